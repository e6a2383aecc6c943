import DialogLanguage
import Foundation
import Testing

@testable import dialoggen

@Suite struct SchemaCommandTests {
    @Test func theSchemaOfDefinitionsIsTheDefault() {
        let result = runTool("schema")
        #expect(result.status == 0 && result.messages.isEmpty)
        #expect(result.output == JSONSchema.text(for: .definitions))
        #expect(runTool("schema", "--for", "definitions") == result)
    }

    @Test func theSchemaOfTheConfiguration() {
        let result = runTool("schema", "--for", "configuration")
        #expect(result.output == JSONSchema.text(for: .configuration))
        #expect(result.output.contains(#""configuration.accessLevel""#))
        #expect(result.status == 0)
    }

    @Test func theReference() {
        let result = runTool("schema", "--format", "markdown")
        #expect(result == ToolResult(status: 0, output: LanguageReference.markdown, messages: ""))
        #expect(runTool("schema", "--format", "docc").output == LanguageReference.docC)
    }

    @Test func whatDoesNotGoTogetherGives2() {
        #expect(runTool("schema", "--format", "markdown", "--for", "configuration").status == 2)
        #expect(runTool("schema", "--format", "docc", "--for", "configuration").status == 2)
        #expect(runTool("schema", "dialogs").status == 2)
        let unknown = runTool("schema", "--for", "config")
        #expect(unknown.status == 2 && unknown.messages.contains("configuration"))
    }
}
