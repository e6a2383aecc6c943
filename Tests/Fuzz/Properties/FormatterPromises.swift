import Diagnostics
import DialogFormatter
import DialogLanguage
import YAMLTree

/// Formatting loses nothing, is done after one time, and leaves alone what is no YAML.
enum FormatterPromises {
    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        let file = SourceFile(path: "fuzz.dialog.yaml", bytes: bytes)
        try check(file, as: .definitionFile)
        try check(file, as: .configurationFile)
    }

    private static func check(_ file: SourceFile, as place: SchemaPlace) throws(BrokenPromise) {
        let content = content(of: file)
        guard let result = DefinitionFormatter.format(file, as: place) else {
            try promise(content == nil, "what is sound as YAML is not formatted")
            return
        }
        guard let content else { throw BrokenPromise(message: "what is no YAML is formatted") }
        let formatted = SourceFile(path: file.path, bytes: result)
        try promise(self.content(of: formatted) == content, "it says something else afterwards:\n\(shown(result))")
        try promise(
            DefinitionFormatter.format(formatted, as: place) == result, "formatting it again changes it")
        try promise(
            CommentTexts.sorted(in: file) == CommentTexts.sorted(in: formatted),
            "the comments are not the same afterwards:\n\(shown(result))")
        try promise(
            isDefinition(file) == isDefinition(formatted), "it is judged otherwise afterwards:\n\(shown(result))")
    }

    private static func shown(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func isDefinition(_ file: SourceFile) -> Bool { !CheckedDefinitions([file]).hasErrors }

    /// All that a file says, without regard to the order of keys and to how texts are written.
    private static func content(of file: SourceFile) -> String? {
        var sink = DiagnosticSink()
        guard let root = YAMLTree.parse(file, into: &sink)?.root, !sink.hasErrors else { return nil }
        var text = ""
        write(root, to: &text)
        return text
    }

    private static func write(_ node: YAMLNode, to text: inout String) {
        if let name = node.aliasName { text += "*\(name) " }
        switch node.kind {
        case .scalar: text += node.isAbsent ? "nothing " : node.text.debugDescription + " "
        case .sequence:
            text += "["
            for item in node.items { write(item, to: &text) }
            text += "]"
        case .mapping:
            let members = node.entries.map { key, value in
                var member = ""
                write(key, to: &member)
                write(value, to: &member)
                return member
            }
            text += "{" + members.sorted().joined(separator: ",") + "}"
        }
    }
}
