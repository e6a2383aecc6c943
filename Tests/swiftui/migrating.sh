#!/bin/bash
# Checks the definitions in Docs/Migrating.md and compiles their code together with the page's Swift.
#
#   migrating.sh DIALOGGEN
#
# Needs the modules of Check, which `swift build` there makes. Ends with 0, 1 if something is wrong, 2 if it cannot run.
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)
page=$here/../../Docs/Migrating.md
tool=${1:-}
modules=$here/Check/.build/debug/Modules
cannot() { printf '%s\n' "migrating cannot run: $*" >&2; exit 2; }
[ -x "$tool" ] || cannot "there is no program $tool"
[ -f "$modules/DialogUI.swiftmodule" ] || cannot "$modules has no DialogUI"
work=$(mktemp -d) || cannot "no temporary folder could be made"
trap 'rm -rf "$work"' EXIT
mkdir "$work/definitions" "$work/code"
# Each block is a file of its own, with the line of the page in its name.
awk -v folder="$work" '
    /^```yaml$/ { file = sprintf("%s/definitions/line%d.dialog.yaml", folder, NR + 1); next }
    /^```swift$/ { file = sprintf("%s/code/Line%d.swift", folder, NR + 1); next }
    /^```/ { file = ""; next }
    file != "" { print > file }' "$page"
definitions=("$work/definitions"/*.yaml)
code=("$work/code"/*.swift)
[ ${#definitions[@]} -ge 5 ] && [ ${#code[@]} -ge 5 ] || cannot "the page has not the blocks that it should have"
"$tool" generate "$work/definitions" --output "$work/code" --strict --quiet || exit 1
if swiftc -typecheck -module-name Migrating -parse-as-library -swift-version 6 -warnings-as-errors -diagnostic-style llvm \
    -I "$modules" "$work/code"/*.swift; then
    printf '%s\n' "Migrating.md: ${#definitions[@]} definitions and ${#code[@]} pieces of Swift compile"
else
    printf '%s\n' "Migrating.md does not compile; a file's number is the line of the page where the block starts" >&2
    exit 1
fi
