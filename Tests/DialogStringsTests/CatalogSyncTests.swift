import DialogLanguage
import Testing

@testable import DialogStrings

@Suite struct CatalogSyncTests {
    private let model = ModelBuilder()

    @Test func aNewCatalogueLooksAsXcodeWritesIt() {
        let dialog = model.dialog("deleteTrack", arguments: [("name", .string)]) {
            $0.title = model.text("deleteTrack.title", "Delete “{name}”?")
            $0.message = model.text("deleteTrack.message", "Gone\nfor good.", comment: "Be clear.")
        }
        let (catalog, changes) = CatalogSync.sync(model.texts(dialog).texts, into: StringCatalog(sourceLanguage: "en"))
        #expect(
            catalog.text == """
                {
                  "sourceLanguage" : "en",
                  "strings" : {
                    "deleteTrack.message" : {
                      "comment" : "Be clear.",
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Gone\\nfor good."
                          }
                        }
                      }
                    },
                    "deleteTrack.title" : {
                      "comment" : "Title of the dialog deleteTrack; %1$@ is name",
                      "extractionState" : "extracted_with_value",
                      "localizations" : {
                        "en" : {
                          "stringUnit" : {
                            "state" : "new",
                            "value" : "Delete “%1$@”?"
                          }
                        }
                      }
                    }
                  },
                  "version" : "1.0"
                }
                """)
        #expect(changes.map(\.kind) == [.added, .added])
    }

    @Test func aCatalogueWithoutTextsIsStillOne() {
        let catalog = StringCatalog(sourceLanguage: "en")
        #expect(catalog.text == SampleCatalogs.empty)
        #expect(CatalogSync.sync([], into: catalog).changes.isEmpty)
    }

    @Test func aCurrentCatalogueKeepsItsBytes() throws {
        // Not laid out as Xcode does it, and with keys in another order: still nothing to do.
        let text = """
            {"version": "1.0", "strings": {"b.title": {"extractionState": "stale"}, "a.title": {"comment": "mine",
            "localizations": {"ja": {"stringUnit": {"value": "\\u3042", "state": "translated"}},
            "en": {"stringUnit": {"value": "A"}}}}},
            "sourceLanguage": "en"}

            """
        let (catalog, changes) = CatalogSync.sync(model.titles(["a": "A"]), into: try catalog(text))
        #expect(changes.isEmpty)
        #expect(catalog.text == text)
    }

    @Test func newKeysGoWhereXcodePutsThem() throws {
        let old = try catalog(
            wrapped("\"alpha.title\" : {\n\n},\n\"options.2.title\" : {\n\n},\n\"tempo.title\" : {\n\n}"))
        let texts = model.titles([
            "zeta": "Z", "options.10": "10", "Beta": "B", "tempoMap": "M", "aaa": "A", "alpha": "Al", "options.2": "2",
            "tempo": "T",
        ])
        let keys = CatalogSync.sync(texts, into: old).catalog.entries.map(\.key)
        #expect(
            keys == [
                "aaa.title", "alpha.title", "Beta.title", "options.2.title", "options.10.title", "tempo.title",
                "tempoMap.title", "zeta.title",
            ])
    }

    private static let translated = """
        "tempo.title" : {
          "comment" : "Title of the dialog tempo",
          "extractionState" : "extracted_with_value",
          "localizations" : {
            "de" : {
              "variations" : {
                "device" : {
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Tempo"
                    }
                  }
                }
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Tempo"
              }
            },
            "ja" : {
              "stringUnit" : {
                "note" : "checked",
                "state" : "translated",
                "value" : "テンポ"
              }
            },
            "ko" : {
              "stringUnit" : {
                "state" : "new",
                "value" : ""
              }
            }
          },
          "shouldTranslate" : true
        }
        """

    @Test func aChangedSourceTextAsksForReview() throws {
        let old = wrapped(Self.translated)
        let (catalog, changes) = CatalogSync.sync(model.titles(["tempo": "Speed"]), into: try catalog(old))
        var expected = old
        expected.replace("\"state\" : \"translated\"", with: "\"state\" : \"needs_review\"")
        expected.replace("\"state\" : \"new\",\n            \"value\" : \"Tempo\"", with: "?")
        expected = expected.split(separator: "\n").joined(separator: "\n")
        #expect(
            catalog.text.replacing(
                "\"state\" : \"new\",\n            \"value\" : \"Speed\"", with: "?") == expected)
        #expect(
            changes == [CatalogChange(key: "tempo.title", kind: .sourceText(from: "Tempo", to: "Speed", toReview: 2))])
        #expect(changes.first?.description == "source text changed: tempo.title (2 translations to review)")
    }

    @Test func unusedKeysBecomeStaleAndComeBack() throws {
        let old = try catalog(wrapped(Self.translated))
        let (stale, changes) = CatalogSync.sync([], into: old)
        #expect(changes == [CatalogChange(key: "tempo.title", kind: .stale)])
        #expect(stale.text == old.text.replacing("extracted_with_value", with: "stale"))
        #expect(CatalogSync.sync([], into: stale).changes.isEmpty)
        let (back, returned) = CatalogSync.sync(model.titles(["tempo": "Tempo"]), into: try catalog(stale.text))
        #expect(returned == [CatalogChange(key: "tempo.title", kind: .returned)])
        #expect(back.text == old.text)
    }

    @Test func aConfirmedSourceTextComesBackWithoutAState() throws {
        let text = wrapped(
            Self.translated.replacing("\"state\" : \"new\"", with: "\"state\" : \"translated\"")
                .replacing("extracted_with_value", with: "stale"))
        let (back, _) = CatalogSync.sync(model.titles(["tempo": "Tempo"]), into: try catalog(text))
        #expect(back.entry("tempo.title")?.extractionState == nil)
    }

    @Test func entriesManagedByHandAreLeftAlone() throws {
        let text = wrapped(
            "\"common.ok\" : {\n  \"extractionState\" : \"manual\"\n},\n"
                + Self.translated.replacing("extracted_with_value", with: "manual"))
        let (catalog, changes) = CatalogSync.sync(model.titles(["tempo": "Speed"]), into: try catalog(text))
        #expect(changes.isEmpty)
        #expect(catalog.text == text)
    }

    @Test func theWordsOfTheRuntimeAreNotStale() throws {
        let text = wrapped("\"dialog.cancel\" : {\n\n},\n\"dialog.keepEditing\" : {\n\n},\n\"dialog.other\" : {\n\n}")
        let changes = CatalogSync.sync([], into: try catalog(text)).changes
        #expect(changes == [CatalogChange(key: "dialog.other", kind: .stale)])
    }

    @Test func anEntryWithoutSourceTextGetsOne() throws {
        let text = wrapped("\"tempo.title\" : {\n\n}")
        let (catalog, changes) = CatalogSync.sync(model.titles(["tempo": "Tempo"]), into: try catalog(text))
        let entry = try #require(catalog.entry("tempo.title"))
        #expect(entry["en"]?.stringUnit?.value == "Tempo")
        #expect(entry.extractionState == .extractedWithValue)
        #expect(entry.comment == "Title of the dialog tempo")
        #expect(changes.map(\.kind) == [.sourceText(from: nil, to: "Tempo", toReview: 0), .comment])
    }

    @Test func variationsOfTheSourceTextAreSomebodysWork() throws {
        let texts = model.texts(
            model.dialog("tracks", arguments: [("count", .int)]) {
                $0.title = model.text("tracks.count", "{count} pieces")
            })
        let old = try catalog(SampleCatalogs.plurals)
        let (new, changes) = CatalogSync.sync(texts.texts, into: old)
        #expect(changes.map(\.kind) == [.comment])
        #expect(new.entry("tracks.count")?["en"]?.units.map(\.value) == ["%1$lld track", "%1$lld tracks", "No tracks"])
    }

    @Test(
        arguments: [
            // What stands there, what the author says, what stands there afterwards.
            (nil, nil, "Title of the dialog a"), ("", nil, "Title of the dialog a"), ("By hand", nil, "By hand"),
            ("By hand", "Author", "Author"), ("Title of the dialog a; %1$@ is x", nil, "Title of the dialog a"),
            ("Title of the dialog a", "Author", "Author"),
        ] as [(String?, String?, String)])
    func comments(_ former: String?, _ author: String?, _ expected: String) throws {
        let comment = former.map { "\"comment\" : \"\($0)\"" } ?? ""
        let old = try catalog(wrapped("\"a.title\" : {\n  \(comment)\n}"))
        let dialog = model.dialog("a") { $0.title = model.text("a.title", "A", comment: author) }
        let new = CatalogSync.sync(model.texts(dialog).texts, into: old).catalog
        #expect(new.entry("a.title")?.comment == expected)
    }

    @Test func theLineBreakAtTheEndStays() throws {
        let old = try catalog(SampleCatalogs.extras)
        let text = CatalogSync.sync([], into: old).catalog.text
        #expect(text.hasSuffix("}\n") && !text.hasSuffix("\n\n"))
        #expect(text.contains("\"comment\" : \"caf\\u00e9 \\/ \\ud83c\\udfb5\""))
        #expect(text.contains("1e3,\n    -0,"))
    }
}
