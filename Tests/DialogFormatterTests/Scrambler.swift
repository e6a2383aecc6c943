import DialogLanguage
import YAMLTree

@testable import DialogFormatter

/// Writes a tree down in a layout that nobody would choose: keys out of order, odd indentation, brackets and quotes at
/// random, and comments wherever YAML allows them. Remembers what each comment belongs to.
struct Scrambler {
    var random: SeededGenerator
    private(set) var text = ""
    private(set) var comments: [Comment] = []
    /// Whether comments are written.
    let isCommented: Bool
    /// The names of anchors by the texts that they mark, plain and quoted ones apart.
    private var anchors: [String: String] = [:]

    struct Comment {
        let text: String
        /// The path of the entry or collection that it belongs to; empty for the file.
        let owner: String
        /// Found in the text again by this, whatever stands around it.
        let mark: String
    }

    init(seed: UInt64, isCommented: Bool) {
        random = SeededGenerator(seed: seed)
        self.isCommented = isCommented
    }

    /// The bytes of the scrambled file.
    mutating func scramble(_ root: YAMLNode, at place: SchemaPlace) -> [UInt8] {
        if random.oneIn(3) { breakLine() }
        if random.oneIn(3), isCommented {
            write(comment(of: ""))
            breakLine()
            breakLine()
        }
        if random.oneIn(4) {
            write("---")
            if random.oneIn(2), isCommented { write(" " + comment(of: "")) }
            breakLine()
        }
        if root.kind != .scalar, random.oneIn(6) {
            flow(root, at: place, path: "")
        } else {
            block(root, at: place, indentation: random.oneIn(6) ? 1 : 0, path: "", startsOnLine: true)
        }
        var ending = random.oneIn(3) ? "" : "\n"
        if random.oneIn(5) { ending += "\n\n" }
        var result = random.oneIn(5) ? "\u{FEFF}" : ""
        result += text.hasSuffix("\n") ? text : text + ending
        return Array(random.oneIn(4) ? result.replacing("\n", with: "\r\n").utf8 : result.utf8)
    }

    // MARK: Pieces

    mutating func write(_ more: String) { text += more }

    mutating func breakLine() {
        if random.oneIn(6) { text += [" ", "   ", "\t"].randomElement(using: &random) ?? "" }
        text += "\n"
    }

    mutating func comment(of owner: String) -> String {
        let mark = "<\(comments.count)>"
        let forms = ["#\(mark)", "# \(mark)", "#  - id: \(mark) 'x' {", "#!\(mark): “ユニット” # again", "# \(mark),]"]
        let text = forms.randomElement(using: &random) ?? ""
        comments.append(Comment(text: text, owner: owner, mark: mark))
        return text
    }

    /// What stands for a scalar or before it: now and then `*name` for one that was marked before, or `&name` to mark one.
    mutating func alias(for node: YAMLNode) -> (text: String, isWhole: Bool) {
        guard random.oneIn(8) else { return ("", false) }
        let key = "\(node.style == .plain)" + node.text
        if let name = anchors[key] { return ("*" + name, true) }
        anchors[key] = "a\(anchors.count)"
        return ("&a\(anchors.count - 1)" + spaces(1...2), false)
    }

    mutating func spaces(_ range: ClosedRange<Int>) -> String {
        String(repeating: " ", count: Int.random(in: range, using: &random))
    }

    /// A comment at the end of the line, now and then.
    mutating func trailing(of owner: String) {
        if isCommented, random.oneIn(5) { write(spaces(1...9) + comment(of: owner)) }
    }

    /// The entries, in another order where that says the same. Then no comment is written with a blank line below it,
    /// since it would stay while its entry moves.
    mutating func entries(
        of node: YAMLNode, _ places: SchemaPlace.Entries
    ) -> (list: [(key: YAMLNode, value: YAMLNode)], areMovable: Bool) {
        let entries = Array(node.entries)
        guard places.keyOrder(of: node) != nil else { return (entries, false) }
        return (random.oneIn(2) ? entries.shuffled(using: &random) : entries, true)
    }

    // MARK: Block style

    /// - Parameter startsOnLine: whether the first entry begins a line; else it stands behind a dash.
    private mutating func block(
        _ node: YAMLNode, at place: SchemaPlace, indentation: Int, path: String, startsOnLine: Bool
    ) {
        let places = place.entries(of: node)
        let margin = String(repeating: " ", count: indentation)
        var isFirst = true
        func starts() -> Bool { isFirst && !startsOnLine }
        switch node.kind {
        case .scalar:
            write(margin)
            scalar(node, indentation: indentation, path: path)
        case .mapping:
            let (list, areMovable) = entries(of: node, places)
            for (key, value) in list {
                let here = path + "/" + key.text
                if !starts() {
                    // The comments at the very start are about the file.
                    let owner = isFirst && path.isEmpty ? "" : here
                    linesAbove(owner, margin: margin, mayBeDetached: !areMovable)
                    write(margin)
                }
                isFirst = false
                write(keyText(key) + spaces(0...(key.text.utf8.count < 3 ? 2 : 0)) + ":")
                self.value(value, at: places.value(of: key), indentation: indentation, path: here, isItem: false)
            }
        case .sequence:
            for (index, item) in node.items.enumerated() {
                let here = path + "/\(index)"
                if !starts() {
                    linesAbove(isFirst && path.isEmpty ? "" : here, margin: margin, mayBeDetached: true)
                    write(margin)
                }
                isFirst = false
                write("-")
                value(item, at: places.item, indentation: indentation, path: here, isItem: true)
            }
        }
    }

    private mutating func linesAbove(_ owner: String, margin: String, mayBeDetached: Bool) {
        if random.oneIn(5) { breakLine() }
        if random.oneIn(9) {
            breakLine()
            breakLine()
        }
        while isCommented, random.oneIn(4) {
            write(margin + comment(of: owner))
            breakLine()
            if mayBeDetached, random.oneIn(4) { breakLine() }
        }
    }

    /// What stands behind a colon or a dash, up to the end of its last line.
    private mutating func value(
        _ node: YAMLNode, at place: SchemaPlace, indentation: Int, path: String, isItem: Bool
    ) {
        guard !node.isAbsent else {
            trailing(of: path)
            breakLine()
            return
        }
        let isEmpty = node.kind != .scalar && node.count == 0
        if node.kind == .scalar || isEmpty || random.oneIn(3) {
            write(spaces(1...3))
            if random.oneIn(8) {
                trailing(of: path)
                breakLine()
                write(String(repeating: " ", count: indentation) + spaces(1...4))
            }
            if node.kind == .scalar {
                scalar(node, indentation: indentation, path: path)
            } else {
                flow(node, at: place, path: path)
                trailing(of: path)
                breakLine()
            }
            return
        }
        if isItem, random.oneIn(2) {
            let gap = spaces(1...3)
            write(gap)
            block(node, at: place, indentation: indentation + 1 + gap.count, path: path, startsOnLine: false)
            tail(path, indentation: indentation + 1 + gap.count)
            return
        }
        let step = !isItem && node.kind == .sequence && random.oneIn(2) ? 0 : Int.random(in: 1...4, using: &random)
        let margin = String(repeating: " ", count: indentation + step)
        trailing(of: path)
        breakLine()
        while isCommented, isItem, random.oneIn(5) {
            write(margin + comment(of: path))
            breakLine()
        }
        if isItem {
            // Comments behind the dash belong to the item, so the first entry gets none of its own.
            write(margin)
            block(node, at: place, indentation: indentation + step, path: path, startsOnLine: false)
        } else {
            block(node, at: place, indentation: indentation + step, path: path, startsOnLine: true)
        }
        if step > 0 { tail(path, indentation: indentation + step) }
    }

    private mutating func tail(_ path: String, indentation: Int) {
        while isCommented, random.oneIn(8) {
            if random.oneIn(3) { breakLine() }
            write(String(repeating: " ", count: indentation) + comment(of: path))
            breakLine()
        }
    }
}
