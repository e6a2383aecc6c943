public import DialogRuntime

/// A view of the app for `custom` controls and `content` on terminals. It is registered by the name that the
/// definition gives after `view`, and made anew for each presentation.
@MainActor public protocol TerminalView: AnyObject {
    /// What it shows. Lines longer than `columns` are cut. Changes of `@Observable` objects read in here are seen at
    /// once.
    func lines(columns: Int) -> [StyledLine]

    /// A key while the view has the focus; `false` leaves the key to the dialog.
    func handle(_ key: TerminalKey) -> Bool

    /// A line of a pipe whose first word is none of the dialog's own; `false` if the view can do nothing with it.
    func handle(command: String, argument: String) -> Bool

    /// The commands it understands, for the help in a pipe.
    var commands: [TerminalCommand] { get }
}

/// What a view is told when it is made.
@MainActor public struct TerminalSlot {
    /// The view's name and the parameters that the definition gives it.
    public let slot: DialogSlot
    /// The control whose value the view edits; `nil` for the content of a whole dialog.
    public let control: CustomControl?
}

/// A command and what it does, as help shows it.
public struct TerminalCommand: Sendable, Hashable {
    /// With its arguments: `notes C D E`.
    public let usage: String
    public let meaning: String

    public init(_ usage: String, _ meaning: String) {
        self.usage = usage
        self.meaning = meaning
    }
}
