import Diagnostics
import YAMLTree

/// Lowers one dialog from its record to the model, as far as its own file can tell.
///
/// Reports what is wrong with single values and keys; what the parts of the dialog mean together is for the checks.
struct DialogLowering {
    /// The platforms that the configuration names.
    private let checkedPlatforms: [Platform]?
    var draft: DialogDraft
    var texts: TextLowering
    var sink: DiagnosticSink

    var record: Record { draft.record }
    /// The id, with which the keys of all texts start.
    var path: String { draft.id }

    /// - Parameters:
    ///   - end: where the dialog ends in the file.
    ///   - sink: what was found in the dialog before.
    init(
        _ record: Record, id: String, idNode: YAMLNode, end: UInt32, checkedPlatforms: [Platform]?, sink: DiagnosticSink
    ) {
        self.checkedPlatforms = checkedPlatforms
        self.sink = sink
        let presentation: Presentation? = record.word(.presentation)
        // A dialog whose presentation is wrong is never generated; any will do.
        let dialog = Dialog(id: id, span: idNode.span, presentation: presentation ?? .popup)
        draft = DialogDraft(
            record: record, idNode: idNode,
            extent: ByteRange(start: idNode.range.start, end: max(idNode.range.end, end)),
            presentation: presentation, dialog: dialog)
        let names = record.has(.arguments) ? record.names(.arguments).map(\.name) : []
        texts = TextLowering(arguments: record.isUnknown(.arguments) ? nil : names)
        texts.keyNumbers.reserveCapacity(16)
    }

    /// Lowers everything.
    mutating func run() {
        lowerHead()
        lowerValueSource()
        let buttons = record.list(.buttons)
        draft.buttons.reserveCapacity(buttons.count)
        // By index, since items would be copied with all they hold.
        for index in buttons.indices {
            guard let button = button(from: buttons[index].value, at: buttons[index].node) else { continue }
            draft.buttons.append(button)
        }
        lowerContent()
        lowerRules()
        lowerApply()
        lowerDismissal()
        draft.usedArguments.formUnion(texts.used)
    }

    /// - Parameter path: what stands before the name of the key in the key of the text.
    @inline(__always)
    mutating func text(_ key: Key, of record: Record, in path: String) -> LocalizedText? {
        record.has(key) ? givenText(key, of: record, in: path) : nil
    }

    private mutating func givenText(_ key: Key, of record: Record, in path: String) -> LocalizedText? {
        guard let text = record.text(key) else { return nil }
        return texts.localized(text, in: TextPlace(path, key.rawValue), into: &sink)
    }

    /// One text, or a list of texts, whose keys are then told apart by their number.
    mutating func texts(_ key: Key, of record: Record, in path: String) -> [LocalizedText] {
        if let text = text(key, of: record, in: path) { return [text] }
        return record.list(key).enumerated().compactMap { number, item in
            guard case .text(let text) = item.value else { return nil }
            return texts.localized(text, in: TextPlace(path, key.rawValue, "\(number + 1)"), into: &sink)
        }
    }

    private mutating func lowerHead() {
        let (path, record) = (path, record)
        if record.has(.arguments) { lowerArguments() }
        sink.checkLength(of: record.text(.title), limit: 60, what: "a title")
        let title = text(.title, of: record, in: path)
        let message = text(.message, of: record, in: path)
        Self.fillHead(of: &draft.dialog, from: record, title: title, message: message)
        if draft.presentation == .loading {
            var loading = Loading()
            loading.isDeterminate = record.word(.progress, as: ProgressKind.self) == .determinate
            loading.isCancellable = record.bool(.cancellable) ?? false
            loading.delay = record.duration(.delay) ?? loading.delay
            loading.minimumDuration = record.duration(.minimumDuration) ?? loading.minimumDuration
            draft.dialog.loading = loading
        }
    }

    private mutating func lowerArguments() {
        draft.dialog.arguments = record.names(.arguments).compactMap { entry in
            guard case .word(let word) = entry.value, let kind = Argument.Kind(word) else { return nil }
            return Argument(name: entry.name, kind: kind, span: entry.keyNode.span)
        }
    }

    /// All in one change, since each makes sure anew that nobody else has the dialog.
    private static func fillHead(
        of dialog: inout Dialog, from record: Record, title: LocalizedText?, message: LocalizedText?
    ) {
        dialog.title = title
        dialog.message = message
        dialog.documentation = record.string(.doc)
        let swiftName = record.reference(.swiftName)
        dialog.swiftName = swiftName?.name
        dialog.swiftNameSpan = swiftName?.span
        dialog.deprecated = record.string(.deprecated)
        dialog.dialogStyle = record.string(.dialogStyle)
        dialog.platforms = record.platforms
        dialog.isSearchable = record.bool(.search) ?? false
    }

    private mutating func lowerValueSource() {
        if let type = record.reference(.edits) {
            draft.dialog.valueSource = .edits(type: type.name, span: type.span)
        } else if let storage = record.record(.storage, .storage), let kind: StorageKind = storage.word(.kind) {
            let prefix = storage[.prefix].map { texts.template($0.node.text, at: $0.node, into: &sink) }
            draft.dialog.valueSource = .storage(
                Storage(
                    kind: kind == .app ? .app : .userDefaults(suite: storage.string(.suite)),
                    prefix: prefix ?? TextTemplate("")))
        }
    }

    private mutating func lowerContent() {
        let record = record
        if let content = record.record(.content, .content) {
            draft.slot = customView(of: content)
        }
        let plain = record.list(.controls)
        if !plain.isEmpty {
            draft.sections = [SectionDraft(record: nil, section: Section())]
            draft.controls.reserveCapacity(plain.count)
            lowerControls(plain, section: nil, isOnlySection: true)
        }
        let sections = record.list(.sections)
        // What a section holds that could not be read is not known, so any other may be the only one that counts.
        let isOnlySection = sections.count == 1 || sections.contains { $0.lacksControls }
        for item in sections {
            guard case .record(let section) = item.value else { continue }
            draft.sections.append(SectionDraft(record: section, section: self.section(from: section)))
            lowerControls(section.list(.controls), section: section, isOnlySection: isOnlySection)
        }
    }

    private mutating func section(from record: Record) -> Section {
        var section = Section()
        section.id = record.name(.id)
        // Without an id the key of the text is its own, which is checked below.
        let path = path.dotted(section.id ?? "")
        section.header = text(.header, of: record, in: path)
        section.footer = text(.footer, of: record, in: path)
        section.icon = record.icon
        section.collapsed = record.bool(.collapsed)
        section.platforms = record.platforms
        let unkeyed = [Key.header, .footer].first { record.text($0).map { $0.key == nil } ?? false }
        if record.isAbsent(.id), let unkeyed {
            sink.report(
                Diagnostic(
                    .missingKey, "a section with a \(unkeyed.rawValue) needs id, from which the text gets its key",
                    at: record.missingKeyPlace))
        }
        return section
    }

    private mutating func lowerControls(_ items: [ReadValue.Item], section: Record?, isOnlySection: Bool) {
        let isOnly =
            (items.count == 1 || items.contains { $0.value.isWrong })
            && (isOnlySection || section?.isAbsent(.header) == false)
        var platforms = Platform.intersection(section?.platforms, record.platforms)
        platforms = Platform.intersection(platforms, checkedPlatforms)
        // By index, since items would be copied with all they hold.
        for index in items.indices {
            guard case .record(let record) = items[index].value else { continue }
            draft.controls.append(ControlDraft(record: record, section: draft.sections.count - 1))
            lowerControl(at: draft.controls.count - 1, platforms: platforms, mayLackTitle: isOnly)
        }
    }

    private mutating func lowerRules() {
        var counts: [String: Int] = [:]
        for item in record.list(.rules) {
            guard case .record(let rule) = item.value else { continue }
            let control = rule.name(.at) ?? ""
            let count = counts[control, default: 0] + 1
            counts[control] = count
            // The first rule at a control has the plain key; more of them are told apart by their number.
            let path = "\(path).rules.\(control)" + (count > 1 ? ".\(count)" : "")
            draft.rules.append(
                RuleDraft(record: rule, message: text(.message, of: rule, in: path)))
        }
    }

    private mutating func lowerApply() {
        let (record, presentation) = (record, draft.dialog.presentation)
        let commits = draft.buttons.indices.contains { draft.buttons[$0].button.commits }
        // An alert without buttons has one `ok`, which commits.
        let hasImpliedButton = presentation == .alert && record.isAbsent(.buttons)
        let given: ApplyMode? = record.word(.apply)
        draft.dialog.apply =
            presentation == .page ? .live : given ?? (commits || hasImpliedButton ? .onConfirm : .live)
        draft.dialog.whenBusy =
            record.word(.whenBusy)
            ?? ([.alert, .confirmationDialog, .popover].contains(presentation) ? .stack : .queue)
    }

    private mutating func lowerDismissal() {
        let presentation = draft.dialog.presentation
        guard [.popup, .sheet, .fullScreenCover, .popover].contains(presentation) else { return }
        let given = record.record(.dismiss, .dismiss)
        var policy = DismissPolicy()
        policy.closeButton = given?.bool(.closeButton) ?? true
        policy.escape = given?.bool(.escape) ?? true
        if presentation == .popup || presentation == .popover { policy.outsideTap = given?.bool(.outsideTap) ?? true }
        if presentation == .sheet { policy.swipe = given?.bool(.swipe) ?? true }
        policy.whenEdited = given?.word(.whenEdited) ?? .discard
        draft.dialog.dismiss = policy
    }
}

extension ReadValue.Item {
    /// Whether it is a section whose controls are missing or could not be read.
    fileprivate var lacksControls: Bool {
        guard case .record(let section) = value else { return true }
        return section.list(.controls).isEmpty
    }
}

extension Record {
    var icon: Icon? {
        if let name = name(.icon) { return .symbol(name) }
        return record(.icon, .icon)?.string(.asset).map { .asset($0) }
    }
}

extension Button {
    /// Whether a press validates, commits and closes. A button that opens or calls something stays.
    var commits: Bool {
        guard opens == nil, action == nil else { return false }
        return role == .confirm || isDefault && role != .cancel
    }
}
