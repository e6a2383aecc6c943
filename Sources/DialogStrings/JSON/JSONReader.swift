public import Diagnostics

/// Reads JSON strictly as the standard says, and keeps what a round trip needs.
///
/// Stops at the first fault of the syntax; names that stand twice in one object are all found.
public struct JSONReader: Sendable {
    /// Files beyond this are refused. The largest catalogues of large apps have a tenth of it.
    public static let maximumSize = 64 << 20
    /// Objects and arrays inside one another beyond this are refused.
    public static let maximumDepth = 64

    let file: SourceFile
    let bytes: [UInt8]
    var position = 0
    var depth = 0
    var findings: [Finding] = []

    /// Why reading ended early.
    struct Fault: Error {
        var message: String
        var range: Range<Int>
        var note: (message: String, range: Range<Int>)?
    }

    /// Reads a whole file.
    ///
    /// - Returns: the value, or `nil` and what is wrong.
    public static func read(_ file: SourceFile) -> (node: JSONNode?, findings: [Finding]) {
        var reader = JSONReader(file: file)
        do {
            let node = try reader.document()
            return (reader.findings.isEmpty ? node : nil, reader.findings)
        } catch {
            let notes = error.note.map { [Diagnostic.Note($0.message, at: reader.span($0.range))] } ?? []
            reader.findings.append(Finding(error.message, at: reader.span(error.range), notes: notes))
            return (nil, reader.findings)
        }
    }

    private init(file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    /// The range in the file, up to the end of the character that its last byte belongs to.
    func span(_ range: Range<Int>) -> SourceSpan {
        var end = range.upperBound
        while end > range.lowerBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return SourceSpan(file, ByteRange(range.lowerBound, end))
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func document() throws(Fault) -> JSONNode {
        guard bytes.count <= Self.maximumSize else {
            throw Fault(message: "the file is larger than \(Self.maximumSize >> 20) MiB", range: 0..<0)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipSpace()
        guard next != nil else { throw Fault(message: "the file is empty; JSON has a value", range: 0..<0) }
        let node = try value()
        skipSpace()
        guard next == nil else {
            throw unexpected("nothing may follow the last bracket")
        }
        return node
    }

    private mutating func value() throws(Fault) -> JSONNode {
        guard let byte = next else { throw unexpected("a value is missing here") }
        switch byte {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""):
            let start = position
            let text = try string()
            return JSONNode(.string(text), range: ByteRange(start, position))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            let start = position
            let spelling = try number()
            return JSONNode(.number(spelling), range: ByteRange(start, position))
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw unexpected("a value is missing here")
        }
    }

    private mutating func word(_ word: String, _ content: JSONNode.Content) throws(Fault) -> JSONNode {
        let end = position + word.utf8.count
        guard end <= bytes.count, bytes[position..<end].elementsEqual(word.utf8) else {
            throw unexpected("a value is missing here")
        }
        defer { position = end }
        return JSONNode(content, range: ByteRange(position, end))
    }

    private mutating func object() throws(Fault) -> JSONNode {
        let start = position
        try open()
        var members: [JSONMember] = []
        var names = NameSet()
        while try hasMember(closedBy: UInt8(ascii: "}"), openedAt: start, isFirst: members.isEmpty) {
            guard next == UInt8(ascii: "\"") else { throw unexpected("a name in double quotes is missing here") }
            let nameStart = position
            let name = try string()
            let nameRange = nameStart..<position
            if let first = names.insert(name.value, at: nameRange) {
                findings.append(
                    Finding(
                        "\(shown(name.value)) stands here a second time", at: span(nameRange),
                        notes: [Diagnostic.Note("the first one", at: span(first))]))
            }
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw unexpected("a colon is missing after the name") }
            position += 1
            skipSpace()
            let value = try value()
            members.append(
                JSONMember(name: name, nameRange: ByteRange(nameRange.lowerBound, nameRange.upperBound), value: value))
        }
        return JSONNode(.object(members), range: ByteRange(start, position))
    }

    private mutating func array() throws(Fault) -> JSONNode {
        let start = position
        try open()
        var values: [JSONNode] = []
        while try hasMember(closedBy: UInt8(ascii: "]"), openedAt: start, isFirst: values.isEmpty) {
            values.append(try value())
        }
        return JSONNode(.array(values), range: ByteRange(start, position))
    }

    private mutating func open() throws(Fault) {
        depth += 1
        guard depth <= Self.maximumDepth else {
            throw Fault(
                message: "more than \(Self.maximumDepth) brackets inside one another", range: position..<(position + 1))
        }
        position += 1
    }

    /// Goes over the comma to the next member, or over the closing bracket.
    private mutating func hasMember(closedBy close: UInt8, openedAt start: Int, isFirst: Bool) throws(Fault) -> Bool {
        skipSpace()
        guard let byte = next else {
            throw Fault(message: "this bracket is never closed", range: start..<(start + 1))
        }
        if byte == close {
            position += 1
            depth -= 1
            return false
        }
        if isFirst { return true }
        guard byte == UInt8(ascii: ",") else {
            throw unexpected("a comma or \(shown(close)) is missing here")
        }
        let comma = position
        position += 1
        skipSpace()
        if next == close { throw Fault(message: "no comma may stand after the last one", range: comma..<(comma + 1)) }
        return true
    }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }
}

/// The names of one object, compared byte by byte; small objects, which most are, need no hashing.
private struct NameSet {
    private var names: [(name: String, range: Range<Int>)] = []
    private var indices: [[UInt8]: Int] = [:]
    private static let smallCount = 12

    /// The place of an equal name that is already there; otherwise the name is added.
    mutating func insert(_ name: String, at range: Range<Int>) -> Range<Int>? {
        if names.count < Self.smallCount {
            if let first = names.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return first.range }
        } else {
            if indices.isEmpty {
                for (index, entry) in names.enumerated() { indices[Array(entry.name.utf8)] = index }
            }
            let key = Array(name.utf8)
            if let first = indices[key] { return names[first].range }
            indices[key] = names.count
        }
        names.append((name, range))
        return nil
    }
}
