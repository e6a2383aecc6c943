import Foundation
import Testing

@testable import dialoggen

/// A run that has nothing to do is known from a record of the last one; whatever changed since makes it useless.
@Suite struct UpToDateTests {
    private let folder: TemporaryFolder
    private static let definition = """
        dialoggen: 1
        dialogs:
          tempo:
            presentation: alert
            title: Tempo

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        for name in ["tempo", "sub/tempo2"] {
            try folder.write(
                "dialogs/\(name).dialog.yaml",
                Self.definition.replacing("  tempo:", with: "  \(name.replacing("sub/", with: "")):"))
        }
    }

    private func generate(_ options: String..., into output: String = "out") -> ToolResult {
        runTool(
            ["generate", folder.path("dialogs"), "--output", folder.path(output)] + options,
            cacheFolder: folder.path("cache"))
    }

    private var records: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path("cache"))) ?? []
    }

    private static let upToDate = "no problems in 2 files\nfiles: 0 written, 4 unchanged\n"

    /// Whether a run did not even look at the definitions: a record that says so is believed.
    private func isBelieved() throws -> Bool {
        let name = try #require(records.first)
        let record = try #require(GenerationRecord(Array(try folder.text("cache/\(name)").utf8)))
        var marked = record
        marked.fileCount = 4_711
        try folder.write("cache/\(name)", marked.text)
        let result = generate()
        try folder.write("cache/\(name)", record.text)
        return result.messages.contains("4711 unchanged")
    }

    @Test func nothingChanged() throws {
        #expect(generate().messages == "no problems in 2 files\nfiles: 4 written, 0 unchanged\n")
        let before = try folder.contents(of: "out")
        let date = try folder.modificationDate("out/tempo.dialog.swift")
        #expect(try isBelieved())
        #expect(generate() == ToolResult(status: 0, output: "", messages: Self.upToDate))
        #expect(try folder.contents(of: "out") == before)
        #expect(try folder.modificationDate("out/tempo.dialog.swift") == date)
        #expect(generate("--check") == ToolResult(status: 0, output: "", messages: "no problems in 2 files\n"))
        #expect(generate("--dry-run") == ToolResult(status: 0, output: "", messages: "no problems in 2 files\n"))
        #expect(generate("--quiet") == ToolResult(status: 0, output: "", messages: ""))
    }

    @Test func theReportIsTheOneOfARealRun() throws {
        _ = generate()
        for reporter in ["json", "sarif", "junit", "github", "xcode", "text"] {
            let remembered = generate("--reporter", reporter)
            let real = runTool(
                ["generate", folder.path("dialogs"), "--output", folder.path("out"), "--reporter", reporter])
            #expect(remembered == real)
        }
    }

    @Test(arguments: [
        "dialogs/tempo.dialog.yaml", "dialogs/sub/tempo2.dialog.yaml", "out/tempo.dialog.swift",
        "out/DialogCatalog.swift", "out/.dialoggen-manifest.json",
    ])
    func aChangedFile(name: String) throws {
        _ = generate()
        let original = try folder.text(name)
        try folder.write(name, original + (name.hasSuffix(".yaml") ? "# a comment\n" : " "))
        #expect(try !isBelieved())
        // The result is the same as without a record.
        #expect(generate().status == 0)
        if name.hasPrefix("out") { #expect(try folder.text(name) == original) }
        #expect(try isBelieved())
    }

    @Test(arguments: ["dialogs/tempo.dialog.yaml", "out/tempo.dialog.swift", "out/.dialoggen-manifest.json"])
    func aLostFile(name: String) throws {
        _ = generate()
        try folder.remove(name)
        #expect(try !isBelieved())
        _ = generate()
        #expect(try folder.contents(of: "out").keys.contains("tempo.dialog.swift") == !name.hasPrefix("dialogs"))
    }

    @Test func aNewDefinition() throws {
        _ = generate()
        try folder.write("dialogs/a.dialog.yaml", Self.definition.replacing("tempo", with: "a"))
        #expect(generate().messages.contains("files: 2 written, 3 unchanged\n"))
    }

    @Test func aRenamedDefinition() throws {
        _ = generate()
        try FileManager.default.moveItem(
            atPath: folder.path("dialogs/tempo.dialog.yaml"), toPath: folder.path("dialogs/beat.dialog.yaml"))
        #expect(generate().messages.contains("1 removed"))
    }

    @Test func aConfiguration() throws {
        _ = generate()
        try folder.write("dialogs/dialoggen.yaml", "dialoggen: 1\naccessLevel: public\n")
        #expect(try !isBelieved())
        _ = generate()
        #expect(try isBelieved())
        try folder.write("dialogs/dialoggen.yaml", "dialoggen: 1\naccessLevel: package\n")
        _ = generate()
        #expect(try folder.text("out/tempo.dialog.swift").contains("package"))
    }

    @Test func warningsAreSaidEachTime() throws {
        try folder.write(
            "dialogs/tempo.dialog.yaml", Self.definition.replacing("title: Tempo", with: "title: ' Tempo'"))
        let first = generate()
        #expect(first.messages.contains("surrounding-whitespace"))
        #expect(records.isEmpty)
        #expect(generate().messages.contains("surrounding-whitespace"))
    }

    @Test func errorsLeaveNoRecord() throws {
        try folder.write("dialogs/tempo.dialog.yaml", "dialoggen: 1\n")
        #expect(generate().status == 1)
        #expect(records.isEmpty)
    }

    @Test func eachFolderHasItsOwnRecord() throws {
        _ = generate()
        _ = generate(into: "other")
        #expect(records.count == 2)
        #expect(generate().messages == Self.upToDate)
        // The same folder by another way.
        try folder.link("link", to: "out")
        #expect(generate(into: "link").messages == Self.upToDate)
        #expect(records.count == 2)
    }

    @Test func aFileUnderTwoNamesIsNotRemembered() throws {
        try folder.link("dialogs/again.dialog.yaml", to: "tempo.dialog.yaml")
        #expect(generate().status == 0)
        #expect(records.isEmpty)
    }

    @Test func twoFilesThatBecomeOneAreNoticed() throws {
        try folder.remove("dialogs/sub/tempo2.dialog.yaml")
        try folder.write("dialogs/z.dialog.yaml", "dialoggen: 1\ndialogs: {z: {presentation: alert, title: Z}}\n")
        _ = generate()
        #expect(try isBelieved())
        try folder.remove("dialogs/z.dialog.yaml")
        try folder.link("dialogs/z.dialog.yaml", to: "tempo.dialog.yaml")
        #expect(try !isBelieved())
    }

    @Test(arguments: ["", "dialoggen generation record 1\n", "\u{0}", "dialoggen generation record 1\nx\ny\n1\n2\n"])
    func aDamagedRecord(text: String) throws {
        _ = generate()
        try folder.write("cache/\(try #require(records.first))", text)
        #expect(generate().messages == Self.upToDate)
        #expect(try isBelieved())
    }

    @Test func aCacheThatCannotBeWritten() throws {
        try folder.write("cache", "a file")
        #expect(generate().messages == "no problems in 2 files\nfiles: 4 written, 0 unchanged\n")
        #expect(generate().messages == Self.upToDate)
    }

    @Test func theEnvironmentSaysWhere() throws {
        let arguments = ["generate", "dialogs", "--output", "out"]
        func run(_ environment: [String: String]) throws {
            let process = ToolProcess(arguments: arguments, folder: folder.path, environment: environment)
            #expect(try process.run().status == 0)
        }
        try run(["DIALOGGEN_CACHE": folder.path("here")])
        #expect(try folder.contents().keys.contains { $0.hasPrefix("here/generated-") })
        try run(["DIALOGGEN_CACHE": "", "HOME": folder.path("home"), "XDG_CACHE_HOME": ""])
        #expect(!FileManager.default.fileExists(atPath: folder.path("home")))
        #if os(Linux)
            try folder.makeFolder("home")
            try run(["HOME": folder.path("home"), "XDG_CACHE_HOME": ""])
            #expect(try folder.contents().keys.contains { $0.hasPrefix("home/.cache/dialoggen/generated-") })
        #endif
    }

    @Test func textsAreToldApartByTheirEnds() {
        func value(_ texts: String...) -> UInt64 {
            var fingerprint = Fingerprint()
            for text in texts { fingerprint.add(text) }
            return fingerprint.value
        }
        let all = [
            value("ab", "c"), value("a", "bc"), value("abc"), value("abc", ""), value("", "abc"), value("\u{0}abc"),
            value("12345678"), value("1234567", "8"), value("12345678", ""), value(), value(""), value("", ""),
            value("\u{0}"), value("\u{0}\u{0}"), value("12345678\u{0}"),
        ]
        #expect(Set(all).count == all.count)
    }
}
