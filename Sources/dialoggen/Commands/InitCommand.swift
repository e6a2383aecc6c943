import DialogLanguage

extension Command {
    static let initialize = Command(
        name: "init",
        operands: "[DIR]",
        summary: "write a first definition, the configuration and settings for editors",
        discussion: """
            DIR is the folder of your package or project; without it, the current one. Written are
              dialogs/welcome.dialog.yaml         a first definition, unless dialogs/ has one already
              dialoggen.yaml                      what holds for all definitions
              .dialoggen/                         the JSON Schemas that editors complete and check by
              .vscode/settings.json               Visual Studio Code, with its YAML extension
              .nvim.lua                           Neovim, with exrc set
              .idea/jsonSchemas.xml               the IDEs of JetBrains
            A file that is there already stays as it is; only the schemas are brought up to date, unless somebody changed
            them. Every other editor with the YAML language server finds the schema by the first line of the definition.
            """,
        options: [],
        examples: [
            Example(line: "dialoggen init", meaning: "start in the current folder"),
            Example(line: "dialoggen init Composer", meaning: "start in a folder, which is made if it is missing"),
        ]
    ) { invocation in
        let operands = invocation.arguments.operands
        guard operands.count <= 1 else {
            throw UsageError("init takes one DIR", advice: "It was given \(operands.count).")
        }
        return try InitCommand(folder: PathText.tidied(operands.first ?? "."), invocation: invocation).run()
    }
}

private struct InitCommand {
    let folder: String
    let invocation: Invocation

    private var console: Console { invocation.console }

    /// What a project starts with, relative to its folder.
    private var files: [(name: String, text: String)] {
        [
            (Self.definitionName, Self.definition),
            (ConfigurationFinder.fileName, Self.configuration),
            (EditorSupport.definitionsSchema, JSONSchema.text(for: .definitions)),
            (EditorSupport.configurationSchema, JSONSchema.text(for: .configuration)),
            (".vscode/settings.json", EditorSupport.visualStudioCode),
            (".nvim.lua", EditorSupport.neovim),
            (".idea/jsonSchemas.xml", EditorSupport.jetBrains),
        ]
    }

    func run() throws(OutputFailure) -> ExitStatus {
        var output = Output(files: [])
        var kept: [String] = []
        for (name, text) in files {
            let path = PathText.join(folder, name)
            if SystemCall.entryExists(at: path), !isUnchangedSchema(path) {
                kept.append(name)
            } else if name == Self.definitionName, hasDefinitions {
                console.output.write("left out \(path): there are definitions already\n")
            } else {
                output.files.append(ProducedFile(path: path, contents: Array(text.utf8)))
            }
        }
        // Nothing else counts as generated, so that a file which appears meanwhile is refused instead of overwritten.
        let writer = OutputWriter(
            operations: invocation.environment.fileOperations, isGenerated: JSONSchema.isUnchanged)
        let plan = try writer.write(output)
        let changed = Set(plan.changes.map(\.path))
        for change in plan.changes {
            console.output.write(!change.replaces ? "wrote \(change.path)\n" : "brought \(change.path) up to date\n")
        }
        for file in output.files where !changed.contains(file.path) {
            console.output.write("kept \(file.path); it is up to date\n")
        }
        for name in kept { explainKept(name) }
        console.output.write(nextSteps)
        return .success
    }

    private var hasDefinitions: Bool {
        let place = PathText.join(folder, PathText.folder(of: Self.definitionName))
        guard SystemCall.entryExists(at: place) else { return false }
        return !Discovery([place], standardInputName: InputOptions.defaultName).inputs.isEmpty
    }

    private func isUnchangedSchema(_ path: String) -> Bool {
        (try? FileReader.read(path)).map { JSONSchema.isUnchanged($0.bytes) } ?? false
    }

    /// Settings that somebody wrote are not touched; then the lines are shown that belong into them.
    private func explainKept(_ name: String) {
        let settings = [
            ".vscode/settings.json": EditorSupport.visualStudioCode, ".nvim.lua": EditorSupport.neovim,
            ".idea/jsonSchemas.xml": EditorSupport.jetBrains,
        ]
        let path = PathText.join(folder, name)
        if [EditorSupport.definitionsSchema, EditorSupport.configurationSchema].contains(name) {
            console.output.write("kept \(path): somebody changed it; remove it, and init writes the current one\n")
            return
        }
        guard let text = settings[name], (try? FileReader.read(path))?.bytes != Array(text.utf8) else {
            console.output.write("kept \(path)\n")
            return
        }
        let lines = text.split(separator: "\n").map { "    \($0)\n" }.joined()
        console.output.write("kept \(path); these lines make it know the definitions:\n\(lines)")
    }

    private var nextSteps: String {
        """

        Next:
          dialoggen validate \(PathText.join(folder, "dialogs"))
          Add the build tool plugin DialogGenPlugin to your target; it generates the code from dialogs/ in every build.
          After an update of dialoggen run "dialoggen init" again: it brings the schemas in .dialoggen/ up to date.

        """
    }

    private static let definitionName = "dialogs/welcome.dialog.yaml"

    private static let definition = """
        \(EditorSupport.modeline("../" + EditorSupport.definitionsSchema))
        dialoggen: \(Schema.version)
        dialogs:
          welcome:
            presentation: popup
            title: Welcome
            message: What shall we call you?
            controls:
              - {id: name, kind: textField, title: Name, placeholder: Your name, length: 1...40, required: true}
              - {id: news, kind: toggle, title: News, default: true, help: A letter when something new is there.}
            buttons: [cancel, done]

        """

    private static let configuration = """
        \(EditorSupport.modeline(EditorSupport.configurationSchema))
        dialoggen: \(Schema.version)
        accessLevel: internal  # internal, package or public: who sees the generated code
        sourceLanguage: en     # the language of the texts in the definitions

        """
}
