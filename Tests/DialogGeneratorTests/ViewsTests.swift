import DialogLanguage
import Testing

@testable import DialogGenerator

/// What is generated for SwiftUI. It is compiled and run in the package that has a stand-in for SwiftUI; here is what
/// follows from a definition.
@Suite("Code for SwiftUI")
struct ViewsTests {
    private func code(
        _ dialogs: String, previews: Bool = false, access: Configuration.AccessLevel = .internal
    ) throws -> (file: String, catalog: String) {
        var configuration = Configuration()
        configuration.previews = previews
        configuration.accessLevel = access
        let files = generate(
            Definitions.set(
                [("sub/own views.dialog.yaml", "dialoggen: 1\ndialogs:\n" + dialogs)], configuration: configuration))
        return (try #require(files.first).contents, try #require(files.last).contents)
    }

    /// What stands between the conditions, without the imports.
    private func glue(_ text: String) -> String {
        text.components(separatedBy: "#if canImport(SwiftUI) && canImport(DialogUI)\n").last ?? ""
    }

    @Test("A file without views of the app has nothing for SwiftUI")
    func none() throws {
        let code = try code("  hello: {presentation: alert, title: Hello}\n")
        #expect(!code.file.contains("SwiftUI"))
        #expect(!code.catalog.contains("DialogsViews"))
        #expect(code.catalog.contains("func dialogHost(_ dialogs: Dialogs) -> some SwiftUI.View {"))
    }

    @Test("Content, a control and a link lead to views, each asked for once")
    func everyKindOfSlot() throws {
        let code = try code(
            """
              first: {presentation: sheet, title: T, content: {view: Editor, with: {size: 1}}}
              second:
                presentation: page
                title: T
                controls:
                  - {id: a, kind: custom, title: A, view: Editor, with: {size: 2.5}}
                  - {id: b, kind: navigationLink, title: B, content: {view: App.About}}
                  - {id: c, kind: custom, title: C, view: Editor, valueType: Int, default: {app: one}, with: {size: 3}}

            """)
        let names = ["editor", "appAbout", "editor"]
        let asked = code.file.split(separator: "\n").filter { $0.hasSuffix("-> _Editor") || $0.contains("-> _") }
            .map { $0.drop { $0 == " " }.prefix { $0 != "(" } }
        #expect(asked.map(String.init) == names)
        #expect(code.file.contains("editor(_ session: DialogRuntime.DialogSession, size: Swift.Double) -> _Editor\n"))
        #expect(code.file.contains("value: SwiftUI.Binding<Swift.Int>, size: Swift.Double) -> _Editor_Int\n"))
        #expect(code.file.contains("protocol SubOwnViewsDialogsViews {"))
        #expect(code.catalog.contains("typealias DialogsViews = SubOwnViewsDialogsViews\n"))
        #expect(code.catalog.contains("views._addSubOwnViewsDialogsViews(to: &slots)"))
    }

    @Test("What the compiler finds missing is reported at the view's name")
    func places() throws {
        let code = try code("  first: {presentation: sheet, title: T, content: {view: Editor}}\n")
        let lines = glue(code.file).split(separator: "\n").map(String.init)
        let place = try #require(lines.firstIndex { $0.hasSuffix("func") })
        // The name is on the second line after the directive, at its column in the definition.
        #expect(lines[place - 1] == "#sourceLocation(file: \"sub/own views.dialog.yaml\", line: 2)")
        let column = "  first: {presentation: sheet, title: T, content: {view: ".count
        #expect(lines[place + 1].hasPrefix(String(repeating: " ", count: column) + "editor("))
    }

    @Test("Dialogs with arguments open with a binding as well")
    func bindings() throws {
        let dialog = """
              rename:
                presentation: popup
                title: 'T {why}'
                edits: Song
                arguments: {why: String}
                controls: [{id: name, kind: textField, title: Name, bind: title}]

            """
        let text = glue(try code(dialog).file)
        #expect(text.contains("        editing _binding: SwiftUI.Binding<D.Target>, why: Swift.String\n"))
        #expect(text.contains("self.show(.init(why: why), editing: .init(_binding))"))
        #expect(try code(dialog, access: .public).file.contains("import DialogUI\npublic import SwiftUI\n"))
    }

    @Test("Previews stand there if they are asked for, with every dialog and made-up arguments")
    func previews() throws {
        let dialogs = """
              hello: {presentation: alert, title: 'Hello {name}, {count}', arguments: {name: String, count: Int}}
              work: {presentation: loading, title: Work}

            """
        #expect(!(try code(dialogs)).file.contains("Preview"))
        let code = try code(dialogs, previews: true, access: .public)
        let text = glue(code.file)
        #expect(text.hasPrefix("#if DEBUG\nenum HelloDialogPreview: SwiftUI.PreviewProvider {"))
        #expect(text.contains("Dialogs._preview { $0.hello.preview(HelloDialog(name: \"name\", count: 3)) }"))
        #expect(text.contains("Dialogs._preview { $0.work.preview(WorkDialog()) }"))
        // Others see nothing of a preview.
        #expect(code.file.contains("import DialogUI\nimport SwiftUI\n"))
        #expect(!code.catalog.contains("DialogsPreviews"))
    }

    @Test("Previews ask the app for what its dialogs ask for")
    func previewsOfAnApp() throws {
        let code = try code(
            """
              hello:
                presentation: sheet
                title: T
                controls:
                  - {id: own, kind: custom, title: O, view: Own}
                  - {id: version, kind: labeledContent, title: V, value: {app: version}}

            """, previews: true)
        let text = glue(code.catalog)
        #expect(text.contains("    static var previewApp: any DialogsApp { get }\n"))
        #expect(text.contains("    associatedtype PreviewViews: DialogsViews\n"))
        #expect(text.contains("extension Dialogs: DialogsPreviews {\n"))
        #expect(text.contains("DialogUI.DialogPreview(Dialogs(DialogRuntime.DialogCenter(), app: previewApp), show)"))
    }
}
