#!/usr/bin/env python3
"""Breaks DialogUI in the ways of mutations.txt, one at a time in a copy, and runs the tests that have to notice.

    run.py [--list] [--folder DIR] [NAME...]

Without names all mutations are tried. Ends with 0 if a test failed for each of them, 1 if one went unnoticed or does not
apply any more, 2 if something cannot run: the copy does not build, or its tests fail without any mutation.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
CHECK = HERE.parent / "Check"
ROOT = HERE.parents[2]


def fail(message, status=2):
    print(message, file=sys.stderr)
    sys.exit(status)


class Mutation:
    def __init__(self, name):
        self.name = name
        self.changes = []
        self.tests = []


def read():
    mutations = []
    for number, line in enumerate((HERE / "mutations.txt").read_text().splitlines(), 1):
        kind = line[:1]
        if kind == "*":
            mutations.append(Mutation(line[1:].strip()))
        elif line.startswith("file:"):
            mutations[-1].changes.append([line[5:].strip(), [], []])
        elif line.startswith("tests:"):
            mutations[-1].tests = line[6:].split()
        elif kind in ("-", "+"):
            mutations[-1].changes[-1][1 if kind == "-" else 2].append(line[1:])
        elif line and kind != "#":
            fail(f"mutations.txt:{number}: cannot be read: {line}")
    for mutation in mutations:
        if not mutation.changes or not mutation.tests:
            fail(f"{mutation.name}: a file or the tests are missing")
    return mutations


def copy(folder):
    """A package like Check with sources of its own; everything else is linked."""
    package = folder / "swiftui" / "Check"
    (package / "Sources").mkdir(parents=True, exist_ok=True)
    (package / "Tests").mkdir(exist_ok=True)

    def link(name, target):
        if not name.is_symlink():
            name.symlink_to(target)

    link(folder / "swiftui" / "StandIn", HERE.parent / "StandIn")
    shutil.copyfile(CHECK / "Package.swift", package / "Package.swift")
    for source in (CHECK / "Sources").iterdir():
        if source.name != "DialogUI":
            link(package / "Sources" / source.name, source.resolve())
    for tests in (CHECK / "Tests").iterdir():
        link(package / "Tests" / tests.name, tests.resolve())
    restore(package)
    return package


def restore(package):
    """Brings the sources back; what is the same keeps its date, so that it is not compiled again."""
    target = package / "Sources" / "DialogUI"
    original = ROOT / "Sources" / "DialogUI"
    wanted = {file.relative_to(original) for file in original.rglob("*.swift")}
    for file in list(target.rglob("*.swift")) if target.exists() else []:
        if file.relative_to(target) not in wanted:
            file.unlink()
    for name in wanted:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        text = (original / name).read_text()
        if not (target / name).exists() or (target / name).read_text() != text:
            (target / name).write_text(text)


def apply(mutation, package):
    for name, old, new in mutation.changes:
        file = package / "Sources" / "DialogUI" / name
        if not file.exists():
            return f"there is no {name} any more"
        text = file.read_text()
        # A single line may be a part of one.
        before, after = "\n".join(old), "\n".join(new)
        if text.count(before) != 1:
            return f"{name} has the text {text.count(before)} times, not once: {old[0].strip()}"
        file.write_text(text.replace(before, after))
    return None


def build(package):
    return subprocess.run(
        ["swift", "build", "--build-tests", "--package-path", str(package)], capture_output=True, text=True,
        stdin=subprocess.DEVNULL)


def test(package, tests):
    command = ["swift", "test", "--skip-build", "--package-path", str(package)]
    for name in tests:
        command += ["--filter", name]
    try:
        return subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=300)
    except subprocess.TimeoutExpired:
        return None


def failures(output):
    """The names of the tests that failed, without their arguments."""
    names = []
    for line in output.splitlines():
        if line.startswith("✘ Test ") and " failed after " in line and not line.startswith("✘ Test run"):
            name = line[len("✘ Test "):].split("(")[0]
            if name not in names:
                names.append(name)
    return names


def main(arguments):
    mutations = read()
    if arguments[:1] == ["--list"]:
        for mutation in mutations:
            print(mutation.name)
        return 0
    folder = None
    if arguments[:1] == ["--folder"]:
        folder = pathlib.Path(arguments[1]).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        arguments = arguments[2:]
    chosen = [mutation for mutation in mutations if not arguments or mutation.name in arguments]
    if not chosen or len(chosen) < len(arguments):
        fail("there is no mutation of this name; --list names all")
    kept = folder or pathlib.Path(tempfile.mkdtemp(prefix="mutations-"))
    try:
        return run(chosen, copy(kept))
    finally:
        if folder is None:
            shutil.rmtree(kept, ignore_errors=True)


def run(mutations, package):
    print("building what is not mutated", flush=True)
    built = build(package)
    if built.returncode:
        fail(built.stdout + built.stderr)
    everything = sorted({name for mutation in mutations for name in mutation.tests})
    tested = test(package, everything)
    if tested is None or tested.returncode:
        fail("the tests fail without any mutation: " + ", ".join(failures(tested.stdout) if tested else ["no end"]))
    bad = 0
    for number, mutation in enumerate(mutations, 1):
        start = time.time()
        restore(package)
        reason = apply(mutation, package)
        verdict = f"DOES NOT APPLY: {reason}"
        if reason is None:
            built = build(package)
            if built.returncode:
                errors = [line for line in (built.stdout + built.stderr).splitlines() if "error:" in line]
                verdict = "DOES NOT COMPILE: " + (errors[0] if errors else "no error is named")
            else:
                tested = test(package, mutation.tests)
                if tested is None:
                    verdict = "noticed: the tests do not end"
                elif tested.returncode == 0:
                    verdict = "NOT NOTICED"
                else:
                    names = failures(tested.stdout)
                    verdict = "noticed by " + (", ".join(names) if names else "a crash")
        bad += not verdict.startswith("noticed")
        print(f"{number:2}. {mutation.name}: {verdict} ({time.time() - start:.0f} s)", flush=True)
    restore(package)
    print(f"{len(mutations) - bad} of {len(mutations)} mutations noticed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
