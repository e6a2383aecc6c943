import Diagnostics
import YAMLTree

// Buttons of a dialog, and what controls and buttons open or are drawn by.

extension DialogLowering {
    /// - Returns: `nil` for what is not a button at all.
    mutating func button(from value: ReadValue, at node: YAMLNode) -> ButtonDraft? {
        switch value {
        case .word(let word):
            guard let standard = Button.Standard(word) else { return nil }
            var button = Button(id: word.spelling, span: node.span)
            button.standard = standard
            button.role = standard.role
            return ButtonDraft(record: nil, node: node, button: button)
        case .record(let record):
            return button(from: record)
        default: return nil
        }
    }

    private mutating func button(from record: Record) -> ButtonDraft {
        let idNode = record[.id]?.node
        let id = record.name(.id) ?? ""
        let path = path.dotted(id)
        var button = Button(id: id, span: (idNode ?? record.node).span)
        sink.checkLength(of: record.text(.title), limit: 30, what: "the title of a button")
        button.title = text(.title, of: record, in: path)
        button.role = record.word(.role)
        button.isDefault = record.bool(.isDefault) ?? false
        button.answersDismissal = record.bool(.onDismiss) ?? false
        button.action = record.reference(.action)
        button.icon = record.icon
        button.platforms = record.platforms
        button.documentation = record.string(.doc)
        if record.isAbsent(.title), !record.isUnknown(.role) {
            switch button.role {
            case .cancel: button.standard = .cancel
            case .confirm: button.standard = .ok
            case .destructive, nil:
                sink.report(
                    Diagnostic(
                        .missingKey, "a button needs title; only with role: cancel or role: confirm it may be left out",
                        at: record.missingKeyPlace))
            }
        }
        let opens = open(of: record)
        button.opens = opens?.target
        return ButtonDraft(record: record, node: record.node, button: button, opens: opens)
    }

    /// What stands after `opens`.
    func open(of record: Record) -> OpenDraft? {
        guard let field = record[.opens] else { return nil }
        if case .name(let name) = field.value {
            return OpenDraft(name: name, nameNode: field.node, literals: [], isPartlyUnknown: false)
        }
        guard let target = record.record(.opens, .openTarget), let name = target.name(.dialog),
            let nameNode = target[.dialog]?.node
        else { return nil }
        let literals = target.names(.with)
        let isPartlyUnknown = target.isUnknown(.with) || literals.contains { $0.value.isWrong || !$0.isNameSound }
        return OpenDraft(name: name, nameNode: nameNode, literals: literals, isPartlyUnknown: isPartlyUnknown)
    }

    /// A view of the app with its constants: `content`, or a custom control.
    mutating func customView(of record: Record) -> CustomView? {
        guard let view = record.reference(.view) else { return nil }
        var parameters: [(name: String, literal: Literal, node: YAMLNode)] = []
        var isSound = !record.isUnknown(.with)
        for entry in record.names(.with) {
            guard case .scalar = entry.value, entry.isNameSound else {
                isSound = false
                continue
            }
            switch Values.literal(entry.node.text, isPlain: entry.node.isPlain) {
            case .value(let literal): parameters.append((entry.name, literal, entry.node))
            case .problem(let problem):
                sink.report(problem, at: entry.node)
                isSound = false
            }
        }
        let custom = CustomView(name: view.name, parameters: parameters.map { ($0.name, $0.literal) }, span: view.span)
        if isSound {
            draft.viewUses.append(ViewUse(view: custom, withNode: record[.with]?.node, parameters: parameters))
        }
        return custom
    }
}

extension OpenDraft {
    /// The target before it is known what it takes.
    var target: OpenTarget {
        OpenTarget(dialog: name, arguments: [], sharesTarget: false, span: nameNode.span)
    }
}

extension Button.Standard {
    var role: Button.Role? {
        switch self {
        case .ok, .done, .save: .confirm
        case .cancel: .cancel
        case .delete: .destructive
        case .close: nil
        }
    }
}
