/// Writes JSON the way Xcode writes String Catalogs: two spaces deep, spaces around colons, an empty line in an empty
/// object, no slash escaped, no line break at the end.
struct CatalogPrinter {
    private var bytes: [UInt8] = []
    private var depth = 0

    static func print(_ node: JSONNode) -> [UInt8] {
        var printer = CatalogPrinter()
        printer.write(node)
        return printer.bytes
    }

    private mutating func write(_ node: JSONNode) {
        switch node.content {
        case .object(let members):
            writeContainer("{", "}", members) { printer, member in
                printer.write(member.name)
                printer.append(" : ")
                printer.write(member.value)
            }
        case .array(let values): writeContainer("[", "]", values) { $0.write($1) }
        case .string(let text): write(text)
        case .number(let spelling): append(spelling)
        case .bool(let value): append(value ? "true" : "false")
        case .null: append("null")
        }
    }

    private mutating func writeContainer<Member>(
        _ open: String, _ close: String, _ members: [Member], _ writeMember: (inout CatalogPrinter, Member) -> Void
    ) {
        append(open)
        depth += 1
        for (index, member) in members.enumerated() {
            if index > 0 { append(",") }
            startLine()
            writeMember(&self, member)
        }
        depth -= 1
        if members.isEmpty { append("\n") }
        startLine()
        append(close)
    }

    private mutating func write(_ text: JSONText) {
        append("\"")
        append(text.spelling)
        append("\"")
    }

    private mutating func startLine() {
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }
}
