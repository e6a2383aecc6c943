public import Diagnostics

/// One row of a dialog.
public struct Control: Sendable {
    public var id: String
    /// The span of the id.
    public var span: SourceSpan
    public var kind: Kind
    public var title: LocalizedText?
    public var subtitle: Subtitle?
    public var help: LocalizedText?
    public var icon: Icon?
    public var enabledWhen: Condition?
    public var visibleWhen: Condition?
    public var platforms: [Platform]?
    public var accessibilityLabel: LocalizedText?
    public var accessibilityHint: LocalizedText?
    /// Set only where the author gave one; the default is `dialogId.controlId`.
    public var accessibilityIdentifier: String?
    public var searchKeywords: LocalizedText?
    public var deprecated: String?
    public var documentation: String?
    /// Set for the kinds that hold a value.
    public var value: ValueTraits?

    public init(id: String, span: SourceSpan, kind: Kind) {
        self.id = id
        self.span = span
        self.kind = kind
    }

    /// What is drawn, with the keys of its own. Exhaustive: a new kind is pointed out wherever kinds are handled.
    public enum Kind: Sendable {
        case toggle(Toggle)
        case stepper(NumberControl)
        case slider(NumberControl)
        case picker(Picker)
        case textField(TextControl)
        case numberField(NumberControl)
        case secureField(TextControl)
        case textEditor(TextControl)
        case labeledContent(LabeledContent)
        case text(LocalizedText)
        case button(RowAction, role: Button.Role?)
        case navigationLink(NavigationTarget)
        case link(LinkTarget)
        case custom(CustomView)
    }

    public enum Subtitle: Sendable {
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
    /// The enum generated for the options of this control, nested in the dialog.
    case controlOption(control: String)
    /// The enum generated for an option set.
    case optionSet(name: String)
    /// A type of the app: an enum named by `valueType` whose cases the option values name, or a custom control's value.
    case app(String)
    case optional(ValueType)

    public var isOptional: Bool {
        if case .optional = self { true } else { false }
    }

    /// The type without its optionality.
    public var unwrapped: ValueType {
        if case .optional(let type) = self { type } else { self }
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
}

/// A constant of the definition.
public enum Literal: Sendable, Hashable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
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
