import DialogLanguage

extension Command {
    static let schema = Command(
        name: "schema",
        operands: "",
        summary: "print the JSON Schema (draft-07) for editors, or the language reference",
        discussion: """
            Editors that know the schema complete keys and words, show what they mean and mark what does not belong.
            "dialoggen init" writes the schemas and the settings for some editors, and brings the schemas up to date
            after an update of dialoggen.
            """,
        options: [SchemaOptions.subject.row, SchemaOptions.format.row],
        examples: [
            Example(line: "dialoggen schema > \(EditorSupport.definitionsSchema)", meaning: "for *.dialog.yaml"),
            Example(
                line: "dialoggen schema --for configuration > \(EditorSupport.configurationSchema)",
                meaning: "for dialoggen.yaml"),
            Example(line: "dialoggen schema --format markdown", meaning: "every key and word of both, to read"),
        ],
        completesWith: .words([])
    ) { invocation in
        let arguments = invocation.arguments
        guard arguments.operands.isEmpty else { throw UsageError("schema takes no operand") }
        switch arguments[SchemaOptions.format] ?? .json {
        case .json:
            invocation.console.output.write(JSONSchema.text(for: arguments[SchemaOptions.subject] ?? .definitions))
        case .markdown, .docc:
            guard !arguments.has(SchemaOptions.subject) else {
                throw UsageError(
                    "--for goes with --format json only",
                    advice: "The reference describes definitions and configuration on one page.")
            }
            let isArticle = arguments[SchemaOptions.format] == .docc
            invocation.console.output.write(isArticle ? LanguageReference.docC : LanguageReference.markdown)
        }
        return .success
    }
}

enum SchemaOptions {
    enum Format: String, Sendable, CaseIterable {
        case json, markdown, docc
    }

    static let subject = ValueOption<JSONSchema.Subject>("--for", "the files to describe (default: definitions)")
    static let format = ValueOption<Format>(
        "--format", "a JSON Schema, or a page to read, also as an article of DocC (default: json)")
}
