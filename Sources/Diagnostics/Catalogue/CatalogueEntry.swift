/// What the catalogue knows about a code besides its spelling and its severity.
public struct CatalogueEntry: Sendable {
    /// One short line, for lists.
    public let summary: String
    /// What is wrong, why it matters and how to mend it, in a few plain sentences.
    public let explanation: String
    /// The smallest definition that has exactly this finding.
    public let wrong: Example
    /// The same definition, mended; it has no finding at all.
    public let right: Example

    /// A small project: mostly one definition file, where needed with its configuration or catalogue.
    public struct Example: Sendable {
        public let files: [File]

        init(files: [File]) {
            self.files = files
        }

        /// A project of one definition file.
        init(_ text: String) {
            files = [File("example.dialog.yaml", text)]
        }

        /// A project of one definition file and the configuration beside it.
        init(configuration: String, _ text: String) {
            files = [File("dialoggen.yaml", configuration), File("example.dialog.yaml", text)]
        }
    }

    /// A file of an example.
    public struct File: Sendable {
        public let path: String
        public let content: Content

        init(_ path: String, _ content: Content) {
            self.path = path
            self.content = content
        }

        init(_ path: String, _ text: String) {
            self.init(path, .bytes(Array((text + "\n").utf8)))
        }
    }

    /// What stands at the path of an example's file.
    public enum Content: Sendable {
        case bytes([UInt8])
        /// A folder, where a file was expected.
        case folder
    }
}

extension CatalogueEntry.Example {
    /// The bytes of the file at `path`, if the example has it.
    public func bytes(of path: String) -> [UInt8]? {
        for file in files where file.path == path {
            if case .bytes(let bytes) = file.content { return bytes }
        }
        return nil
    }
}
