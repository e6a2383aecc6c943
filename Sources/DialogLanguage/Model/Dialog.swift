public import Diagnostics

/// One dialog, checked.
public struct Dialog: Sendable {
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
    /// The Swift name the author chose instead of the derived one.
    public var swiftName: String? {
        _read { yield contents.value.swiftName }
        _modify { yield &contents.value.swiftName }
    }
    /// The span of `swiftName`, where there is one.
    public var swiftNameSpan: SourceSpan? {
        _read { yield contents.value.swiftNameSpan }
        _modify { yield &contents.value.swiftNameSpan }
    }
    public var presentation: Presentation {
        _read { yield contents.value.presentation }
        _modify { yield &contents.value.presentation }
    }
    public var title: LocalizedText? {
        _read { yield contents.value.title }
        _modify { yield &contents.value.title }
    }
    public var message: LocalizedText? {
        _read { yield contents.value.message }
        _modify { yield &contents.value.message }
    }
    public var documentation: String? {
        _read { yield contents.value.documentation }
        _modify { yield &contents.value.documentation }
    }
    /// In the order of the definition, which is the order of the generated parameters.
    public var arguments: [Argument] {
        _read { yield contents.value.arguments }
        _modify { yield &contents.value.arguments }
    }
    public var content: DialogContent {
        _read { yield contents.value.content }
        _modify { yield &contents.value.content }
    }
    public var valueSource: ValueSource {
        _read { yield contents.value.valueSource }
        _modify { yield &contents.value.valueSource }
    }
    public var apply: ApplyMode {
        _read { yield contents.value.apply }
        _modify { yield &contents.value.apply }
    }
    public var buttons: [Button] {
        _read { yield contents.value.buttons }
        _modify { yield &contents.value.buttons }
    }
    public var dismiss: DismissPolicy {
        _read { yield contents.value.dismiss }
        _modify { yield &contents.value.dismiss }
    }
    public var whenBusy: BusyPolicy {
        _read { yield contents.value.whenBusy }
        _modify { yield &contents.value.whenBusy }
    }
    public var rules: [Rule] {
        _read { yield contents.value.rules }
        _modify { yield &contents.value.rules }
    }
    public var anchor: Anchor? {
        _read { yield contents.value.anchor }
        _modify { yield &contents.value.anchor }
    }
    /// Set for `presentation: loading` and only there.
    public var loading: Loading? {
        _read { yield contents.value.loading }
        _modify { yield &contents.value.loading }
    }
    public var isSearchable: Bool {
        _read { yield contents.value.isSearchable }
        _modify { yield &contents.value.isSearchable }
    }
    public var dialogStyle: String? {
        _read { yield contents.value.dialogStyle }
        _modify { yield &contents.value.dialogStyle }
    }
    /// `nil`: everywhere.
    public var platforms: [Platform]? {
        _read { yield contents.value.platforms }
        _modify { yield &contents.value.platforms }
    }
    public var deprecated: String? {
        _read { yield contents.value.deprecated }
        _modify { yield &contents.value.deprecated }
    }

    /// Behind one reference, like the contents of controls and for the same reason.
    private struct Contents: Sendable {
        var id: String
        var span: SourceSpan
        var swiftName: String?
        var swiftNameSpan: SourceSpan?
        var presentation: Presentation
        var title: LocalizedText?
        var message: LocalizedText?
        var documentation: String?
        var arguments: [Argument] = []
        var content = DialogContent.none {
            didSet { controls = content.controls }
        }
        /// Those of the content: asked for by every stage, and more often than the content changes.
        private(set) var controls: [Control] = []
        var valueSource = ValueSource.model
        var apply = ApplyMode.live
        var buttons: [Button] = []
        var dismiss = DismissPolicy()
        var whenBusy = BusyPolicy.queue
        var rules: [Rule] = []
        var anchor: Anchor?
        var loading: Loading?
        var isSearchable = false
        var dialogStyle: String?
        var platforms: [Platform]?
        var deprecated: String?
    }

    public init(id: String, span: SourceSpan, presentation: Presentation) {
        contents = Boxed(Contents(id: id, span: span, presentation: presentation))
    }

    /// The sections with their controls; a dialog with `controls` has one section without an id.
    public var sections: [Section] {
        if case .sections(let sections) = content { sections } else { [] }
    }

    /// All controls in order.
    public var controls: [Control] {
        _read { yield contents.value.controls }
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

    fileprivate var controls: [Control] {
        guard case .sections(let sections) = self else { return [] }
        // One section is the rule, and its list need not be copied.
        return sections.count == 1 ? sections[0].controls : sections.flatMap(\.controls)
    }
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
