public import Diagnostics

/// A JSON value that can be written back as it was read: members keep their order, numbers and escapes their spelling.
public struct JSONNode: Sendable {
    public enum Content: Sendable {
        case object([JSONMember])
        case array([JSONNode])
        case string(JSONText)
        /// As it is spelt.
        case number(String)
        case bool(Bool)
        case null
    }

    public var content: Content
    /// Where the value stands in the file it was read from, brackets and quotes included; `nil` for a made value.
    public var range: ByteRange?

    public init(_ content: Content, range: ByteRange? = nil) {
        self.content = content
        self.range = range
    }

    /// A new text.
    public static func text(_ value: String) -> JSONNode { JSONNode(.string(JSONText(value))) }

    /// A new object.
    public static func object(_ members: [(String, JSONNode)]) -> JSONNode {
        JSONNode(.object(members.map { JSONMember(name: JSONText($0.0), value: $0.1) }))
    }

    /// The members in order; none for a value that is no object.
    public var members: [JSONMember] {
        if case .object(let members) = content { members } else { [] }
    }

    /// The value of a text; `nil` for any other value.
    public var text: String? {
        if case .string(let text) = content { text.value } else { nil }
    }

    /// The value of `true` or `false`; `nil` for any other value.
    public var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    /// The value of a whole number; `nil` for any other value.
    public var integer: Int? {
        if case .number(let spelling) = content { Int(spelling) } else { nil }
    }

    public var isObject: Bool {
        if case .object = content { true } else { false }
    }

    /// The value of a member.
    public subscript(name: String) -> JSONNode? { members.first { $0.name.value == name }?.value }
}

/// One name and its value in an object.
public struct JSONMember: Sendable {
    public var name: JSONText
    public var nameRange: ByteRange?
    public var value: JSONNode

    public init(name: JSONText, nameRange: ByteRange? = nil, value: JSONNode) {
        self.name = name
        self.nameRange = nameRange
        self.value = value
    }
}

/// A text and the way it is spelt between its quotes.
public struct JSONText: Sendable {
    public let value: String
    /// Kept only where the spelling has escapes, which can be chosen in more than one way.
    private let escaped: String?

    /// A new text, escaped where it must be.
    public init(_ value: String) {
        self.value = value
        escaped = value.utf8.contains(where: Self.needsEscape) ? Self.escape(value) : nil
    }

    /// A text as it was read.
    init(value: String, escaped: String?) {
        self.value = value
        self.escaped = escaped
    }

    /// What stands between the quotes.
    public var spelling: String { escaped ?? value }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ value: String) -> String {
        var spelling = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": spelling += "\\\""
            case "\\": spelling += "\\\\"
            case "\n": spelling += "\\n"
            case "\r": spelling += "\\r"
            case "\t": spelling += "\\t"
            case "\u{8}": spelling += "\\b"
            case "\u{C}": spelling += "\\f"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                spelling += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: spelling.unicodeScalars.append(scalar)
            }
        }
        return spelling
    }
}
