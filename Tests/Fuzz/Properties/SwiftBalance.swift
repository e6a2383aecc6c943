/// Finds what would keep a Swift file from being taken apart at all: texts, comments and brackets that do not close.
///
/// No parser, but it knows how far each text reaches, so that one character that was not escaped shows.
struct SwiftBalance {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    /// The brackets that are open, and the texts whose interpolation is being read.
    private var open: [Opener] = []

    private enum Opener {
        case bracket(closer: UInt8, line: Int)
        /// `\(` within a text with this many `#`.
        case interpolation(hashes: Int, isMultiline: Bool)
    }

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The first fault, in words.
    static func fault(in text: String) -> String? {
        var balance = SwiftBalance(text)
        return balance.run()
    }

    private mutating func run() -> String? {
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "\n"): line += 1
            case UInt8(ascii: "/") where starts(with: "//"): skip { $0 != UInt8(ascii: "\n") }
            case UInt8(ascii: "/") where starts(with: "/*"): return "a comment in /* */ in line \(line)"
            case UInt8(ascii: "#"), UInt8(ascii: "\""):
                if let fault = readText() { return fault }
                continue
            case UInt8(ascii: "`"): if let fault = readName() { return fault }
            case UInt8(ascii: "("): open.append(.bracket(closer: UInt8(ascii: ")"), line: line))
            case UInt8(ascii: "["): open.append(.bracket(closer: UInt8(ascii: "]"), line: line))
            case UInt8(ascii: "{"): open.append(.bracket(closer: UInt8(ascii: "}"), line: line))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let opener = open.popLast() else { return "a bracket closes nothing in line \(line)" }
                switch opener {
                case .bracket(let closer, let opened):
                    guard closer == byte else { return "line \(line) closes another bracket than line \(opened) opens" }
                case .interpolation(let hashes, let isMultiline):
                    guard byte == UInt8(ascii: ")") else { return "an interpolation does not end in line \(line)" }
                    position += 1
                    if let fault = readContent(hashes: hashes, isMultiline: isMultiline) { return fault }
                    continue
                }
            case 0x20...0x7E, 0x80...: break
            default: return "the control character \(byte) in line \(line)"
            }
            position += 1
        }
        guard case .bracket(_, let opened)? = open.last else { return open.isEmpty ? nil : "a text does not end" }
        return "the bracket in line \(opened) is never closed"
    }

    private func next(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func skip(while condition: (UInt8) -> Bool) {
        while let byte = next(), condition(byte) { position += 1 }
        // The caller goes over the last one.
        position -= 1
    }

    private mutating func readName() -> String? {
        let start = line
        position += 1
        while let byte = next(), byte != UInt8(ascii: "`") {
            if byte == UInt8(ascii: "\n") { return "a name in line \(start) does not end" }
            position += 1
        }
        return next() == nil ? "a name in line \(start) does not end" : nil
    }

    /// A text with its `#`, or a `#` that belongs to something else.
    private mutating func readText() -> String? {
        var hashes = 0
        while next(hashes) == UInt8(ascii: "#") { hashes += 1 }
        position += hashes
        guard next() == UInt8(ascii: "\"") else { return nil }
        let isMultiline = starts(with: "\"\"\"")
        position += isMultiline ? 3 : 1
        return readContent(hashes: hashes, isMultiline: isMultiline)
    }

    /// The rest of a text up to its end or its next interpolation.
    private mutating func readContent(hashes: Int, isMultiline: Bool) -> String? {
        let start = line
        while let byte = next() {
            switch byte {
            case UInt8(ascii: "\n"):
                guard isMultiline else { return "the text in line \(start) does not end on its line" }
                line += 1
            case UInt8(ascii: "\\"):
                guard hasHashes(hashes, after: 1) else { break }
                position += 1 + hashes
                if next() == UInt8(ascii: "(") {
                    open.append(.interpolation(hashes: hashes, isMultiline: isMultiline))
                    position += 1
                    return nil
                }
            case UInt8(ascii: "\""):
                let quotes = isMultiline ? 3 : 1
                guard !isMultiline || starts(with: "\"\"\""), hasHashes(hashes, after: quotes) else { break }
                position += quotes + hashes
                return nil
            case 0x20..., UInt8(ascii: "\t"): break
            default: return "the control character \(byte) in the text in line \(start)"
            }
            position += 1
        }
        return "the text in line \(start) does not end"
    }

    private func hasHashes(_ count: Int, after distance: Int) -> Bool {
        (0..<count).allSatisfy { next(distance + $0) == UInt8(ascii: "#") }
    }
}
