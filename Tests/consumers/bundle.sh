#!/bin/sh
# Builds a consumer with the package for apps, in which the tool is a built program, on a system without libyaml: its
# header, its pkg-config file and its libraries are hidden in a mount namespace of this script alone.
#
#   Tests/consumers/bundle.sh               makes the package first, which takes minutes
#   Tests/consumers/bundle.sh PACKAGE       with the package that Scripts/artifactbundle --package has made
set -u
root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd) || exit 1
# shellcheck source=../../Scripts/environment.sh
. "$root/Scripts/environment.sh"

# The second start, inside of the namespace.
if [ "${1:-}" = --hidden ]; then
    package=$2
    work=$3
    find /usr/include /usr/lib /usr/local /lib \( -name yaml.h -o -name 'libyaml*' -o -name yaml-0.1.pc \) \
        -not -type d 2>/dev/null | while IFS= read -r file; do
        mount --bind /dev/null "$(readlink -f "$file")" || exit 1
    done || stop "libyaml could not be hidden."
    pkg-config --exists yaml-0.1 2>/dev/null && stop "pkg-config still finds libyaml."
    has_libyaml && stop "libyaml is still there."
    say "libyaml is hidden: no header, no library."

    cp -R "$package" "$work/dialoggen" && cp -R "$root/Tests/consumers/plain" "$work/consumer" || stop "Copying failed."
    for system in native swiftbuild; do
        quietly swift build --package-path "$work/consumer" --scratch-path "$work/$system" --build-system "$system" ||
            stop "The consumer could not be built with $system."
        binaries=$(swift build --package-path "$work/consumer" --scratch-path "$work/$system" --build-system "$system" \
            --show-bin-path </dev/null | tail -n 1)
        printed=$("$binaries/App")
        [ "$printed" = "120 beats per minute" ] || stop "The consumer printed \"$printed\"."
        say "Built and run with $system."
    done

    # The tool of the bundle is the one that ran, and a mistake stops the build with its words.
    sed -i 's/default: 120/default: 400/' "$work/consumer/Sources/App/tempo.dialog.yaml"
    swift build --package-path "$work/consumer" --scratch-path "$work/native" </dev/null >"$work/mistake.txt" 2>&1 &&
        stop "A wrong definition did not stop the build."
    grep -q 'tempo.dialog.yaml:.*\[default-out-of-range\]' "$work/mistake.txt" ||
        stop "The build stopped for another reason: $(cat "$work/mistake.txt")"
    swift package --package-path "$work/consumer" --scratch-path "$work/native" \
        --allow-writing-to-package-directory dialoggen validate --target App \
        </dev/null >"$work/command.txt" 2>&1 && stop "dialoggen validate found nothing wrong."
    grep -q '\[default-out-of-range\]' "$work/command.txt" ||
        stop "dialoggen validate failed for another reason: $(cat "$work/command.txt")"
    say "The build plugin and the command plugin report the mistake."
    exit 0
fi

require_swift
[ "$(uname)" = Linux ] || stop "Not tested: hiding libyaml takes mount namespaces, which only Linux has."
hide="unshare --mount"
[ "$(id -u)" -eq 0 ] || hide="unshare --mount --map-root-user"
$hide true 2>/dev/null || stop "Not tested: this system allows no mount namespaces ($hide), so libyaml cannot be hidden."

work=$(mktemp -d) || stop "No temporary folder could be made."
trap 'rm -rf "$work"' EXIT
package=${1:-}
if [ -z "$package" ]; then
    prepare
    package="$work/package"
    "$root/Scripts/artifactbundle" --package "$package" >/dev/null || stop "The bundle could not be built."
fi
$hide "$root/Tests/consumers/bundle.sh" --hidden "$package" "$work" || stop "Artifact bundle: failed."
say "All good: an app builds and runs with the artifact bundle and without libyaml."
