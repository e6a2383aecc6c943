/// Turns code as values into text: four spaces of indentation, lines of up to 120 characters where they can be broken.
///
/// Everything is written into one buffer. Where a layout depends on whether something fits on the line, it is written
/// and taken back if it does not.
public struct CodePrinter {
    private var text: [UInt8] = []
    private(set) var indentation = 0
    let lineLength = 120

    private init() {
        text.reserveCapacity(4096)
    }

    /// The text of a whole file in UTF-8.
    public static func bytes(of file: CodeFile) -> [UInt8] {
        var printer = CodePrinter()
        for line in file.header { printer.line("// " + commentLine(line)) }
        printer.imports(file.imports)
        if let (condition, imports) = file.conditionalImports {
            printer.line("#if " + condition)
            printer.imports(imports)
            printer.line("#endif")
        }
        printer.declarations(file.declarations)
        return printer.text
    }

    // MARK: Writing

    mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { text.append(contentsOf: $0) }
    }

    /// Writes a name, in back-ticks where it needs them.
    mutating func write(_ name: String, as position: NamePosition) {
        guard needsTicks(name, at: position) else { return write(name) }
        write("`")
        write(name)
        write("`")
    }

    mutating func writeSpaces(_ count: Int) {
        if count > 0 { text.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count)) }
    }

    /// Writes the elements with a separator between them.
    mutating func list<Element>(
        _ elements: [Element], separator: String = ", ", write element: (inout CodePrinter, Element) -> Void
    ) {
        for index in elements.indices {
            if index > 0 { write(separator) }
            element(&self, elements[index])
        }
    }

    mutating func parenthesized(_ body: (inout CodePrinter) -> Void) {
        write("(")
        body(&self)
        write(")")
    }

    // MARK: Lines

    mutating func startLine() { writeSpaces(indentation * 4) }

    mutating func endLine() { text.append(UInt8(ascii: "\n")) }

    /// One line at the present indentation.
    mutating func line(_ content: (inout CodePrinter) -> Void) {
        startLine()
        content(&self)
        endLine()
    }

    /// One line at the present indentation; an empty text gives an empty line.
    mutating func line(_ content: String) {
        if !content.isEmpty {
            startLine()
            write(content)
        }
        endLine()
    }

    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    // MARK: Taking back

    /// A place in what is written.
    struct Mark {
        fileprivate var offset: Int
    }

    var mark: Mark { Mark(offset: text.count) }

    /// Takes back everything after a mark.
    mutating func takeBack(to mark: Mark) { text.removeLast(text.count - mark.offset) }

    /// What stands after a mark.
    func written(since mark: Mark) -> ArraySlice<UInt8> { text[mark.offset...] }

    /// Puts parentheses around what stands after a mark.
    mutating func parenthesize(since mark: Mark) {
        text.insert(UInt8(ascii: "("), at: mark.offset)
        write(")")
    }

    /// Whether what stands after a mark fits on a line at the present indentation.
    func fits(since mark: Mark) -> Bool {
        let count = text.count - mark.offset
        // Bytes are an upper bound, so that the count of characters is seldom needed.
        if count > lineLength * 4 { return false }
        if indentation * 4 + count <= lineLength { return true }
        return indentation * 4 + String(decoding: written(since: mark), as: UTF8.self).count <= lineLength
    }

    // MARK: Files

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
                write("#sourceLocation(file: \(stringLiteral(line.file)), line: \(line.number))\n")
                isRenamed = true
            } else if isRenamed {
                write("#sourceLocation()\n")
                isRenamed = false
            }
            print(&self, item)
        }
        if isRenamed { write("#sourceLocation()\n") }
    }

    private mutating func imports(_ imports: [Import]) {
        // Without the feature a plain import serves every access level, and an explicit level would clash with plain
        // imports elsewhere in the module. `public` clashes with nothing.
        for item in imports where item.access != .package {
            importLine(item.access == .public ? "public import " : "import ", item.module)
        }
        let package = imports.filter { $0.access == .package }
        if package.isEmpty { return }
        line("#if hasFeature(InternalImportsByDefault)")
        for item in package { importLine("    package import ", item.module) }
        line("#else")
        for item in package { importLine("    import ", item.module) }
        line("#endif")
    }

    private mutating func importLine(_ keyword: String, _ module: String) {
        line {
            $0.write(keyword)
            $0.write(module, as: .declaration)
        }
    }
}
