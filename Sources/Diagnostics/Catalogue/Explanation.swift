extension Catalogue {
    /// The page that `dialoggen explain` prints: what the code means, with a wrong and a right example.
    public static func explain(_ code: DiagnosticCode) -> String {
        let entry = entry(of: code)
        let severity = code.defaultSeverity.rawValue
        return """
            \(code.rawValue) (\(severity)\(code.isOffByDefault ? ", off by default" : "")): \(entry.summary)

            \(wrapped(entry.explanation))

            Wrong:

            \(listing(of: entry.wrong))

            Right:

            \(listing(of: entry.right))

            """
    }

    /// The same as Markdown, for programs that show it formatted.
    static func markdown(of code: DiagnosticCode) -> String {
        let entry = entry(of: code)
        return """
            \(entry.explanation)

            **Wrong**

            \(markdownListing(of: entry.wrong))

            **Right**

            \(markdownListing(of: entry.right))

            """
    }

    private static func markdownListing(of example: CatalogueEntry.Example) -> String {
        let listings = example.files.map { file in
            let name = isPlain(example) ? "" : "`\(file.path)`\n\n"
            switch file.content {
            case .folder: return "`\(file.path)` is a folder."
            case .bytes(let bytes): return "\(name)```yaml\n\(visible(bytes, indent: ""))\n```"
            }
        }
        return listings.joined(separator: "\n\n")
    }

    /// Whether the example is a definition file alone, whose name would say nothing.
    private static func isPlain(_ example: CatalogueEntry.Example) -> Bool {
        example.files.count == 1 && example.files.first?.path == "example.dialog.yaml"
    }

    private static func wrapped(_ text: String) -> String {
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in text.split(separator: " ") {
            let count = word.count
            if width + 1 + count > 80, !line.isEmpty {
                lines.append(line)
                (line, width) = ("", 0)
            }
            line += line.isEmpty ? String(word) : " \(word)"
            width = line.count
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// The files of an example, indented; their names are given where the content alone would not explain itself.
    private static func listing(of example: CatalogueEntry.Example) -> String {
        let listings = example.files.map { file in
            switch file.content {
            case .folder: return "    \(file.path) is a folder."
            case .bytes(let bytes):
                return (isPlain(example) ? "" : "  \(file.path)\n") + visible(bytes, indent: "    ")
            }
        }
        return listings.joined(separator: "\n\n")
    }

    /// The text of a file, each line indented, with characters spelt out that could not be seen.
    private static func visible(_ bytes: [UInt8], indent: String) -> String {
        var lines: [String] = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            var text = indent
            Array(line).withUnsafeBufferPointer { bytes in
                var index = 0
                while index < bytes.count {
                    let (scalar, length) = UTF8Scanner.decode(at: index, in: bytes)
                    text +=
                        scalar.map { $0.isInvisible ? $0.visibleForm : String($0) }
                        ?? "<0x\(String(bytes[index], radix: 16, uppercase: true))>"
                    index += length
                }
            }
            lines.append(text)
        }
        if lines.last == indent { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
