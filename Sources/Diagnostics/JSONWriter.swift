/// Writes JSON piece by piece, in the order given.
///
/// The caller says what comes next; the writer puts separators, spaces and escapes. Values directly inside an object are
/// preceded by `key(_:)`.
public struct JSONWriter: Sendable {
    /// How the members of one object or array are laid out.
    public enum Layout: Sendable {
        /// On one line: `{"line": 1, "column": 2}`.
        case inline
        /// Each member on its own line, two spaces deeper than the object or array.
        case lines
    }

    /// What has been written and not drained, UTF-8.
    public private(set) var bytes: [UInt8] = []

    private var containers: [Container] = []
    private var isAfterKey = false
    private var breakIndent: Int?

    private struct Container {
        var layout: Layout
        var indent: Int
        var isEmpty = true
    }

    public init() {}

    /// What has been written and not drained.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Hands over what has been written since the last call, so that long documents can be streamed.
    public mutating func drain() -> String {
        defer { bytes.removeAll(keepingCapacity: true) }
        return text
    }

    /// Writes an object whose members `body` writes, each as a key and a value.
    public mutating func object(_ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
        container(layout, open: "{", close: "}", body)
    }

    /// Writes an array whose values `body` writes.
    public mutating func array(_ layout: Layout = .inline, _ body: (inout JSONWriter) -> Void) {
        container(layout, open: "[", close: "]", body)
    }

    /// Writes the key of the next value.
    public mutating func key(_ name: String) {
        beginMember()
        append(escaped: name)
        append(": ")
        isAfterKey = true
    }

    public mutating func string(_ value: String) {
        beginValue()
        append(escaped: value)
    }

    public mutating func integer(_ value: some BinaryInteger) {
        beginValue()
        append(String(value))
    }

    public mutating func boolean(_ value: Bool) {
        beginValue()
        append(value ? "true" : "false")
    }

    /// Writes a number; one that JSON cannot express (infinite, not a number) becomes `null`.
    public mutating func double(_ value: Double) {
        beginValue()
        append(value.isFinite ? "\(value)" : "null")
    }

    public mutating func null() {
        beginValue()
        append("null")
    }

    public mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    public mutating func member(_ name: String, _ value: some BinaryInteger) {
        key(name)
        integer(value)
    }

    public mutating func member(_ name: String, _ value: Bool) {
        key(name)
        boolean(value)
    }

    /// Puts the next member on a new line with this many spaces before it, whatever the layout says.
    public mutating func breakLine(indent: Int) {
        breakIndent = indent
    }

    private mutating func container(
        _ layout: Layout, open: StaticString, close: StaticString, _ body: (inout JSONWriter) -> Void
    ) {
        beginValue()
        append(open)
        let outer = containers.last?.indent ?? 0
        containers.append(Container(layout: layout, indent: layout == .lines ? outer + 2 : outer))
        body(&self)
        let inner = containers.removeLast()
        if inner.layout == .lines, !inner.isEmpty { startLine(indent: outer) }
        append(close)
    }

    private mutating func beginValue() {
        if isAfterKey { isAfterKey = false } else { beginMember() }
    }

    private mutating func beginMember() {
        guard let container = containers.last else { return }
        containers[containers.count - 1].isEmpty = false
        if !container.isEmpty { append(",") }
        if let indent = breakIndent {
            startLine(indent: indent)
        } else if container.layout == .lines {
            startLine(indent: container.indent)
        } else if !container.isEmpty {
            append(" ")
        }
        breakIndent = nil
    }

    private mutating func startLine(indent: Int) {
        append("\n")
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func append(escaped text: String) {
        append("\"")
        append(
            text.escaped { scalar in
                switch scalar {
                case "\"": "\\\""
                case "\\": "\\\\"
                case "\n": "\\n"
                case "\r": "\\r"
                case "\t": "\\t"
                default: scalar.isUnsafeOnTerminal ? Self.escape(of: scalar) : nil
                }
            })
        append("\"")
    }

    /// JSON is read on terminals too, so what could play with one is escaped although the format would allow it.
    private static func escape(of scalar: Unicode.Scalar) -> String {
        var escape = ""
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
            let digits = String(unit, radix: 16)
            escape += "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
        }
        return escape
    }
}
