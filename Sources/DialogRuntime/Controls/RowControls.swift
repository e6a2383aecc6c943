public import Foundation

/// A title with a value that cannot be changed.
@MainActor public final class ReadoutControl: ControlState {
    private let read: @MainActor () -> DialogText

    init(_ id: String, in dialogID: String, read: @escaping @MainActor () -> DialogText) {
        self.read = read
        super.init(id, in: dialogID)
    }

    /// The value; one of the app is asked for anew each time, inside observation.
    public var value: DialogText { read() }
}

/// A paragraph of inline Markdown.
@MainActor public final class ParagraphControl: ControlState {
    public let text: DialogText

    init(_ id: String, in dialogID: String, text: DialogText) {
        self.text = text
        super.init(id, in: dialogID)
    }
}

/// Where a link leads.
public enum DialogLink: Sendable, Hashable {
    case url(URL)
    /// A place in the system's settings.
    case system(SystemPlace)

    /// Places in the system's settings that an app can lead to.
    public enum SystemPlace: String, Sendable, CaseIterable { case settings, notifications }
}

/// A row that does something.
@MainActor public final class ActionControl: ControlState {
    /// What the row does.
    public enum Kind: Sendable, Hashable {
        /// Calls the app.
        case button
        /// Opens the dialog with this id.
        case opens(String)
        /// Goes on to the page with this id, in the same stack.
        case page(String)
        /// Goes on to a view of the app, in the same stack.
        case view(DialogSlot)
        case link(DialogLink)

        /// Whether the row leads on within the page's stack.
        var isWay: Bool {
            switch self {
            case .page, .view: true
            case .button, .opens, .link: false
            }
        }
    }

    /// What the row does.
    public let kind: Kind
    /// What pressing the row means.
    public internal(set) var role: ButtonRole?
    private let run: @MainActor (DialogSession) -> DialogSession?

    init(_ id: String, in dialogID: String, kind: Kind, run: @escaping @MainActor (DialogSession) -> DialogSession?) {
        self.kind = kind
        self.run = run
        super.init(id, in: dialogID)
    }

    /// Does what the row is for, if it is enabled. Returns whether it did.
    @discardableResult public func perform() -> Bool {
        guard let session = usableSession else { return false }
        _ = run(session)
        return true
    }

    /// Does what the row is for. Answers the dialog that it opened.
    func go() -> DialogSession? { usableSession.flatMap(run) }

    private var usableSession: DialogSession? {
        isEnabled && isVisible && session?.phase == .presented ? session : nil
    }
}

/// A place for a view of the app.
@MainActor public final class CustomControl: ControlState {
    public internal(set) var slot: DialogSlot
    private let value: ControlValue<Any>?

    init(_ id: String, in dialogID: String, slot: DialogSlot, value: ControlValue<Any>?) {
        self.slot = slot
        self.value = value
        super.init(id, in: dialogID)
    }

    /// Whether the view edits a value.
    public var hasValue: Bool { value != nil }

    /// The value, if there is one of this type.
    public func value<Value>(as type: Value.Type) -> Value? {
        _ = revision
        return value?.read() as? Value
    }

    /// Sets the value; one of another type is reported and ignored.
    public func set(_ newValue: some Any) { value?.write(self, newValue) }
}

/// A view that the app supplies, and what the definition tells it.
public struct DialogSlot: Sendable, Hashable {
    /// A value of the definition for the view.
    public enum Literal: Sendable, Hashable {
        case bool(Bool)
        case int(Int)
        case double(Double)
        case string(String)
    }

    /// The view's name in the definition.
    public var view: String
    /// What the definition tells the view, by name.
    public var parameters: [String: Literal] = [:]

    /// A place for the view of this name.
    public init(_ view: String) { self.view = view }

    /// The slot with one parameter more. Chained, so that generated code holds no dictionary literal.
    public func with(_ name: String, _ value: Literal) -> Self {
        var copy = self
        copy.parameters[name] = value
        return copy
    }

    /// A parameter that the definition is known to give.
    public func bool(_ name: String) -> Bool { if case .bool(let value) = parameters[name] { value } else { false } }
    /// A parameter that the definition is known to give.
    public func int(_ name: String) -> Int { if case .int(let value) = parameters[name] { value } else { 0 } }
    /// A parameter that the definition is known to give.
    public func string(_ name: String) -> String { if case .string(let value) = parameters[name] { value } else { "" } }
    /// A parameter that the definition is known to give.
    public func double(_ name: String) -> Double {
        switch parameters[name] {
        case .double(let value): value
        case .int(let value): Double(value)
        default: 0
        }
    }
}
