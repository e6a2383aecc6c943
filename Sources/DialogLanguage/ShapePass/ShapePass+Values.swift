import Diagnostics
import YAMLTree

// Nodes of any kind as values of a form.

extension ShapePass {
    /// Reads what stands after a key, or an entry of a list (`key` is `nil`).
    mutating func value(_ form: ValueForm, of node: YAMLNode, key: YAMLNode?) -> ReadValue {
        if node.isAbsent || isNull(node, for: form) {
            reportEmpty(node, key: key, form: form)
            return .wrong
        }
        switch node.kind {
        case .scalar: return scalar(form, of: node, key: key)
        case .mapping: return mapping(form, of: node, key: key)
        case .sequence: return sequence(form, of: node, key: key)
        }
    }

    private mutating func scalar(_ form: ValueForm, of node: YAMLNode, key: YAMLNode?) -> ReadValue {
        if let type = form.scalarType { return scalar(type, of: node, key: key) }
        if case .text(let isMarkdown) = form.textForm {
            return text(of: node, key: key, isMarkdown: isMarkdown)
        }
        reportWrongType(node, form: form)
        return .wrong
    }

    private mutating func mapping(_ form: ValueForm, of node: YAMLNode, key: YAMLNode?) -> ReadValue {
        if case .names(let rule, let element, let mayBeEmpty) = form {
            return names(rule, of: element, in: node, key: key, mayBeEmpty: mayBeEmpty)
        }
        let shapes = form.shapes
        if form.scalarType?.isRange == true, shapes.isEmpty || node.bound(Self.lowerNames + Self.upperNames) != nil {
            reportStructuredRange(node)
            return .wrong
        }
        guard let id = nearestShape(to: node, among: shapes) else {
            reportWrongType(node, form: form)
            return .wrong
        }
        let owner = key.map { Owner.key($0) } ?? .item
        let record = record(id, from: node, owner: owner)
        guard id == .text, case .text(let isMarkdown) = form.textForm else { return .record(record) }
        guard let field = record[.text], !field.isWrong else { return .wrong }
        return .text(
            ReadText(
                source: field.node, isMarkdown: isMarkdown, key: record.string(.key), comment: record.string(.comment)))
    }

    /// The shape that has most of the mapping's keys; the first among equals.
    private func nearestShape(to node: YAMLNode, among shapes: [Shape.ID]) -> Shape.ID? {
        guard shapes.count > 1 else { return shapes.first }
        var best: (id: Shape.ID, count: Int)?
        for id in shapes {
            let shape = Schema.shape(id)
            let count = node.entries.count { entry in
                let position = entry.key.withText { KeyTable.shared.position(spelt: $0) }
                return position.flatMap { shape.spec(at: $0, for: .all) } != nil
            }
            if count > best?.count ?? -1 { best = (id, count) }
        }
        return best?.id
    }

    private mutating func sequence(_ form: ValueForm, of node: YAMLNode, key: YAMLNode?) -> ReadValue {
        if form.scalarType?.isRange == true {
            reportStructuredRange(node)
            return .wrong
        }
        guard case .list(let element, let mayBeEmpty) = form.listForm else {
            reportWrongType(node, form: form)
            return .wrong
        }
        if node.count == 0, !mayBeEmpty, !node.isIncomplete {
            sink.report(.emptyValue, "this list is empty; put something into it or leave the key out", at: key ?? node)
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
        _ rule: ValueForm.NameRule, of form: ValueForm, in node: YAMLNode, key: YAMLNode?, mayBeEmpty: Bool
    ) -> ReadValue {
        if node.count == 0, !mayBeEmpty, !node.isIncomplete {
            sink.report(.emptyValue, "nothing stands in here", at: key ?? node)
            return .wrong
        }
        var entries: [ReadValue.Named] = []
        entries.reserveCapacity(node.count)
        for (keyNode, valueNode) in node.entries {
            let name = keyNode.text
            let isSound = checkName(name, at: keyNode, rule: rule)
            entries.append(
                ReadValue.Named(
                    keyNode: keyNode, name: name, node: valueNode, value: value(form, of: valueNode, key: keyNode),
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

    /// Whether the node is a plain `null` or `~` at a place where that is not simply a text.
    private func isNull(_ node: YAMLNode, for form: ValueForm) -> Bool {
        guard node.isPlain, node.hasText("~") || node.hasText("null") else { return false }
        if form.textForm != nil { return false }
        return !(form.scalarType?.isVerbatim ?? false)
    }

    private mutating func reportEmpty(_ node: YAMLNode, key: YAMLNode?, form: ValueForm) {
        let place = key ?? node
        let spelling = node.isAbsent ? "nothing" : node.text
        let what = key.map { "after \(Values.shown($0.text))" } ?? "in this entry"
        sink.report(
            .emptyValue, "\(spelling) stands \(what), where \(form.expectation) belongs; leave it out or fill it in",
            at: place, notes: node.isAbsent ? [] : [node.anchorNote].compactMap(\.self))
    }

    private mutating func reportWrongType(_ node: YAMLNode, form: ValueForm) {
        let found =
            switch node.kind {
            case .scalar: "the text '\(Values.shown(node.text))'"
            case .mapping: "a mapping"
            case .sequence: "a list"
            }
        var fixIts: [FixIt] = []
        if case .list = form.listForm, node.isPlain, !node.text.contains(where: { ",[]{}\n".contains($0) }) {
            fixIts = [FixIt("write [\(node.text)]", replace: node.span, with: "[\(node.text)]", isSafe: true)]
        }
        sink.report(.wrongType, "\(form.expectation) belongs here, not \(found)", at: node, fixIts: fixIts)
    }

    /// What people call the bounds of a range that they write as a mapping.
    private static let lowerNames = ["min", "minimum", "lower", "from", "start"]
    private static let upperNames = ["max", "maximum", "upper", "to", "end"]

    /// `{min: 1, max: 9}` or `[1, 9]` where `1...9` is meant.
    private mutating func reportStructuredRange(_ node: YAMLNode) {
        func scalar(_ node: YAMLNode?) -> String? { node?.kind == .scalar ? node?.text : nil }
        let items = Array(node.items)
        let (lower, upper) = (node.bound(Self.lowerNames), node.bound(Self.upperNames))
        let isList = node.kind == .sequence
        let problem = Values.structuredRange(
            lower: scalar(isList ? items.first : lower), upper: scalar(isList ? items.last : upper), isList: isList)
        sink.report(problem, at: node)
    }
}

extension YAMLNode {
    /// The first value in a mapping that has one of the keys.
    fileprivate func bound(_ names: [String]) -> YAMLNode? {
        names.lazy.compactMap { value(for: $0) }.first
    }
}

extension ValueForm {
    private var alternatives: [ValueForm] {
        if case .anyOf(let forms) = self { forms } else { [self] }
    }

    /// What a scalar is read as.
    var scalarType: ScalarType? {
        switch self {
        case .scalar(let type): return type
        case .anyOf(let forms):
            for case .scalar(let type) in forms { return type }
            return nil
        default: return nil
        }
    }

    /// The alternative that is a text for people.
    var textForm: ValueForm? {
        alternatives.first { if case .text = $0 { true } else { false } }
    }

    var listForm: ValueForm? {
        alternatives.first { if case .list = $0 { true } else { false } }
    }

    /// The shapes that a mapping may have.
    var shapes: [Shape.ID] {
        alternatives.flatMap { form -> [Shape.ID] in
            switch form {
            case .record(let id): [id]
            case .text: [.text]
            default: []
            }
        }
    }

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
