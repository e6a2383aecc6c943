internal import Diagnostics

// Every closed list of words, with what each means. The lists are made of the model's enums, so a case that is added
// there is asked for here.

extension WordList {
    public static let presentations = WordList("presentation", of: Presentation.self)
    public static let controlKinds = WordList("kind", of: ControlKind.self)
    public static let argumentTypes = WordList("argument type", of: Argument.Kind.self)
    public static let applyModes = WordList("way to apply", of: ApplyMode.self)
    public static let busyPolicies = WordList("policy", of: BusyPolicy.self)
    public static let whenEditedPolicies = WordList("reaction", of: WhenEdited.self)
    public static let platforms = WordList("platform", of: Platform.self)
    public static let storageKinds = WordList("kind of storage", of: StorageKind.self)
    public static let progressKinds = WordList("kind of progress", of: ProgressKind.self)
    public static let roles = WordList("role", of: Button.Role.self)
    public static let standardButtons = WordList("standard button", of: Button.Standard.self)
    public static let toggleStyles = WordList("toggle style", of: Toggle.Style.self)
    public static let pickerStyles = WordList("picker style", of: Picker.Style.self)
    public static let multiPickerStyles = WordList("multiPicker style", of: MultiPicker.Style.self)
    public static let dateComponents = WordList("part of a date", of: DatePicker.Components.self)
    public static let datePickerStyles = WordList("date picker style", of: DatePicker.Style.self)
    public static let durationUnits = WordList("duration unit", of: DurationPicker.Unit.self)
    static let itemKinds = WordList("kind of item", of: ListItemKind.self)
    public static let contentTypes = WordList("content type", of: TextControl.ContentType.self)
    public static let keyboards = WordList("keyboard", of: TextControl.Keyboard.self)
    public static let autocapitalizations = WordList("capitalisation", of: TextControl.Autocapitalization.self)
    public static let systemPages = WordList("page of the system's settings", of: SystemPage.self)
    public static let accessLevels = WordList("access level", of: Configuration.AccessLevel.self)
    public static let bundles = WordList("bundle", of: Configuration.Bundle.self)
    public static let lintLevels = WordList("level", of: LintLevel.self)
    /// The types that the values of some kinds of control can have.
    static let boolType = valueTypes(.bool)
    static let numberTypes = valueTypes(.int, .double)
    static let fieldTypes = valueTypes(.string, .int, .double)
    static let textType = valueTypes(.string)

    private static func valueTypes(_ types: Argument.Kind...) -> WordList {
        WordList("type of value", words: types.map { Word(spelling: $0.rawValue, doc: $0.doc) })
    }

    /// The codes that `allow` and `lint` take: those of warnings.
    public static let warningCodes = WordList(
        "warning code",
        words: DiagnosticCode.allCases.filter { $0.defaultSeverity == .warning }.map {
            Word(spelling: $0.rawValue, doc: "See `dialoggen explain \($0.rawValue)`.")
        })
}

/// The words of `storage: {kind: …}`.
enum StorageKind: String, DocumentedWord {
    case userDefaults
    case app

    var doc: String {
        switch self {
        case .userDefaults: "The values live in the user's defaults, in the `suite` if one is named."
        case .app: "The values live where the app keeps them: it supplies the storage."
        }
    }
}

/// The words of `progress`.
enum ProgressKind: String, DocumentedWord {
    case indeterminate
    case determinate

    var doc: String {
        switch self {
        case .indeterminate: "An activity whose end is not known."
        case .determinate: "A bar that fills as the work reports its progress."
        }
    }
}

/// The words of `url: {system: …}`.
enum SystemPage: String, DocumentedWord {
    case settings
    case notifications

    var doc: String {
        switch self {
        case .settings: "The app's page in the system's settings."
        case .notifications: "The app's notification settings."
        }
    }
}

extension Presentation: DocumentedWord {
    var doc: String {
        switch self {
        case .popup: "A panel in the middle, over what is dimmed behind it."
        case .sheet: "A sheet that slides over what is behind it."
        case .fullScreenCover: "A sheet that covers everything."
        case .popover: "A panel that points at the control that opened it."
        case .alert: "A short message with buttons, and text fields if need be."
        case .confirmationDialog: "A choice between buttons that starts where it was asked for."
        case .loading: "An overlay that stays while work is going on."
        case .page: "A page of rows, such as a settings page; embedded or pushed."
        }
    }
}

extension Argument.Kind: DocumentedWord {
    var doc: String {
        switch self {
        case .string: "A text."
        case .int: "A whole number."
        case .double: "A number with decimals."
        case .bool: "True or false; usable as a condition of its own."
        case .date: "A point in time, shown as a date."
        case .url: "A URL."
        }
    }
}

extension ApplyMode: DocumentedWord {
    var doc: String {
        switch self {
        case .live: "Every valid change is written at once."
        case .onConfirm: "Changes are written when a button commits them; closing otherwise drops them."
        }
    }
}

extension BusyPolicy: DocumentedWord {
    var doc: String {
        switch self {
        case .queue: "Waits until the other one has gone."
        case .stack: "Shows above the other one."
        case .replace: "Ends the other one and takes its place."
        case .reject: "Is not shown, and answers so."
        }
    }
}

extension WhenEdited: DocumentedWord {
    var doc: String {
        switch self {
        case .discard: "Closing drops what was changed."
        case .ask: "Closing asks whether to drop what was changed."
        case .block: "A gesture does not close while something is changed."
        }
    }
}

extension Platform: DocumentedWord {
    var doc: String {
        switch self {
        case .iOS: "iPhone and iPad."
        case .macOS: "The Mac."
        case .tvOS: "Apple TV."
        case .watchOS: "Apple Watch."
        case .visionOS: "Apple Vision."
        }
    }
}

extension Configuration.AccessLevel: DocumentedWord {
    var doc: String {
        switch self {
        case .internal: "Generated declarations are seen in their module."
        case .package: "Generated declarations are seen in their package."
        case .public: "Generated declarations are seen everywhere."
        }
    }
}

extension Configuration.Bundle: DocumentedWord {
    var doc: String {
        switch self {
        case .main: "Texts are looked up in the app's bundle."
        case .module: "Texts are looked up in the bundle of the package target."
        }
    }
}

extension LintLevel: DocumentedWord {
    var doc: String {
        switch self {
        case .error: "The finding is an error."
        case .warning: "The finding is a warning."
        case .ignore: "The finding is not reported."
        }
    }
}
