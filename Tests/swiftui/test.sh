#!/bin/bash
# Runs all tests of this folder: the stand-in, what is checked against it, the generated code in every mode of the compiler,
# and the typecheck for Apple's platforms. Arguments are the triples to typecheck for; without any, all five floors.
#
# Ends with 0 if all is well, 1 if a test fails, 2 if something cannot run at all.
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)
root=$(cd -- "$here/../.." && pwd)
[ "$(uname -s)" = Linux ] || { printf '%s\n' "These tests stand in for SwiftUI where it does not exist: on Linux."; exit 0; }
[ $# -gt 0 ] || set -- arm64-apple-ios17.0 arm64-apple-macos14.0 arm64-apple-tvos17.0 arm64-apple-watchos10.0 arm64-apple-xros1.0

failed() { printf '%s\n' "swiftui: $1" >&2; exit "${2:-1}"; }

tool=$root/.build/debug/dialoggen
[ -x "$tool" ] || failed "$tool is missing; build the package first: swift build" 2

printf '%s\n' "== generated code that is checked in"
update() {
    if [ "${DIALOGGEN_UPDATE:-}" = 1 ]; then
        "$tool" generate "$1" --output "$2"
    else
        "$tool" generate "$1" --output "$2" --check ||
            failed "$2 is not what $1 gives. DIALOGGEN_UPDATE=1 $0 writes it anew."
    fi
}
cd "$root" || failed "$root cannot be entered" 2
update dialogs Tests/swiftui/Check/Sources/Composer/Generated
(cd "$here/Check/Tests/DialogRuleTests" && update Definitions Generated) || exit

folders=$(mktemp -d) || failed "no temporary folder could be made" 2
trap 'rm -rf "$folders"' EXIT
# What stands beside generated code in an app: its models and views.
mkdir "$folders/Sample" "$folders/Workshop"
ln -s "$here/Check/Sources/Composer/Generated"/*.swift "$folders/Sample"
ln -s "$root/Sources/Composer"/{Account,Song,Instrument,Phrase,Words}.swift "$folders/Sample"
ln -s "$here/Check/Tests/DialogRuleTests/Generated"/*.swift "$here/Check/Tests/DialogRuleTests/WorkshopModel.swift" "$folders/Workshop"
typecheck() {
    local triple
    "$here/apple-typecheck/self-test.sh" "$@" || return 1
    for triple in "$@"; do
        "$here/apple-typecheck/check.sh" "$triple" --interface DialogRuntime "$root/Sources/DialogRuntime" \
            --module DialogUI "$root/Sources/DialogUI" --module Sample "$folders/Sample" \
            --module Workshop "$folders/Workshop" || return
    done
}
# It uses one core and takes minutes, so it runs beside the tests and speaks afterwards.
typecheck "$@" >"$folders/typecheck.log" 2>&1 &
typechecking=$!
trap 'kill $typechecking 2>/dev/null; rm -rf "$folders"' EXIT

for package in StandIn Check; do
    printf '%s\n' "== $package"
    (cd "$here/$package" && swift test -Xswiftc -warnings-as-errors </dev/null) || failed "$package failed"
done

printf '%s\n' "== generated code in every mode"
"$here/generated-modes.sh" "$tool" || exit
"$here/pages.sh" "$tool" || exit

printf '%s\n' "== typecheck for Apple's platforms"
wait $typechecking
status=$?
cat "$folders/typecheck.log"
[ $status -eq 0 ] || failed "the typecheck for Apple's platforms ended with $status" $status
printf '%s\n' "swiftui: all good"
