import Diagnostics
import YAMLTree

// Nodes of any kind as values of a form.

extension ShapePass {
    /// Reads what stands after a key, or an entry of a list (`key` is `nil`).
    ///
    /// The key is given by its position, since it is only looked at when something is wrong.
    mutating func value(_ form: ReadableForm, of node: YAMLNode, key: YAMLNode.Position?) -> ReadValue {
        if node.isAbsent || !form.takesNull && node.isNull {
            reportEmpty(node, key: key, form: form.form)
            return .wrong
        }
        switch node.kind {
        case .scalar: return scalar(form, of: node, key: key)
        case .mapping: return mapping(form, of: node, key: key)
        case .sequence: return sequence(form, of: node, key: key)
        }
    }

    private mutating func scalar(_ form: ReadableForm, of node: YAMLNode, key: YAMLNode.Position?) -> ReadValue {
        if let type = form.scalar { return scalar(type, of: node, key: key) }
        if form.isText { return text(of: node, key: key, isMarkdown: form.isMarkdown) }
        reportWrongType(node, form: form)
        return .wrong
    }

    private mutating func mapping(_ form: ReadableForm, of node: YAMLNode, key: YAMLNode.Position?) -> ReadValue {
        if let names = form.names { return self.names(names, in: node, key: key, mayBeEmpty: form.mayBeEmpty) }
        if form.isRange, let type = form.scalar,
            form.shapes.isEmpty || node.bound(Self.lowerNames + Self.upperNames) != nil
        {
            reportStructuredRange(node, type)
            return .wrong
        }
        guard let id = nearestShape(to: node, among: form.shapes) else {
            reportWrongType(node, form: form)
            return .wrong
        }
        let owner = key.map { Record.Owner.key($0) } ?? .item
        let record = record(id, from: node, owner: owner)
        guard id == .text, form.isText else { return .record(record) }
        guard let field = record[.text], !field.isWrong else { return .wrong }
        return .text(
            ReadText(
                source: field.node, isMarkdown: form.isMarkdown, key: record.string(.key),
                comment: record.string(.comment)))
    }

    /// The shape that has most of the mapping's keys; the first among equals.
    func nearestShape(to node: YAMLNode, among shapes: [Shape.ID]) -> Shape.ID? {
        guard shapes.count > 1 else { return shapes.first }
        let spellings = KeyTable.shared.spellings
        var best: (id: Shape.ID, count: Int)?
        for id in shapes {
            let shape = Schema.shape(id)
            let count = node.entryPositions.count { entry in
                let position = node.withText(at: entry.key) { spellings.position(spelt: $0) }
                return position.flatMap(shape.order(at:)) != nil
            }
            if count > best?.count ?? -1 { best = (id, count) }
        }
        return best?.count == 0 ? shapeWithMisspeltKey(of: node, among: shapes) ?? best?.id : best?.id
    }

    /// The shape that one of the mapping's keys seems to be meant for.
    private func shapeWithMisspeltKey(of node: YAMLNode, among shapes: [Shape.ID]) -> Shape.ID? {
        shapes.first { id in
            let keys = Schema.shape(id).keys.map(\.key.rawValue)
            return node.entries.contains { Suggestions.nearest(to: $0.key.text, in: keys) != nil }
        }
    }

    private mutating func sequence(_ form: ReadableForm, of node: YAMLNode, key: YAMLNode.Position?) -> ReadValue {
        if form.isRange, let type = form.scalar {
            reportStructuredRange(node, type)
            return .wrong
        }
        guard let element = form.items else {
            reportWrongType(node, form: form)
            return .wrong
        }
        if node.count == 0, !form.mayBeEmpty, !node.isIncomplete {
            sink.report(
                .emptyValue, "this list is empty; put something into it or leave the key out", at: node.keyNode(key))
            return .wrong
        }
        var items: [ReadValue.Item] = []
        items.reserveCapacity(node.count)
        for item in node.items {
            items.append(ReadValue.Item(node: item, value: value(element, of: item, key: nil)))
        }
        return .list(items)
    }

    private mutating func names(
        _ names: ReadableForm.Names, in node: YAMLNode, key: YAMLNode.Position?, mayBeEmpty: Bool
    ) -> ReadValue {
        if node.count == 0, !mayBeEmpty, !node.isIncomplete {
            sink.report(.emptyValue, "nothing stands in here", at: node.keyNode(key))
            return .wrong
        }
        let isPostponed = postponed.map { names.values.shapes == [$0] } ?? false
        var entries: [ReadValue.Named] = []
        entries.reserveCapacity(node.count)
        for (keyNode, valueNode) in node.entries {
            let name = keyNode.text
            let isSound = checkName(name, at: keyNode, rule: names.rule)
            entries.append(
                ReadValue.Named(
                    keyNode: keyNode, name: name, position: valueNode.position,
                    value: isPostponed
                        ? .unread(names.values) : value(names.values, of: valueNode, key: keyNode.position),
                    isNameSound: isSound))
        }
        return .names(entries)
    }

    private mutating func checkName(_ name: String, at node: YAMLNode, rule: ValueForm.NameRule) -> Bool {
        switch rule {
        case .identifier(let role):
            guard let problem = Values.identifier(name, role: role).problem else { return true }
            sink.report(problem, at: node)
            return false
        case .word(let list):
            guard list.position(of: node) == nil else { return true }
            if DiagnosticCode(rawValue: name) != nil {
                sink.report(
                    .keyNotApplicable, "\(name) is an error and stays one; only the level of warnings can be set",
                    at: node)
                return false
            }
            let meant = Suggestions.nearest(to: name, in: list.spellings)
            sink.report(
                .unknownKey,
                "'\(Values.shown(name))' is no \(list.noun)"
                    + (meant.map { "; did you mean \($0)?" } ?? "; there are \(listed(list.spellings))"), at: node,
                fixIts: meant.map { [FixIt("write \($0)", replace: node.span, with: $0)] } ?? [])
            return false
        }
    }

    private mutating func reportEmpty(_ node: YAMLNode, key: YAMLNode.Position?, form: ValueForm) {
        let spelling = node.isAbsent ? "nothing" : node.text
        let what = key == nil ? "in this entry" : "after \(Values.shown(node.keyNode(key).text))"
        let way =
            key != nil && node.isAbsent && node.keyNode(key).isFollowedByComment
            ? "what begins with # is a comment in YAML, so put the value into quotes" : "leave it out or fill it in"
        let message = "\(spelling) stands \(what), where \(form.expectation) belongs; \(way)"
        if key == nil, let dash = node.dash {
            sink.report(.emptyValue, message, at: dash)
            return
        }
        sink.report(
            .emptyValue, message, at: node.keyNode(key),
            notes: node.isAbsent ? [] : [node.anchorNote].compactMap(\.self))
    }

    private mutating func reportWrongType(_ node: YAMLNode, form: ReadableForm) {
        let found =
            switch node.kind {
            case .scalar: "the text '\(Values.shown(node.text))'"
            case .mapping: "a mapping"
            case .sequence: "a list"
            }
        var fixIts: [FixIt] = []
        if let items = form.items, items.takesScalar, node.isPlain,
            !node.text.contains(where: { ",[]{}\n".contains($0) })
        {
            let list = "[\(node.text)]"
            fixIts = [FixIt("write \(list)", replace: node.span, with: list, isSafe: node.canBeReplacedSafely)]
        }
        sink.report(.wrongType, "\(form.form.expectation) belongs here, not \(found)", at: node, fixIts: fixIts)
    }

    /// What people call the bounds of a range that they write as a mapping.
    private static let lowerNames = ["min", "minimum", "lower", "from", "start"]
    private static let upperNames = ["max", "maximum", "upper", "to", "end"]

    /// `{min: 1, max: 9}` or `[1, 9]` where `1...9` is meant.
    private mutating func reportStructuredRange(_ node: YAMLNode, _ type: ScalarType) {
        func scalar(_ node: YAMLNode?) -> String? { node?.kind == .scalar ? node?.text : nil }
        let items = Array(node.items)
        let (lower, upper) = (node.bound(Self.lowerNames), node.bound(Self.upperNames))
        let isList = node.kind == .sequence
        var problem = Values.structuredRange(
            lower: scalar(isList ? items.first : lower), upper: scalar(isList ? items.last : upper), isList: isList,
            type: type)
        // What else stands in it may have meant something.
        let isPair = node.count == (isList ? 2 : [lower, upper].count { $0 != nil })
        if !isPair { problem.fix?.isSafe = false }
        sink.report(problem, at: node)
    }
}

extension YAMLNode {
    /// The key that stands before this value; in a list, where there is none, the value itself.
    func keyNode(_ key: Position?) -> YAMLNode { key.map { node(at: $0) } ?? self }

    /// Whether this is a plain `null` or `~`, which at most places is no value.
    var isNull: Bool {
        guard isPlain else { return false }
        return withText { $0.spells("~") || $0.spells("null") }
    }

    /// The first value in a mapping that has one of the keys.
    fileprivate func bound(_ names: [String]) -> YAMLNode? {
        names.lazy.compactMap { value(for: $0) }.first
    }
}

extension YAMLNode {
    /// Whether a comment follows the colon of this key on its line.
    fileprivate var isFollowedByComment: Bool {
        var rest = span.file.bytes[Int(range.end)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard rest.popFirst() == UInt8(ascii: ":") else { return false }
        return rest.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } == UInt8(ascii: "#")
    }
}

extension ValueForm {
    /// What belongs to the place, for messages.
    var expectation: String {
        switch self {
        case .scalar(let type): type.expectation
        case .text: "a text"
        case .record(let id): Schema.shape(id).noun + ", as {\(Schema.shape(id).keys.first?.key.rawValue ?? ""): …}"
        case .names: "a mapping of names"
        case .list: "a list"
        case .anyOf(let forms): forms.map(\.expectation).joined(separator: " or ")
        }
    }
}
