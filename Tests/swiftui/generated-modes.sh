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
    swiftc -typecheck -DDEBUG -module-name Golden -parse-as-library -package-name golden \
        -warnings-as-errors -diagnostic-style llvm -I "$modules" "$@" "$work/out"/*.swift >"$work/log" 2>&1
}

all=(InternalImportsByDefault MemberImportVisibility ExistentialAny)
mode() {
    local language=$1 access=$2 isolation=$3 explicit=no feature
    shift 3
    local flags=(-swift-version "$language")
    for feature in "$@"; do
        flags+=(-enable-upcoming-feature "$feature")
        [ "$feature" = InternalImportsByDefault ] && explicit=yes
    done
    [ "$isolation" = none ] || flags+=(-default-isolation "$isolation")
    definitions "$access"
    app "$access" $explicit
    if compile "${flags[@]}"; then
        printf '%s\n' "Swift $language, $access, isolation $isolation, features $*: compiles"
    else
        cat "$work/log" >&2
        printf '%s\n' "Swift $language, $access, isolation $isolation, features $*: does not compile" >&2
        failed=1
    fi
}
# Each two settings meet in each of their combinations; the tests of the package use the same eight.
mode 5 internal none
mode 5 package MainActor "${all[@]}"
mode 6 public none InternalImportsByDefault MemberImportVisibility
mode 6 public MainActor ExistentialAny
mode 6 internal none InternalImportsByDefault ExistentialAny
mode 6 package none
mode 5 internal MainActor MemberImportVisibility
mode 5 public none

# Every word that means something to Swift, or to generated code, as a view and as a constant that a view is given.
words=$(grep -E '^        [A-Za-z_]' "$goldens/../SwiftWords.swift" | tr -d '\\' | tr -s ' \n' '\n\n' |
    grep -xE '[a-z][A-Za-z0-9]*' | grep -vxE 'and|or|not|none|true|false|app' | sort -u)
[ "$(wc -w <<<"$words")" -gt 200 ] || cannot "SwiftWords.swift has no words"
rm -rf "$work/in" "$work/out"
mkdir "$work/in" "$work/out"
{
    printf 'dialoggen: 1\ndialogs:\n  all:\n    presentation: page\n    title: T\n    controls:\n'
    for word in $words; do
        case $word in any | self | type | protocol) continue ;; esac
        printf '      - {id: %sRow, kind: custom, title: T, view: %s}\n' "$word" "${word^}"
    done
    printf '      - {id: every, kind: custom, title: T, view: Every, with: {%s}}\n' "$(sed 's/$/: 1,/' <<<"$words" | tr -d '\n')"
} >"$work/in/words.dialog.yaml"
{
    printf 'import DialogRuntime\nimport SwiftUI\n@MainActor struct Views: DialogsViews {\n'
    for word in $words; do
        printf '    func `%s`(_ session: DialogSession) -> some SwiftUI.View { EmptyView() }\n' "$word"
    done
    printf '    func every(_ session: DialogSession%s) -> some SwiftUI.View { EmptyView() }\n}\n' \
        "$(awk '{ printf ", `%s` p%d: Int", $1, NR }' <<<"$words")"
} >"$work/out/Views.swift"
"$tool" generate "$work/in" --output "$work/out" --quiet 2>"$work/log" || { cat "$work/log" >&2; cannot "generate failed"; }
if compile -swift-version 6; then
    printf '%s\n' "every word as a view, and as a constant: compiles"
else
    cat "$work/log" >&2
    printf '%s\n' "every word as a view, and as a constant: does not compile" >&2
    failed=1
fi

# wrong NAME SED PLACE: the app's views changed, and where the compiler has to say so.
wrong() {
    definitions internal
    app internal no
    sed -i "$2" "$work/out/GoldenViews.swift"
    if compile -swift-version 6; then
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
