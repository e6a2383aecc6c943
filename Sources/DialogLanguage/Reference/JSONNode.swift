internal import Diagnostics

/// A piece of JSON as a value, so that a document can be put together from the inside out.
indirect enum JSONNode: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    case string(String)
    case integer(Int)
    case double(Double)
    case boolean(Bool)
    case array([JSONNode])
    /// Members in the order in which they are written.
    case object([Member])

    typealias Member = (name: String, value: JSONNode)

    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }

    /// An array of strings.
    static func strings(_ strings: some Sequence<String>) -> JSONNode { .array(strings.map(JSONNode.string)) }

    /// Objects and arrays of a few plain values stand on one line.
    func write(to json: inout JSONWriter) {
        switch self {
        case .string(let value): json.string(value)
        case .integer(let value): json.integer(value)
        case .double(let value): json.double(value)
        case .boolean(let value): json.boolean(value)
        case .array(let values):
            json.array(isShort ? .inline : .lines) { json in
                for value in values { value.write(to: &json) }
            }
        case .object(let members):
            json.object(isShort ? .inline : .lines) { json in
                for member in members {
                    json.key(member.name)
                    member.value.write(to: &json)
                }
            }
        }
    }

    private var isShort: Bool {
        switch self {
        case .string(let value): value.utf8.count <= 60
        case .integer, .double, .boolean: true
        case .array(let values): values.count <= 8 && values.allSatisfy { $0.isShort && !$0.isObject }
        case .object(let members): members.count == 1 && members.allSatisfy { $0.value.isShort && !$0.value.isObject }
        }
    }

    private var isObject: Bool {
        if case .object = self { true } else { false }
    }
}
