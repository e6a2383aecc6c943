import Diagnostics
import YAMLTree

// Controls: what all have, and which lowering each kind takes.

extension DialogLowering {
    /// Lowers a control of the draft where it lies, since it would be copied with all it holds.
    ///
    /// - Parameters:
    ///   - platforms: those of the section, the dialog and the configuration; `nil`: all.
    ///   - mayLackTitle: whether it is the only control of its dialog, or of a section with a header.
    mutating func lowerControl(at index: Int, platforms: [Platform]?, mayLackTitle: Bool) {
        let (id, kind) = (draft.controls[index].id, draft.controls[index].kind)
        // Without a kind only the texts are looked at.
        var row = ControlLowering(
            record: draft.controls[index].record, path: path.dotted(id ?? ""), kind: kind ?? .text, id: id)
        let ownPlatforms = row.record.platforms
        if let limit = Platform.intersection(ownPlatforms, platforms) { draft.controls[index].platforms = limit }
        var common = CommonTexts.lower(row.record, path: row.path, in: &self)
        if row.record.isAbsent(.title), !mayLackTitle, let kind, kind != .text {
            sink.report(
                Diagnostic(
                    .missingKey,
                    "a control needs title; only the only control of a dialog or of a section with a header may "
                        + "do without",
                    at: row.record.missingKeyPlace))
        }
        guard kind != nil else { return }
        row.lower(in: &self)
        if let opens = row.opens { draft.controls[index].opens = opens }
        if let optionSet = row.optionSet { draft.controls[index].optionSet = optionSet }
        guard let id, let loweredKind = row.loweredKind.take() else { return }
        var control = Control(id: id, span: row.record.idSpan, kind: loweredKind)
        // Handed over here and below, since copies of all that a control has are made for nothing.
        swap(&control.value, &row.value)
        common.move(to: &control)
        if let icon = row.record.icon { control.icon = icon }
        if let ownPlatforms { control.platforms = ownPlatforms }
        if let identifier = row.record.string(.accessibilityIdentifier) { control.accessibilityIdentifier = identifier }
        if let deprecated = row.record.string(.deprecated) { control.deprecated = deprecated }
        if let documentation = row.record.string(.doc) { control.documentation = documentation }
        draft.controls[index].control = consume control
    }
}

extension Configuration {
    /// The platforms that the file names; `nil` if it names none.
    var checkedPlatforms: [Platform]? {
        platforms.isEmpty ? nil : Platform.allCases.filter { platforms[$0] != nil }
    }
}

extension Platform {
    /// The platforms in both lists; a list that is `nil` holds all.
    static func intersection(_ first: [Platform]?, _ second: [Platform]?) -> [Platform]? {
        guard let first else { return second }
        guard let second else { return first }
        return first.filter { second.contains($0) }
    }
}

/// The texts that every control can have.
private struct CommonTexts {
    private var title: LocalizedText?
    private var subtitle: Control.Subtitle?
    private var help: LocalizedText?
    private var label: LocalizedText?
    private var hint: LocalizedText?
    private var keywords: [LocalizedText] = []

    /// A function and no initializer, since those keep what they are given.
    static func lower(_ record: Record, path: String, in lowering: inout DialogLowering) -> CommonTexts {
        lowering.sink.checkLength(of: record.text(.title), limit: 60, what: "a title")
        var texts = CommonTexts()
        texts.title = lowering.text(.title, of: record, in: path)
        texts.help = lowering.text(.help, of: record, in: path)
        texts.label = lowering.text(.accessibilityLabel, of: record, in: path)
        texts.hint = lowering.text(.accessibilityHint, of: record, in: path)
        if record.has(.searchKeywords) { texts.keywords = lowering.texts(.searchKeywords, of: record, in: path) }
        guard record.has(.subtitle) else { return texts }
        if let text = lowering.text(.subtitle, of: record, in: path) {
            texts.subtitle = .always(text)
        } else if let pair = record.record(.subtitle, .onOffTexts) {
            let whenOn = lowering.text(.whenOn, of: pair, in: path.dotted("subtitle"))
            let whenOff = lowering.text(.whenOff, of: pair, in: path.dotted("subtitle"))
            if let whenOn, let whenOff { texts.subtitle = .byValue(whenOn: whenOn, whenOff: whenOff) }
            let kind: ControlKind? = record.word(.kind)
            if let kind, kind != .toggle, let field = pair.fields.first {
                lowering.sink.report(
                    .keyNotApplicable, "only a toggle is on or off; the subtitle of a \(kind.rawValue) is one text",
                    at: field.keyNode)
            }
        }
        return texts
    }

    mutating func move(to control: inout Control) {
        // Most controls have just a title, and each change makes sure anew that nobody else has the control.
        if let title = title.take() { control.title = title }
        if let subtitle = subtitle.take() { control.subtitle = subtitle }
        if let help = help.take() { control.help = help }
        if let label = label.take() { control.accessibilityLabel = label }
        if let hint = hint.take() { control.accessibilityHint = hint }
        if !keywords.isEmpty { control.searchKeywords = keywords }
    }
}

/// Lowers the keys of one kind of control. The functions of the kinds stand in the files beside this one.
struct ControlLowering {
    let record: Record
    /// Keys of texts start with it: `tempo.bpm`.
    let path: String
    let kind: ControlKind
    /// Of a row of a list, that of the list.
    let id: String?
    var opens: OpenDraft?
    /// The option set that the picker names.
    var optionSet: OptionSetUse?
    /// `nil` if something it is made of was wrong.
    var loweredKind: Control.Kind?
    var value: ValueTraits?
    /// The list whose rows are such controls.
    var list: Record?

    mutating func lower(in dialog: inout DialogLowering) {
        switch kind {
        case .toggle: lowerToggle(in: &dialog)
        case .stepper, .slider: lowerNumber(in: &dialog)
        case .picker: lowerPicker(in: &dialog)
        case .multiPicker: lowerMultiPicker(in: &dialog)
        case .textField:
            switch numberFieldType {
            case .int, .double: lowerNumber(in: &dialog)
            default: lowerText(in: &dialog)
            }
        case .secureField, .textEditor: lowerText(in: &dialog)
        case .datePicker: lowerDatePicker(in: &dialog)
        case .durationPicker: lowerDurationPicker(in: &dialog)
        case .colorPicker: lowerColorPicker(in: &dialog)
        case .list: lowerList(in: &dialog)
        case .labeledContent, .text, .button, .navigationLink, .link: lowerRow(in: &dialog)
        case .custom: lowerCustom(in: &dialog)
        }
        lowerTraits(in: &dialog)
    }

    /// What every value control has.
    private mutating func lowerTraits(in dialog: inout DialogLowering) {
        let message = dialog.text(.validationMessage, of: record, in: path)
        value?.bind = record.reference(.bind)
        value?.onChange = record.reference(.onChange)
        value?.validationMessage = message
        value?.isRequired = record.bool(.required) ?? false
        value?.showsValue = kind != .secureField && record.bool(.showsValue) ?? true
    }
}

// Defaults.
extension ControlLowering {
    /// What the author gave as `default`.
    enum Default {
        case absent
        /// Reported.
        case wrong
        case app(AppReference)
        case scalar(YAMLNode)
    }

    /// - Parameter takesTexts: whether `~` is a text like any other here.
    func givenDefault(takesTexts: Bool, into sink: inout DiagnosticSink) -> Default {
        guard let field = record[.default] else { return record.isUnknown(.default) ? .wrong : .absent }
        if let app = record.app(.default) { return .app(app) }
        guard !field.isWrong, field.node.kind == .scalar else { return .wrong }
        if !takesTexts, field.node.isNull {
            sink.report(
                .emptyValue, "\(field.node.text) is no value of this control; leave default out or fill it in",
                at: field.keyNode)
            return .wrong
        }
        return .scalar(field.node)
    }

    /// The value at first, for a type whose constants are read by `parse`; `nil` if it is wrong.
    func initialValue(
        without fallback: InitialValue, into sink: inout DiagnosticSink, parse: (YAMLNode) -> Parsed<Literal>
    ) -> InitialValue? {
        switch givenDefault(takesTexts: false, into: &sink) {
        case .absent: return fallback
        case .wrong: return nil
        case .app(let app): return .app(app)
        case .scalar(let node):
            switch parse(node) {
            case .value(let literal): return .literal(literal)
            case .problem(let problem):
                sink.report(problem, at: node)
                return nil
            }
        }
    }

    /// The given `valueType`, if it is one of those that the kind can have; what is not is reported.
    func valueType(among allowed: [String], into sink: inout DiagnosticSink) -> String? {
        guard let field = record[.valueType], let name = record.name(.valueType) else { return nil }
        if allowed.contains(name) { return name }
        sink.report(
            .wrongType,
            "the value of a \(kind.rawValue) is \(allowed.joined(separator: " or ")), not \(Values.shown(name))",
            at: field.node)
        return nil
    }

    /// Reports a key that the kind has, but not together with what else is given.
    func reportNotApplicable(_ key: Key, _ reason: String, into sink: inout DiagnosticSink) {
        guard let field = record[key], !field.isWrong else { return }
        sink.report(.keyNotApplicable, reason, at: field.keyNode)
    }
}
