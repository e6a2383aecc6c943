#!/bin/bash
# Checks the definitions in Docs/Migrating.md and in the article on SwiftUI, and compiles their code together with the Swift
# of the page: each page is an app of its own.
#
#   pages.sh DIALOGGEN
#
# Needs the modules of Check, which `swift build` there makes. Ends with 0, 1 if something is wrong, 2 if it cannot run.
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)
docs=$here/../../Docs
tool=${1:-}
modules=$here/Check/.build/debug/Modules
cannot() { printf '%s\n' "pages.sh cannot run: $*" >&2; exit 2; }
[ -x "$tool" ] || cannot "there is no program $tool"
[ -f "$modules/DialogUI.swiftmodule" ] || cannot "$modules has no DialogUI"
work=$(mktemp -d) || cannot "no temporary folder could be made"
trap 'rm -rf "$work"' EXIT

# compile PAGE BLOCKS: the page has at least that many blocks of each language.
compile() {
    local page=$1 folder=$work/${1##*/} definitions code
    mkdir -p "$folder/definitions" "$folder/code" || cannot "$folder cannot be made"
    # Each block is a file of its own, with the line of the page in its name.
    awk -v folder="$folder" '
        /^```yaml$/ { file = sprintf("%s/definitions/line%d.dialog.yaml", folder, NR + 1); next }
        /^```swift$/ { file = sprintf("%s/code/Line%d.swift", folder, NR + 1); next }
        /^```/ { file = ""; next }
        file != "" { print > file }' "$page"
    # One without dialogs is the configuration.
    grep -L '^dialogs:' "$folder/definitions"/*.yaml | while read -r file; do
        mv "$file" "$folder/definitions/dialoggen.yaml"
    done
    definitions=("$folder/definitions"/*.dialog.yaml)
    code=("$folder/code"/*.swift)
    [ ${#definitions[@]} -ge "$2" ] && [ ${#code[@]} -ge "$2" ] || cannot "$page has not the blocks that it should have"
    "$tool" generate "$folder/definitions" --output "$folder/code" --strict --quiet || exit 1
    if swiftc -typecheck -module-name Page -parse-as-library -swift-version 6 -warnings-as-errors \
        -D DEBUG -diagnostic-style llvm -I "$modules" "$folder/code"/*.swift; then
        printf '%s\n' "${page##*/}: ${#definitions[@]} definitions and ${#code[@]} pieces of Swift compile"
    else
        printf '%s\n' "$page does not compile; a file's number is the line of the page where the block starts" >&2
        exit 1
    fi
}

compile "$docs/Migrating.md" 5
compile "$docs/dialoggen.docc/SwiftUI.md" 3
