import Foundation
import Testing

@testable import DialogTerminal

/// The sample app in a real pseudo-terminal: keys in, the screen out, and the terminal as it was afterwards.
@Suite(.serialized) struct PseudoTerminalTests {
    private static let environment = [
        "TERM": "xterm", "LANG": "C", "HOME": NSTemporaryDirectory(), "PATH": "/usr/bin:/bin",
    ]

    private func start(_ extra: [String: String] = [:]) throws -> PseudoTerminal {
        let terminal = PseudoTerminal(
            BuiltProgram.path("Composer"), environment: Self.environment.merging(extra) { $1 })
        return try #require(terminal)
    }

    @Test func aDialogIsUsedAndTheTerminalIsRestored() throws {
        let terminal = try start()
        #expect(terminal.waits(for: "▸ Tempo…"))
        #expect(terminal.screen.usesAlternateScreen && !terminal.isRestored)
        terminal.type("\r")
        #expect(terminal.waits(for: "╭─ Tempo"))
        #expect(terminal.waits(for: "‹ 120 › BPM"))
        terminal.type("\u{1B}[C\u{1B}[C")
        #expect(terminal.waits(for: "‹ 122 › BPM"))
        terminal.type("99")
        #expect(terminal.waits(for: "‹ 99 › BPM"))
        terminal.type("\r")
        #expect(terminal.waits(for: "The tempo is 99 BPM."))
        terminal.type("q")
        #expect(terminal.ending() == 0)
        #expect(terminal.isRestored)
        #expect(!terminal.screen.usesAlternateScreen && terminal.screen.isCursorVisible)
    }

    @Test func escapeCancels() throws {
        let terminal = try start()
        #expect(terminal.waits(for: "▸ Tempo…"))
        terminal.type("\u{1B}[B\u{1B}[B\r")
        #expect(terminal.waits(for: "╭─ Song Title"))
        terminal.type(" 青い空\u{7F}")
        #expect(terminal.waits(for: "Untitled 青い"))
        terminal.type("\u{1B}")
        #expect(terminal.waits(for: "The song keeps its title."))
        #expect(terminal.screen.lines.contains { $0.contains("“Untitled”") })
        terminal.type("\u{3}")
        #expect(terminal.ending() == 0)
        #expect(terminal.isRestored)
    }

    @Test func workIsShownAndCancelled() throws {
        let terminal = try start()
        #expect(terminal.waits(for: "▸ Tempo…"))
        terminal.type(String(repeating: "\u{1B}[B", count: 8) + "\r")
        #expect(terminal.waits(for: "[ Cancel ]"))
        terminal.type("\u{1B}")
        #expect(terminal.waits(for: "The export was cancelled"))
        terminal.type("q")
        #expect(terminal.ending() == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func signalsEndItCleanly(_ signal: Int32) throws {
        let terminal = try start()
        #expect(terminal.waits(for: "▸ Tempo…"))
        terminal.type("\r")
        #expect(terminal.waits(for: "╭─ Tempo"))
        terminal.send(signal)
        #expect(terminal.ending() == -signal)
        #expect(terminal.isRestored)
        #expect(!terminal.screen.usesAlternateScreen)
    }

    @Test func theSizeOfTheWindowIsFollowed() throws {
        let terminal = try start()
        #expect(terminal.waits(for: "▸ Tempo…"))
        terminal.type("\r")
        #expect(terminal.waits(for: "╭─ Tempo"))
        terminal.resize(columns: 40, rows: 12)
        #expect(terminal.waits(for: "╭─ Tempo"))
        #expect(terminal.screen.lines.allSatisfy { DisplayText($0).width <= 40 })
        terminal.type("\u{3}")
        #expect(terminal.ending() == 0)
    }

    @Test func coloursAreLeftOutWhereTheyAreNotWanted() throws {
        for (extra, colour) in [([:], true), (["NO_COLOR": "1"], false)] {
            let terminal = try start(extra)
            #expect(terminal.waits(for: "▸ Tempo…"))
            terminal.type("\r")
            #expect(terminal.waits(for: "‹ 120 › BPM"))
            #expect(terminal.screen.sentColor == colour)
            terminal.type("\u{3}")
            #expect(terminal.ending() == 0)
        }
    }

    /// Ctrl-Z gives the terminal back to the shell; when the job goes on, the screen is drawn again.
    @Test func suspendingGivesTheTerminalBack() throws {
        let script = "set -m; '\(BuiltProgram.path("Composer"))'; echo back in the shell; read line; fg"
        let shell = PseudoTerminal("/bin/sh", arguments: ["-c", script], environment: Self.environment)
        let terminal = try #require(shell)
        #expect(terminal.waits(for: "▸ Tempo…"))
        terminal.type("\u{1A}")
        #expect(terminal.waits(for: "back in the shell"))
        #expect(terminal.isRestored)
        #expect(!terminal.screen.usesAlternateScreen && terminal.screen.isCursorVisible)
        terminal.type("\r")
        #expect(terminal.waits(for: "▸ Tempo…"))
        #expect(terminal.screen.usesAlternateScreen)
        terminal.type("\r")
        #expect(terminal.waits(for: "╭─ Tempo"))
        terminal.type("\u{3}")
        #expect(terminal.ending() == 0)
        #expect(terminal.isRestored)
    }
}
