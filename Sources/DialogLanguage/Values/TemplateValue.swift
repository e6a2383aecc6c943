import Diagnostics

/// A text with placeholders and where they stand in it.
public struct ParsedTemplate: Sendable, Hashable {
    public var template: TextTemplate
    /// In order of appearance, a name as often as it is used; ranges in UTF-8 bytes of the text, braces included.
    public var placeholders: [Placeholder]

    public struct Placeholder: Sendable, Hashable {
        public var name: String
        public var range: Range<Int>
    }
}

extension Values {
    /// Takes a text apart: `{argument}` is a placeholder, `{{` and `}}` are braces.
    ///
    /// Whether the arguments exist is for the caller to check.
    public static func template(_ text: String) -> Parsed<ParsedTemplate> {
        let open = UInt8(ascii: "{")
        let close = UInt8(ascii: "}")
        guard text.withBytes({ $0.contains { $0 == open || $0 == close } }) else {
            return .value(ParsedTemplate(template: TextTemplate(text), placeholders: []))
        }
        let bytes = Array(text.utf8)
        var parts: [TextTemplate.Part] = []
        var placeholders: [ParsedTemplate.Placeholder] = []
        var plain: [UInt8] = []
        func endPlain() {
            guard !plain.isEmpty else { return }
            parts.append(.text(String(decoding: plain, as: UTF8.self)))
            plain = []
        }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == open || byte == close, index + 1 < bytes.count, bytes[index + 1] == byte {
                plain.append(byte)
                index += 2
            } else if byte == close {
                return .problem(unbalanced("}", at: index))
            } else if byte == open {
                guard let end = bytes[index...].firstIndex(where: { $0 == close || $0 == UInt8(ascii: "\n") }),
                    bytes[end] == close, !bytes[(index + 1)..<end].contains(open)
                else { return .problem(unbalanced("{", at: index)) }
                let range = index..<(end + 1)
                let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
                if let problem = placeholderProblem(name, range: range) { return .problem(problem) }
                endPlain()
                parts.append(.argument(name))
                placeholders.append(.init(name: name, range: range))
                index = end + 1
            } else {
                plain.append(byte)
                index += 1
            }
        }
        endPlain()
        return .value(ParsedTemplate(template: TextTemplate(parts: parts), placeholders: placeholders))
    }

    private static func unbalanced(_ brace: String, at index: Int) -> ValueProblem {
        let range = index..<(index + 1)
        let partner = brace == "{" ? "is never closed" : "closes nothing"
        return ValueProblem(
            .unknownArgument, "this \(brace) \(partner); a brace in a text is written \(brace)\(brace)", range: range,
            fix: .init(brace + brace, range: range, isSafe: false))
    }

    private static func placeholderProblem(_ name: String, range: Range<Int>) -> ValueProblem? {
        guard identifier(name, role: "argument").problem != nil else { return nil }
        let trimmed = name.filter { $0 != " " }
        let isMendable = identifier(trimmed, role: "argument").value != nil
        return ValueProblem(
            .unknownArgument,
            "{\(shown(name))} is not the name of an argument; braces in a text are written {{ and }}", range: range,
            fix: isMendable
                ? .init("{\(trimmed)}", range: range, isSafe: true)
                : .init("{{\(name)}}", range: range, isSafe: false))
    }
}
