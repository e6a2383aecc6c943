import DialogRuntime
import Testing

@testable import DialogTerminal

/// Lines in, lines out.
@MainActor @Suite struct PlainFaceTests {
    private let app = TestApp()

    private func open(_ lines: String...) async -> [String] {
        var output = await app.plain("open everything")
        for line in lines { output = await app.plain(line) }
        return output
    }

    private func row(_ id: String, _ output: [String]) -> String? {
        output.first { $0.hasPrefix("  \(id) ") }?.split(separator: " ", omittingEmptySubsequences: true).dropFirst()
            .joined(separator: " ")
    }

    @Test func everyKindOfControlIsShown() async {
        #expect(
            await open() == [
                "--- Everything ---", "All kinds of controls.", "Values", "  click    Click: on",
                "  bpm      Tempo: 120 BPM (40...240)", "  volume   Volume: 0.5 (0.0...1.0)",
                "  bars     Bars: empty (1...99)", "  key      Key: Any key", "           options: cMajor, aMinor",
                "  voice    Voice: Piano", "           options: piano, bass, brass", "  parts    Parts: Brass",
                "           options: piano, bass, brass", "  name     Name: Song",
                "  secret   Secret: empty", "  notes    Notes: one␤two", "  The end.", "  version  Version: 1.0",
                "  A paragraph.", "  site     Website: https://example.com/", "  more     More",
                "  Counter: 5␛[31m", "buttons: cancel (Cancel), save (Save, default)",
            ])
    }

    @Test func everyKindOfControlIsChanged() async {
        #expect(row("click", await open("click")) == "Click: off")
        #expect(row("click", await open("click on")) == "Click: on")
        #expect(row("bpm", await open("bpm 130")) == "Tempo: 130 BPM (40...240)")
        #expect(row("bpm", await open("bpm +", "bpm +", "bpm -")) == "Tempo: 131 BPM (40...240)")
        #expect(row("volume", await open("volume 0.75")) == "Volume: 0.75 (0.0...1.0)")
        let bars = await open("bars 12", "bars")
        #expect(row("bars", bars) == "Bars: empty (1...99)")
        #expect(row("key", await open("key a MINOR")) == "Key: A minor")
        #expect(row("key", await open("key cMajor", "key none")) == "Key: Any key")
        #expect(row("voice", await open("voice bass")) == "Voice: Bass")
        #expect(row("parts", await open("parts bass, Piano")) == "Parts: Piano, Bass")
        #expect(row("parts", await open("parts brass")) == "Parts: Brass")
        let none = await open("parts none")
        #expect(row("parts", none) == "Parts: nothing chosen")
        #expect(none.contains { $0.hasSuffix("! Choose at least 1.") })
        #expect(row("name", await open("name 青い  空")) == "Name: 青い 空")
        #expect(row("secret", await open("secret abc")) == "Secret: •••")
        #expect(row("notes", await open("notes a\\nb\\\\n")) == "Notes: a␤b\\n")
        #expect(await open("count 8").contains("  Counter: 8␛[31m"))
    }

    @Test func theUnitOfATextStandsBehindIt() async {
        let session = app.opener(DistanceDialog.self).show().session
        #expect(
            ScreenReader.screen(session).row("way").map(\.value)
                == .text(
                    .init(text: "12", placeholder: nil, unit: "km", isSecure: false, isMultiline: false)))
    }

    @Test func whatIsWrongIsSaid() async {
        let output = await open("bpm 999")
        #expect(output.contains { $0.hasSuffix("! Use a number from 40 to 240.") })
        #expect(output.last == "buttons: cancel (Cancel), save (Save, default, not available now)")
        #expect(await open("bpm x", "save").contains { $0.contains("! ") })
        #expect(app.center.presented.count == 1)
    }

    @Test(
        arguments: [
            ("clik", "? “clik” means nothing here. Did you mean click? Write help to see what does."),
            ("click maybe", "? click is on or off, not “maybe”."),
            ("bpm", "? bpm takes a number, or + and - for a step."),
            ("voice flute", "? voice has no option “flute”."),
            ("voice bas", "? voice has no option “bas”. Did you mean bass?"),
            ("parts bass, flute", "? parts has no option “flute”."),
            ("version 2", "? version cannot be changed."),
            ("open working", "? “Everything” is open. Answer it or close it first."),
            ("count x", "? Nothing was changed. Write it like this: count NUMBER"),
        ])
    func unknownInputGetsAHelpfulLine(_ input: String, _ answer: String) async {
        #expect(await open(input) == [answer])
    }

    @Test func whatIsDisabledOrHiddenIsNotChanged() async {
        #expect(await open("click off", "volume 1") == ["? volume is not available now."])
        #expect(await open("click off", "bars 3") == ["? bars is not shown now."])
    }

    @Test func optionsAreListed() async {
        #expect(await open("voice") == ["* piano  Piano", "  bass   Bass", "  brass  Brass"])
        #expect(await open("parts") == ["  piano  Piano", "  bass   Bass", "* brass  Brass"])
    }

    @Test func savingAndCancelling() async {
        #expect(await open("bpm 99", "save").first?.hasPrefix("saved Values(click: true, bpm: 99") == true)
        #expect(await open("cancel") == ["dismissed: button", "--- Test ---", "one line"] + home.suffix(1))
    }

    private var home: [String] { ["open: everything, blocking, mainPage, working"] }

    @Test func closingAsksWhenSomethingWasEdited() async {
        let question = await open("bpm 99", "close")
        #expect(
            question == [
                "--- Everything ---", "There are changes that are not kept yet.",
                "buttons: discard (Discard Changes), keep (Keep Editing, default)",
            ])
        #expect(await app.plain("bpm 3") == ["? Write discard or keep."])
        #expect(row("bpm", await app.plain("keep")) == "Tempo: 99 BPM (40...240)")
        #expect(await app.plain("close", "discard").first == "dismissed: closeButton")
    }

    @Test func aBlockingDialogSaysWhyItStays() async {
        _ = await app.plain("open blocking", "on")
        #expect(await app.plain("close") == ["? This cannot be closed without an answer: ok"])
        #expect(await app.plain("ok") == ["--- Test ---", "one line"] + home)
    }

    @Test func textFromValuesCannotSendControlSequences() async {
        #expect(await open("more").first == "--- Delete x␛[2J? ---")
        #expect(await app.plain("close").first == "--- Everything ---")
    }

    @Test func linksAreSpokenOut() async {
        #expect(await open("site").first == "Open this in a browser: https://example.com/")
    }

    @Test func pagesAndViewsLeadOnAndBack() async {
        #expect(await app.plain("open mainPage").first == "--- Main Page ---")
        #expect(await app.plain("about") == ["--- About ---", "  Nothing to say."])
        #expect(await app.plain("close").contains("  about    About: >"))
        #expect(await app.plain("counter").contains("  Counter: 1␛[31m"))
        #expect(await app.plain("count 7").contains("  Counter: 7␛[31m"))
        #expect(await app.plain("close").contains("  sound    Sound: on"))
        #expect(await app.plain("close").first == "--- Test ---")
    }

    @Test func workIsShownUntilItIsCancelled() async {
        #expect(await app.plain("open working") == ["--- Working hard ---", "working: wait, cancel"])
        #expect(await app.plain("open everything") == ["? Work is going on. The commands are wait, cancel and quit."])
        #expect(await app.plain("cancel").first == "stopped")
    }

    @Test func homeExplainsItself() async {
        #expect(await app.plain("help").first == "  open everything  Everything…")
        #expect(await app.plain("everything") == ["? Write: open everything"])
        #expect(
            await app.plain("open everithing") == [
                "? There is no “everithing”. Did you mean everything? There are: everything, blocking, mainPage, working."
            ])
        #expect(await app.plain("open").first?.hasPrefix("? Open what?") == true)
        #expect(await app.plain("  ").isEmpty)
    }

    @Test func helpNamesEveryWord() async {
        let help = await open("help")
        for word in [
            "click on|off", "bpm NUMBER|+|-", "key OPTION|none", "voice OPTION", "count NUMBER", "save", "close",
        ] {
            #expect(help.contains { $0.hasPrefix("  \(word) ") }, "\(word)")
        }
    }

    @Test func theEndOfTheInputCancelsEverything() async {
        var output: [String] = []
        let face = PlainFace(app.stage, menu: app.menu) { output.append($0.string) }
        await face.enter("open everything")
        await face.finish()
        #expect(output.last == "dismissed: hostGone")
        #expect(app.center.presented.isEmpty)
    }

    /// Whatever is written, nothing traps and there is an answer to every line that is not blank.
    @Test func randomLines() async {
        var generator = SeededGenerator(seed: 11)
        let words = [
            "open", "everything", "bpm", "click", "voice", "key", "none", "+", "-", "99999999999999999999", "close",
            "keep",
            "discard", "save", "cancel", "more", "view", "notes", "\u{1B}[2J", "青い", "help", "mainPage", "about",
            "counter",
            "ok", "on", "blocking", "count",
        ]
        for _ in 0..<400 {
            let line = (0..<Int.random(in: 1...3, using: &generator)).compactMap { _ in
                words.randomElement(using: &generator)
            }.joined(separator: " ")
            let output = await app.plain(line)
            #expect(!output.isEmpty, "\(line)")
            #expect(output.allSatisfy { !$0.unicodeScalars.contains { $0.value < 0x20 } })
        }
    }
}

@Suite struct LineSplitterTests {
    @Test func linesArriveInPieces() {
        var splitter = LineSplitter()
        #expect(splitter.lines(with: Array("a\nb".utf8)) == ["a"])
        #expect(splitter.lines(with: Array("c\r\n\n青".utf8)) == ["bc", ""])
        #expect(splitter.rest() == "青")
        #expect(splitter.rest() == nil)
    }

    @Test func brokenBytesAreReplaced() {
        var splitter = LineSplitter()
        #expect(splitter.lines(with: [0x61, 0xFF, 0x0A]) == ["a\u{FFFD}"])
    }
}
