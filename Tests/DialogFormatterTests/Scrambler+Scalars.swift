import DialogLanguage
import YAMLTree

@testable import DialogFormatter

// Scalars and brackets.

extension Scrambler {
    mutating func keyText(_ key: YAMLNode) -> String { oneLine(key.text, isPlain: key.style == .plain, inFlow: true) }

    /// A scalar in block style, with the comment and the end of its line.
    mutating func scalar(_ node: YAMLNode, indentation: Int, path: String) {
        let text = node.text
        let alias = alias(for: node)
        write(alias.text)
        if alias.isWhole {
            trailing(of: path)
            breakLine()
            return
        }
        if node.style != .plain, text.contains("\n"), isLiteral(text), random.oneIn(2) {
            literal(text, indentation: indentation, path: path)
            return
        }
        write(oneLine(text, isPlain: node.style == .plain, inFlow: false, indentation: indentation))
        trailing(of: path)
        breakLine()
    }

    private mutating func literal(_ text: String, indentation: Int, path: String) {
        let isEnded = text.hasSuffix("\n")
        let isKept = isEnded && random.oneIn(3)
        write("|" + (isKept ? "+" : isEnded ? "" : "-"))
        trailing(of: path)
        breakLine()
        let margin = String(repeating: " ", count: indentation + Int.random(in: 1...5, using: &random))
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(isEnded ? 1 : 0) {
            write(line.isEmpty ? "\n" : margin + line + "\n")
        }
        if isKept, random.oneIn(2) { write("\n\n") }
    }

    private func isLiteral(_ text: String) -> Bool {
        !text.hasSuffix("\n\n") && !text.hasPrefix("\n") && !text.hasPrefix(" ") && !text.contains("\t")
            && !text.split(separator: "\n").contains { $0.allSatisfy { $0 == " " } }
    }

    /// - Parameter indentation: none where the text has to stay on one line.
    private mutating func oneLine(_ text: String, isPlain: Bool, inFlow: Bool, indentation: Int? = nil) -> String {
        let fitsPlain = isPlain && !(inFlow && text.contains { ",[]{}".contains($0) }) && !text.contains("\n")
        if fitsPlain, !PlainText.isSafe(text) || random.oneIn(2) { return text }
        if PlainText.isSafe(text), random.oneIn(3) { return folded(text, indentation: indentation) }
        let needsEscapes = text.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
        if needsEscapes || random.oneIn(2) {
            var result = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"", "\\": result += "\\\(scalar)"
                case "\n": result += "\\n"
                case "é", "\u{7F}"...:
                    result += random.oneIn(9) && scalar.value < 0x10000 ? escaped(scalar) : "\(scalar)"
                default: result.unicodeScalars.append(scalar)
                }
            }
            return "\"" + folded(result, indentation: result.contains("\\") ? nil : indentation) + "\""
        }
        return "'" + folded(text.replacing("'", with: "''"), indentation: indentation) + "'"
    }

    private func escaped(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    /// The text over several lines, now and then.
    private mutating func folded(_ text: String, indentation: Int?) -> String {
        guard let indentation, random.oneIn(4), !text.contains("  "), !text.hasPrefix(" "), !text.hasSuffix(" ") else {
            return text
        }
        let words = text.split(separator: " ")
        guard words.count > 1, words.allSatisfy({ $0.first?.isLetter == true && $0.last?.isLetter == true }) else {
            return text
        }
        var result = String(words[0])
        for word in words.dropFirst() {
            if random.oneIn(3) {
                result += spaces(0...2) + "\n" + String(repeating: " ", count: indentation) + spaces(1...6) + word
            } else {
                result += " " + word
            }
        }
        return result
    }

    // MARK: Brackets

    mutating func flow(_ node: YAMLNode, at place: SchemaPlace, path: String) {
        let places = place.entries(of: node)
        switch node.kind {
        case .scalar:
            let alias = alias(for: node)
            write(alias.text)
            if !alias.isWhole { write(oneLine(node.text, isPlain: node.style == .plain, inFlow: true)) }
        case .mapping:
            write("{")
            let list = entries(of: node, places).list
            for (index, (key, value)) in list.enumerated() {
                let here = path + "/" + key.text
                flowGap(above: here)
                let separator = value.isAbsent || random.oneIn(3) ? ":  " : ": "
                write(keyText(key) + separator)
                flow(value, at: places.value(of: key), path: here)
                if index < list.count - 1 || random.oneIn(6) { write(spaces(0...1) + ",") }
                flowTrailing(of: here)
            }
            flowEnd(path, isEmpty: list.isEmpty)
            write("}")
        case .sequence:
            write("[")
            let items = Array(node.items)
            for (index, item) in items.enumerated() {
                let here = path + "/\(index)"
                flowGap(above: here)
                if item.kind == .mapping, item.count == 1,
                    item.entries.first(where: { _ in true })?.value.kind == .scalar,
                    random.oneIn(2)
                {
                    pair(item, at: places.item, path: here)
                } else if item.isAbsent {
                    write("~")
                } else {
                    flow(item, at: places.item, path: here)
                }
                if index < items.count - 1 || random.oneIn(6) { write(spaces(0...1) + ",") }
                flowTrailing(of: here)
            }
            flowEnd(path, isEmpty: items.isEmpty)
            write("]")
        }
    }

    /// `[key: value]`, a mapping without brackets.
    private mutating func pair(_ node: YAMLNode, at place: SchemaPlace, path: String) {
        for (key, value) in node.entries {
            write(keyText(key) + ": ")
            flow(value, at: place.entries(of: node).value(of: key), path: path + "/" + key.text)
        }
    }

    private mutating func flowGap(above owner: String) {
        write(spaces(0...2))
        guard random.oneIn(6) else { return }
        breakFlowLine()
        while isCommented, random.oneIn(3) {
            write(comment(of: owner))
            breakFlowLine()
        }
    }

    private mutating func flowTrailing(of owner: String) {
        guard isCommented, random.oneIn(12) else { return }
        write(" " + comment(of: owner))
        breakFlowLine()
    }

    private mutating func flowEnd(_ path: String, isEmpty: Bool) {
        write(spaces(0...1))
        guard random.oneIn(8) else { return }
        breakFlowLine()
        while isCommented, random.oneIn(3) {
            write(comment(of: path))
            breakFlowLine()
        }
    }

    private mutating func breakFlowLine() {
        breakLine()
        write(spaces(9...30))
    }
}
