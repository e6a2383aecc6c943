public import Diagnostics

/// A button of a dialog, alert or confirmation.
public struct Button: Sendable {
    public enum Role: String, Sendable, CaseIterable {
        case cancel, destructive, confirm
    }

    /// The bare words: buttons with the platform's localised words.
    public enum Standard: String, Sendable, CaseIterable {
        case ok, cancel, close, done, save, delete
    }

    public var id: String
    public var span: SourceSpan
    /// `nil`: the localised word of `standard`.
    public var title: LocalizedText?
    /// Set when the words are the runtime's (`dialog.ok` …): a bare word, or a role without a title.
    public var standard: Standard?
    public var role: Role?
    public var isDefault = false
    /// The answer when the dialog goes away without a button.
    public var answersDismissal = false
    public var enabledWhen: Condition?
    public var opens: OpenTarget?
    /// A callback of the app.
    public var action: AppReference?
    public var icon: Icon?
    public var platforms: [Platform]?
    public var documentation: String?

    public init(id: String, span: SourceSpan) {
        self.id = id
        self.span = span
    }
}

/// A name that the app supplies through the generated protocol.
public struct AppReference: Sendable {
    public var name: String
    public var span: SourceSpan

    public init(name: String, span: SourceSpan) {
        self.name = name
        self.span = span
    }
}

/// Another dialog that a button or row opens.
public struct OpenTarget: Sendable {
    public var dialog: String
    /// One entry for each argument of the target, in the target's order.
    public var arguments: [(name: String, value: Value)]
    /// Whether the target edits the same object as the opener.
    public var sharesTarget: Bool
    public var span: SourceSpan

    public enum Value: Sendable {
        /// The opener's argument of that name is handed on.
        case argument(String)
        case literal(Literal)
    }

    public init(dialog: String, arguments: [(name: String, value: Value)], sharesTarget: Bool, span: SourceSpan) {
        self.dialog = dialog
        self.arguments = arguments
        self.sharesTarget = sharesTarget
        self.span = span
    }
}

/// A view of the app and the constants it is given.
public struct CustomView: Sendable {
    public var name: String
    /// In the order of the definition. Only `bool`, `int`, `double`, `string` literals.
    public var parameters: [(name: String, value: Literal)]
    public var span: SourceSpan

    public init(name: String, parameters: [(name: String, value: Literal)], span: SourceSpan) {
        self.name = name
        self.parameters = parameters
        self.span = span
    }
}
