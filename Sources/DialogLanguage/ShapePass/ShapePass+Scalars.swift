import Diagnostics
import YAMLTree

// Scalars as values of a type.

extension ShapePass {
    mutating func scalar(_ type: ScalarType, of node: YAMLNode, key: YAMLNode.Position?) -> ReadValue {
        switch type {
        case .string:
            noticeBooleanWord(node)
            return .string(node.text)
        case .sourceText:
            // The mapping around it becomes the text; here only what is wrong with it counts.
            return text(of: node, key: key, isMarkdown: false)
        case .bool:
            if node.isPlain {
                let value: Bool? = node.withText { $0.spells("true") ? true : $0.spells("false") ? false : nil }
                if let value { return .bool(value) }
            }
            return read(Values.bool(node.text, isPlain: node.isPlain), at: node) { .bool($0) }
        case .int: return read(Values.int(node.text, isPlain: node.isPlain), at: node) { .int($0) }
        case .number: return read(Values.number(node.text, isPlain: node.isPlain), at: node) { .number($0) }
        case .range: return read(Values.numberRange(node.text), at: node) { .range($0) }
        case .count: return read(Values.count(node.text, isPlain: node.isPlain), at: node) { .count($0) }
        case .duration: return read(Values.duration(node.text), at: node) { .duration($0) }
        case .durationRange: return read(Values.durationRange(node.text), at: node) { .durationRange($0) }
        case .color: return read(Values.color(node.text), at: node) { .color($0) }
        case .version:
            // What is no plain number is refused as for any other number.
            let version = node.isPlain ? Values.platformVersion(node.text) : Values.decimal(node.text, isPlain: false)
            return read(version, at: node) { .version($0) }
        case .word(let list): return word(of: node, in: list)
        case .standardButton: return word(of: node, in: .standardButtons)
        case .identifier(let role):
            return read(Values.identifier(node.text, role: role), at: node) { .name($0) }
        case .reference, .anchor: return .name(node.text)
        case .swiftName(let role): return read(swiftName(node.text, role: role), at: node) { .name($0) }
        case .pattern: return read(Values.pattern(node.text), at: node) { .string($0) }
        case .url: return read(Values.url(node.text), at: node) { .string($0) }
        case .symbolName: return read(Values.symbolName(node.text), at: node) { .name($0) }
        case .numberFormat: return read(Values.numberFormat(node.text), at: node) { .format($0) }
        case .condition, .literal, .dateRange: return .scalar
        }
    }

    /// Reads a text for people that is written as a scalar.
    mutating func text(of node: YAMLNode, key: YAMLNode.Position?, isMarkdown: Bool) -> ReadValue {
        let isBlank = node.withText { $0.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 } }
        guard !isBlank else {
            sink.report(.emptyValue, "the text is empty; write one or leave the key out", at: node.keyNode(key))
            return .wrong
        }
        noticeBooleanWord(node)
        return .text(ReadText(source: node, isMarkdown: isMarkdown))
    }

    private mutating func word(of node: YAMLNode, in list: WordList) -> ReadValue {
        if let position = list.position(of: node) {
            return .word(ReadWord(spelling: list.words[position].spelling, position: position))
        }
        let article = "aeiou".contains(list.noun.first ?? "x") ? "an" : "a"
        let problem = Values.word(node.text, among: list.spellings, subject: "\(article) \(list.noun)").problem
        if let problem { sink.report(problem, at: node) }
        return .wrong
    }

    private func swiftName(_ text: String, role: SwiftNameRole) -> Parsed<String> {
        switch role {
        case .type: Values.swiftType(text)
        case .path, .module: Values.swiftPath(text)
        case .keyPath: Values.keyPath(text)
        case .declaration: Values.swiftIdentifier(text)
        case .caseName: Values.caseName(text)
        }
    }

    private mutating func read<Value>(
        _ parsed: Parsed<Value>, at node: YAMLNode, as make: (Value) -> ReadValue
    ) -> ReadValue {
        switch parsed {
        case .value(let value): return make(value)
        case .problem(let problem):
            sink.report(problem, at: node)
            return .wrong
        }
    }

    private mutating func noticeBooleanWord(_ node: YAMLNode) {
        if node.isBooleanWord { sink.reportBooleanWord(node) }
    }
}

extension YAMLNode {
    /// Whether other YAML tools read the plain text as a bool. `true` and `false` are no trap: nobody means a text.
    var isBooleanWord: Bool {
        guard isPlain else { return false }
        return withText { bytes in
            guard let first = bytes.first, bytes.count <= 3 else { return false }
            // Quickly out of the way: the words start with n, o or y.
            switch first | 0x20 {
            case UInt8(ascii: "n"), UInt8(ascii: "o"), UInt8(ascii: "y"): break
            default: return false
            }
            return Self.booleanWords.contains { bytes.elementsEqual($0.utf8) }
        }
    }

    private static let booleanWords = [
        "y", "Y", "yes", "Yes", "YES", "n", "N", "no", "No", "NO", "on", "On", "ON", "off", "Off", "OFF",
    ]
}

extension DiagnosticSink {
    mutating func reportBooleanWord(_ node: YAMLNode) {
        let text = node.text
        report(
            .yamlBooleanWord, "\(text) is a text here, but other YAML tools read a bool", at: node,
            fixIts: [FixIt("write '\(text)'", replace: node.span, with: "'\(text)'", isSafe: true)])
    }
}

extension ScalarType {
    /// Whether the type takes every text as it is, `~` included.
    var isVerbatim: Bool {
        switch self {
        case .string, .sourceText, .literal, .pattern, .url, .symbolName: true
        default: false
        }
    }

    var isRange: Bool {
        switch self {
        case .range, .count, .durationRange, .dateRange: true
        default: false
        }
    }

    /// What belongs to the place, for messages.
    var expectation: String {
        switch self {
        case .string, .sourceText: "a text"
        case .bool: "true or false"
        case .int: "a whole number"
        case .number: "a number"
        case .range: "a range as 1...10"
        case .count: "a range as 1...40"
        case .duration: "a duration as 250ms"
        case .durationRange: "a range as 1s...10min"
        case .dateRange: "a range as 2026-01-01...2026-12-31"
        case .color: "a colour in quotes as '#FF8800' (an unquoted # starts a comment)"
        case .word(let list): "one of the words \(list.spellings.prefix(4).joined(separator: ", "))…"
        case .standardButton: "the word of a standard button"
        case .identifier, .reference: "an id"
        case .anchor: "dialogId.controlId"
        case .swiftName: "a Swift name"
        case .condition: "a condition"
        case .pattern: "a regular expression"
        case .url: "a URL"
        case .symbolName: "the name of a symbol"
        case .numberFormat: "a number format"
        case .literal: "a value"
        case .version: "a version"
        }
    }
}
