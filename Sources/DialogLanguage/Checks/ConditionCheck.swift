import Diagnostics
import YAMLTree

// `visibleWhen`, `enabledWhen` and the rules, once every name of the dialog is known.

extension DialogChecks {
    static func resolveConditions(
        of dialog: inout DialogDraft, sets: [String: OptionSetDraft], into sink: inout DiagnosticSink
    ) {
        guard dialog.hasConditions, !dialog.hasUnknownNames else { return }
        var resolver = ConditionResolver(environment: ConditionEnvironment(dialog, sets: sets), sink: sink)
        for section in dialog.sections.indices where dialog.sections[section].record?.hasConditions ?? false {
            let readers = dialog.controls.filter { $0.section == section }.compactMap(\.id)
            resolver.resolve(section: &dialog.sections[section], readers: readers)
        }
        for index in dialog.controls.indices where dialog.controls[index].record.hasConditions {
            resolver.resolve(control: &dialog.controls[index])
        }
        for button in dialog.buttons.indices {
            guard let record = dialog.buttons[button].record, record.hasConditions else { continue }
            dialog.buttons[button].button.enabledWhen = resolver.condition(.enabledWhen, of: record, readers: [])
        }
        // Rules without controls were reported as a whole.
        if !dialog.sections.isEmpty {
            dialog.dialog.rules = dialog.rules.compactMap { resolver.rule($0, controls: dialog) }
        }
        if !dialog.dialog.arguments.isEmpty { dialog.usedArguments.formUnion(resolver.referenced) }
        let hasCycle = resolver.reportCycle()
        if !hasCycle, !dialog.hasErrors { resolver.checkDefaults(of: dialog) }
        sink = resolver.sink
    }
}

/// Resolves the conditions of one dialog and remembers who reads whom.
private struct ConditionResolver {
    private(set) var environment: ConditionEnvironment
    private var problemCount = 0
    private static let mostSuggestions = 200
    var sink: DiagnosticSink
    /// The ids that occur in conditions.
    var referenced: Set<String> = []
    /// The control `from` depends on the control `to`, by a name at `span`.
    private var edges: [(from: String, to: String, span: SourceSpan)] = []
    /// The rules that could be resolved, with the records they came from.
    private var rules: [(rule: Rule, record: Record)] = []

    init(environment: ConditionEnvironment, sink: DiagnosticSink) {
        self.environment = environment
        self.sink = sink
    }

    /// - Parameter readers: the controls in the section.
    mutating func resolve(section: inout SectionDraft, readers: [String]) {
        guard let record = section.record else { return }
        section.section.visibleWhen = condition(.visibleWhen, of: record, readers: readers)
        section.section.enabledWhen = condition(.enabledWhen, of: record, readers: readers)
    }

    mutating func resolve(control: inout ControlDraft) {
        let readers = [control.id].compactMap(\.self)
        if let condition = condition(.visibleWhen, of: control.record, readers: readers) {
            control.control?.visibleWhen = condition
        }
        if let condition = condition(.enabledWhen, of: control.record, readers: readers) {
            control.control?.enabledWhen = condition
        }
    }

    /// - Parameter readers: the controls whose state depends on the condition.
    mutating func condition(_ key: Key, of record: Record, readers: [String]) -> Condition? {
        guard let field = record[key], case .scalar = field.value else { return nil }
        let node = field.node
        let checked = ConditionChecker.check(node.text, in: environment) { node.span(ofText: $0) ?? node.span }
        for problem in checked.problems { sink.report(problem, at: node) }
        count(problems: checked.problems.count)
        for reference in checked.references {
            referenced.insert(reference.id)
            let span = node.span(ofText: reference.range) ?? node.span
            for reader in readers { edges.append((reader, reference.id, span)) }
        }
        return checked.condition
    }

    private mutating func count(problems: Int) {
        problemCount += problems
        environment.offersSuggestions = problemCount < Self.mostSuggestions
    }

    mutating func rule(_ draft: RuleDraft, controls dialog: DialogDraft) -> Rule? {
        let condition = condition(.require, of: draft.record, readers: [])
        guard let field = draft.record[.at], let id = draft.record.name(.at) else { return nil }
        switch environment.names[id] {
        case .control: break
        case .alreadyWrong: return nil
        case .argument, .valueless, nil:
            let ids = environment.offersSuggestions ? dialog.controls.filter(\.hasValue).compactMap(\.id) : []
            let near = Suggestions.nearest(to: id, in: ids)
            count(problems: 1)
            let exists = environment.names[id] != nil
            sink.report(
                .unresolvedReference,
                exists
                    ? "\(id) is no control with a value, so the message cannot be shown at it"
                    : "no control is called '\(Values.shown(id))'" + (near.map { "; did you mean \($0)?" } ?? ""),
                at: field.node, fixIts: near.map { [FixIt("write \($0)", replace: field.node.span, with: $0)] } ?? [])
            return nil
        }
        guard let condition, let message = draft.message, let require = draft.record[.require] else { return nil }
        let rule = Rule(condition: condition, message: message, control: id, span: require.node.span)
        rules.append((rule, draft.record))
        return rule
    }

    /// Reports a control whose state depends on itself. Returns whether there was one.
    mutating func reportCycle() -> Bool {
        // Nearly always no control that others depend on depends on anything itself.
        let readers = Set(edges.map(\.from))
        guard edges.contains(where: { readers.contains($0.to) }) else { return false }
        let cyclic = CycleFinder.lastEdges(of: edges.map { ($0.from, $0.to) }) { edges[$0].span.range.start }
        for index in cyclic {
            let edge = edges[index]
            let way =
                edge.from == edge.to
                ? "\(edge.from) depends on itself" : "\(edge.from) depends on \(edge.to), which depends on it"
            sink.report(
                .referenceCycle, "\(way): nobody could tell when it is shown or enabled", at: edge.span)
        }
        return !cyclic.isEmpty
    }

    /// Rules have to hold for the values that a dialog starts with. Edited values come from the app instead.
    mutating func checkDefaults(of dialog: DialogDraft) {
        if case .edits = dialog.dialog.valueSource { return }
        guard !rules.isEmpty else { return }
        let state = InitialState(dialog)
        for (rule, record) in rules {
            guard state.isActive(rule.control) == true, rule.condition.holds(for: state.values) == false,
                let field = record[.require]
            else { continue }
            sink.report(
                .defaultBreaksRule, "the defaults do not fulfil this, so the dialog starts with an error",
                at: field.node,
                notes: notes(for: rule.condition, in: dialog))
        }
    }

    private func notes(for condition: Condition, in dialog: DialogDraft) -> [Diagnostic.Note] {
        condition.controls.compactMap { id in
            dialog.control(id)?.record[.default].map { Diagnostic.Note("the default of \(id)", at: $0.node.span) }
        }
    }
}

extension ConditionEnvironment {
    /// The names of a dialog, in the order of the definition.
    fileprivate init(_ dialog: DialogDraft, sets: [String: OptionSetDraft]) {
        self.init(capacity: dialog.controls.count + dialog.buttons.count + dialog.sections.count)
        for argument in dialog.record.names(.arguments) {
            let kind = dialog.dialog.arguments.first { $0.name == argument.name }?.kind
            add(argument.name, kind.map { .argument($0) } ?? .alreadyWrong)
        }
        for draft in dialog.controls { add(draft, sets: sets) }
        for section in dialog.sections {
            if let field = section.record?[.id] { add(field.node.text, field.isWrong ? .alreadyWrong : .valueless) }
        }
        for button in dialog.buttons { add(button.button.id, .valueless) }
    }

    private mutating func add(_ draft: ControlDraft, sets: [String: OptionSetDraft]) {
        guard let id = draft.record[.id]?.node.text else { return }
        guard let control = draft.control else {
            add(id, .alreadyWrong)
            return
        }
        guard let value = control.value else {
            add(id, .valueless)
            return
        }
        var options = Options.none
        if let offered = control.kind.options {
            switch offered {
            case .list(let list): options = .list(list.options)
            case .set(let name):
                guard let list = sets[name]?.options else {
                    add(id, .alreadyWrong)
                    return
                }
                options = .list(list.options)
            case .range, .app: options = .open
            }
        }
        add(id, .control(value.type, options: options))
    }
}

extension DialogDraft {
    /// Whether there is anything to resolve.
    fileprivate var hasConditions: Bool {
        !rules.isEmpty || controls.contains(where: \.record.hasConditions)
            || sections.contains { $0.record?.hasConditions ?? false }
            || buttons.contains { $0.record?.hasConditions ?? false }
    }

    /// Whether something is wrong that could have been a name, so that an unknown one may be due to that.
    fileprivate var hasUnknownNames: Bool {
        let parts: [Key] = [.arguments, .controls, .sections, .buttons]
        if parts.contains(where: record.isUnknown) { return true }
        if sections.contains(where: { $0.record?.isUnknown(.controls) ?? false }) { return true }
        let items = record.list(.controls).count + sections.reduce(0) { $0 + ($1.record?.list(.controls).count ?? 0) }
        if items != controls.count { return true }
        return controls.contains(where: \.record.hasUnknownID)
    }
}

extension Record {
    /// Whether it says when something is shown or enabled.
    fileprivate var hasConditions: Bool { has(.visibleWhen) || has(.enabledWhen) }

    /// Whether nobody can tell what the id was meant to be. A text that is no id still is what others may name.
    fileprivate var hasUnknownID: Bool {
        guard let field = self[.id], field.node.kind == .scalar, !field.node.isAbsent else { return true }
        return field.isWrong && field.node.isPlain && (field.node.hasText("~") || field.node.hasText("null"))
    }
}
