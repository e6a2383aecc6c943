public import Diagnostics

/// One dialog, checked.
public struct Dialog: Sendable {
    public var id: String
    /// The span of the id.
    public var span: SourceSpan
    /// The Swift name the author chose instead of the derived one.
    public var swiftName: String?
    /// The span of `swiftName`, where there is one.
    public var swiftNameSpan: SourceSpan?
    public var presentation: Presentation
    public var title: LocalizedText?
    public var message: LocalizedText?
    public var documentation: String?
    /// In the order of the definition, which is the order of the generated parameters.
    public var arguments: [Argument] = []
    public var content: DialogContent = .none
    public var valueSource: ValueSource = .model
    public var apply: ApplyMode = .live
    public var buttons: [Button] = []
    public var dismiss = DismissPolicy()
    public var whenBusy: BusyPolicy = .queue
    public var rules: [Rule] = []
    public var anchor: Anchor?
    /// Set for `presentation: loading` and only there.
    public var loading: Loading?
    public var isSearchable = false
    public var dialogStyle: String?
    /// `nil`: everywhere.
    public var platforms: [Platform]?
    public var deprecated: String?

    public init(id: String, span: SourceSpan, presentation: Presentation) {
        self.id = id
        self.span = span
        self.presentation = presentation
    }

    /// The sections with their controls; a dialog with `controls` has one section without an id.
    public var sections: [Section] {
        if case .sections(let sections) = content { sections } else { [] }
    }

    /// All controls in order.
    public var controls: [Control] {
        let sections = sections
        // One section is the rule, and its list need not be copied.
        return sections.count == 1 ? sections[0].controls : sections.flatMap(\.controls)
    }
}

public enum Presentation: String, Sendable, CaseIterable {
    case popup, sheet, fullScreenCover, popover, alert, confirmationDialog, loading, page
}

public enum ApplyMode: String, Sendable, CaseIterable {
    case live, onConfirm
}

public enum BusyPolicy: String, Sendable, CaseIterable {
    case queue, stack, replace, reject
}

public enum WhenEdited: String, Sendable, CaseIterable {
    case discard, ask, block
}

public enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS, tvOS, watchOS, visionOS
}

/// What is inside a dialog.
public enum DialogContent: Sendable {
    case none
    case sections([Section])
    /// A view of the app.
    case slot(CustomView)
}

/// Where the values of a dialog live.
public enum ValueSource: Sendable {
    /// In the generated model; they are handed back as the result.
    case model
    /// In properties of a type of the app; `span` is the type's name in the YAML.
    case edits(type: String, span: SourceSpan)
    case storage(Storage)
}

/// Which gestures close a dialog. `nil` where the presentation has no such gesture.
public struct DismissPolicy: Sendable, Hashable {
    public var closeButton: Bool?
    public var outsideTap: Bool?
    public var swipe: Bool?
    public var escape: Bool?
    public var whenEdited: WhenEdited = .discard

    public init() {}
}

/// A value given on opening.
public struct Argument: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case string = "String"
        case int = "Int"
        case double = "Double"
        case bool = "Bool"
        case date = "Date"
        case url = "URL"
    }

    public var name: String
    public var kind: Kind
    /// The span of the name.
    public var span: SourceSpan

    public init(name: String, kind: Kind, span: SourceSpan) {
        self.name = name
        self.kind = kind
        self.span = span
    }
}

/// A rule between values: `require` must hold, else `message` is shown at the control `at`.
public struct Rule: Sendable {
    public var condition: Condition
    public var message: LocalizedText
    /// The id of the control that shows the message.
    public var control: String
    public var span: SourceSpan

    public init(condition: Condition, message: LocalizedText, control: String, span: SourceSpan) {
        self.condition = condition
        self.message = message
        self.control = control
        self.span = span
    }
}

/// The control whose row a popover or confirmation dialog points at.
public struct Anchor: Sendable, Hashable {
    public var dialog: String
    public var control: String

    public init(dialog: String, control: String) {
        self.dialog = dialog
        self.control = control
    }
}

/// How a loading overlay behaves. Durations are in nanoseconds.
public struct Loading: Sendable, Hashable {
    public var isDeterminate = false
    public var isCancellable = false
    /// Work shorter than this never shows. Default 250 ms.
    public var delay: Int64 = 250_000_000
    /// Once shown, the overlay stays this long. Default 500 ms.
    public var minimumDuration: Int64 = 500_000_000

    public init() {}
}

/// Where stored values live and under which keys.
public struct Storage: Sendable {
    public enum Kind: Sendable, Hashable {
        /// `suite` is `nil` for the standard defaults.
        case userDefaults(suite: String?)
        /// The app gives a `DialogStorage`.
        case app
    }

    public var kind: Kind
    /// Stands before each key; may hold `{argument}`.
    public var prefix: TextTemplate

    public init(kind: Kind, prefix: TextTemplate) {
        self.kind = kind
        self.prefix = prefix
    }
}

/// A group of rows.
public struct Section: Sendable {
    /// `nil` for the one section of a dialog with plain `controls`, and where the author gave none.
    public var id: String?
    public var header: LocalizedText?
    public var footer: LocalizedText?
    public var icon: Icon?
    /// `nil`: cannot be folded; `true`: can be folded and starts so.
    public var collapsed: Bool?
    public var visibleWhen: Condition?
    public var enabledWhen: Condition?
    public var platforms: [Platform]?
    public var controls: [Control] = []

    public init() {}
}

public enum Icon: Sendable, Hashable {
    /// An SF Symbol.
    case symbol(String)
    /// An image of the app.
    case asset(String)
}
