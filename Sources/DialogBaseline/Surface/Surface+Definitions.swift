import Diagnostics
import DialogGenerator
public import DialogLanguage
import DialogStrings

// From checked definitions to their surface.

extension Surface {
    /// The surface of definitions without errors.
    public init(_ set: DialogSet) {
        let configuration = set.configuration
        configurationPath = configuration.source?.path
        module.set(.facade, configuration.facade, at: nil)
        module.set(.accessLevel, configuration.accessLevel.rawValue, at: nil)
        module.set(.sourceLanguage, configuration.sourceLanguage, at: nil)
        module.set(.stringsTable, configuration.stringsTable, at: nil)
        module.set(.bundle, configuration.bundle.rawValue, at: nil)

        dialogs = ScalarOrder.sorted(set.files.flatMap(\.dialogs).map { DialogSurface($0) }) { $0.id }
        optionSets = ScalarOrder.sorted(set.files.flatMap(\.optionSets).map { OptionSetSurface($0) }) { $0.id }
        app = Fact.sorted(RequiredOfApp.all(in: set).map { Fact($0.name, $0.type, at: $0.span) })
        views = Self.views(of: set)
        texts = Fact.sorted(
            DialogTexts(set).texts.map { text in
                Fact(text.key, text.placeholders.map(\.spelling).joined(separator: " "), at: text.span)
            })
    }

    /// Each view once: all its uses have the same parameters.
    private static func views(of set: DialogSet) -> [ViewSurface] {
        var seen: Set<String> = []
        let views = set.files.flatMap(\.dialogs).flatMap(\.views).filter { seen.insert($0.name).inserted }
        return ScalarOrder.sorted(views) { $0.name }.map { view in
            ViewSurface(
                name: view.name, place: view.span,
                parameters: view.parameters.map { Fact($0.name, $0.value.swiftType, at: view.span) })
        }
    }
}

extension DialogSurface {
    fileprivate init(_ dialog: Dialog) {
        id = dialog.id
        place = dialog.span
        func set(_ name: DialogDetail, _ value: String?) { details.set(name, value, at: dialog.span) }
        set(.type, dialog.generatedTypeName)
        set(.presentation, dialog.presentation.rawValue)
        set(.answer, dialog.generatedAnswer)
        var prefix = ""
        switch dialog.valueSource {
        case .model: break
        case .edits(let type, let span): details.set(.edits, type, at: span)
        case .storage(let storage):
            // A page of rows alone inherits a store and keeps nothing in it.
            if dialog.controls.contains(where: { $0.value != nil }) { set(.storage, storage.kind.name) }
            prefix = storage.prefix.source
        }
        set(.platforms, dialog.platforms?.names)

        arguments = dialog.arguments.map { Fact($0.name, $0.kind.rawValue, at: $0.span) }
        buttons = Fact.sorted(dialog.buttons.map { Fact($0.id, at: $0.span) })
        sections = Fact.sorted(
            dialog.sections.compactMap { section in
                section.id.map { Fact($0, at: section.header?.span ?? dialog.span) }
            })
        let uses = Dictionary(dialog.controls.map { ($0.id, 1) }, uniquingKeysWith: +)
        controls = ScalarOrder.sorted(
            dialog.controls.map { control in
                let isShared = uses[control.id, default: 1] > 1
                return ControlSurface(control, in: dialog.id, prefix: prefix, isShared: isShared)
            }
        ) { $0.name }
    }
}

extension ControlSurface {
    fileprivate init(_ control: Control, in dialog: String, prefix: String, isShared: Bool) {
        id = control.id
        name = isShared ? "\(control.id) (\(control.platforms?.names ?? "other"))" : control.id
        place = control.span
        func set(_ name: ControlDetail, _ value: String?) { details.set(name, value, at: control.span) }
        set(.type, control.generatedPropertyType)
        set(.accessibilityIdentifier, control.accessibilityIdentifier ?? "\(dialog).\(control.id)")
        set(.platforms, control.platforms?.names)
        switch control.kind.bounds {
        case .fixed(nil, nil)?, nil: break
        case .fixed(let lower, let upper)?: set(.range, "\(lower?.spelling ?? "")...\(upper?.spelling ?? "")")
        case .app?: set(.range, AllowedRange.ofApp)
        }
        switch control.kind.options {
        case .list(let list)?: options = OptionsSurface(list, isOfApp: control.value?.type.isOfApp ?? false)
        case .set(let name)?: set(.optionSet, name)
        case .range(let lower, let upper, let step)?:
            set(.range, "\(lower.spelling)...\(upper.spelling)")
            set(.step, step.spelling)
        case .app?: set(.range, AllowedRange.ofApp)
        case nil: break
        }
        guard let value = control.value else { return }
        if let bind = value.bind { details.set(.bind, bind.name, at: bind.span) }
        guard let key = value.storageKey else { return }
        set(.storageKey, key.key.source)
        set(.storedForm, value.type.storedForm(hasOptions: control.kind.options != nil))
        // Values are looked for under the former name as it stands, too: it may date from before there was a prefix.
        formerKeys = key.formerKeys.map(\.source).flatMap { former in
            prefix.isEmpty || !former.hasPrefix(prefix) ? [former] : [former, String(former.dropFirst(prefix.count))]
        }
    }
}

extension OptionSetSurface {
    fileprivate init(_ set: OptionSet) {
        id = set.id
        place = set.span
        options = OptionsSurface(set.options, isOfApp: false)
        type = options.form == .cases ? set.generatedTypeName : nil
    }
}

extension OptionsSurface {
    fileprivate init(_ list: OptionList, isOfApp: Bool) {
        switch list.values {
        case .int, .double: form = .numbers
        case .text: form = isOfApp ? .casesOfApp : .cases
        }
        values = Fact.sorted(
            list.options.map { option in
                Fact(option.caseName ?? option.value.spelling, option.value.spelling, at: option.title.span)
            })
    }
}

extension Fact {
    fileprivate static func sorted(_ facts: [Fact]) -> [Fact] { ScalarOrder.sorted(facts) { $0.name } }
}

extension Dialog {
    /// The views of the app that the dialog shows.
    fileprivate var views: [CustomView] {
        if case .slot(let view) = content { return [view] }
        return controls.compactMap { control in
            switch control.kind {
            case .custom(let view), .navigationLink(.slot(let view)): view
            default: nil
            }
        }
    }
}

extension Control.Kind {
    /// The bounds of a value, of the kinds that have some.
    fileprivate var bounds: Bounds? {
        switch self {
        case .stepper(let number), .slider(let number), .numberField(let number): number.range
        case .datePicker(let picker): picker.range
        case .durationPicker(let picker): picker.range
        default: nil
        }
    }
}

extension ValueType {
    fileprivate var isOfApp: Bool {
        if case .app = element { true } else { false }
    }

    /// What kind of value a store keeps. Forms of the same name can be read as one another.
    fileprivate func storedForm(hasOptions: Bool) -> String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string, .controlOption, .optionSet: "String"
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "dateAndTime"
        case .duration(let unit): unit?.rawValue ?? "duration"
        case .color: "color"
        case .app(let name): hasOptions ? "String" : "JSON of \(name)"
        case .optional(let wrapped): wrapped.storedForm(hasOptions: hasOptions)
        case .set(let element), .list(let element): "[\(element.storedForm(hasOptions: hasOptions))]"
        }
    }
}

extension Storage.Kind {
    fileprivate var name: String {
        switch self {
        case .app: "app"
        case .userDefaults(nil): "userDefaults"
        case .userDefaults(let suite?): "userDefaults, suite \(suite)"
        }
    }
}

extension [Platform] {
    /// Always in the same order.
    fileprivate var names: String {
        Platform.allCases.filter { contains($0) }.map(\.rawValue).joined(separator: ", ")
    }
}

extension Literal {
    /// The type of a constant that a view of the app is given.
    fileprivate var swiftType: String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .string, .date, .time, .dateAndTime, .duration, .color, .url: "String"
        }
    }
}
