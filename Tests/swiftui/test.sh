#!/bin/bash
# Runs all tests of this folder: the stand-in, what is checked against it, and the typecheck for Apple's platforms.
# Arguments are the triples to typecheck for; without any, the floors of iOS and macOS.
set -eu
here=$(cd -- "$(dirname -- "$0")" && pwd)
[ "$(uname -s)" = Linux ] || { printf '%s\n' "These tests stand in for SwiftUI where it does not exist: on Linux."; exit 0; }
[ $# -gt 0 ] || set -- arm64-apple-ios17.0 arm64-apple-macos14.0
for package in StandIn Check; do
    [ -f "$here/$package/Package.swift" ] || continue
    printf '%s\n' "== $package"
    (cd "$here/$package" && swift test)
done
printf '%s\n' "== apple-typecheck"
"$here/apple-typecheck/self-test.sh" "$@"
