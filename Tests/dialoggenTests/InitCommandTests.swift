import DialogLanguage
import Foundation
import Testing

@testable import dialoggen

@Suite struct InitCommandTests {
    private let folder: TemporaryFolder

    private static let names = [
        ".dialoggen/configuration.schema.json", ".dialoggen/definitions.schema.json", ".idea/jsonSchemas.xml",
        ".nvim.lua", ".vscode/settings.json", "dialoggen.yaml", "dialogs/welcome.dialog.yaml",
    ]

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
    }

    private func files() throws -> [String: String] {
        try folder.contents().filter { $0.value != "/" && !$0.key.hasPrefix(".git") }
    }

    @Test func whatItWritesIsThereAndIsSaid() throws {
        let result = runTool("init", folder.path)
        #expect(result.status == 0 && result.messages.isEmpty)
        #expect(try files().keys.sorted() == Self.names)
        for name in Self.names { #expect(result.output.contains("wrote \(folder.path(name))\n")) }
        #expect(result.output.contains("dialoggen validate \(folder.path("dialogs"))\n"))
    }

    @Test func theDefinitionAndTheConfigurationAreWithoutFindings() throws {
        _ = runTool("init", folder.path)
        let check = runTool("validate", folder.path, "--strict")
        #expect(check == ToolResult(status: 0, output: "", messages: "no problems in 1 file\n"))
    }

    @Test func theModelinesLeadToTheSchemas() throws {
        _ = runTool("init", folder.path)
        for name in ["dialogs/welcome.dialog.yaml", "dialoggen.yaml"] {
            let line = try folder.text(name).prefix { $0 != "\n" }
            let mark = "# yaml-language-server: $schema="
            #expect(line.hasPrefix(mark))
            let path = folder.path(name) + "/../" + line.dropFirst(mark.count)
            #expect(FileManager.default.fileExists(atPath: URL(fileURLWithPath: path).standardized.path))
        }
        #expect(try folder.text(EditorSupport.definitionsSchema) == JSONSchema.text(for: .definitions))
    }

    @Test func theSettingsOfEditorsAreWellFormedAndNameTheSchemas() throws {
        _ = runTool("init", folder.path)
        let settings = try JSONSerialization.jsonObject(with: Data(folder.text(".vscode/settings.json").utf8))
        let schemas = (settings as? [String: [String: [String]]])?["yaml.schemas"]
        #expect(schemas?["./" + EditorSupport.definitionsSchema] == ["*.dialog.yaml", "*.dialog.yml"])
        #expect(schemas?["./" + EditorSupport.configurationSchema] == ["dialoggen.yaml"])
        for name in [".nvim.lua", ".idea/jsonSchemas.xml"] {
            let text = try folder.text(name)
            #expect(text.contains(EditorSupport.definitionsSchema) && text.contains("*.dialog.yml"))
        }
        let xml = try folder.text(".idea/jsonSchemas.xml")
        for tag in ["project", "component", "state", "map", "entry", "value", "SchemaInfo", "list", "Item"] {
            let opened = xml.components(separatedBy: "<\(tag) ").count + xml.components(separatedBy: "<\(tag)>").count
            #expect(opened - 1 == xml.components(separatedBy: "</\(tag)>").count, "\(tag)")
        }
    }

    @Test func nothingIsOverwritten() throws {
        try folder.write(".vscode/settings.json", "{}")
        try folder.write("dialoggen.yaml", "dialoggen: 1\n")
        try folder.write("dialogs/own.dialog.yaml", "dialoggen: 1\n")
        let result = runTool("init", folder.path)
        #expect(result.status == 0)
        #expect(try folder.text(".vscode/settings.json") == "{}")
        #expect(try folder.text("dialoggen.yaml") == "dialoggen: 1\n")
        #expect(try files()["dialogs/welcome.dialog.yaml"] == nil)
        #expect(result.output.contains("kept \(folder.path(".vscode/settings.json")); these lines make it know"))
        #expect(result.output.contains("    \"./\(EditorSupport.definitionsSchema)\"".dropFirst(4)))
        #expect(result.output.contains("there are definitions already"))
    }

    @Test func aSecondRunChangesNothing() throws {
        _ = runTool("init", folder.path)
        let before = try files()
        let result = runTool("init", folder.path)
        #expect(result.status == 0)
        #expect(!result.output.contains("wrote") && !result.output.contains("these lines"))
        #expect(try files() == before)
    }

    /// As an earlier version wrote it: other text, with the checksum of that text.
    @Test func schemasOfAnEarlierVersionAreBroughtUpToDate() throws {
        _ = runTool("init", folder.path)
        let current = try folder.text(EditorSupport.definitionsSchema)
        try folder.write(EditorSupport.definitionsSchema, JSONSchema.text(for: .configuration))
        let result = runTool("init", folder.path)
        #expect(result.output.contains("brought \(folder.path(EditorSupport.definitionsSchema)) up to date\n"))
        #expect(result.output.contains("kept \(folder.path(EditorSupport.configurationSchema)); it is up to date\n"))
        #expect(try folder.text(EditorSupport.definitionsSchema) == current)
    }

    @Test(arguments: ["{}\n", "", "{\n", "no schema"])
    func schemasThatSomebodyChangedStay(_ text: String) throws {
        _ = runTool("init", folder.path)
        let own = try folder.text(EditorSupport.configurationSchema).replacing("\"type\"", with: "\"typ\"") + text
        try folder.write(EditorSupport.definitionsSchema, text)
        try folder.write(EditorSupport.configurationSchema, own)
        let result = runTool("init", folder.path)
        #expect(result.status == 0)
        #expect(try folder.text(EditorSupport.definitionsSchema) == text)
        #expect(try folder.text(EditorSupport.configurationSchema) == own)
        #expect(result.output.contains("kept \(folder.path(EditorSupport.definitionsSchema)): somebody changed it"))
    }

    @Test func aFolderThatIsMissingIsMade() throws {
        #expect(runTool("init", folder.path("new/app")).status == 0)
        #expect(try folder.text("new/app/dialoggen.yaml").contains("dialoggen: 1\n"))
    }

    @Test func aFileInTheWayOfAFolderGives3AndLeavesNothing() throws {
        try folder.write(".vscode", "")
        let result = runTool("init", folder.path)
        #expect(result.status == 3)
        #expect(try files().keys.sorted() == [".vscode"])
    }

    @Test func twoFoldersGive2() {
        #expect(runTool("init", "a", "b").status == 2)
    }
}
