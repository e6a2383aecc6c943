import Diagnostics
import DialogLanguage
import Testing

@testable import DialogStrings

@Suite struct CatalogCheckTests {
    private let model = ModelBuilder()

    private func check(_ texts: [CatalogText], _ catalogText: String) throws -> [Diagnostic] {
        var sink = DiagnosticSink()
        CatalogCheck.check(texts, against: try catalog(catalogText), into: &sink)
        return sink.diagnostics
    }

    private func span(_ diagnostic: Diagnostic) -> SourceSpan? {
        if case .span(let span) = diagnostic.place { span } else { nil }
    }

    @Test func aTextWithoutTranslationIsReportedOnceForEachLanguage() throws {
        let texts = model.titles(["a": "A", "b": "B", "c": "C", "d": "D", "e": "5 %", "f": "F"])
        let found = try check(
            texts,
            """
            {"sourceLanguage": "en", "strings": {
              "a.title": {"localizations": {
                "de": {"stringUnit": {"state": "needs_review", "value": "A"}},
                "ja": {"variations": {"device": {"other": {"stringUnit": {"state": "translated", "value": "あ"}}}}}}},
              "b.title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "B"}}}},
              "c.title": {"localizations": {
                "de": {"stringUnit": {"state": "new", "value": "C"}}, "ja": {"stringUnit": {"value": "し"}}}},
              "d.title": {"shouldTranslate": false},
              "x.title": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "X"}}}}
            }}
            """)
        #expect(found.allSatisfy { $0.code == .missingTranslation && $0.severity == .warning })
        #expect(
            found.map(\.message) == [
                "b.title is not translated into ja", "c.title is not translated into de",
                "f.title is not translated into de", "f.title is not translated into ja",
            ])
        #expect(found.map(span) == [model.at(2), model.at(3), model.at(6), model.at(6)])
    }

    @Test func afterVeryManyMissingOnesItSaysSo() throws {
        let languages = (0..<1_000).map {
            "\"l\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"A\"}}"
        }
        let dialogs = (0..<102).map { number in
            model.dialog("t\(number)") { $0.title = model.text("t\(number).title", "T") }
        }
        let texts = DialogTexts(model.set(dialogs)).texts
        let found = try check(
            texts,
            """
            {"sourceLanguage": "en", "strings": {"x": {"localizations": {\(languages.joined(separator: ", "))}}}}
            """)
        #expect(found.count == 100_001)
        #expect(found.last?.message.hasSuffix("; what is missing from here on is not listed") == true)
        #expect(found.dropLast().allSatisfy { !$0.message.contains(";") })
    }

    @Test func aCatalogueInOneLanguageLacksNothing() throws {
        #expect(try check(model.titles(["a": "A"]), SampleCatalogs.empty).isEmpty)
    }

    @Test func translationsHalfDoneAreMissing() throws {
        let found = try check(
            model.titles(["a": "A"]),
            """
            {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"de": {"variations": {"device": {
              "ipad": {"stringUnit": {"state": "translated", "value": "A"}},
              "other": {"stringUnit": {"state": "new", "value": ""}}}}}}}}}
            """)
        #expect(found.map(\.code) == [.missingTranslation])
    }

    /// A translation of “{count} of {name}, {share}” with the arguments name, count, share, and what is said about it.
    static let translations: [(value: String, message: String?)] = [
        ("%1$@: %2$lld, %3$lf", nil),
        ("%3$lf %1$@ %2$lld", nil),
        ("%@ %lld %lf", nil),
        ("%1$@ %2$05lld %3$.1f 100%%", nil),
        ("%2$lld %3$lf", "%1$@ (name) is missing"),
        ("%1$@ %3$lf", "%2$lld (count) is missing"),
        ("%lld %@ %lf", "%lld should be %1$@: name is of type String; %@ should be %2$lld: count is of type Int"),
        ("%1$lld %2$lld %3$lf", "%1$lld should be %1$@: name is of type String"),
        ("%1$@ %2$d %3$lf", "%2$d should be %2$lld: count is of type Int"),
        ("%1$@ %2$lld %3$@", "%3$@ should be %3$lf: share is of type Double"),
        ("%1$@ %2$lld %3$lf %4$@", "%4$@ stands for nothing (the text has %1$@, %2$lld, %3$lf)"),
        ("%1$@ %2$lld %3$lf %#@count@", "%#@count@ names no substitution of the entry"),
        ("%1$@ %2$lld %3$lf %arg", "%arg has a meaning in substitutions only"),
    ]

    @Test(arguments: translations)
    func placeholdersOfATranslation(_ sample: (value: String, message: String?)) throws {
        let texts = model.titles(
            ["a": "{count} of {name}, {share}"], arguments: [("name", .string), ("count", .int), ("share", .double)])
        let found = try check(
            texts,
            """
            {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"ja": {"stringUnit":
              {"state": "translated", "value": "\(sample.value)"}}}}}}
            """)
        #expect(found.map(\.message) == (sample.message.map { ["a.title (ja): \($0)"] } ?? []))
        for diagnostic in found {
            #expect(diagnostic.code == .translationPlaceholder && diagnostic.severity == .error)
            #expect(span(diagnostic)?.text == "\"\(sample.value)\"")
            #expect(diagnostic.notes.map(\.span) == [model.at(1)])
        }
    }

    /// Few words are made of it, but all of it is mended.
    @Test func manyWrongTypesAreMendedTogether() throws {
        let arguments = (1...12).map { (name: "a\($0)", kind: Argument.Kind.int) }
        let source = arguments.map { "{\($0.name)}" }.joined(separator: " ")
        let value = (1...12).map { "%\($0)$@" }.joined(separator: " ")
        let found = try check(
            model.titles(["a": source], arguments: arguments.map { ($0.name, $0.kind) }),
            """
            {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"ja": {"stringUnit":
              {"state": "translated", "value": "\(value)"}}}}}}
            """)
        #expect(found.count == 1)
        #expect(found.first?.message.ranges(of: "should be").count == 8)
        #expect(found.first?.fixIts.first?.edits.count == 12)
    }

    @Test func aTextWithoutPlaceholdersWantsNone() throws {
        func found(_ value: String) throws -> [String] {
            try check(
                model.titles(["a": "5% off"]),
                """
                {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"fr": {"stringUnit":
                  {"state": "translated", "value": "\(value)"}}}}}}
                """
            ).map(\.message)
        }
        #expect(try found("5% de moins").isEmpty)
        #expect(try found("5%") == [])
        #expect(try found("%1$@") == ["a.title (fr): %1$@ stands for nothing (the text has no placeholders)"])
    }

    @Test func everyVariationIsChecked() throws {
        let texts = model.texts(
            model.dialog("tracks", arguments: [("count", .int)]) {
                $0.title = model.text("tracks.count", "{count} tracks")
            })
        let good = SampleCatalogs.plurals
        #expect(try check(texts.texts, good).isEmpty)
        // "No tracks" says the number in words; "tracks" does not.
        let bad = good.replacing("%1$lld ścieżki", with: "ścieżki").replacing("Ścieżki: %1$lld", with: "Ścieżki: %1$@")
        #expect(
            try check(texts.texts, bad).map(\.message) == [
                "tracks.count (pl, ipad, few): %1$lld (count) is missing",
                "tracks.count (pl, other): %1$@ should be %1$lld: count is of type Int",
            ])
    }

    @Test func substitutionsStandForTheirArgument() throws {
        let texts = model.texts(
            model.dialog("tracks", arguments: [("name", .string), ("count", .int)]) {
                $0.title = model.text("tracks.summary", "{name} has {count} phrases")
            }
        ).texts
        let good = SampleCatalogs.substitutions
        #expect(try check(texts, good).isEmpty)
        #expect(
            try check(texts, good.replacing("\"argNum\" : 2", with: "\"argNum\" : 3")).map(\.message).first
                == "tracks.summary (en): %#@phrases@ stands for nothing (the text has %1$@, %2$lld); "
                + "%2$lld (count) is missing"
        )
        #expect(
            try check(texts, good.replacing("\"formatSpecifier\" : \"lld\"", with: "\"formatSpecifier\" : \"@\""))
                .map(\.message) == ["tracks.summary (en): %#@phrases@ should be %2$lld: count is of type Int"])
        // An argument may be named inside the substitution instead of beside it.
        let inside = good.replacing("%1$@ has %#@phrases@", with: "%#@phrases@").replacing(
            "%arg phrases", with: "%arg of %1$@")
        #expect(try check(texts, inside).isEmpty)
        #expect(
            try check(texts, inside.replacing("%arg of %1$@", with: "%arg of %1$lf")).map(\.message) == [
                "tracks.summary (en, other): %1$lf should be %1$@: name is of type String"
            ])
    }

    @Test func theSourceTextIsCheckedAsWell() throws {
        let texts = model.titles(["a": "Delete {name}?"], arguments: [("name", .string)])
        let found = try check(
            texts,
            """
            {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"en": {"stringUnit":
              {"state": "new", "value": "Delete?"}}}}}}
            """)
        #expect(
            found.map(\.message) == [
                "a.title (en): %1$@ (name) is missing (dialoggen strings brings it up to date)"
            ])
    }

    @Test func copiesForTranslatorsAreNotChecked() throws {
        let texts = model.titles(["a": "Delete {name}?"], arguments: [("name", .string)])
        let found = try check(
            texts,
            """
            {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"ja": {"stringUnit":
              {"state": "new", "value": ""}}}}}}
            """)
        #expect(found.map(\.code) == [.missingTranslation])
    }

    @Test func aWrongTypeCanBeMended() throws {
        let texts = model.titles(["a": "{name}: {count}"], arguments: [("name", .string), ("count", .int)])
        let text = """
            {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"ja": {"stringUnit":
              {"state": "translated", "value": "「%1$lld」%2$@"}}}}}}
            """
        let diagnostic = try #require(try check(texts, text).first)
        let edits = try #require(diagnostic.fixIts.first).edits
        #expect(edits.map(\.span.text) == ["%1$lld", "%2$@"])
        #expect(edits.map(\.text) == ["%1$@", "%2$lld"])
        // With escapes in the text, bytes of the file and of the text are not the same.
        let escaped = try #require(try check(texts, text.replacing("「", with: "\\n")).first)
        #expect(escaped.fixIts.isEmpty)
    }

    @Test func ofManyWrongPlaceholdersSomeAreNamed() throws {
        let names = (0..<1_000).map { "a\($0)" }
        let texts = model.titles(
            ["a": names.map { "{\($0)}" }.joined()], arguments: names.map { ($0, .int) })
        func translation(_ value: String) -> String {
            """
            {"sourceLanguage": "en", "strings": {"a.title": {"localizations": {"ja": {"stringUnit":
              {"state": "translated", "value": "\(value)"}}}}}}
            """
        }
        let wrong = (1...20_000).map { "%\($0 + 1_000)$@" }.joined()
        let found = try check(texts, translation(wrong))
        #expect(found.map(\.code) == [.translationPlaceholder])
        #expect(found.allSatisfy { $0.message.utf8.count < 2_000 })
        let right = (1...1_000).map { "%\($0)$lld" }.joined()
        #expect(try check(texts, translation(right)).isEmpty)
    }
}
