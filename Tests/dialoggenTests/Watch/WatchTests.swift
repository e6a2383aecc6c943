import Foundation
import Testing

@testable import dialoggen

/// `--watch` as people use it: a process, files that change in all the ways in which programs change them, and signals.
@Suite(.serialized) struct WatchTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write("d/a.dialog.yaml", Self.definition("alpha"))
    }

    private static func definition(_ id: String, title: String = "Hello") -> String {
        "dialoggen: 1\ndialogs:\n  \(id):\n    presentation: alert\n    title: \(title)\n"
    }

    private func generate() throws -> WatchProcess {
        let watch = try WatchProcess(["generate", "d", "--output", "out", "--watch"], folder: folder.path)
        try watch.next("files: 3 written, 0 unchanged\n")
        return watch
    }

    private func validate(_ more: String...) throws -> WatchProcess {
        try WatchProcess(["validate", "d", "--watch"] + more, folder: folder.path)
    }

    /// What a run without `--watch` makes of the definitions now.
    private func expectOutputOfAPlainRun() throws {
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("plain")).status == 0)
        #expect(try folder.contents(of: "out") == folder.contents(of: "plain"))
    }

    // MARK: Changes

    @Test func writesAgainAfterAChange() throws {
        let watch = try generate()
        try folder.write("d/a.dialog.yaml", Self.definition("alpha", title: "Changed"))
        #expect(try watch.next("unchanged\n") == "files: 1 written, 2 unchanged\n")
        #expect(try folder.text("out/a.dialog.swift").contains("Changed"))
        try expectOutputOfAPlainRun()
        #expect(watch.end(by: SIGTERM) == 143)
    }

    /// Editors write another file and put it in the place of the old one, or move the old one away first.
    @Test(arguments: [false, true]) func followsFilesThatAreReplaced(movesTheOldOne: Bool) throws {
        let watch = try generate()
        for round in 1...3 {
            try folder.write("d/4913~", Self.definition("alpha", title: "Round \(round)"))
            if movesTheOldOne { #expect(rename(folder.path("d/a.dialog.yaml"), folder.path("d/a.bak")) == 0) }
            #expect(rename(folder.path("d/4913~"), folder.path("d/a.dialog.yaml")) == 0)
            try watch.next("files: 1 written, 2 unchanged\n")
            #expect(try folder.text("out/a.dialog.swift").contains("Round \(round)"))
        }
    }

    @Test func followsFilesThatComeAndGo() throws {
        let watch = try generate()
        try folder.write("d/b.dialog.yaml", Self.definition("beta"))
        try watch.next("files: 2 written, 2 unchanged\n")
        #expect(rename(folder.path("d/b.dialog.yaml"), folder.path("d/c.dialog.yaml")) == 0)
        try watch.next("files: 2 written, 2 unchanged, 1 removed\n")
        try folder.remove("d/c.dialog.yaml")
        try watch.next("files: 1 written, 2 unchanged, 1 removed\n")
        try expectOutputOfAPlainRun()
    }

    /// One file, and the current folder without its name.
    @Test(arguments: [["d/a.dialog.yaml"], ["d/../d/a.dialog.yaml"], [], ["."], ["./d/"]])
    func followsWhateverIsNamed(operands: [String]) throws {
        let watch = try WatchProcess(["validate", "--watch"] + operands, folder: folder.path)
        try watch.next("no problems in 1 file\n")
        try folder.write("d/a.dialog.yaml", "dialoggen: 1\nfoo: 1\n")
        try watch.next("no key 'foo'")
        try folder.remove("d/a.dialog.yaml")
        try watch.next(operands.contains { $0.hasSuffix("yaml") } ? "it does not exist" : "[no-definitions]")
        try folder.write("d/a.dialog.yaml", Self.definition("alpha"))
        try watch.next("no problems in 1 file\n")
    }

    /// A file in a new folder may be there before anybody can watch the folder.
    @Test func seesWhatIsInNewFolders() throws {
        let watch = try generate()
        for round in 1...10 {
            try folder.write("d/n\(round)/deep/er/b.dialog.yaml", Self.definition("beta\(round)"))
            try watch.next(" written, ")
            try folder.write("d/n\(round)/deep/er/b.dialog.yaml", Self.definition("beta\(round)", title: "Again"))
            try watch.next(" written, ")
            let name = "out/n\(round)_deep_er_b.dialog.swift"
            try eventually("the change in a new folder") { try folder.text(name).contains("Again") }
        }
        try expectOutputOfAPlainRun()
    }

    @Test func aFolderThatVanishesAndComesBack() throws {
        let watch = try generate()
        let before = try folder.contents(of: "out")
        for _ in 1...3 {
            #expect(rename(folder.path("d"), folder.path("elsewhere")) == 0)
            try watch.next("d: error: cannot read this: it does not exist [unreadable-file]")
            #expect(try folder.contents(of: "out") == before)
            #expect(rename(folder.path("elsewhere"), folder.path("d")) == 0)
            try watch.next("no problems in 1 file\n")
            #expect(try folder.contents(of: "out") == before)
        }
        // Also if it is another folder by now, and one above has gone with it.
        #expect(watch.end(by: SIGTERM) == 143)
        let deep = try WatchProcess(["validate", "x/y/d", "--watch"], folder: folder.path)
        try deep.next("x/y/d: error: ")
        try folder.write("x/y/d/a.dialog.yaml", Self.definition("alpha"))
        try deep.next("no problems in 1 file\n")
        try folder.remove("x")
        try deep.next("x/y/d: error: ")
        try folder.write("x/y/d/a.dialog.yaml", "dialoggen: 1\nfoo: 1\n")
        try deep.next("no key 'foo'")
    }

    /// A file that is half there gives findings at most; what was generated of the whole one stays, and the other half
    /// repairs everything.
    @Test func halfWrittenFiles() throws {
        let watch = try generate()
        let before = try folder.contents(of: "out")
        let whole = Self.definition("alpha", title: "\"Whole\"")
        let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("d/a.dialog.yaml")))
        try handle.truncate(atOffset: 0)
        try watch.next("[empty-file]")
        #expect(try folder.contents(of: "out") == before)
        try handle.write(contentsOf: Array(whole.utf8.prefix(whole.utf8.count - 4)))
        try watch.next("[yaml-unclosed]")
        #expect(try folder.contents(of: "out") == before)
        try handle.write(contentsOf: Array(whole.utf8.suffix(4)))
        try handle.close()
        try watch.next("files: 1 written, 2 unchanged\n")
        try expectOutputOfAPlainRun()
    }

    @Test func theConfigurationCountsAsWell() throws {
        let watch = try generate()
        try folder.write("dialoggen.yaml", "dialoggen: 1\naccessLevel: public\n")
        try watch.next(" written, ")
        #expect(try folder.text("out/a.dialog.swift").contains("public "))
        // One that lies nearer takes its place.
        try folder.write("d/dialoggen.yaml", "dialoggen: 1\naccessLevel: package\n")
        try watch.next(" written, ")
        #expect(try folder.text("out/a.dialog.swift").contains("package "))
        try folder.write("d/dialoggen.yaml", "dialoggen: 1\nacessLevel: package\n")
        try watch.next("d/dialoggen.yaml:2:1: error: ")
        try folder.remove("d/dialoggen.yaml")
        try watch.next("no problems in 1 file\n")
        try watch.next(" written, ")
        try folder.remove("dialoggen.yaml")
        try watch.next(" written, ")
        try expectOutputOfAPlainRun()
    }

    @Test func soDoesTheCatalogue() throws {
        let empty = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
        try folder.write("dialoggen.yaml", "dialoggen: 1\ncatalog: texts/Dialogs.xcstrings\n")
        let watch = try validate()
        try watch.next("texts/Dialogs.xcstrings: error: cannot read this: it does not exist")
        try folder.write("texts/Dialogs.xcstrings", empty)
        try watch.next("no problems in 1 file\n")
        try folder.write("texts/Dialogs.xcstrings", "{")
        try watch.next("[invalid-catalog]")
        try folder.write("texts/Dialogs.xcstrings", empty)
        try watch.next("no problems in 1 file\n")
    }

    @Test func linksAreFollowed() throws {
        try folder.write("real/b.dialog.yaml", Self.definition("beta"))
        try folder.write("tree/c.dialog.yaml", Self.definition("gamma"))
        try folder.link("d/b.dialog.yaml", to: "../real/b.dialog.yaml")
        let watch = try WatchProcess(["generate", "d", "--output", "out", "--watch"], folder: folder.path)
        try watch.next("files: 4 written, 0 unchanged\n")
        try folder.write("real/b.dialog.yaml", Self.definition("beta", title: "Elsewhere"))
        try watch.next("files: 1 written, 3 unchanged\n")
        try folder.link("d/more", to: "../tree")
        try watch.next("files: 2 written, 3 unchanged\n")
        try folder.write("tree/c.dialog.yaml", Self.definition("gamma", title: "Elsewhere"))
        try watch.next("files: 1 written, 4 unchanged\n")
        try folder.remove("d/more")
        try watch.next("1 removed\n")
        try expectOutputOfAPlainRun()
    }

    // MARK: What is printed

    /// The fence shows that nothing was printed before it.
    @Test func whatChangesNothingPrintsNothing() throws {
        let watch = try generate()
        let text = try folder.text("d/a.dialog.yaml")
        try folder.write("d/a.dialog.yaml", text)
        try folder.write("d/notes.txt", "nothing to do with it")
        try folder.write("d/.hidden.dialog.yaml", "nothing to do with it")
        try folder.makeFolder("d/empty")
        try folder.write("d/a.dialog.yaml", text + "# a comment\n")
        try folder.write("d/b.dialog.yaml", Self.definition("beta"))
        #expect(try watch.next("unchanged\n") == "files: 2 written, 2 unchanged\n")
        #expect(watch.end(by: SIGINT) == 130)
        #expect(watch.rest.isEmpty)
    }

    @Test func theSameFindingsAreNotPrintedAgain() throws {
        try folder.write("d/a.dialog.yaml", Self.definition("alpha") + "foo: 1\n")
        let watch = try validate("--quiet")
        try watch.next("[unknown-key]")
        try watch.next("^^^\n")
        try folder.write("d/b.dialog.yaml", Self.definition("beta"))
        try folder.write("d/a.dialog.yaml", Self.definition("alpha") + "bar: 1\n")
        #expect(try watch.next("\n").contains("no key 'bar'"))
    }

    @Test func theReportIsKeptCurrent() throws {
        let watch = try validate("--reporter", "github", "--report-file", "report", "--quiet")
        try eventually("an empty report") { try folder.contents()["report"] == "" }
        try folder.write("d/a.dialog.yaml", "dialoggen: 1\nfoo: 1\n")
        try watch.next("::error file=")
        try eventually("a report with the findings") { try folder.text("report").hasPrefix("::error file=") }
    }

    // MARK: Trouble

    /// What cannot be written is tried again, also if nothing tells that it can be written now.
    @Test func anOutputThatIsInTheWay() throws {
        try folder.write("out/a.dialog.swift", "// by hand\n")
        let watch = try WatchProcess(["generate", "d", "--output", "out", "--watch"], folder: folder.path)
        try watch.next("a.dialog.swift was not generated, so it is not overwritten")
        #expect(try folder.text("out/a.dialog.swift") == "// by hand\n")
        try folder.remove("out/a.dialog.swift")
        try watch.next("files: 3 written")
        try expectOutputOfAPlainRun()
        #expect(!watch.rest.contains("error"))
    }

    /// A system that watches no more folders, in a namespace with limits of its own.
    @Test(.enabled(if: Namespace.isPossible), arguments: ["max_inotify_instances", "max_inotify_watches"])
    func aSystemThatWatchesNothing(limit: String) throws {
        let script = "echo 0 > /proc/sys/user/\(limit) && exec \"$@\""
        let watch = try WatchProcess(
            ["generate", "d", "--output", "out", "--watch"], folder: folder.path,
            launcher: Namespace.launcher + ["/bin/bash", "-c", script, "bash"])
        try watch.next("files: 3 written, 0 unchanged\n")
        for round in 1...3 {
            try folder.write("d/n\(round)/b.dialog.yaml", Self.definition("beta\(round)"))
            try watch.next("files: 2 written, ")
        }
        try expectOutputOfAPlainRun()
        #expect(watch.end(by: SIGTERM) == 143)
    }

    @Test func whatOthersPutIntoTheOutputStays() throws {
        let watch = try generate()
        try folder.write("out/mine.swift", "// mine\n")
        try folder.write("out/a.dialog.swift", "// mine now\n")
        try folder.remove("d/a.dialog.yaml")
        try watch.next("a.dialog.swift is no longer needed, but was edited; it stays as it is\n")
        #expect(try folder.text("out/mine.swift") == "// mine\n")
        #expect(try folder.text("out/a.dialog.swift") == "// mine now\n")
    }

    // MARK: The end

    @Test(arguments: zip([SIGINT, SIGTERM, SIGHUP], [130, 143, 129] as [Int32]))
    func endsWithTheStatusOfTheSignal(signal: Int32, status: Int32) throws {
        let watch = try generate()
        #expect(watch.end(by: signal) == status)
        #expect(watch.rest.isEmpty)
        try expectOutputOfAPlainRun()
    }

    /// A signal in the middle of writing.
    @Test func theEndLeavesWholeFiles() throws {
        for index in 0..<200 { try folder.write("d/f\(index).dialog.yaml", Self.definition("dialog\(index)")) }
        for wait in 0..<3 {
            let watch = try WatchProcess(["generate", "d", "--output", "out", "--watch"], folder: folder.path)
            try eventually("the beginning of writing") {
                let count = (try? FileManager.default.contentsOfDirectory(atPath: folder.path("out")).count) ?? 0
                return count > wait * 60
            }
            #expect(watch.end(by: SIGINT) == 130)
            let names = try folder.contents(of: "out").keys
            #expect(!names.contains { $0.hasSuffix(".tmp") })
            #expect(names.count == 203)
            try expectOutputOfAPlainRun()
            try folder.remove("out")
        }
    }

    @Test func endsWhenNobodyReadsAnyMore() throws {
        let process = Process()
        process.executableURL = try ToolProcess.executable()
        process.arguments = ["validate", folder.path("d"), "--watch"]
        let messages = Pipe()
        process.standardError = messages
        try process.run()
        _ = try messages.fileHandleForReading.read(upToCount: 1)
        try messages.fileHandleForReading.close()
        try folder.write("d/a.dialog.yaml", "dialoggen: 1\nfoo: 1\n")
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
