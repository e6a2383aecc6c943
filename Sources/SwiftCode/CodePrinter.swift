/// Turns code as values into text: four spaces of indentation, lines of up to 120 characters where they can be broken.
public struct CodePrinter {
    private(set) var text = ""
    var indentation = 0
    let lineLength = 120

    private init() {}

    /// The text of a whole file.
    public static func print(_ file: CodeFile) -> String {
        var printer = CodePrinter()
        for line in file.header { printer.line("// " + commentLine(line)) }
        printer.imports(file.imports)
        printer.declarations(file.declarations)
        return printer.text
    }

    /// One line at the present indentation; an empty text gives an empty line.
    mutating func line(_ content: String) {
        if !content.isEmpty {
            for _ in 0..<indentation { text += "    " }
            text += content
        }
        text += "\n"
    }

    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    /// Whether the content fits on a line at the present indentation.
    func fits(_ content: String) -> Bool {
        // Bytes are an upper bound, so that the count of characters is seldom needed.
        if content.utf8.count > lineLength * 4 { return false }
        return indentation * 4 + content.utf8.count <= lineLength || indentation * 4 + content.count <= lineLength
    }

    /// Prints items, those with a location under its name and line. The compiler keeps a name until the next one.
    mutating func items<Item>(
        _ items: [Item], location: (Item) -> ReportedLocation?, print: (inout CodePrinter, Item) -> Void
    ) {
        var isRenamed = false
        for item in items {
            let line = location(item).map { place in
                // A pinned name is on the second line of what is printed.
                (file: place.file, number: place.column == nil ? place.line : place.line - 1)
            }
            if let line, line.number > 0 {
                text += "#sourceLocation(file: \(stringLiteral(line.file)), line: \(line.number))\n"
                isRenamed = true
            } else if isRenamed {
                text += "#sourceLocation()\n"
                isRenamed = false
            }
            print(&self, item)
        }
        if isRenamed { text += "#sourceLocation()\n" }
    }

    private mutating func imports(_ imports: [Import]) {
        // Without the feature a plain import serves every access level, and an explicit level would clash with plain
        // imports elsewhere in the module. `public` clashes with nothing.
        for item in imports where item.access != .package {
            line((item.access == .public ? "public import " : "import ") + written(item.module, as: .declaration))
        }
        let package = imports.filter { $0.access == .package }
        if package.isEmpty { return }
        line("#if hasFeature(InternalImportsByDefault)")
        for item in package { line("    package import " + written(item.module, as: .declaration)) }
        line("#else")
        for item in package { line("    import " + written(item.module, as: .declaration)) }
        line("#endif")
    }
}

/// Spaces that bring the next character to a column counted from 1.
func padding(toColumn column: Int) -> String { String(repeating: " ", count: max(0, column - 1)) }
