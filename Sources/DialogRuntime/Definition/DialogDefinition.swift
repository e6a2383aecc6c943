/// What a definition becomes: a value of its arguments.
///
/// Generated code conforms to one of the refinements. All requirements are static, so that no argument's name can
/// clash with them.
public protocol DialogDefinition: Sendable {
    /// The values of the controls.
    associatedtype Values: DialogValues = NoValues
    /// One case for each button.
    associatedtype Button: DialogButtons = NoButtons
    /// What `open` answers.
    associatedtype Result: Sendable
    /// What the definition asks of the app; `Void` where it asks nothing.
    associatedtype App = Void

    static var info: DialogInfo { get }
    /// Describes the dialog to its session, one statement for each control and button.
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>)
    /// The answer for an end.
    static func result(of end: DialogEnd<Values, Button>) -> Result
}

/// The values of a dialog; `init()` gives the definition's defaults.
public protocol DialogValues: Sendable, Equatable {
    init()
}

/// The values of a dialog without value controls.
public struct NoValues: DialogValues {
    /// No values.
    public init() {}
}

/// The buttons of a dialog; the raw value is the button's id.
public protocol DialogButtons: Sendable, Hashable, RawRepresentable where RawValue == String {}

/// The buttons of a dialog without buttons.
public enum NoButtons: Sendable, Hashable {}

extension NoButtons: DialogButtons {
    public init?(rawValue: String) { nil }
    public var rawValue: String { "" }
}

/// A dialog that stands on its own: opened without an object to edit.
public protocol StandaloneDialog: DialogDefinition {}

/// A dialog whose values come back as its answer, or live in a store.
public protocol ValueDialog: StandaloneDialog where Result == DialogOutcome<Values> {}

extension ValueDialog {
    public static func result(of end: DialogEnd<Values, Button>) -> DialogOutcome<Values> {
        end.commits ? .committed(end.values) : .dismissed(end.reason)
    }
}

/// A dialog whose controls edit properties of a type of the app, class or struct.
public protocol EditingDialog: DialogDefinition where Result == DialogOutcome<Values> {
    /// The app's type.
    associatedtype Target

    /// Reads every bound property, one statement each.
    @MainActor static func read(_ target: Target, into r: DialogReader<Values>)
    /// Writes every bound property that changed, one statement each.
    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout Target)
}

extension EditingDialog {
    public static func result(of end: DialogEnd<Values, Button>) -> DialogOutcome<Values> {
        end.commits ? .committed(end.values) : .dismissed(end.reason)
    }
}

/// An alert or confirmation: the answer is always one of its buttons.
public protocol ButtonDialog: StandaloneDialog where Result == Button {
    /// What a dialog answers that goes away without a button.
    static var dismissButton: Button { get }
}

extension ButtonDialog {
    public static func result(of end: DialogEnd<Values, Button>) -> Button { end.button ?? dismissButton }
}

/// A page: its controls act at once, and all that comes back is why it was left.
public protocol PageDialog: StandaloneDialog where Result == DismissReason {
    /// The places that `open(at:)` can lead to: the page's sections and controls.
    associatedtype Place: DialogPlaces = NoPlaces
}

extension PageDialog {
    public static func result(of end: DialogEnd<Values, Button>) -> DismissReason { end.reason }
}

/// The places of a page; the raw value is the id of a section or control.
public protocol DialogPlaces: Sendable, Hashable, RawRepresentable where RawValue == String {}

/// The places of a page that names none.
public enum NoPlaces: Sendable, Hashable {}

extension NoPlaces: DialogPlaces {
    public init?(rawValue: String) { nil }
    public var rawValue: String { "" }
}

/// A dialog without arguments: it is opened without making one first.
public protocol PlainDialog: DialogDefinition {
    init()
}

/// A dialog with a store of its own: its values can be read without opening it.
public protocol StoredDialog: StandaloneDialog {}
