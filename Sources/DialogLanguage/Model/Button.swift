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

    private var contents: Boxed<Contents>

    public var id: String {
        _read { yield contents.value.id }
        _modify { yield &contents.value.id }
    }
    public var span: SourceSpan {
        _read { yield contents.value.span }
        _modify { yield &contents.value.span }
    }
    /// `nil`: the localised word of `standard`.
    public var title: LocalizedText? {
        _read { yield contents.value.title }
        _modify { yield &contents.value.title }
    }
    /// Set when the words are the runtime's (`dialog.ok` …): a bare word, or a role without a title.
    public var standard: Standard? {
        _read { yield contents.value.standard }
        _modify { yield &contents.value.standard }
    }
    public var role: Role? {
        _read { yield contents.value.role }
        _modify { yield &contents.value.role }
    }
    public var isDefault: Bool {
        _read { yield contents.value.isDefault }
        _modify { yield &contents.value.isDefault }
    }
    /// The answer when the dialog goes away without a button.
    public var answersDismissal: Bool {
        _read { yield contents.value.answersDismissal }
        _modify { yield &contents.value.answersDismissal }
    }
    public var enabledWhen: Condition? {
        _read { yield contents.value.enabledWhen }
        _modify { yield &contents.value.enabledWhen }
    }
    public var opens: OpenTarget? {
        _read { yield contents.value.opens }
        _modify { yield &contents.value.opens }
    }
    /// A callback of the app.
    public var action: AppReference? {
        _read { yield contents.value.action }
        _modify { yield &contents.value.action }
    }
    public var icon: Icon? {
        _read { yield contents.value.icon }
        _modify { yield &contents.value.icon }
    }
    public var platforms: [Platform]? {
        _read { yield contents.value.platforms }
        _modify { yield &contents.value.platforms }
    }
    public var documentation: String? {
        _read { yield contents.value.documentation }
        _modify { yield &contents.value.documentation }
    }

    /// Behind one reference, like the contents of controls and for the same reason.
    private struct Contents: Sendable {
        var id: String
        var span: SourceSpan
        var title: LocalizedText?
        var standard: Standard?
        var role: Role?
        var isDefault = false
        var answersDismissal = false
        var enabledWhen: Condition?
        var opens: OpenTarget?
        var action: AppReference?
        var icon: Icon?
        var platforms: [Platform]?
        var documentation: String?
    }

    public init(id: String, span: SourceSpan) {
        contents = Boxed(Contents(id: id, span: span))
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
