import Diagnostics
import YAMLTree

// `visibleWhen`, `enabledWhen` and the rules, once every name of the dialog is known.

extension DialogChecks {
    static func resolveConditions(
        of dialog: inout DialogDraft, sets: [String: OptionSetDraft], into sink: inout DiagnosticSink
    ) {
        guard dialog.hasConditions, !dialog.hasUnknownNames else { return }
        var resolver = ConditionResolver(
            environment: ConditionEnvironment(dialog, sets: sets), hasArguments: !dialog.dialog.arguments.isEmpty,
            sink: sink)
        resolver.resolveSections(of: &dialog)
        for index in dialog.controls.indices where dialog.controls[index].record.hasConditions {
            resolver.resolve(control: &dialog.controls[index])
        }
        for button in dialog.buttons.indices {
            guard let record = dialog.buttons[button].record, record.hasConditions else { continue }
            dialog.buttons[button].button.enabledWhen = resolver.condition(.enabledWhen, of: record, reader: nil)
        }
        // Rules without controls were reported as a whole.
        if !dialog.rules.isEmpty, !dialog.sections.isEmpty {
            dialog.dialog.rules = dialog.rules.compactMap { resolver.rule($0, controls: dialog) }
        }
        if !resolver.referenced.isEmpty { dialog.usedArguments.formUnion(resolver.referenced) }
        let hasCycle = resolver.reportCycle()
        if !hasCycle, !dialog.hasErrors, !dialog.rules.isEmpty { resolver.checkDefaults(of: dialog) }
        sink = resolver.sink
    }
}

/// Resolves the conditions of one dialog and remembers who reads whom.
private struct ConditionResolver {
    private(set) var environment: ConditionEnvironment
    private var problemCount = 0
    private static let mostSuggestions = 200
    private static let mostNotes = 8
    var sink: DiagnosticSink
    private let hasArguments: Bool
    /// The ids that occur in conditions, where some of them can be arguments.
    var referenced: Set<String> = []
    private var dependencies = ConditionDependencies()
    /// The rules that could be resolved, with the records they came from.
    private var rules: [(rule: Rule, record: Record)] = []

    init(environment: ConditionEnvironment, hasArguments: Bool, sink: DiagnosticSink) {
        self.environment = environment
        self.hasArguments = hasArguments
        self.sink = sink
    }

    mutating func resolveSections(of dialog: inout DialogDraft) {
        let sections = dialog.sections.indices.filter { dialog.sections[$0].record?.hasConditions ?? false }
        guard !sections.isEmpty else { return }
        let controls = Dictionary(grouping: dialog.controls, by: \.section)
        for index in sections {
            guard let record = dialog.sections[index].record else { continue }
            dependencies.add(section: index, controls: controls[index]?.compactMap(\.id) ?? [])
            let reader = ConditionReader.section(index)
            dialog.sections[index].section.visibleWhen = condition(.visibleWhen, of: record, reader: reader)
            dialog.sections[index].section.enabledWhen = condition(.enabledWhen, of: record, reader: reader)
        }
    }

    mutating func resolve(control: inout ControlDraft) {
        let reader = control.id.map(ConditionReader.control)
        if let condition = condition(.visibleWhen, of: control.record, reader: reader) {
            control.control?.visibleWhen = condition
        }
        if let condition = condition(.enabledWhen, of: control.record, reader: reader) {
            control.control?.enabledWhen = condition
        }
    }

    /// - Parameter reader: whose state depends on the condition; none where nothing can depend on it in turn.
    mutating func condition(_ key: Key, of record: Record, reader: ConditionReader?) -> Condition? {
        guard let field = record[key], case .scalar = field.value else { return nil }
        let node = field.node
        let places = node.textPlaces
        let checked = ConditionChecker.check(node.text, in: environment) { places.span(of: $0) ?? node.span }
        for problem in checked.problems { sink.report(problem, at: node, places: places) }
        count(problems: checked.problems.count)
        for reference in checked.references {
            if hasArguments { referenced.insert(reference.id) }
            guard let reader else { continue }
            let span = places.span(of: reference.range) ?? node.span
            dependencies.add(reader, dependsOn: reference.id, at: span)
        }
        return checked.condition
    }

    private mutating func count(problems: Int) {
        problemCount += problems
        environment.offersSuggestions = problemCount < Self.mostSuggestions
    }

    mutating func rule(_ draft: RuleDraft, controls dialog: DialogDraft) -> Rule? {
        let condition = condition(.require, of: draft.record, reader: nil)
        guard let field = draft.record[.at], let id = draft.record.name(.at) else { return nil }
        switch environment[id] {
        case .control: break
        case .alreadyWrong: return nil
        case .argument, .valueless, nil:
            let ids = environment.offersSuggestions ? dialog.controls.filter(\.hasValue).compactMap(\.id) : []
            let near = Suggestions.nearest(to: id, in: ids)
            count(problems: 1)
            let exists = environment[id] != nil
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
        let cycles = dependencies.cycles
        for edge in cycles {
            let way =
                edge.from == edge.to
                ? "\(edge.from) depends on itself" : "\(edge.from) depends on \(edge.to), which depends on it"
            sink.report(
                .referenceCycle, "\(way): nobody could tell when it is shown or enabled", at: edge.span)
        }
        return !cycles.isEmpty
    }

    /// Rules have to hold for the values that a dialog starts with. Edited values come from the app instead.
    mutating func checkDefaults(of dialog: DialogDraft) {
        if case .edits = dialog.dialog.valueSource { return }
        guard !rules.isEmpty else { return }
        let state = InitialState(dialog)
        let controls = Dictionary(
            dialog.controls.lazy.enumerated().compactMap { index, control in
                control.id.map { ($0, index) }
            }
        ) { first, _ in first }
        for (rule, record) in rules {
            guard state.isActive(rule.control) == true, rule.condition.holds(for: state.values) == false,
                let field = record[.require]
            else { continue }
            sink.report(
                .defaultBreaksRule, "the defaults do not fulfil this, so the dialog starts with an error",
                at: field.node,
                notes: rule.condition.controls.prefix(Self.mostNotes).compactMap { id in
                    controls[id].flatMap { dialog.controls[$0].record[.default] }.map {
                        Diagnostic.Note("the default of \(id)", at: $0.node.span)
                    }
                })
        }
    }
}

extension ConditionEnvironment {
    /// The names of a dialog, in the order of the definition.
    fileprivate init(_ dialog: DialogDraft, sets: [String: OptionSetDraft]) {
        let arguments = dialog.record.names(.arguments)
        self.init(
            capacity: arguments.count + dialog.controls.count + dialog.buttons.count + dialog.sections.count)
        if !arguments.isEmpty {
            let kinds = Dictionary(dialog.dialog.arguments.map { ($0.name, $0.kind) }) { first, _ in first }
            for argument in arguments {
                add(argument.name, kinds[argument.name].map { .argument($0) } ?? .alreadyWrong)
            }
        }
        for index in dialog.controls.indices {
            // What is no id is a name nonetheless, that conditions may mean.
            guard let id = dialog.controls[index].id ?? dialog.controls[index].record[.id]?.node.text else { continue }
            add(id, Name(dialog.controls[index].control, sets: sets))
        }
        for index in dialog.sections.indices {
            if let field = dialog.sections[index].record?[.id] {
                add(field.node.text, field.isWrong ? .alreadyWrong : .valueless)
            }
        }
        for index in dialog.buttons.indices { add(dialog.buttons[index].button.id, .valueless) }
    }
}

extension ConditionEnvironment.Name {
    /// - Parameter control: `nil` for one that could not be lowered.
    fileprivate init(_ control: Control?, sets: [String: OptionSetDraft]) {
        guard let control else {
            self = .alreadyWrong
            return
        }
        guard let type = control.value?.type else {
            self = .valueless
            return
        }
        switch control.kind.options {
        case nil: self = .control(type, options: .none)
        case .list(let list): self = .control(type, options: .list(OptionLookup(list)))
        case .set(let name):
            let lookup = sets[name]?.options
            self = lookup.map { .control(type, options: .list($0)) } ?? .alreadyWrong
        case .range, .app: self = .control(type, options: .open)
        }
    }
}

extension DialogDraft {
    /// Whether there is anything to resolve.
    fileprivate var hasConditions: Bool {
        // By index here and below, since elements would be copied with all they hold.
        !rules.isEmpty || controls.indices.contains { controls[$0].record.hasConditions }
            || sections.indices.contains { sections[$0].record?.hasConditions ?? false }
            || buttons.indices.contains { buttons[$0].record?.hasConditions ?? false }
    }

    /// Whether something is wrong that could have been a name, so that an unknown one may be due to that.
    fileprivate var hasUnknownNames: Bool {
        let parts: [Key] = [.arguments, .controls, .sections, .buttons]
        if parts.contains(where: record.isUnknown) { return true }
        if sections.indices.contains(where: { sections[$0].record?.isUnknown(.controls) ?? false }) { return true }
        let items = sections.indices.reduce(record.list(.controls).count) { count, index in
            count + (sections[index].record?.list(.controls).count ?? 0)
        }
        if items != controls.count { return true }
        return controls.indices.contains { controls[$0].record.hasUnknownID }
    }
}

extension Record {
    /// Whether it says when something is shown or enabled.
    fileprivate var hasConditions: Bool { has(.visibleWhen) || has(.enabledWhen) }

    /// Whether nobody can tell what the id was meant to be. A text that is no id still is what others may name.
    fileprivate var hasUnknownID: Bool {
        guard let field = self[.id], field.node.kind == .scalar, !field.node.isAbsent else { return true }
        return field.isWrong && field.node.isNull
    }
}
