public import Diagnostics

/// One row of a dialog.
public struct Control: Sendable {
    private var contents: Boxed<Contents>

    public var id: String {
        _read { yield contents.value.id }
        _modify { yield &contents.value.id }
    }
    /// The span of the id.
    public var span: SourceSpan {
        _read { yield contents.value.span }
        _modify { yield &contents.value.span }
    }
    public var kind: Kind {
        _read { yield contents.value.kind }
        _modify { yield &contents.value.kind }
    }
    public var title: LocalizedText? {
        _read { yield contents.value.title }
        _modify { yield &contents.value.title }
    }
    public var subtitle: Subtitle? {
        _read { yield contents.value.subtitle }
        _modify { yield &contents.value.subtitle }
    }
    public var help: LocalizedText? {
        _read { yield contents.value.help }
        _modify { yield &contents.value.help }
    }
    public var icon: Icon? {
        _read { yield contents.value.icon }
        _modify { yield &contents.value.icon }
    }
    public var enabledWhen: Condition? {
        _read { yield contents.value.enabledWhen }
        _modify { yield &contents.value.enabledWhen }
    }
    public var visibleWhen: Condition? {
        _read { yield contents.value.visibleWhen }
        _modify { yield &contents.value.visibleWhen }
    }
    public var platforms: [Platform]? {
        _read { yield contents.value.platforms }
        _modify { yield &contents.value.platforms }
    }
    public var accessibilityLabel: LocalizedText? {
        _read { yield contents.value.accessibilityLabel }
        _modify { yield &contents.value.accessibilityLabel }
    }
    public var accessibilityHint: LocalizedText? {
        _read { yield contents.value.accessibilityHint }
        _modify { yield &contents.value.accessibilityHint }
    }
    /// Set only where the author gave one; the default is `dialogId.controlId`.
    public var accessibilityIdentifier: String? {
        _read { yield contents.value.accessibilityIdentifier }
        _modify { yield &contents.value.accessibilityIdentifier }
    }
    public var searchKeywords: [LocalizedText] {
        _read { yield contents.value.searchKeywords }
        _modify { yield &contents.value.searchKeywords }
    }
    public var deprecated: String? {
        _read { yield contents.value.deprecated }
        _modify { yield &contents.value.deprecated }
    }
    public var documentation: String? {
        _read { yield contents.value.documentation }
        _modify { yield &contents.value.documentation }
    }
    /// Set for the kinds that hold a value.
    public var value: ValueTraits? {
        _read { yield contents.value.value }
        _modify { yield &contents.value.value }
    }

    /// Behind one reference: a control can have a great deal, most have little, and controls are handed about a lot.
    private struct Contents: Sendable {
        var id: String
        var span: SourceSpan
        var kind: Kind
        var title: LocalizedText?
        var subtitle: Subtitle?
        var help: LocalizedText?
        var icon: Icon?
        var enabledWhen: Condition?
        var visibleWhen: Condition?
        var platforms: [Platform]?
        var accessibilityLabel: LocalizedText?
        var accessibilityHint: LocalizedText?
        var accessibilityIdentifier: String?
        var searchKeywords: [LocalizedText] = []
        var deprecated: String?
        var documentation: String?
        var value: ValueTraits?
    }

    public init(id: String, span: SourceSpan, kind: Kind) {
        contents = Boxed(Contents(id: id, span: span, kind: kind))
    }

    /// What is drawn, with the keys of its own. Exhaustive: a new kind is pointed out wherever kinds are handled.
    ///
    /// Indirect, so that a control is as small as can be and cheap to copy, whatever its kind has to say.
    public indirect enum Kind: Sendable {
        case toggle(Toggle)
        case stepper(NumberControl)
        case slider(NumberControl)
        case picker(Picker)
        case multiPicker(MultiPicker)
        case textField(TextControl)
        case numberField(NumberControl)
        case secureField(TextControl)
        case textEditor(TextControl)
        case datePicker(DatePicker)
        case durationPicker(DurationPicker)
        case colorPicker(ColorPicker)
        case list(ListControl)
        case labeledContent(LabeledContent)
        case text(LocalizedText)
        case button(RowAction, role: Button.Role?)
        case navigationLink(NavigationTarget)
        case link(LinkTarget)
        case custom(CustomView)

        /// What can be chosen, of the kinds that choose.
        public var options: Picker.Options? {
            switch self {
            case .picker(let picker): picker.options
            case .multiPicker(let picker): picker.options
            case .list(let list): list.control?.kind.options
            default: nil
            }
        }
    }

    public indirect enum Subtitle: Sendable {
        case always(LocalizedText)
        case byValue(whenOn: LocalizedText, whenOff: LocalizedText)
    }
}

/// What all value controls have in common.
public struct ValueTraits: Sendable {
    /// The Swift type of the property in `Values`.
    public var type: ValueType
    /// What the property starts with.
    public var initial: InitialValue
    /// The key path in the edited type, written `bind`, with its span.
    public var bind: AppReference?
    public var storageKey: StorageKey?
    public var onChange: AppReference?
    public var validationMessage: LocalizedText?
    public var isRequired = false
    public var showsValue = true

    public init(type: ValueType, initial: InitialValue) {
        self.type = type
        self.initial = initial
    }
}

/// The Swift type of a control's value.
public indirect enum ValueType: Sendable, Hashable {
    case bool
    case int
    case double
    case string
    /// A day without a time zone.
    case date
    /// A time of day without a time zone.
    case time
    /// A point in time.
    case dateAndTime
    /// A length of time; an `Int` that counts the unit, where there is one.
    case duration(storedAs: DurationPicker.Unit?)
    case color
    /// The enum generated for the options of this control, nested in the dialog.
    case controlOption(control: String)
    /// The enum generated for an option set.
    case optionSet(name: String)
    /// A type of the app: an enum named by `valueType` whose cases the option values name, or a custom control's value.
    case app(String)
    case optional(ValueType)
    /// Any number of different values.
    case set(ValueType)
    /// Any number of values in an order.
    case list(ValueType)

    public var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its optionality.
    public var unwrapped: ValueType {
        if case .optional(let type) = self { type } else { self }
    }

    /// The type of a single value: without optionality and, where there are several, of each of them.
    public var element: ValueType {
        switch unwrapped {
        case .set(let type), .list(let type): type
        default: unwrapped
        }
    }

    /// Whether there are several values.
    public var isCollection: Bool {
        switch self {
        case .set, .list: true
        default: false
        }
    }
}

public enum InitialValue: Sendable {
    case literal(Literal)
    /// An option of the control's list: its position, counted over all groups.
    case option(index: Int)
    /// No value; only for optional types.
    case none
    /// Asked of the app when the session starts.
    case app(AppReference)
    /// Several values, each a literal or an option.
    case several([InitialValue])
}

/// A constant of the definition.
///
/// Dates are indirect, so that all others are as small as a text: there are literals in most controls.
public enum Literal: Sendable, Hashable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    indirect case date(CalendarDate)
    indirect case time(ClockTime)
    /// A point in time, in the time zone of the device.
    indirect case dateAndTime(CalendarDateTime)
    case duration(nanoseconds: Int64)
    case color(ColorValue)
    case url(String)
}

/// The key of a stored value, ready to use.
public struct StorageKey: Sendable {
    /// The full key, the prefix included; may hold `{argument}`.
    public var key: TextTemplate
    /// Full keys of earlier versions, whose values move to `key`.
    public var formerKeys: [TextTemplate]

    public init(key: TextTemplate, formerKeys: [TextTemplate] = []) {
        self.key = key
        self.formerKeys = formerKeys
    }
}
