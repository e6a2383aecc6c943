public struct Toggle: Sendable, Hashable {
    public enum Style: String, Sendable, CaseIterable {
        case `switch`, checkbox, button
    }

    public var style: Style?

    public init(style: Style? = nil) {
        self.style = style
    }
}

/// A stepper, a slider or a text field for a number. Whether the value is `Int` or `Double` is in `ValueTraits.type`.
public struct NumberControl: Sendable {
    public var range: Bounds
    /// Always set for steppers. `nil`: any value of the range.
    public var step: Literal?
    public var unit: LocalizedText?
    public var format: NumberFormat?
    public var minimumLabel: LocalizedText?
    public var maximumLabel: LocalizedText?
    public var placeholder: LocalizedText?
    /// Of a text field only.
    public var contentType: TextControl.ContentType?
    /// Of a text field only.
    public var keyboard: TextControl.Keyboard?

    public init(range: Bounds) {
        self.range = range
    }
}

/// Bounds of a number, a date, a time or a duration; both inclusive.
public enum Bounds: Sendable {
    /// `nil` is unbounded. Bounds are literals of the control's type.
    case fixed(lower: Literal?, upper: Literal?)
    /// Supplied by the app when the session starts.
    case app(AppReference)
}

public enum NumberFormat: Sendable, Hashable {
    case integer
    case decimal(digits: Int)
    case percent
    case duration
}

public struct Picker: Sendable {
    public enum Style: String, Sendable, CaseIterable {
        case automatic, menu, wheel, segmented, inline, navigationLink, palette, radioGroup
    }

    public var options: Options
    public var style: Style?
    public var placeholder: LocalizedText?

    public enum Options: Sendable {
        case list(OptionList)
        case set(name: String)
        /// Numbers from `lower` to `upper` by `step`, of the control's type.
        case range(lower: Literal, upper: Literal, step: Literal)
        case app(AppReference)
    }

    public init(options: Options) {
        self.options = options
    }
}

/// Any number of several options.
public struct MultiPicker: Sendable {
    public enum Style: String, Sendable, CaseIterable {
        case checkboxes, menu
    }

    /// Never a range.
    public var options: Picker.Options
    public var style: Style?
    /// How many options have to be chosen; a bound that is `nil` is open.
    public var count: (lower: Int?, upper: Int?)?

    public init(options: Picker.Options) {
        self.options = options
    }
}

/// Options in order, with their groups.
public struct OptionList: Sendable {
    public enum Values: Sendable {
        case int
        case double
        /// Texts: a generated enum, or the app's own.
        case text
    }

    public var values: Values
    /// A list without groups is one group without a title.
    public var groups: [Group] {
        didSet { options = Self.options(of: groups) }
    }
    /// The options of all groups.
    public private(set) var options: [Option]

    public struct Group: Sendable {
        public var title: LocalizedText?
        public var options: [Option]

        public init(title: LocalizedText? = nil, options: [Option]) {
            self.title = title
            self.options = options
        }
    }

    public init(values: Values, groups: [Group]) {
        self.values = values
        self.groups = groups
        options = Self.options(of: groups)
    }

    private static func options(of groups: [Group]) -> [Option] {
        // One group is the rule, and its list need not be copied.
        groups.count == 1 ? groups[0].options : groups.flatMap(\.options)
    }
}

public struct Option: Sendable {
    /// What is stored; `.int`, `.double` or `.string` as the list's `values` say.
    public var value: Literal
    /// The name of the generated enum case, without back-ticks; `nil` for numbers.
    public var caseName: String?
    public var title: LocalizedText
    public var subtitle: LocalizedText? {
        get { additions?.value.subtitle }
        set { change { $0.subtitle = newValue } }
    }
    public var icon: Icon? {
        get { additions?.value.icon }
        set { change { $0.icon = newValue } }
    }
    public var platforms: [Platform]? {
        get { additions?.value.platforms }
        set { change { $0.platforms = newValue } }
    }
    public var documentation: String? {
        get { additions?.value.documentation }
        set { change { $0.documentation = newValue } }
    }
    private var additions: Boxed<Additions>?

    /// What few options have: apart, so that all others are small.
    private struct Additions: Sendable {
        var subtitle: LocalizedText?
        var icon: Icon?
        var platforms: [Platform]?
        var documentation: String?
    }

    private mutating func change(_ body: (inout Additions) -> Void) {
        var changed = additions ?? Boxed(Additions())
        body(&changed.value)
        additions = changed
    }

    public init(
        value: Literal, caseName: String?, title: LocalizedText, subtitle: LocalizedText? = nil, icon: Icon? = nil,
        platforms: [Platform]? = nil, documentation: String? = nil
    ) {
        self.value = value
        self.caseName = caseName
        self.title = title
        guard subtitle != nil || icon != nil || platforms != nil || documentation != nil else { return }
        additions = Boxed(
            Additions(subtitle: subtitle, icon: icon, platforms: platforms, documentation: documentation))
    }
}

/// A text field, a secure field or a text editor for text.
public struct TextControl: Sendable {
    public enum ContentType: String, Sendable, CaseIterable {
        case name, username, password, newPassword, oneTimeCode, email, phone, url, address, postalCode, number, code
    }

    public enum Keyboard: String, Sendable, CaseIterable {
        case `default`, numberPad, decimalPad, numbersAndPunctuation, emailAddress, phonePad, url, asciiCapable
    }

    public enum Autocapitalization: String, Sendable, CaseIterable {
        case none, words, sentences, characters
    }

    public var placeholder: LocalizedText?
    /// Allowed numbers of grapheme clusters; a bound that is `nil` is open.
    public var length: (lower: Int?, upper: Int?)?
    /// A Swift regular expression for the whole text; it compiled when it was checked.
    public var pattern: String?
    public var unit: LocalizedText?
    public var contentType: ContentType?
    public var keyboard: Keyboard?
    public var autocapitalization: Autocapitalization?
    public var autocorrection: Bool?
    /// Lines a text editor shows at first and at most; a bound that is `nil` is open.
    public var lineLimit: (lower: Int?, upper: Int?)?

    public init() {}
}

public enum LabeledContent: Sendable {
    case text(LocalizedText)
    case app(AppReference)
}

/// What a press on a button row does.
public enum RowAction: Sendable {
    case action(AppReference)
    case opens(OpenTarget)
}

/// What a navigation link pushes.
public enum NavigationTarget: Sendable {
    case page(OpenTarget)
    case slot(CustomView)
}

public enum LinkTarget: Sendable, Hashable {
    case url(String)
    case systemSettings
    case systemNotifications
}
