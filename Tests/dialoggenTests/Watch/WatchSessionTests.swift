import Foundation
import Testing

@testable import dialoggen

/// Rounds, one by one, without a process around them.
@Suite struct WatchSessionTests {
    private let folder: TemporaryFolder
    private let never = StopRequest(descriptor: -1) { nil }

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write("d/a.dialog.yaml", "dialoggen: 1\ndialogs:\n  a: {presentation: alert, title: A}\n")
    }

    private func invocation(_ console: Console, _ more: String...) throws -> Invocation {
        let parser = ArgumentParser(commands: Command.all, globalOptions: GlobalOptions.rows)
        let parsed = try parser.parse(["validate", folder.path("d"), "--watch"] + more).arguments
        let environment = Environment(forbidsColor: true, errorStreamIsTerminal: false, standardInput: -1)
        return Invocation(arguments: parsed, environment: environment, console: console, leftovers: Leftovers())
    }

    /// What the console has got since the text that is known.
    private func news(_ console: Console, _ known: inout String) -> String {
        defer { known = console.messages.text }
        return String(console.messages.text.dropFirst(known.count))
    }

    @Test func onlyNewsArePrinted() throws {
        let console = Console.silent
        var known = ""
        var session = WatchSession(try invocation(console), catalog: .checked, stop: never)
        try session.round()
        #expect(news(console, &known) == "no problems in 1 file\n")
        try session.round()
        #expect(news(console, &known).isEmpty)
        try folder.write("d/b.dialog.yaml", "dialoggen: 1\ndialogs:\n  b: {presentation: alert, title: B}\n")
        try session.round()
        #expect(news(console, &known).isEmpty)
        try folder.write("d/b.dialog.yaml", "dialoggen: 1\ndialogs:\n  b: {presentation: alert, titel: B}\n")
        try session.round()
        #expect(news(console, &known).hasSuffix("1 error in 2 files\n"))
        try session.round()
        #expect(news(console, &known).isEmpty)
        try folder.remove("d/b.dialog.yaml")
        try session.round()
        #expect(news(console, &known) == "no problems in 1 file\n")
    }

    @Test(arguments: [false, true]) func aPersonIsToldWhatIsWatched(isQuiet: Bool) throws {
        let console = Console(
            output: OutputStream(descriptor: nil), messages: OutputStream(descriptor: nil), showsProgress: true)
        let invocation = isQuiet ? try invocation(console, "--quiet") : try invocation(console)
        var session = WatchSession(invocation, catalog: .checked, stop: never)
        try session.round()
        #expect(
            console.messages.text
                == (isQuiet ? "" : "no problems in 1 file\nwatching 1 file, until ctrl-C\n"))
    }

    /// What happens in a folder after it was looked into and before it is watched, nobody tells about.
    @Test func nothingIsMissedBeforeAFolderIsWatched() throws {
        let console = Console.silent
        let text = "dialoggen: 1\ndialogs:\n  b: {presentation: alert, title: B}\n"
        let source = LateSource(delays: 1) { try? folder.write("d/b.dialog.yaml", text) }
        var session = WatchSession(try invocation(console), source: source, stop: never)
        try session.round()
        #expect(console.messages.text == "no problems in 2 files\n")
        // The same in a folder that is new.
        try folder.makeFolder("d/new")
        source.action = { try? folder.write("d/new/c.dialog.yaml", "dialoggen: 2\n") }
        source.delays = 1
        try session.round()
        #expect(
            console.messages.text.hasSuffix(
                "[unsupported-version]\n 1 │ dialoggen: 2\n   │            ^\n1 error in 3 files\n"))
    }

    @Test func aConfigurationThatGoesAwayIsNoEnd() throws {
        let console = Console.silent
        var known = ""
        try folder.write("c.yaml", "dialoggen: 1\n")
        let invocation = try invocation(console, "--config", folder.path("c.yaml"))
        var session = WatchSession(invocation, catalog: .checked, stop: never)
        try session.round()
        _ = news(console, &known)
        try folder.remove("c.yaml")
        try session.round()
        #expect(news(console, &known).hasPrefix("error: there is no configuration file "))
        try session.round()
        #expect(news(console, &known).isEmpty)
        try folder.write("c.yaml", "dialoggen: 1\nfoo: 1\n")
        session.waitForChange()
        try session.round()
        #expect(news(console, &known).contains("[unknown-key]"))
    }

    @Test func aFullDiskIsTriedAgain() throws {
        let console = Console.silent
        let failures = Counter()
        var session = WatchSession(try invocation(console), stop: never) { _ in
            if failures.next() < 3 { throw OutputFailure(cannot: "write x", SystemError(code: ENOSPC)) }
        }
        try session.round()
        #expect(session.wantsRetry)
        session.waitForChange()
        try session.round()
        #expect(session.wantsRetry)
        session.waitForChange()
        try session.round()
        #expect(!session.wantsRetry)
        let text = "error: cannot write x: No space left on device\n  Make room there, then run this again.\n"
        #expect(console.messages.text == "no problems in 1 file\n" + text)
    }

    /// Whatever happens to the files in the meantime: in the end the output is that of a run without `--watch`.
    @Test(arguments: [0, 1, 2, 3], [false, true])
    func followsAnyChanges(seed: UInt64, isPolling: Bool) throws {
        let (reading, writing) = try SystemCall.pipe()
        defer {
            close(reading)
            close(writing)
        }
        let flag = Counter()
        let stop = StopRequest(descriptor: reading) { flag.count > 0 ? .terminated : nil }
        let writer = OutputWriter(isGenerated: Generation.isGenerated)
        let out = folder.path("out")
        let session = WatchSession(
            try invocation(Console.silent), source: isPolling ? PollingSource() : nil, stop: stop
        ) { compilation in
            _ = try writer.write(try Generation(compilation, to: .folder(out)).output())
        }
        // It is this thread's alone from here on.
        nonisolated(unsafe) var running = session
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            #expect(throws: Never.self) { try running.run() }
            end.signal()
        }
        var changes = RandomChanges(folder: folder, seed: seed)
        for _ in 0..<60 { try changes.next() }
        try changes.settle()
        try folder.write("d/last.dialog.yaml", "dialoggen: 1\ndialogs:\n  last: {presentation: alert, title: L}\n")
        #expect(runTool("generate", folder.path("d"), "--output", folder.path("plain")).status == 0)
        let plain = try folder.contents(of: "plain")
        try eventually("the output of a plain run") { (try? folder.contents(of: "out")) == plain }
        _ = flag.next()
        write(writing, "x", 1)
        end.wait()
    }
}

/// A source that lets something happen right before it begins to watch.
private final class LateSource: ChangeSource {
    private let source = PollingSource()
    var delays: Int
    var action: () -> Void

    init(delays: Int, action: @escaping () -> Void) {
        self.delays = delays
        self.action = action
    }

    var descriptor: Int32? { nil }
    var patience: Duration? { source.patience }

    func watch(_ folders: WatchedFolders) -> Bool {
        if delays > 0 {
            delays -= 1
            action()
        }
        return source.watch(folders)
    }

    func takeChanges() -> Bool { source.takeChanges() }
}

/// Changes of a folder as programs and people make them, the same for the same seed.
private struct RandomChanges {
    let folder: TemporaryFolder
    private var state: UInt64
    private var serial = 0

    init(folder: TemporaryFolder, seed: UInt64) {
        self.folder = folder
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    private static let folders = ["d", "d/x", "d/x/y", "d/z"]

    private mutating func path() -> String {
        Self.folders[number(below: Self.folders.count)] + "/f\(number(below: 3)).dialog.yaml"
    }

    private mutating func text() -> String {
        serial += 1
        return "dialoggen: 1\ndialogs:\n  d\(serial): {presentation: alert, title: T\(serial)}\n"
    }

    mutating func next() throws {
        let path = path()
        switch number(below: 8) {
        case 0, 1: try folder.write(path, text())
        case 2: try folder.write(path, "dialoggen: 1\ndialogs: {half")
        case 3: try? folder.remove(path)
        case 4: try? folder.remove(Self.folders[number(below: Self.folders.count)])
        case 5:
            try folder.write("new", text())
            try FileManager.default.createDirectory(
                atPath: (folder.path(path) as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            rename(folder.path("new"), folder.path(path))
        case 6: rename(folder.path("d/x"), folder.path("d/z"))
        default: rename(folder.path("d/z"), folder.path("elsewhere"))
        }
    }

    /// Makes everything sound.
    mutating func settle() throws {
        try folder.makeFolder("d")
        for name in Discovery([folder.path("d")], standardInputName: "-").inputs.map(\.relativePath) {
            try folder.write("d/" + name, text())
        }
    }
}
