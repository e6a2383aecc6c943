#!/bin/bash
# Shows that check.sh accepts what is right and finds what is wrong, on every platform it is given.
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)
[ $# -gt 0 ] || set -- arm64-apple-ios17.0 arm64-apple-macos14.0 arm64-apple-tvos17.0 arm64-apple-watchos10.0 arm64-apple-xros1.0
failed=0
for triple in "$@"; do
    platform=$(printf '%s' "$triple" | sed -E 's/^[^-]*-apple-([a-z]+)[0-9.]*$/\1/')
    "$here/check.sh" "$triple" --files Right "$here/samples/Right.swift" || failed=1
    found=$("$here/check.sh" "$triple" --files Wrong "$here/samples/Wrong.swift" 2>&1)
    status=$?
    if [ $status -ne 1 ]; then
        printf '%s\n' "$found" "$triple: the wrong sample ended with $status, not with 1" >&2
        failed=1
        continue
    fi
    expected=$(grep -nE "// wrong:.*\b$platform\b" "$here/samples/Wrong.swift" | cut -d : -f 1 | sort -n)
    actual=$(printf '%s\n' "$found" | sed -nE 's/^.*Wrong\.swift:([0-9]+):[0-9]+: error.*$/\1/p' | sort -n | uniq)
    if [ "$expected" = "$actual" ]; then
        printf '%s\n' "$triple: finds each wrong line and no other"
    else
        printf '%s\n' "$triple: expected errors in lines" "$expected" "found" "$actual" "$found" >&2
        failed=1
    fi
done
exit $failed
