/// Turns code as values into text: four spaces of indentation, lines of up to 120 characters where they can be broken.
///
/// Everything is written into one buffer. Where a layout depends on whether something fits on the line, it is written
/// and taken back if it does not.
public struct CodePrinter: ~Copyable {
    private var text: ByteBuffer
    private let words = WordFilter.shared
    private(set) var indentation = 0
    /// Where the statement that is being written can be broken. Here, so that not every statement needs a list.
    var links: [Mark] = []
    let lineLength = 120

    private init(capacity: Int = 8192) { text = ByteBuffer(capacity: capacity) }

    /// The text of a whole file in UTF-8.
    public static func bytes(of file: CodeFile) -> [UInt8] {
        var capacity = 8192
        // Nearly all of a large file, for which the buffer would have to move again and again.
        for case .printed(let bytes) in file.declarations { capacity += bytes.count }
        var printer = CodePrinter(capacity: capacity)
        for line in file.header {
            printer.write("// ")
            printer.write(text: commentLine(line))
            printer.endLine()
        }
        printer.imports(file.imports)
        if let (condition, imports) = file.conditionalImports {
            printer.condition(condition)
            printer.imports(imports)
            printer.endCondition()
        }
        printer.declarations(file.declarations)
        return printer.text.bytes
    }

    /// The text of declarations that stand at the top of a file, for ``Declaration/printed(_:)``.
    public static func bytes(of declarations: [Declaration]) -> [UInt8] {
        var printer = CodePrinter()
        printer.declarations(declarations)
        return printer.text.bytes
    }

    // MARK: Writing

    /// Writes words and signs of Swift.
    @inline(__always)
    mutating func write(_ words: StaticString) {
        text.append(UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount))
    }

    mutating func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { text.append($0) }
    }

    mutating func write(text string: String) {
        string.withBytes { text.append($0) }
    }

    mutating func write(_ number: Int) {
        guard number >= 0 else { return write(text: numberLiteral(number)) }
        if number >= 10 { write(number / 10) }
        text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Writes a string literal that is exactly `string` when the program runs, quotes included.
    mutating func write(literal string: String) {
        write("\"")
        write(escaping: string)
        write("\"")
    }

    /// Writes a text as it stands in a string literal.
    mutating func write(escaping string: String, atStart: Bool = true) {
        // Nearly every text is plain.
        string.withBytes { bytes in
            if isPlainLiteral(bytes) { text.append(bytes) } else { write(text: escaped(string, atStart: atStart)) }
        }
    }

    /// Writes a name, in back-ticks where it needs them.
    mutating func write(_ name: String, as position: NamePosition) {
        name.withBytes { write($0, as: position) }
    }

    mutating func write(_ name: UnsafeBufferPointer<UInt8>, as position: NamePosition) {
        guard words.mayNeedTicks(name, at: position), needsTicks(name, at: position) else { return text.append(name) }
        write("`")
        text.append(name)
        write("`")
    }

    mutating func writeSpaces(_ count: Int) {
        if count > 0 { text.append(UInt8(ascii: " "), count: count) }
    }

    /// Writes the elements with a separator between them.
    @inline(__always)
    mutating func list<Element>(
        _ elements: [Element], separator: StaticString = ", ", write element: (inout CodePrinter, Element) -> Void
    ) {
        for index in elements.indices {
            if index > 0 { write(separator) }
            element(&self, elements[index])
        }
    }

    @inline(__always)
    mutating func parenthesized(_ body: (inout CodePrinter) -> Void) {
        write("(")
        body(&self)
        write(")")
    }

    // MARK: Lines

    mutating func startLine() { writeSpaces(indentation * 4) }

    mutating func endLine() { text.append(UInt8(ascii: "\n")) }

    /// One line at the present indentation.
    @inline(__always)
    mutating func line(_ content: (inout CodePrinter) -> Void) {
        startLine()
        content(&self)
        endLine()
    }

    @inline(__always)
    mutating func indented(_ body: (inout CodePrinter) -> Void) {
        indentation += 1
        body(&self)
        indentation -= 1
    }

    mutating func condition(_ condition: String) {
        line {
            $0.write("#if ")
            $0.write(text: condition)
        }
    }

    mutating func endCondition() { line { $0.write("#endif") } }

    // MARK: Taking back

    /// A place in what is written.
    struct Mark {
        let offset: Int
    }

    var mark: Mark { Mark(offset: text.count) }

    /// Takes back everything after a mark.
    mutating func takeBack(to mark: Mark) { text.removeSuffix(from: mark.offset) }

    func isWritten(_ byte: UInt8, since mark: Mark) -> Bool { text.suffix(from: mark.offset).contains(byte) }

    func startsNegative(since mark: Mark) -> Bool { text.suffix(from: mark.offset).first == UInt8(ascii: "-") }

    /// Puts parentheses around what stands after a mark.
    mutating func parenthesize(since mark: Mark) {
        text.insert([UInt8(ascii: "(")], at: [mark])
        write(")")
    }

    /// Starts new lines, one level further in, at marks that are in order.
    mutating func breakLines(at marks: [Mark]) {
        var lineStart = [UInt8](repeating: UInt8(ascii: " "), count: 1 + (indentation + 1) * 4)
        lineStart[0] = UInt8(ascii: "\n")
        text.insert(lineStart, at: marks)
    }

    /// Whether what stands after a mark fits on a line at the present indentation.
    func fits(since mark: Mark) -> Bool {
        let count = text.count - mark.offset
        // Bytes are an upper bound, so that the count of characters is seldom needed.
        if count > lineLength * 4 { return false }
        if indentation * 4 + count <= lineLength { return true }
        let written = text.suffix(from: mark.offset)
        if written.allSatisfy({ $0 < 0x80 }) { return false }
        return indentation * 4 + String(decoding: written, as: UTF8.self).count <= lineLength
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
                write("#sourceLocation(file: ")
                write(literal: line.file)
                write(", line: ")
                write(line.number)
                write(")\n")
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
        condition("hasFeature(InternalImportsByDefault)")
        for item in package { importLine("    package import ", item.module) }
        line { $0.write("#else") }
        for item in package { importLine("    import ", item.module) }
        endCondition()
    }

    private mutating func importLine(_ keyword: StaticString, _ module: String) {
        line {
            $0.write(keyword)
            $0.write(module, as: .declaration)
        }
    }
}
