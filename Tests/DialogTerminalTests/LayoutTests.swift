import Testing

@testable import DialogTerminal

/// Screens made by hand: what each kind of row looks like in a pipe and in a box.
@Suite struct LayoutTests {
    private func row(
        _ id: String, _ label: DisplayText, _ value: DialogScreen.Value, isEnabled: Bool = true,
        issues: [DisplayText] = [], help: DisplayText? = nil
    ) -> DialogScreen.Row {
        DialogScreen.Row(
            id: id, label: label, subtitle: nil, help: help, value: value, isEnabled: isEnabled, issues: issues)
    }

    private func screen(_ rows: [DialogScreen.Row], buttons: [DialogScreen.Button] = []) -> DialogScreen {
        DialogScreen(
            id: "d", shape: .box, title: "Title", message: [], sections: [.init(header: nil, footer: nil, rows: rows)],
            buttons: buttons, isClosable: true)
    }

    private func plain(_ rows: DialogScreen.Row...) -> [String] {
        PlainLayout().lines(screen(rows)) { _ in [] }.dropFirst().map(\.string)
    }

    private func box(_ rows: DialogScreen.Row..., focus: Focus? = nil, width: Int = 40) -> [String] {
        BoxLayout(screen(rows), width: width, state: FocusState(focus: focus)) { _, _ in [] }.lines.map(\.plain)
    }

    private func paint(
        _ rows: [DialogScreen.Row], columns: Int, height: Int, home: [StyledLine] = [], focus: Focus? = nil,
        loading: LoadingScreen? = nil
    ) -> Canvas {
        let layer = ScreenPainter.Layer(
            screen: screen(rows), state: FocusState(focus: focus), slotLines: { _, _ in [] })
        return ScreenPainter.paint(
            columns: columns, rows: height, home: home, homeFocus: 0, layers: rows.isEmpty ? [] : [layer],
            loading: loading, hint: "Esc closes")
    }

    private let tempo = DialogScreen.Number(
        text: "120", unit: "BPM", range: "40...240", fraction: nil, canDecrement: true, canIncrement: true)
    private let keys = DialogScreen.Choice(
        options: [.init(id: "c", title: "C major"), .init(id: "a", title: "A minor", subtitle: "sad")], selected: 1,
        placeholder: nil, allowsNone: false)

    @Test func toggles() {
        #expect(plain(row("click", "Click", .toggle(isOn: true))) == ["  click  Click: on"])
        #expect(box(row("click", "Click", .toggle(isOn: false))) == ["  Click  [ ] off"])
        #expect(box(row("click", "Click", .toggle(isOn: true)), focus: .row("click")) == ["▸ Click  [x] on"])
    }

    @Test func numbers() {
        #expect(plain(row("bpm", "Tempo", .number(tempo))) == ["  bpm  Tempo: 120 BPM (40...240)"])
        #expect(plain(row("bpm", "", .number(tempo))) == ["  bpm  120 BPM (40...240)"])
        #expect(box(row("bpm", "Tempo", .number(tempo))) == ["  Tempo  ‹ 120 › BPM  (40...240)"])
        var slider = tempo
        slider.fraction = 0.5
        slider.canIncrement = false
        #expect(box(row("bpm", "Tempo", .number(slider))) == ["  Tempo  ‹ 120   BPM  █████████░░░░░░░░░"])
    }

    @Test func theEndsOfASlider() {
        var slider = tempo
        slider.fraction = 0.5
        slider.minimumLabel = "Slow"
        slider.maximumLabel = "Fast"
        let row = row("bpm", "Tempo", .number(slider))
        #expect(plain(row) == ["  bpm  Tempo: 120 BPM (40...240, Slow – Fast)"])
        #expect(box(row) == ["  Tempo  ‹ 120 › BPM  Slow ████░░░░ Fast"])
        // Where there is little room the bar says more than the words.
        #expect(box(row, width: 34) == ["  Tempo  ‹ 120 › BPM  ██████░░░░░░"])
        slider.minimumLabel = nil
        #expect(plain(self.row("bpm", "Tempo", .number(slider))) == ["  bpm  Tempo: 120 BPM (40...240, – Fast)"])
    }

    @Test func choices() {
        #expect(
            plain(row("key", "Key", .choice(keys))) == ["  key  Key: A minor", "       options: c, a"])
        #expect(box(row("key", "Key", .choice(keys))) == ["  Key  ‹ A minor ›  sad  2/2"])
        var none = keys
        none.selected = nil
        none.allowsNone = true
        #expect(box(row("key", "Key", .choice(none))) == ["  Key  ‹ nothing chosen ›  0/2"])
        #expect(
            PlainLayout().options(none).map(\.string)
                == ["  c     C major", "  a     A minor, sad", "* none  nothing chosen"])
    }

    @Test func texts() {
        var text = DialogScreen.Text(text: "a\u{1B}[2Jb", placeholder: "Name", isSecure: false, isMultiline: false)
        #expect(plain(row("name", "Name", .text(text))) == ["  name  Name: a␛[2Jb"])
        #expect(box(row("name", "Name", .text(text))) == ["  Name  a␛[2Jb" + String(repeating: " ", count: 18)])
        text.isSecure = true
        text.text = "secret"
        #expect(plain(row("name", "Name", .text(text))) == ["  name  Name: ••••••"])
        text.text = ""
        #expect(plain(row("name", "Name", .text(text))) == ["  name  Name: empty"])
        #expect(box(row("name", "Name", .text(text))).first?.hasPrefix("  Name  Name ") == true)
        text = .init(text: "12", placeholder: nil, unit: "km", isSecure: false, isMultiline: false)
        #expect(plain(row("way", "Way", .text(text))) == ["  way  Way: 12 km"])
        #expect(box(row("way", "Way", .text(text))) == ["  Way  12" + String(repeating: " ", count: 22) + " km"])
        #expect(box(row("way", "Way", .text(text)), width: 24) == ["  Way  12             km"])
        #expect(box(row("way", "Way", .text(text)), width: 16) == ["  Way  12       "], "no room for it")
        text.text = ""
        #expect(plain(row("way", "Way", .text(text))) == ["  way  Way: empty"])
        #expect(box(row("way", "Way", .text(text))) == ["  Way  " + String(repeating: " ", count: 24) + " km"])
        text = .init(text: "one\ntwo", placeholder: nil, isSecure: false, isMultiline: true)
        #expect(box(row("name", "Notes", .text(text)), width: 12) == ["  Notes", "  one     ", "  two     "])
    }

    @Test func rowsWithoutValues() {
        #expect(plain(row("v", "Version", .readout("1.0"))) == ["  v  Version: 1.0"])
        #expect(
            plain(row("l", "Website", .action(.link("https://example.com")))) == ["  l  Website: https://example.com"])
        #expect(box(row("p", "Credits", .action(.navigation)), focus: .row("p")) == ["▸ Credits ›"])
        #expect(plain(row("t", "", .note(["one", "two"]))) == ["  one", "  two"])
    }

    @Test func disabledRowsAndIssues() {
        #expect(
            plain(row("bpm", "Tempo", .number(tempo), isEnabled: false))
                == ["  bpm  Tempo: 120 BPM (40...240) (not available now)"])
        #expect(
            plain(row("bpm", "Tempo", .number(tempo), issues: ["Too fast."], help: "Usually 90 to 130.")) == [
                "  bpm  Tempo: 120 BPM (40...240)", "       Usually 90 to 130.", "       ! Too fast.",
            ])
        let layout = BoxLayout(
            screen([row("click", "Click", .toggle(isOn: true), isEnabled: false)]), width: 40, state: FocusState()
        ) { _, _ in [] }
        #expect(layout.lines[0].pieces.dropFirst().allSatisfy { $0.style == .dim })
    }

    @Test func wideTextKeepsItsColumns() {
        let lines = box(
            row("a", "テンポ", .toggle(isOn: true)), row("b", "Click", .toggle(isOn: true)),
            row("c", "とても長い見出しの行はここで切られる", .toggle(isOn: false)), width: 30)
        #expect(lines[0] == "  テンポ           [x] on")
        #expect(lines[1] == "  Click            [x] on")
        #expect(lines[2] == "  とても長い見出…  [ ] off")
    }

    @Test func nothingSticksOutOfABox() {
        let long = DisplayText(String(repeating: "漢字 and words ", count: 20))
        let rows = [
            row("a", long, .toggle(isOn: true), help: long), row("b", long, .number(tempo), issues: [long]),
            row("c", long, .choice(keys)), row("d", long, .action(.link(long))), row("e", "", .note([long])),
            row("f", long, .readout(long)),
        ]
        for columns in 20...80 {
            let canvas = paint(rows, columns: columns, height: 300, focus: .row("d"))
            let edge = canvas.lines.first { $0.contains("╮") }.map { DisplayText($0).width } ?? 0
            let inside = canvas.lines.filter { $0.contains("│") }
            #expect(inside.count > 10)
            let wrong = inside.filter { !$0.hasSuffix("│") || DisplayText($0).width != edge }
            #expect(wrong.isEmpty, "\(columns) columns")
        }
    }

    @Test func buttons() {
        let screen = screen(
            [],
            buttons: [
                .init(id: "cancel", title: "Cancel", isDefault: false, isDestructive: false, isEnabled: true),
                .init(id: "save", title: "Save", isDefault: true, isDestructive: false, isEnabled: false),
            ])
        #expect(
            PlainLayout().lines(screen) { _ in [] }.last?.string
                == "buttons: cancel (Cancel), save (Save, default, not available now)")
        #expect(BoxLayout.buttons(screen.buttons, width: 24, focus: nil).map(\.plain) == ["    [ Cancel ]  [ Save ]"])
        #expect(
            BoxLayout.buttons(screen.buttons, width: 14, focus: nil).map(\.plain) == [
                "    [ Cancel ]", "      [ Save ]",
            ])
    }

    @Test func aBoxIsDrawnOverWhatIsBehind() {
        let home = (0..<8).map { StyledLine(DisplayText("home \($0)")) }
        #expect(
            paint([row("on", "Click", .toggle(isOn: true))], columns: 30, height: 8, home: home).lines == [
                " home 0", " home 1", " ╭─ Title ──────────────────╮", " │   Click  [x] on          │",
                " ╰──────────────────────────╯", " home 5", " home 6", " Esc closes",
            ])
    }

    @Test func tallContentFollowsTheFocus() {
        let rows = (0..<30).map { row("r\($0)", "Row \($0)", .toggle(isOn: false)) }
        let lines = paint(rows, columns: 30, height: 10, focus: .row("r20")).lines
        #expect(lines.contains { $0.contains("▸ Row 20") })
        #expect(lines.contains { $0.contains("↑") } && lines.contains { $0.contains("↓") })
    }

    @Test func loading() {
        let work = LoadingScreen(title: "Exporting", message: nil, fraction: 0.5, isCancellable: true)
        let lines = paint([], columns: 40, height: 8, loading: work).lines
        #expect(lines.contains { $0.contains("███████████████░░░░░░░░░░░░░░  50%") })
        #expect(lines.contains { $0.contains("[ Cancel ]") })
        #expect(PlainLayout().lines(work).map(\.string) == ["--- Exporting ---", "working: wait, cancel"])
    }

    /// Windows of any size, down to nothing, are drawn without a trap.
    @Test func anySize() {
        let work = LoadingScreen(title: "L", message: "m", fraction: 2, isCancellable: true)
        for columns in 0...40 {
            for height in 0...12 {
                let rows = [row("a", "Label", .number(tempo)), row("b", "Label", .choice(keys))]
                let canvas = paint(
                    rows, columns: columns, height: height, home: [StyledLine("home")], focus: .row("b"), loading: work)
                #expect(canvas.lines.count == height)
            }
        }
    }
}
