#!/bin/bash
# Typechecks the golden definitions' code for SwiftUI in the modes in which an app's target may be compiled, with previews,
# and shows that a view which is missing, or of a wrong type, is found at its name in the definition.
#
#   generated-modes.sh DIALOGGEN
#
# Needs the modules of Check, which `swift build` there makes. Ends with 0, 1 if something is wrong, 2 if it cannot run.
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)
tool=${1:-}
goldens=$here/../DialogGeneratorTests/Goldens
modules=$here/Check/.build/debug/Modules
cannot() { printf '%s\n' "generated-modes cannot run: $*" >&2; exit 2; }
[ -x "$tool" ] || cannot "there is no program $tool"
[ -f "$modules/DialogUI.swiftmodule" ] || cannot "$modules has no DialogUI"
work=$(mktemp -d) || cannot "no temporary folder could be made"
trap 'rm -rf "$work"' EXIT
failed=0

# definitions ACCESS: the goldens with their app, in the given access level.
definitions() {
    rm -rf "$work/in" "$work/out"
    mkdir "$work/in" "$work/out"
    cp "$goldens"/*.yaml "$work/in"
    printf 'dialoggen: 1\naccessLevel: %s\npreviews: true\n' "$1" >"$work/in/dialoggen.yaml"
    "$tool" generate "$work/in" --output "$work/out" --quiet 2>"$work/log" || { cat "$work/log" >&2; cannot "generate failed"; }
}

# app ACCESS EXPLICIT: the app's own files; with explicit imports where a mode asks for them.
app() {
    local word=$1 import=import file
    [ "$1" = internal ] && word=
    { [ "$1" = public ] || [ "$2" = yes ]; } && [ "$1" != internal ] && import="$1 import"
    for file in App Views; do
        sed "s/ACCESS import/$import/; s/ACCESS/$word/g" "$goldens/Golden$file.txt" >"$work/out/Golden$file.swift"
    done
}

compile() {
    swiftc -typecheck -DDEBUG -module-name Golden -parse-as-library -swift-version 6 -package-name golden \
        -warnings-as-errors -diagnostic-style llvm -I "$modules" "$@" "$work/out"/*.swift >"$work/log" 2>&1
}

all=(InternalImportsByDefault MemberImportVisibility ExistentialAny)
mode() {
    local access=$1 isolation=$2 explicit=no feature
    shift 2
    local flags=()
    for feature in "$@"; do
        flags+=(-enable-upcoming-feature "$feature")
        [ "$feature" = InternalImportsByDefault ] && explicit=yes
    done
    [ "$isolation" = none ] || flags+=(-default-isolation "$isolation")
    definitions "$access"
    app "$access" $explicit
    if compile "${flags[@]}"; then
        printf '%s\n' "$access, isolation $isolation, features $*: compiles"
    else
        cat "$work/log" >&2
        printf '%s\n' "$access, isolation $isolation, features $*: does not compile" >&2
        failed=1
    fi
}
mode internal none
mode internal MainActor "${all[@]}"
mode package none "${all[@]}"
mode package MainActor
mode public none MemberImportVisibility
mode public MainActor "${all[@]}"

# wrong NAME SED PLACE: the app's views changed, and where the compiler has to say so.
wrong() {
    definitions internal
    app internal no
    sed -i "$2" "$work/out/GoldenViews.swift"
    if compile; then
        printf '%s\n' "$1: compiles, but must not" >&2
        failed=1
    elif grep -qF "$3" "$work/log"; then
        printf '%s\n' "$1: is found at $3"
    else
        cat "$work/log" >&2
        printf '%s\n' "$1: is not found at $3" >&2
        failed=1
    fi
}
line() { grep -n "$1" "$goldens/$2" | head -n 1 | cut -d : -f 1; }
settings=$(line AboutView settings.dialog.yaml)
song=$(line GlowView song.dialog.yaml)
wrong "a missing view" '/func aboutView/d' "settings.dialog.yaml:$settings:"
wrong "a constant of a wrong type" 's/build: Int/build: String/' "settings.dialog.yaml:$settings:"
wrong "a value of a wrong type" 's/value: Binding<Glow>/value: Binding<Int>/' "song.dialog.yaml:$song:"
exit $failed
