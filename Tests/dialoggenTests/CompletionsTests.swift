import Foundation
import Testing

/// The scripts in the shells that they are for. A shell that is not installed is skipped; `Scripts/test` installs them.
struct CompletionsTests {
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        var isInstalled: Bool {
            (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
                FileManager.default.isExecutableFile(atPath: "\($0)/\(rawValue)")
            }
        }

        static var installed: [Shell] { allCases.filter(\.isInstalled) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        /// What is typed before the Tab key.
        var line: String
        /// What has to be offered.
        var wanted: Set<String>
        /// What must not be.
        var unwanted: Set<String> = []

        var testDescription: String { line }
    }

    static let cases = [
        Case(line: "dialoggen gene", wanted: ["generate"], unwanted: ["validate"]),
        Case(line: "dialoggen generate --che", wanted: ["--check"], unwanted: ["--strict"]),
        Case(line: "dialoggen validate --che", wanted: [], unwanted: ["--check"]),
        Case(line: "dialoggen validate --reporter js", wanted: ["json"], unwanted: ["text"]),
        Case(line: "dialoggen --qui", wanted: ["--quiet"]),
        Case(line: "dialoggen explain default-out", wanted: ["default-out-of-range"], unwanted: ["yaml-tab"]),
        Case(line: "dialoggen completions fi", wanted: ["fish"], unwanted: ["bash"]),
        Case(line: "dialoggen validate temp", wanted: ["tempo.dialog.yaml"]),
    ]

    @Test(arguments: Shell.installed, cases) func offers(_ shell: Shell, _ `case`: Case) throws {
        let folder = try TemporaryFolder()
        try folder.write("script", runTool("completions", shell.rawValue).output)
        try folder.write("tempo.dialog.yaml", "")
        let words = Set(try answer(of: shell, to: `case`.line, in: folder))
        #expect(`case`.wanted.isSubset(of: words), "offered: \(words.sorted())")
        #expect(`case`.unwanted.isDisjoint(with: words), "offered: \(words.sorted())")
    }

    @Test func bashCompletesAValueAfterAnEqualsSign() throws {
        try #require(Shell.bash.isInstalled)
        let folder = try TemporaryFolder()
        try folder.write("script", runTool("completions", "bash").output)
        let words = try bash(["dialoggen", "validate", "--reporter", "=", "xc"], in: folder)
        #expect(words == ["xcode"])
    }

    @Test func anotherShellIsRefused() {
        let result = runTool("completions", "tcsh")
        #expect(result.status == 2)
        #expect(result.messages.contains("Use bash, zsh or fish."))
    }

    @Test func theManualPageNamesEverythingAndRoffTakesIt() throws {
        let page = runTool("manual")
        #expect(page.status == 0)
        for word in ["generate", "\\-\\-report\\-file", "EXIT STATUS"] { #expect(page.output.contains(word)) }
        // A line of text that began with a dot would be a request that roff does not know.
        let requests = page.output.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } }
        #expect(Set(requests) == [".TH", ".SH", ".SS", ".PP", ".TP"])
    }

    // MARK: Shells

    private func answer(of shell: Shell, to line: String, in folder: TemporaryFolder) throws -> [String] {
        switch shell {
        case .bash: return try bash(line.split(separator: " ").map(String.init), in: folder)
        case .fish:
            let lines = try run("fish", ["--no-config", "-c", "source ./script; complete -C '\(line)'"], in: folder)
            return lines.map { String($0.prefix { $0 != "\t" }) }
        case .zsh: return try zsh(line, in: folder)
        }
    }

    private func bash(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
        let script = """
            source ./script
            COMP_WORDS=(\(words.joined(separator: " ")))
            COMP_CWORD=\(words.count - 1)
            _dialoggen
            # What bash does itself when there is no reply.
            [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- '\(words.last ?? "")'))
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return try run("bash", ["--norc", "-c", script], in: folder)
    }

    /// zsh completes on a terminal only, so it gets one; what it lists there is read.
    private func zsh(_ line: String, in folder: TemporaryFolder) throws -> [String] {
        try folder.write("_dialoggen", folder.text("script"))
        let script = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell "PS1= ; fpath=($PWD \\$fpath); autoload -Uz compinit; compinit -u -D; LISTMAX=1000"
            zpty -w shell "zstyle ':completion:*' list-colors ''; setopt list_packed; stty cols 200; echo READY"
            while zpty -r shell chunk; do [[ $chunk == *READY* && $chunk != *echo* ]] && break; done
            zpty -w -n shell '\(line)'$'\\t'
            zpty -w -n shell $' ;\\C-a: \\n echo DONE\\n'
            while zpty -r shell chunk; do
                print -r -- $chunk
                [[ $chunk == *DONE* && $chunk != *echo* ]] && break
            done
            zpty -d shell
            """
        let lines = try run("zsh", ["-f", "-c", script], in: folder)
        // Of everything on that terminal, the words.
        return lines.flatMap { $0.split { !($0.isLetter || $0.isNumber || "-._".contains($0)) } }.map(String.init)
    }

    private func run(_ shell: String, _ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": folder.path, "TERM": "dumb"]) { $1 }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }
}
