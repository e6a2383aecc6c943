import Testing

@testable import DialogLanguage

@Suite("Words, ids, Swift names and case names")
struct NameValueTests {
    @Test func wordsOfAList() {
        #expect(Values.word("sheet", as: Presentation.self, subject: "a presentation").value == .sheet)
        #expect(Values.word("b", among: ["a", "b"], subject: "a letter").value == "b")
    }

    @Test(arguments: [
        Refused("shet", .unknownWord, fix: "sheet", isSafe: false), Refused("Sheet", .unknownWord, fix: "sheet"),
        Refused("fullscreencover", .unknownWord, fix: "fullScreenCover"), Refused("window", .unknownWord),
        Refused("", .unknownWord),
    ])
    func otherWords(_ refused: Refused) {
        expectRefused(refused) { Values.word($0, as: Presentation.self, subject: "a presentation") }
    }

    @Test func numberFormats() {
        #expect(Values.numberFormat("integer").value == .integer)
        #expect(Values.numberFormat("decimal(0)").value == .decimal(digits: 0))
        #expect(Values.numberFormat("decimal(15)").value == .decimal(digits: 15))
        #expect(Values.numberFormat("percent").value == .percent)
        #expect(Values.numberFormat("duration").value == .duration)
        for text in ["decimal", "decimal()", "decimal(-1)", "decimal(16)", "decimal(x)", "decimal(02)", "decimal(2"] {
            expectRefused(Refused(text, .unknownWord, fix: "decimal(2)", isSafe: false), by: Values.numberFormat)
        }
        expectRefused(Refused("Percent", .unknownWord, fix: "percent"), by: Values.numberFormat)
        expectRefused(Refused("currency", .unknownWord), by: Values.numberFormat)
    }

    @Test func platformVersions() {
        #expect(Values.platformVersion("17").value == 17)
        #expect(Values.platformVersion("17.4").value == 17.4)
        for text in ["", "17.0.1", "v17", "0", "17.", ".4", "-1", "1e9", "017", "17.04", "1E9", "iOS 17"] {
            expectRefused(Refused(text, .numberFormat), by: Values.platformVersion)
        }
    }

    @Test func symbolNames() {
        for text in ["gear", "square.and.pencil", "1.circle", "a"] { #expect(Values.symbolName(text).value == text) }
        expectRefused(
            Refused("square and pencil", .unknownWord, fix: "square.and.pencil", isSafe: false), by: Values.symbolName)
        expectRefused(Refused("gear-shape", .unknownWord, fix: "gear.shape", isSafe: false), by: Values.symbolName)
        for text in ["", "ギア", "..", "🎹"] { expectRefused(Refused(text, .unknownWord), by: Values.symbolName) }
    }

    @Test func ids() {
        for id in ["a", "bpm", "playCount2", "class", "default", "x1"] {
            #expect(Values.identifier(id, role: "control").value == id)
        }
    }

    @Test(arguments: [
        ("play-count", "playCount"), ("play_count", "playCount"), ("PlayCount", "playCount"), ("URLField", "urlField"),
        ("URL", "url"), ("2fast", "dialog2fast"), ("テンポ", "dialog1"), ("", "dialog1"), ("--", "dialog1"),
        ("none", "noneDialog"),
        ("app", "appDialog"), ("True", "trueDialog"), ("a b c", "aBC"), ("café", "caf"), ("_x", "x"),
        ("and", "andDialog"),
        ("not!", "notDialog"), ("テンポ 2", "dialog2"),
    ])
    func otherIdsGetASpelling(_ text: String, _ suggestion: String) {
        expectRefused(Refused(text, .invalidIdentifier, fix: suggestion, isSafe: false)) {
            Values.identifier($0, role: "dialog")
        }
    }

    @Test func suggestedIdsAreIds() {
        var generator = SeededGenerator(seed: 3)
        let characters = Array("aZ09_-. あé/🎹")
        for _ in 0..<5_000 {
            let text = String(
                (0..<Int.random(in: 0...60, using: &generator)).map { _ in
                    characters.randomElement(using: &generator) ?? "a"
                })
            guard let suggestion = Values.identifier(text, role: "control").problem?.fix?.replacement else { continue }
            #expect(Values.identifier(suggestion, role: "control").value == suggestion, "\(text)")
        }
    }

    @Test func swiftNames() {
        for name in ["Song", "song", "_x", "曲", "x1", "async", "some", "🎹"] {
            #expect(Values.swiftIdentifier(name).value == name)
        }
        for name in ["", "_", "1x", "a-b", "a.b", "class", "self", "Type", "Any", "a b", "$0", "nil", "e\u{301}+"] {
            #expect(Values.swiftIdentifier(name).problem?.code == .invalidSwiftName, "\(name)")
        }
        #expect(Values.swiftIdentifier("`default`").problem?.fix?.replacement == "default")
    }

    @Test func swiftPaths() {
        for name in ["Song", "Model.Song", "A.B.C", "Model.default"] { #expect(Values.swiftPath(name).value == name) }
        for name in [
            "", ".Song", "Song.", "A..B", "class.Song", "Song.self", "Song.Type", "Song?", "[Song]", "Set<Int>",
        ] {
            #expect(Values.swiftPath(name).problem?.code == .invalidSwiftName, "\(name)")
        }
    }

    @Test func keyPaths() {
        for name in ["tempo", "track.volume", "default", "class.in"] { #expect(Values.keyPath(name).value == name) }
        for name in ["", "self", "track.", "track?.volume", "tracks[0]", "init", "a b"] {
            #expect(Values.keyPath(name).problem?.code == .invalidSwiftName, "\(name)")
        }
        #expect(Values.keyPath("\\.tempo").problem?.fix == .init("tempo", isSafe: true))
    }

    @Test("a path without end is refused, since generated code nests with it")
    func longPaths() {
        for (count, isSound) in [(32, true), (33, false), (8000, false)] {
            let path = Array(repeating: "a", count: count).joined(separator: ".")
            #expect((Values.swiftPath(path).value != nil) == isSound)
            #expect((Values.keyPath(path).value != nil) == isSound)
            #expect((Values.swiftType("[\(path)]?").value != nil) == isSound)
        }
    }

    @Test func swiftTypes() {
        for name in ["Int", "Foo.Bar", "[String]", "Song?", "[Song]?", "[Song?]", "[[Int]]", "曲"] {
            #expect(Values.swiftType(name).value == name, "\(name)")
        }
        for name in [
            "", "?", "[]", "[Int", "Int]", "Int??", "Set<Int>", "[String: Int]", "class", "(Int)", "any P", "Int]?",
            "[?]", "Song.Type",
            "]Int[", "Int?]",
        ] {
            #expect(Values.swiftType(name).problem?.code == .invalidSwiftName, "\(name)")
        }
    }

    @Test func chosenCaseNames() {
        for name in ["piano", "default", "class", "_4", "ピアノ"] { #expect(Values.caseName(name).value == name) }
        for name in ["none", "some", "init", "self", "Type"] {
            expectRefused(Refused(name, .invalidSwiftName, fix: name + "Option", isSafe: false), by: Values.caseName)
        }
        #expect(Values.caseName("a b").problem?.code == .invalidSwiftName)
        #expect(Values.caseName("4").problem?.code == .invalidSwiftName)
    }

    @Test(arguments: [
        ("piano", "piano"), ("Grand Piano", "grandPiano"), ("GrandPiano", "grandPiano"), ("grand-piano", "grandPiano"),
        ("BIG_DRUM", "bigDrum"), ("4/4", "_44"), ("12 bars", "_12Bars"), ("cMajor", "cMajor"), ("C# minor", "cMinor"),
        ("none", "noneOption"), ("None", "noneOption"), ("some", "someOption"), ("init", "initOption"),
        ("default", "default"),
        ("self", "selfOption"), ("Type", "type"), ("ピアノ", "ピアノ"), ("が", "が"), ("日本 語", "日本語"),
        ("Élan vital", "élanVital"),
        ("a.b.c", "aBC"), ("mp3", "mp3"), ("MP3File", "mp3file"), ("x-1", "x1"), ("naïve", "naïve"),
        ("straße", "straße"),
    ])
    func derivedCaseNames(_ value: String, _ name: String) {
        #expect(OptionCaseName.derived(from: value) == name)
    }

    @Test func valuesWithoutACaseName() {
        for value in ["", "---", "#", "🎹", " ", "½", "()"] {
            #expect(OptionCaseName.derived(from: value) == nil, "\(value)")
        }
    }

    @Test func derivedCaseNamesAreIdentifiers() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<5_000 {
            let scalars = (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0x20...0x3_0000, using: &generator))
            }
            var value = String.UnicodeScalarView()
            value.append(contentsOf: scalars)
            guard let name = OptionCaseName.derived(from: String(value)) else { continue }
            #expect(Values.caseName(name).value == name, "\(String(value))")
        }
    }
}
