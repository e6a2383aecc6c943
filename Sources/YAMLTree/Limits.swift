import Diagnostics

extension YAMLTree {
    /// How large a file and its tree may be; the values themselves are still allowed.
    ///
    /// Beyond a limit the file is given up with `yaml-limit`, long before it could cost memory or time worth speaking of.
    public struct Limits: Sendable {
        /// The bytes of the file.
        public var bytes: Int
        /// How deep lists and mappings may stand in each other, aliases followed.
        public var nesting: Int
        /// Scalars, keys, lists and mappings together, each alias counted as the copy that it stands for.
        public var nodes: Int
        /// The UTF-8 bytes of one text after decoding.
        public var textBytes: Int

        public init(bytes: Int, nesting: Int, nodes: Int, textBytes: Int) {
            self.bytes = bytes
            self.nesting = nesting
            self.nodes = nodes
            self.textBytes = textBytes
        }

        /// The limits of the dialog language.
        public static let standard = Limits(
            bytes: 4 * 1024 * 1024, nesting: 64, nodes: 200_000, textBytes: 16 * 1024)
    }
}

extension YAMLTree.Limits {
    func tooManyBytes(in file: SourceFile) -> Diagnostic {
        Diagnostic(
            .yamlLimit,
            "the file has more than the \(bytes) bytes that a definition file may have; split it into several",
            at: .file(path: file.path))
    }

    func tooDeep(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .yamlLimit,
            "lists and mappings stand more than \(nesting) deep in each other here; nothing after this is read",
            at: .span(span))
    }

    func tooManyNodes(at span: SourceSpan, isAlias: Bool) -> Diagnostic {
        let cause =
            isAlias
            ? "with what this alias stands for, the file has more than \(nodes) values"
            : "the file has more than \(nodes) values"
        return Diagnostic(.yamlLimit, "\(cause); split it into several files", at: .span(span))
    }

    func textTooLong(_ count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            .yamlLimit, "this text has \(count) bytes; a text may have \(textBytes)", at: .span(span))
    }
}
