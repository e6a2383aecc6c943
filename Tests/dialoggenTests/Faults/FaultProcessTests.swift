import Foundation
import Testing

@testable import dialoggen

/// Faults as the system makes them, on processes.
@Suite(.serialized) struct FaultProcessTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
    }

    private func writeDefinitions(_ names: [String], title: String, in place: String = "d") throws {
        for name in names {
            try folder.write(
                "\(place)/\(name).dialog.yaml",
                """
                dialoggen: 1
                dialogs:
                  \(name):
                    presentation: popup
                    title: \(title)
                    controls:
                      - {id: bpm, kind: stepper, title: Beats, range: 40...240, default: 120}
                      - {id: voice, kind: picker, title: Voice, options: [piano, bass, drums]}
                    buttons: [cancel, save]

                """)
        }
    }

    private var generate: [String] { ["generate", folder.path("d"), "--output", folder.path("out"), "--quiet"] }

    /// Runs a shell with the tool as `$TOOL`.
    private func shell(_ script: String, by launcher: [String] = []) throws -> ToolResult {
        var tool = ToolProcess(arguments: launcher + ["/bin/bash", "-c", script], folder: folder.path)
        tool.environment = ["TOOL": try ToolProcess.executable().path]
        tool.program = "/usr/bin/env"
        return try tool.run()
    }

    // MARK: Killed runs

    /// Killed at a moment that is never the same.
    @Test func killedRunsAreMendedByTheNext() throws {
        let names = (0..<40).map { "f\($0)" }
        try writeDefinitions(names, title: "Old", in: "old")
        try writeDefinitions(names, title: "New", in: "new")
        var versions: [[String: String]] = []
        for version in ["old", "new"] {
            #expect(runTool("generate", folder.path(version), "--output", folder.path("\(version)-out")).status == 0)
            versions.append(try folder.contents(of: "\(version)-out"))
        }
        for round in 0..<12 {
            let (before, after) = (versions[round % 2], versions[(round + 1) % 2])
            let place = folder.path(round % 2 == 0 ? "new" : "old")
            if round == 0 {
                #expect(runTool("generate", folder.path("old"), "--output", folder.path("out")).status == 0)
            }
            let process = Process()
            process.executableURL = try ToolProcess.executable()
            process.arguments = ["generate", place, "--output", folder.path("out"), "--quiet"]
            try process.run()
            // Every other run is caught among its temporary files, the others among its renames or after them.
            try eventually("a temporary file") {
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out"))
                let count = names.count { $0.hasSuffix(".tmp") }
                return !process.isRunning || count > (round % 4 < 2 ? round * 5 : 75)
            }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            for (name, text) in try folder.contents(of: "out") where !name.hasSuffix(".tmp") {
                #expect(text == before[name] || text == after[name], "round \(round): \(name)")
            }
            let result = runTool("generate", place, "--output", folder.path("out"))
            #expect(result.status == 0, "\(result.messages)")
            #expect(try folder.contents(of: "out") == after)
        }
    }

    // MARK: Two at once

    /// Two runs that want different files in one folder: the result is that of one of them, whole.
    @Test func twoRunsAtOnce() throws {
        try writeDefinitions(["a", "b", "c"], title: "One", in: "one")
        try writeDefinitions(["b", "c", "d", "e"], title: "Two", in: "two")
        var whole: [[String: String]] = []
        for name in ["one", "two"] {
            #expect(runTool("generate", folder.path(name), "--output", folder.path("\(name)-out")).status == 0)
            whole.append(try folder.contents(of: "\(name)-out"))
        }
        var winners: Set<Int> = []
        for round in 0..<50 {
            if round % 10 == 0 { try? folder.remove("out") }
            let processes = try ["one", "two"].map { name in
                let process = Process()
                process.executableURL = try ToolProcess.executable()
                process.arguments = ["generate", folder.path(name), "--output", folder.path("out"), "--quiet"]
                return process
            }
            for process in round % 2 == 0 ? processes : processes.reversed() { try process.run() }
            for process in processes {
                process.waitUntilExit()
                #expect(process.terminationStatus == 0, "round \(round)")
            }
            let winner = whole.firstIndex(of: try folder.contents(of: "out"))
            #expect(winner != nil, "round \(round)")
            winners.formUnion([winner].compactMap(\.self))
        }
        #expect(!winners.isEmpty)
    }

    /// Writers of the user's own files refuse what has changed since they read it.
    @Test func formattingAndFixingAtOnce() throws {
        for round in 0..<10 {
            for name in ["a", "b", "c", "e"] {
                try folder.write(
                    "d/\(name).dialog.yaml",
                    """
                    dialoggen: 1
                    dialogs:
                      \(name):
                        title: T
                        presentation: popup
                        controls: [{kind: toggle, id: on, title: On, default: yes}]
                        buttons: [cancel, save]

                    """)
            }
            let processes = try [["format"], ["validate", "--fix"]].map { words in
                let process = Process()
                process.executableURL = try ToolProcess.executable()
                process.arguments = words + [folder.path("d"), "--quiet"]
                process.standardError = FileHandle.nullDevice
                process.standardOutput = FileHandle.nullDevice
                return process
            }
            for process in processes { try process.run() }
            for process in processes { process.waitUntilExit() }
            for process in processes { #expect([0, 1, 3].contains(process.terminationStatus), "round \(round)") }
            // Whoever was refused runs again.
            #expect(runTool("validate", folder.path("d"), "--fix").status == 0)
            #expect(runTool("format", folder.path("d")).status == 0)
            #expect(runTool("format", folder.path("d"), "--check").status == 0)
            let contents = try folder.contents(of: "d")
            #expect(contents.count == 4)
            #expect(contents.values.allSatisfy { $0.contains("true") && !$0.contains("yes") })
        }
    }

    // MARK: Limits

    /// A limit for the size of files ends other programs by a signal.
    @Test func aLimitOfTheSizeOfFiles() throws {
        try writeDefinitions(["a"], title: "Title")
        let result = try shell("ulimit -f 1; exec \"$TOOL\" generate d --output out --quiet")
        #expect(result.status == 3, "\(result)")
        #expect(
            result.messages == """
                error: cannot write out/a.dialog.swift: File too large
                  Nothing has changed. A limit for the size of files is in the way (ulimit -f): raise it, then run this \
                again.

                """)
        #expect(try folder.contents()["out"] == nil)
    }

    // MARK: Real file systems

    @Test(.enabled(if: Namespace.isPossible)) func aFullDisk() throws {
        try writeDefinitions((0..<40).map { "f\($0)" }, title: "Old", in: "old")
        try writeDefinitions((0..<40).map { "f\($0)" }, title: "New", in: "new")
        let result = try shell(
            """
            mkdir disk && mount -t tmpfs -o size=400k none disk || exit 99
            "$TOOL" generate old --output disk/out --quiet || exit 98
            cp -r disk/out before
            head -c 300k /dev/zero > disk/filler 2>/dev/null
            "$TOOL" generate new --output disk/out --quiet; echo "status $?"
            diff -r before disk/out && echo unchanged
            rm disk/filler
            mount -o remount,size=4m disk
            "$TOOL" generate new --output disk/out --quiet; echo "status $?"
            grep -L New disk/out/f*.swift; ls -A disk/out | grep tmp
            """, by: Namespace.launcher)
        #expect(result.output == "status 3\nunchanged\nstatus 0\n", "\(result)")
        #expect(result.messages.contains(": No space left on device\n  Nothing has changed. Make room there"))
    }

    @Test(.enabled(if: Namespace.isPossible)) func aDiskThatCanOnlyBeRead() throws {
        try writeDefinitions(["a", "b"], title: "Old")
        try folder.write(
            "d/c.dialog.yaml", "dialoggen: 1\ndialogs:\n  c: {title: T, presentation: alert}\n")
        let result = try shell(
            """
            "$TOOL" generate d --output out --quiet || exit 98
            sed -i s/Old/New/ d/a.dialog.yaml
            mount --bind -o ro . . 2>/dev/null || { mount --bind . . && mount -o remount,bind,ro .; } || exit 99
            cd "$PWD"
            for line in "generate d --output out" "generate d --output none" "format d" "strings d --catalog T.xcstrings" \\
                "baseline d --baseline b.json" "validate d --report-file r" "init fresh"; do
                "$TOOL" $line > /dev/null 2> /dev/shm/watch-messages-$$; echo "$? $(grep -c 'Read-only file system' /dev/shm/watch-messages-$$)"
            done
            rm /dev/shm/watch-messages-$$
            "$TOOL" validate d --quiet && "$TOOL" generate d --output out --check > /dev/null; echo "$?"
            """, by: Namespace.launcher)
        #expect(result.output == String(repeating: "3 1\n", count: 7) + "1\n", "\(result)")
    }
}
