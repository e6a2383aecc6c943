import Foundation
import Testing

@testable import dialoggen

/// `validate --fix`: what it writes, says and leaves alone.
@Suite struct FixTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
    }

    private static let fixable = """
        dialoggen: 1   # the version
        dialogs:
          hello:
            presentation: Popup     # "Popup"
            Title:   'Hello'
            controls:
              - {id: name, title: Name, kind: textField,   required: yes}

              - {id: bpm, title: BPM, kind: stepper, range: "40..240", default: +120}
              - id: mode
                kind: toggle
                title: Mode
                enabledWhen: name == “x” && bpm > 0x0A

        """

    private static let fixed = """
        dialoggen: 1   # the version
        dialogs:
          hello:
            presentation: popup     # "Popup"
            title:   'Hello'
            controls:
              - {id: name, title: Name, kind: textField,   required: true}

              - {id: bpm, title: BPM, kind: stepper, range: 40...240, default: 120}
              - id: mode
                kind: toggle
                title: Mode
                enabledWhen: name == 'x' and bpm > 10

        """

    private func fix(_ more: String...) -> ToolResult { runTool(["validate", folder.path, "--fix"] + more) }

    @Test func mendsWhatIsSafeAndNothingElse() throws {
        try folder.write("a.dialog.yaml", Self.fixable)
        let result = fix()
        #expect(try folder.text("a.dialog.yaml") == Self.fixed)
        #expect(result.status == 0)
        #expect(result.messages == "no problems in 1 file\n")
        let path = folder.path("a.dialog.yaml")
        #expect(result.output.hasPrefix("\(path):4:19: fixed: write popup [unknown-word]\n"))
        #expect(result.output.contains("\(path):7:62: fixed: write true [wrong-type]\n"))
        #expect(result.output.components(separatedBy: ": fixed: ").count == 9)
    }

    @Test func theSecondRunChangesNothing() throws {
        try folder.write("a.dialog.yaml", Self.fixable)
        _ = fix()
        let date = try folder.modificationDate("a.dialog.yaml")
        #expect(fix() == ToolResult(status: 0, output: "", messages: "no problems in 1 file\n"))
        #expect(try folder.modificationDate("a.dialog.yaml") == date)
    }

    @Test func theStatusIsAboutWhatIsLeft() throws {
        try folder.write("a.dialog.yaml", Self.fixable.replacing("kind: toggle", with: "kind: toggel"))
        let result = fix("--reporter", "json")
        #expect(result.status == 1)
        #expect(result.output.contains("\"errors\": 1"))
        #expect(result.output.hasPrefix("{\"version\": 1,"))
        #expect(!result.output.contains("fixed: "))
        #expect(result.messages.contains(": fixed: write true"))
        #expect(try folder.text("a.dialog.yaml").contains("kind: toggel"))
    }

    /// A guess at what was meant is never applied.
    @Test func unsafeFixesAreOnlyShown() throws {
        let text = Self.fixed.replacing("default: 120", with: "default: 400").replacing("title:", with: "titel:")
        try folder.write("a.dialog.yaml", text)
        #expect(fix().messages.contains("fix: write 240"))
        #expect(try folder.text("a.dialog.yaml") == text)
    }

    @Test func lineEndingsAndTheByteOrderMarkStay() throws {
        let wrap = { (text: String) in "\u{FEFF}" + text.replacing("\n", with: "\r\n") }
        try folder.write("a.dialog.yaml", wrap(Self.fixable))
        #expect(fix().status == 0)
        #expect(
            try [UInt8](Data(contentsOf: URL(filePath: folder.path("a.dialog.yaml")))) == Array(wrap(Self.fixed).utf8))
    }

    @Test func whatIsNoYAMLStaysAsItIs() throws {
        let broken = Self.fixable.replacing("required: yes}", with: "required: yes")
        try folder.write("a.dialog.yaml", broken)
        try folder.write("b.dialog.yaml", "dialoggen: 1\ndialogs:\n  b:\u{A0}{presentation: alert}\n\u{FEFF}\n")
        try folder.write("c.dialog.yaml", Self.fixable.replacing("hello", with: "third"))
        let before = try folder.text("b.dialog.yaml")
        let result = fix()
        #expect(result.status == 1)
        #expect(try folder.text("a.dialog.yaml") == broken)
        #expect(try folder.text("b.dialog.yaml") == before)
        #expect(try folder.text("c.dialog.yaml") == Self.fixed.replacing("hello", with: "third"))
        #expect(result.messages.contains("note: \(folder.path("b.dialog.yaml")) stays as it is: it is not sound YAML"))
    }

    @Test func theConfigurationIsMendedToo() throws {
        try folder.write("a.dialog.yaml", Self.fixed.replacing("title:   'Hello'", with: "title: no"))
        try folder.write(
            "dialoggen.yaml", "dialoggen: \"1\"  # first\naccessLevel: Public\nlint: {yaml-boolean-word: warning}\n")
        #expect(fix("--strict").status == 0)
        #expect(
            try folder.text("dialoggen.yaml")
                == "dialoggen: 1  # first\naccessLevel: public\nlint: {yaml-boolean-word: warning}\n")
        #expect(try folder.text("a.dialog.yaml").contains("title: 'no'\n"))
    }

    @Test func linksAndPermissionsStay() throws {
        try folder.write("real/a.yaml", Self.fixable)
        let file = folder.path("real/a.yaml")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try folder.makeFolder("d")
        try folder.link("d/a.dialog.yaml", to: "../real/a.yaml")
        let result = runTool("validate", folder.path("d"), "--fix")
        #expect(result.status == 0)
        #expect(try folder.text("real/a.yaml") == Self.fixed)
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("d/a.dialog.yaml"))
        #expect(link == "../real/a.yaml")
        let permissions = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(permissions == 0o640)
        #expect(try folder.contents(of: "real").count == 1)
    }

    /// All files or none, and everything that was found is said all the same.
    @Test func aProtectedFileGives3AndNothingChanges() throws {
        try folder.write("a.dialog.yaml", Self.fixable)
        try folder.write("b.dialog.yaml", Self.fixable.replacing("hello", with: "second"))
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o444]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: folder.path("b.dialog.yaml"))
        let before = try folder.contents()
        let result = fix()
        #expect(result.status == 3)
        #expect(result.messages.contains("b.dialog.yaml: it is write-protected"))
        #expect(result.messages.contains("[wrong-type]"))
        #expect(result.output.isEmpty)
        #expect(try folder.contents() == before)
    }

    @Test(arguments: [
        ("edited", "edited has changed since it was read, so it is not overwritten: run this again"),
        ("gone", "gone is gone since it was read"),
    ])
    func aFileThatChangedMeanwhileIsNotOverwritten(name: String, problem: String) throws {
        try folder.write("edited", "edited")
        let before = try folder.contents()
        let file = ProducedFile(
            path: folder.path(name), contents: Array("new".utf8), ownership: .byContents(Array("old".utf8)))
        #expect(throws: OutputFailure(["\(folder.path)/\(problem)"])) {
            try OutputWriter { _ in true }.write(Output(files: [file]))
        }
        #expect(try folder.contents() == before)
    }

    @Test func standardInputCannotBeFixed() {
        let result = runTool("validate", "-", "--fix")
        #expect(result.status == 2)
        #expect(result.messages.contains("standard input"))
    }

    @Test func quietListsNothing() throws {
        try folder.write("a.dialog.yaml", Self.fixable)
        #expect(fix("--quiet") == ToolResult(status: 0, output: "", messages: ""))
        #expect(try folder.text("a.dialog.yaml") == Self.fixed)
    }

    /// One file under two names is one file.
    @Test func aFileWithTwoNamesIsFixedOnce() throws {
        try folder.write("a.dialog.yaml", Self.fixable)
        try folder.link("b.dialog.yaml", to: "a.dialog.yaml")
        #expect(fix().status == 0)
        #expect(try folder.text("a.dialog.yaml") == Self.fixed)
        #expect(try folder.text("b.dialog.yaml") == Self.fixed)
    }
}
