#!/bin/bash
# Typechecks SwiftUI sources on Linux as if for an Apple platform: `@available`, `#if os(iOS)` and Swift 6 isolation are
# those of the platform. The standard library comes from the textual interfaces that the toolchain ships itself, SwiftUI
# is the stand-in. Nothing is linked or run, and nothing that is derived is kept in the repository.
#
#   check.sh TRIPLE [--interface NAME DIR]... [--module NAME DIR]... [--files NAME FILE... ]
#
#   TRIPLE       arm64-apple-ios17.0, arm64-apple-macos14.0, arm64-apple-tvos17.0, arm64-apple-watchos10.0,
#                arm64-apple-xros1.0
#   --interface  a module that is compiled for this machine; the others see its public declarations
#   --module     a module that is typechecked for the triple and can be imported by those that follow
#   --files      the same for single files; takes all arguments that are left
#
# Ends with 0 if all is well, 1 if something does not typecheck, 2 if the check cannot run.
set -u
here=$(cd -- "$(dirname -- "$0")" && pwd)

cannot() { printf '%s\n' "apple-typecheck cannot run: $*" >&2; exit 2; }

triple=${1:-}
[ -n "$triple" ] || cannot "no triple given, such as arm64-apple-ios17.0"
shift
command -v swiftc >/dev/null || cannot "there is no swiftc"
toolchain=$(dirname -- "$(dirname -- "$(readlink -f -- "$(command -v swiftc)")")")
host=$(uname -m)-unknown-linux-gnu
library=$toolchain/lib/swift/linux
[ -f "$library/Swift.swiftmodule/$host.swiftinterface" ] ||
    cannot "the toolchain in $toolchain has no textual interface of the standard library for $host"

version=$(swiftc --version 2>/dev/null | head -n 1 | cksum | cut -d ' ' -f 1)
cache=${APPLE_TYPECHECK_CACHE:-${TMPDIR:-/tmp}/apple-typecheck-$(id -u)}/$version/$triple
mkdir -p "$cache" || cannot "$cache cannot be made"

common=(-target "$triple" -disable-objc-interop -resource-dir "$toolchain/lib/swift" -I "$cache")
compile=("${common[@]}" -O -parse-as-library -plugin-path "$toolchain/lib/swift/host/plugins")

# The standard library, once for each toolchain and triple.
standard() {
    local module=$1
    shift
    [ -f "$cache/$module.swiftmodule" ] && return
    local interface=$cache/$module.in/$module.swiftinterface
    mkdir -p "$cache/$module.in"
    sed -E -e "1,8s/-target [^ ]+/-target $triple/" -e '/^ *@backDeployed\([^)]*\)$/d' -e '/^import Glibc$/d' \
        -e 's/_stdlib_remainderl\(/_remainder80(/; s/_stdlib_squareRootl\(/_squareRoot80(/' \
        "$library/$module.swiftmodule/$host.swiftinterface" >"$interface" || cannot "$module has no interface"
    case $triple in
    # Where an interface names no version for visionOS, the version of iOS stands for one.
    *-xros*)
        sed -i -E -e '/visionOS/!s/(@available\([^)]*\<iOS (9|1[0-7])(\.[0-9]+)*[^)]*), \*\)/\1, visionOS 1.0, *)/' \
            -e '/visionOS/!s/(@available\([^)]*\<iOS 18\.([0-9]+)[^)]*), \*\)/\1, visionOS 2.\2, *)/' \
            -e '/visionOS/!s/(@available\([^)]*\<iOS (2[6-9])\.([0-9]+)[^)]*), \*\)/\1, visionOS \2.\3, *)/' "$interface"
        ;;
    esac
    if [ "$module" = Swift ] && [ "$host" = x86_64-unknown-linux-gnu ]; then
        cat >>"$interface" <<'HELPERS'
@usableFromInline internal func _remainder80(_ a: Swift.Float80, _ b: Swift.Float80) -> Swift.Float80
@usableFromInline internal func _squareRoot80(_ a: Swift.Float80) -> Swift.Float80
HELPERS
    fi
    swiftc -frontend -compile-module-from-interface "${common[@]}" -I "$toolchain/lib/swift/shims" \
        -disable-availability-checking -module-name "$module" "$@" "$interface" \
        -o "$cache/$module.swiftmodule" 2>"$cache/$module.log" || {
        grep error: "$cache/$module.log" | head -n 20 >&2
        rm -f "$cache/$module.swiftmodule"
        cannot "the module $module does not compile for $triple"
    }
}
standard Swift -parse-stdlib
standard _Concurrency -parse-stdlib
standard _StringProcessing -parse-stdlib
standard Observation

# Foundation as far as views mention it, Combine and SwiftUI, whenever one of their files has changed.
ours() {
    local module=$1 folder=$2
    local state
    state=$(find "$folder" "$here/Foundation" -name '*.swift' -exec cat {} + | cksum)
    [ -f "$cache/$module.swiftmodule" ] && [ "$(cat "$cache/$module.state" 2>/dev/null)" = "$state" ] && return
    find "$folder" -name '*.swift' | sort >"$cache/$module.files"
    swiftc -frontend -emit-module "${compile[@]}" -swift-version 5 -suppress-warnings -package-name standin \
        -disable-availability-checking \
        -module-name "$module" -filelist "$cache/$module.files" -o "$cache/$module.swiftmodule" \
        2>"$cache/$module.log" || {
        grep error: "$cache/$module.log" | sort -u | head -n 40 >&2
        rm -f "$cache/$module.swiftmodule"
        cannot "the stand-in for $module does not compile for $triple"
    }
    printf '%s' "$state" >"$cache/$module.state"
}
ours Foundation "$here/Foundation"
ours Combine "$here/../StandIn/Sources/Combine"
ours SwiftUI "$here/../StandIn/Sources/SwiftUI"

features=(-enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault)
failed=0

# What a module says of itself on this machine, compiled again for the triple.
interface() {
    local module=$1 folder=$2
    [ -d "$folder" ] || cannot "there is no folder $folder"
    local work=$cache/../$module.interface
    local text=$work/$module.swiftinterface
    mkdir -p "$work"
    local state
    state=$(find -L "$folder" -name '*.swift' -exec cat {} + | cksum)
    if ! [ -f "$text" ] || [ "$(cat "$work/state" 2>/dev/null)" != "$state" ]; then
        find -L "$folder" -name '*.swift' | sort >"$work/files"
        swiftc -emit-module -emit-module-interface-path "$text" -enable-library-evolution \
            -parse-as-library -swift-version 6 "${features[@]}" -package-name seen -module-name "$module" \
            -o "$work/host.swiftmodule" @"$work/files" 2>"$work/log" || {
            grep error: "$work/log" | sort -u | head -n 20 >&2
            rm -f "$text"
            cannot "$module does not compile on this machine"
        }
        printf '%s' "$state" >"$work/state"
    fi
    # The flags of an interface win: without optimization a module asks for a library that only the platform has. Its
    # users are built with it, so it does not evolve. And on the platforms the parts of Foundation have one name.
    mkdir -p "$cache/$module.in"
    sed -E -e "1,8s/-target [^ ]+/-target $triple/" -e "1,8s/^(.. swift-module-flags:)/\\1 -O/" \
        -e '1,8s/ -enable-library-evolution//' \
        -e 's/FoundationEssentials\./Foundation./g' "$text" >"$cache/$module.in/$module.swiftinterface"
    swiftc -frontend -compile-module-from-interface "${compile[@]}" -module-name "$module" \
        "$cache/$module.in/$module.swiftinterface" -o "$cache/$module.swiftmodule" 2>"$cache/$module.log" || {
        grep error: "$cache/$module.log" | sort -u | head -n 20 >&2
        cannot "the interface of $module does not compile for $triple: is a name missing in Foundation/?"
    }
}

# The check itself.
check() {
    local module=$1
    shift
    [ $# -gt 0 ] || cannot "$module has no files"
    printf '%s\n' "$@" >"$cache/$module.files"
    if swiftc -frontend -emit-module "${compile[@]}" -swift-version 6 "${features[@]}" -warnings-as-errors \
        -package-name checked -module-name "$module" -filelist "$cache/$module.files" \
        -o "$cache/$module.swiftmodule" 2>"$cache/$module.log"; then
        printf '%s\n' "$module: typechecks for $triple"
    else
        grep -E '^[^ ]+:[0-9]+:[0-9]+: (error|warning)' "$cache/$module.log" | sort -u >&2 ||
            cat "$cache/$module.log" >&2
        printf '%s\n' "$module: does not typecheck for $triple" >&2
        failed=1
    fi
}

while [ $# -gt 0 ]; do
    case $1 in
    --interface)
        [ $# -ge 3 ] || cannot "--interface takes a name and a folder"
        interface "$2" "$3"
        shift 3
        ;;
    --module)
        [ $# -ge 3 ] || cannot "--module takes a name and a folder"
        [ -d "$3" ] || cannot "there is no folder $3"
        mapfile -t found < <(find -L "$3" -name '*.swift' | sort)
        check "$2" "${found[@]}"
        shift 3
        ;;
    --files)
        [ $# -ge 3 ] || cannot "--files takes a name and files"
        name=$2
        shift 2
        check "$name" "$@"
        break
        ;;
    *) cannot "unknown argument $1" ;;
    esac
done
exit "$failed"
