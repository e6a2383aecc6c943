import DialogRuntime
import Testing

@testable import DialogTerminal

/// Keys in, the screen of a fake terminal out.
@MainActor @Suite struct BoxFaceTests {
    private let app = TestApp()
    private let face: BoxFace
    private var decoder = KeyDecoder()
    private var writer = FrameWriter(usesColor: true)
    private var terminal = FakeTerminal(columns: 72, rows: 40)

    init() {
        face = BoxFace(app.stage, menu: app.menu, columns: 72, rows: 40)
    }

    private mutating func type(_ bytes: String) async {
        for key in decoder.decode(bytes.utf8) + decoder.flush() {
            _ = face.handle(key)
            for _ in 0..<20 { await Task.yield() }
        }
        terminal.receive(writer.frame(face.canvas()))
    }

    /// The line that shows a label, from the label on.
    private func line(_ label: String) -> String? {
        terminal.lines.first { $0.contains(label) }.map { line in
            String(line[(line.range(of: label)?.lowerBound ?? line.startIndex)...].filter { $0 != "│" })
                .split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
    }

    private mutating func openEverything(focus label: String? = nil) async {
        await type("\r")
        // The first text field has the focus on opening; go to the top first.
        if let label {
            for _ in 0..<25 where line("▸ " + label) == nil { await type("\t") }
        }
    }

    private let right = "\u{1B}[C"
    private let left = "\u{1B}[D"
    private let down = "\u{1B}[B"
    private let up = "\u{1B}[A"

    @Test mutating func theMenuIsWalkedThrough() async {
        await type("")
        #expect(line("▸") == "▸ Everything…")
        await type(down)
        #expect(line("▸") == "▸ Blocking…")
        await type(up + up)
        #expect(line("▸") == "▸ Quit")
        #expect(face.handle(.enter) == .quit)
        #expect(face.handle(.character("q")) == .quit)
        #expect(face.handle(.control("c")) == .quit)
        #expect(face.handle(.control("z")) == .suspend)
    }

    @Test mutating func theFirstFieldHasTheFocus() async {
        await openEverything()
        #expect(line("▸ Bars")?.isEmpty == false)
    }

    @Test mutating func toggles() async {
        await openEverything(focus: "Click")
        #expect(line("▸ Click") == "▸ Click [x] on")
        await type(" ")
        #expect(line("▸ Click") == "▸ Click [ ] off")
        #expect(line("Volume")?.isEmpty == false)
        #expect(line("Bars") == nil)
    }

    @Test mutating func numbers() async {
        await openEverything(focus: "Tempo")
        await type(right + right + left)
        #expect(line("▸ Tempo") == "▸ Tempo ‹ 121 › BPM (40...240)")
        await type("99")
        #expect(line("▸ Tempo") == "▸ Tempo ‹ 99 › BPM (40...240)")
        await type("\u{7F}")
        #expect(line("▸ Tempo") == "▸ Tempo ‹ 9 › BPM (40...240)")
        #expect(terminal.lines.contains { $0.contains("! Use a number from 40 to 240.") })
        await type("9\t")
        #expect(line("Tempo") == "Tempo ‹ 99 › BPM (40...240)")
    }

    @Test mutating func sliders() async {
        await openEverything(focus: "Volume")
        await type(right)
        #expect(line("▸ Volume")?.hasPrefix("▸ Volume ‹ 0.75 › ███████████████░░░░░") == true)
    }

    @Test mutating func pickers() async {
        await openEverything(focus: "Voice")
        await type(right)
        #expect(line("▸ Voice") == "▸ Voice ‹ Bass › 2/3")
        await type("b")
        #expect(line("▸ Voice") == "▸ Voice ‹ Brass › 3/3")
        await type("b")
        #expect(line("▸ Voice") == "▸ Voice ‹ Bass › 2/3")
        await type(left + left)
        #expect(line("▸ Voice") == "▸ Voice ‹ Brass › 3/3")
    }

    @Test mutating func pickersOfSeveralOptions() async {
        await openEverything(focus: "Parts")
        #expect(line("▸ Parts") == "▸ Parts Brass")
        #expect(line("[x] Brass") == "[x] Brass")
        await type(" ")
        #expect(line("▸ Parts") == "▸ Parts Piano, Brass")
        #expect(line("[x] Piano") == "[x] Piano")
        await type("b" + " " + "b" + " ")
        #expect(line("▸ Parts") == "▸ Parts Piano, Bass")
        await type(right + " " + left + " " + left + " ")
        #expect(line("▸ Parts") == "▸ Parts Brass")
    }

    @Test mutating func optionalPickersStepThroughNothing() async {
        await openEverything(focus: "Key")
        #expect(line("▸ Key") == "▸ Key ‹ Any key › 0/2")
        await type(right + right)
        #expect(line("▸ Key") == "▸ Key ‹ A minor › sad 2/2")
        await type(right)
        #expect(line("▸ Key") == "▸ Key ‹ Any key › 0/2")
    }

    @Test mutating func texts() async {
        await openEverything(focus: "Name")
        await type("漢字")
        #expect(line("▸ Name") == "▸ Name Song漢字")
        await type(left + "\u{7F}x")
        #expect(line("▸ Name") == "▸ Name Songx字")
        #expect(terminal.isCursorVisible)
        await type("\u{1B}[200~a\nb\u{1B}[201~")
        #expect(line("▸ Name") == "▸ Name Songxa b字")
    }

    @Test mutating func secretsAreNotShown() async {
        await openEverything(focus: "Secret")
        await type("abc")
        #expect(line("▸ Secret") == "▸ Secret •••")
        #expect(!terminal.lines.contains { $0.contains("abc") })
    }

    @Test mutating func severalLines() async {
        await openEverything(focus: "Notes")
        await type("!\rthree")
        #expect(terminal.lines.contains { $0.contains("two!") } && terminal.lines.contains { $0.contains("three") })
        await type(up + up + up)
        #expect(line("▸ Notes") == nil)
    }

    @Test mutating func rowsOpenAndTheAppsViewTakesKeys() async {
        await openEverything(focus: "More")
        await type("\r")
        #expect(terminal.lines.contains { $0.contains("╭─ Delete x␛[2J? ") })
        await type("\u{1B}")
        #expect(terminal.lines.contains { $0.contains("╭─ Everything") })
        await type("\t++")
        #expect(terminal.lines.contains { $0.contains("Counter: 7") })
    }

    @Test mutating func returnSavesAndEscapeAsks() async {
        await openEverything(focus: "Tempo")
        await type(right + "\r")
        #expect(terminal.lines.contains { $0.contains("saved Values(click: true, bpm: 121") })
        await openEverything(focus: "Tempo")
        await type(right + "\u{1B}")
        #expect(terminal.lines.contains { $0.contains("There are changes that are not kept yet.") })
        await type("\u{1B}")
        #expect(line("▸ Tempo") != nil)
        await type("\u{1B}" + left + "\r")
        #expect(terminal.lines.contains { $0.contains("dismissed: escape") })
    }

    @Test mutating func aBlockingDialogSaysWhyItStays() async {
        await type(down + "\r")
        await type(" \u{1B}")
        #expect(terminal.lines.last?.contains("This cannot be closed without an answer.") == true)
        await type("\r")
        #expect(app.center.presented.isEmpty)
    }

    @Test mutating func workIsShownAndCancelled() async {
        await type(down + down + down + "\r")
        #expect(terminal.lines.contains { $0.contains("╭─ Working hard") })
        #expect(terminal.lines.contains { $0.contains("25%") })
        await type("x\u{1B}")
        #expect(terminal.lines.contains { $0.contains("stopped") })
        #expect(!terminal.lines.contains { $0.contains("╭─ Working hard") })
    }

    @Test mutating func pagesCoverEverything() async {
        await type(down + down + "\r")
        #expect(terminal.lines.first == " Main Page")
        #expect(!terminal.lines.contains { $0.contains("Quit") })
        await type("\t\r")
        #expect(terminal.lines.first == " About")
        await type("\u{1B}\t\r")
        #expect(terminal.lines.contains { $0.contains("Counter: 1") })
        await type("+\u{1B}\u{1B}")
        #expect(line("▸") == "▸ Page…")
    }

    /// Any keys in any order on any size: nothing traps, and what a person types never leaves the cells of the screen.
    @Test mutating func randomKeys() async {
        var generator = SeededGenerator(seed: 5)
        let keys = [
            right, left, up, down, "\t", "\u{1B}[Z", "\r", "\u{1B}", " ", "x", "漢", "9", "-", "\u{7F}", "\u{1B}[3~",
            "+",
            "\u{1B}[H", "\u{1B}[F",
        ]
        for round in 0..<250 {
            if round % 25 == 0 {
                let size = (Int.random(in: 0...90, using: &generator), Int.random(in: 0...45, using: &generator))
                face.resize(columns: size.0, rows: size.1)
                terminal = FakeTerminal(columns: size.0, rows: size.1)
                writer.forget()
            }
            await type(keys.randomElement(using: &generator) ?? "")
            #expect(terminal.lines == face.canvas().lines)
        }
    }
}
