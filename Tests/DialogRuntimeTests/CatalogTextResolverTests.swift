import DialogRuntime
import Foundation
import Testing

/// Texts from a String Catalog: which language, which form, and what stands in the placeholders.
@Suite struct CatalogTextResolverTests {
    /// A catalogue of one entry `key` with these localizations, as JSON.
    private func catalog(_ localizations: String, more: String = "") throws -> CatalogTextResolver {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"key": {\(more)"localizations": {\(localizations)}}}}
            """
        return try CatalogTextResolver(Data(json.utf8))
    }

    private func unit(_ value: String, state: String = "translated") -> String {
        #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
    }

    private func string(
        _ catalog: CatalogTextResolver, _ locale: String, _ text: DialogText = DialogText("key", "Source")
    ) -> String {
        catalog.resolver.resolve(text, DialogTextTable(), Locale(identifier: locale))
    }

    private var two: DialogText { DialogText("key", "{name}: {count}").with("name", "Bass").with("count", 2) }

    // MARK: Languages

    @Test(
        arguments: [
            ("ja_JP", "ja"), ("ja", "ja"), ("zh_TW", "zh-Hant"), ("zh_HK", "zh-Hant"), ("zh_CN", "zh-Hans"),
            ("zh", "zh-Hans"), ("pt_BR", "pt-BR"), ("pt_PT", "pt-BR"), ("de_AT", "de"), ("de_CH", "de-CH"),
            ("es_MX", "es-419"), ("es_ES", "es"), ("no_NO", "nb"), ("nb_NO", "nb"), ("sr_Latn_RS", "Source"),
            ("sr_RS", "sr"), ("fr_FR", "Source"), ("en_US", "Source"), ("en_GB", "Source"),
        ])
    func theReaderGetsTheNearestLanguage(_ locale: String, _ expected: String) throws {
        let languages = ["ja", "zh-Hant", "zh-Hans", "pt-BR", "de", "de-CH", "es", "es-419", "nb", "sr"]
        let catalog = try catalog(languages.map { "\"\($0)\": \(unit($0))" }.joined(separator: ", "))
        #expect(string(catalog, locale) == expected)
        #expect(catalog.languages == languages.sorted())
    }

    /// British readers of a catalogue in English want English words, not those of some other region.
    @Test func nothingComesAfterTheSourceLanguage() throws {
        let catalog = try catalog(#""en-AU": \#(unit("Australian")), "en": \#(unit("English"))"#)
        #expect(string(catalog, "en_GB") == "English")
        #expect(string(catalog, "en_AU") == "Australian")
    }

    @Test func whatIsNotTranslatedIsShownInTheSourceLanguage() throws {
        #expect(try string(catalog(#""ja": \#(unit("Source", state: "new"))"#), "ja") == "Source")
        #expect(try string(catalog(#""ja": \#(unit("見直し", state: "needs_review"))"#), "ja") == "見直し")
        let kept = try catalog(#""ja": \#(unit("訳"))"#, more: #""shouldTranslate": false, "#)
        #expect(string(kept, "ja") == "Source")
        #expect(string(kept, "ja", DialogText("other", "Other")) == "Other")
        #expect(string(kept, "ja", .cancel) == "キャンセル")
        #expect(string(kept, "ja", DialogText(verbatim: "key")) == "key")
    }

    @Test func tablesAreNotMixedUp() throws {
        let first = try catalog(#""ja": \#(unit("訳"))"#)
        let resolver = DialogTextResolver.catalogs([first])
        let japanese = Locale(identifier: "ja")
        #expect(resolver.resolve(DialogText("key", "Source"), DialogTextTable("Other"), japanese) == "Source")
        #expect(resolver.resolve(DialogText("key", "Source"), DialogTextTable("Dialogs"), japanese) == "訳")
    }

    // MARK: Placeholders

    @Test(
        arguments: [
            ("%1$@は%2$lld個", "Bassは2個"), ("%2$lld × %1$@", "2 × Bass"), ("%@, %lld", "Bass, 2"),
            ("100%% of %1$@", "100% of Bass"), ("%2$03lld", "002"), ("%2$+lld", "+2"), ("[%2$4lld]", "[   2]"),
            ("[%2$-4lld]", "[2   ]"), ("%3$@!", "!"), ("5 % von %1$@", "5 % von Bass"), ("%", "%"), ("%1$", "%1$"),
            ("%2$@", "2"), ("%1$lld", "Bass"), ("%#@none@.", "."), ("%#@open", "%#@open"),
        ])
    func placeholdersAreFilled(_ format: String, _ expected: String) throws {
        #expect(try string(catalog(#""ja": \#(unit(format))"#), "ja_JP", two) == expected)
    }

    @Test(arguments: ["100%", "%@", "%1$lld", "{name}", "%%"])
    func withoutArgumentsATranslationIsNoFormat(_ format: String) throws {
        #expect(try string(catalog(#""ja": \#(unit(format))"#), "ja") == format)
    }

    @Test func numbersAndDatesAreThoseOfTheReader() throws {
        let catalog = try catalog(
            #""de": \#(unit("%1$lld; %2$lf; %2$.1f; %3$@")), "ar": \#(unit("%1$lld")), "ja": \#(unit("%3$@"))"#)
        let date = try #require(Calendar.current.date(from: DateComponents(year: 2026, month: 11, day: 30, hour: 12)))
        let text = DialogText("key", "").with("n", 1_234_567).with("x", 1234.5).with("d", date)
        #expect(string(catalog, "de_DE", text).hasPrefix("1.234.567; 1.234,5; 1.234,5; 30. Nov. 2026"))
        #expect(string(catalog, "ar_EG", text) == "١٬٢٣٤٬٥٦٧")
        #expect(string(catalog, "ja_JP", text).hasPrefix("2026年11月30日"))
    }

    // MARK: Plural forms

    private func plural(_ forms: KeyValuePairs<String, String>) -> String {
        let choices = forms.map { "\"\($0.key)\": \(unit($0.value))" }.joined(separator: ", ")
        return "{\"variations\": {\"plural\": {\(choices)}}}"
    }

    private func tracks(_ count: Int) -> DialogText {
        DialogText("key", "{name}: {count}").with("name", "Bass").with("count", count)
    }

    @Test func theFormFollowsTheNumber() throws {
        let catalog = try catalog(
            """
            "en": \(plural(["zero": "%1$@: none", "one": "%1$@: one", "other": "%1$@: %2$lld"])),
            "pl": \(plural(["one": "%2$lld fraza", "few": "%2$lld frazy", "many": "%2$lld fraz", "other": "%2$lld"])),
            "ja": \(plural(["other": "%1$@の%2$lld個"]))
            """)
        #expect([0, 1, 2].map { string(catalog, "en_US", tracks($0)) } == ["Bass: none", "Bass: one", "Bass: 2"])
        #expect(
            [1, 3, 5, 22].map { string(catalog, "pl_PL", tracks($0)) } == ["1 fraza", "3 frazy", "5 fraz", "22 frazy"])
        #expect(string(catalog, "ja_JP", tracks(1)) == "Bassの1個")
        // Without a number there is no other form to choose.
        #expect(string(catalog, "ja_JP", DialogText("key", "")) == "%1$@の%2$lld個")
    }

    @Test func theDigitsThatAreShownDecide() throws {
        let catalog = try catalog(#""en": \#(plural(["one": "%1$.1f hour", "other": "%1$.1f hours"]))"#)
        #expect(string(catalog, "en", DialogText("key", "").with("x", 1.0)) == "1.0 hours")
        let short = try self.catalog(#""en": \#(plural(["one": "%1$lf hour", "other": "%1$lf hours"]))"#)
        #expect(string(short, "en", DialogText("key", "").with("x", 1.0)) == "1 hour")
    }

    @Test func partsVaryByThemselves() throws {
        let catalog = try catalog(
            """
            "en": {"stringUnit": {"state": "translated", "value": "%1$@: %#@songs@ in %#@folders@"},
              "substitutions": {
                "songs": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": \(unit("%arg song")), "other": \(unit("%arg songs"))}}},
                "folders": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": \(unit("a folder")), "other": \(unit("%lld folders of %1$@"))}}}}}
            """)
        func text(_ songs: Int, _ folders: Int) -> DialogText {
            DialogText("key", "").with("name", "Bass").with("songs", songs).with("folders", folders)
        }
        #expect(string(catalog, "en", text(1, 1)) == "Bass: 1 song in a folder")
        #expect(string(catalog, "en", text(2000, 3)) == "Bass: 2,000 songs in 3 folders of Bass")
    }

    @Test func devicesAreToldApart() throws {
        let catalog = try catalog(
            #""ja": {"variations": {"device": {"iphone": \#(unit("電話")), "other": \#(unit("ほか"))}}}"#)
        #expect(string(catalog, "ja") == "ほか")
    }

    // MARK: Files

    @Test func filesStandForTheTableOfTheirName() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Songs.xcstrings")
        try Data(#"{"sourceLanguage": "en", "strings": {}}"#.utf8).write(to: file)
        #expect(try CatalogTextResolver(contentsOf: file).table == "Songs")
        try Data(#"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"ja": 1}}}}"#.utf8).write(to: file)
        let error = #expect(throws: CatalogReadingError.self) { try CatalogTextResolver(contentsOf: file) }
        #expect(
            error?.description.hasSuffix(
                "Songs.xcstrings: this is no String Catalog: wrong at strings › a › localizations › ja") == true)
        try FileManager.default.removeItem(at: file)
        let absent = #expect(throws: CatalogReadingError.self) { try CatalogTextResolver(contentsOf: file) }
        #expect(absent?.reason == "the file cannot be read")
        #expect(throws: CatalogReadingError.self) { try CatalogTextResolver(Data("{".utf8)) }
    }
}
