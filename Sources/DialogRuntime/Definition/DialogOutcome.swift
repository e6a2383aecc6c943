/// Identifies one presentation. The same dialog opened twice has two tickets.
public struct DialogTicket: Sendable, Hashable, Comparable {
    let number: UInt64

    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// Why a dialog ended.
public enum DismissReason: String, Sendable, CaseIterable {
    /// One of its buttons was pressed.
    case button
    /// The user closed it in one of these ways.
    case closeButton, outsideTap, swipe, escape
    /// The app closed it through its handle.
    case program
    /// The task that waited for its answer was cancelled.
    case taskCancelled
    /// The last host of its center left.
    case hostGone
    /// Another dialog took its place.
    case superseded
    /// It gave way to what was shown already, or is not meant for this platform.
    case rejected
    /// The dialog below it ended.
    case parentDismissed
    /// Its center has no host and never will.
    case noHost

    /// Whether the user chose it without a button.
    public var isInteractive: Bool {
        switch self {
        case .closeButton, .outsideTap, .swipe, .escape: true
        default: false
        }
    }
}

/// The answer of a dialog with values.
public enum DialogOutcome<Values: Sendable>: Sendable {
    /// The user's values, checked.
    case committed(Values)
    /// Nothing was committed.
    case dismissed(DismissReason)

    /// The values, if they were committed.
    public var values: Values? {
        if case .committed(let values) = self { values } else { nil }
    }
}

extension DialogOutcome: Equatable where Values: Equatable {}

/// How one presentation ended: what a definition makes its answer of.
public struct DialogEnd<Values: Sendable, Button: Sendable>: Sendable {
    /// The values as they were kept.
    public let values: Values
    /// The button that closed the dialog.
    public let button: Button?
    /// Whether the values count.
    public let commits: Bool
    /// Why the dialog ended.
    public let reason: DismissReason
}
