# shellcheck shell=sh
# What Scripts/run and Scripts/test share: the package's folder in $root, messages, and everything a build needs.
# It is read by them (`. environment.sh`), never run.

# All of this is about the scripts, so it goes to standard error; standard output belongs to the program.
say() {
    printf '%s\n' "$*" >&2
}

stop() {
    say "$@"
    exit 1
}

require_swift() {
    command -v swift >/dev/null 2>&1 || stop "Swift is missing. Install it from https://www.swift.org/install/ and run this again.
If it is installed, its folder is not on your PATH."
}

# libyaml counts as there when its header compiles and links: a package without the header is of no use.
has_libyaml() {
    if command -v pkg-config >/dev/null 2>&1 && pkg-config --exists yaml-0.1; then
        return 0
    fi
    for compiler in cc clang gcc; do
        if command -v "$compiler" >/dev/null 2>&1; then
            printf '#include <yaml.h>\nint main(void) { return yaml_get_version_string() == 0; }\n' |
                "$compiler" -x c - -lyaml -o /dev/null >/dev/null 2>&1
            return
        fi
    done
    return 1
}

# Runs a command of the system's package manager, as root where that takes sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        say "This needs the rights of root, and there is no sudo."
        return 1
    fi
}

install_libyaml() {
    manual="Please install it yourself and run this again:
  Debian, Ubuntu:  sudo apt-get install libyaml-dev
  Fedora:          sudo dnf install libyaml-devel
  macOS:           brew install libyaml"
    if command -v apt-get >/dev/null 2>&1; then
        say "libyaml is missing. Installing it: apt-get install libyaml-dev"
        # The lists of packages may be missing or old, so they are fetched only when the first try fails.
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q libyaml-dev </dev/null >&2 || {
            as_root apt-get update -q </dev/null >&2 &&
                as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q libyaml-dev </dev/null >&2
        } || stop "libyaml could not be installed. $manual"
    elif command -v brew >/dev/null 2>&1; then
        say "libyaml is missing. Installing it: brew install libyaml"
        brew install libyaml </dev/null >&2 || stop "libyaml could not be installed. $manual"
    else
        stop "libyaml is missing, and neither apt-get nor brew is there to install it. $manual"
    fi
    has_libyaml || stop "libyaml was installed, but the C compiler does not find it. $manual"
}

# Both scripts build with the same flags, so that one does not undo the other's work. Warnings are errors here and not
# in Package.swift: packages that use this one must not fail over a warning of a newer compiler.
build() {
    quietly swift build --package-path "$root" -Xswiftc -warnings-as-errors "$@"
}

prepare() {
    require_swift
    has_libyaml || install_libyaml
}

# Runs a command whose output matters only if it fails. On a terminal its output is shown as it comes.
quietly() {
    if [ -t 2 ]; then
        "$@" </dev/null >&2
        return
    fi
    output=$(mktemp) || stop "No temporary file could be made."
    "$@" </dev/null >"$output" 2>&1
    status=$?
    [ "$status" -eq 0 ] || cat "$output" >&2
    rm -f "$output"
    return "$status"
}
