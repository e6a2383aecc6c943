public import Observation

/// What an app shows when no dialog is open: a few lines about itself and the things it can do.
@MainActor public struct TerminalMenu {
    /// Something the app can do.
    public struct Item {
        /// The word for it in a pipe: `open tempo`.
        public let id: String
        public let title: String
        /// Done when it returns; dialogs opened meanwhile are waited for inside.
        public let action: @MainActor () async -> Void

        public init(_ id: String, _ title: String, action: @escaping @MainActor () async -> Void) {
            self.id = id
            self.title = title
            self.action = action
        }
    }

    public let title: String
    public let items: [Item]
    /// Lines about the state of the app, asked for whenever they are shown; changes of `@Observable` objects read in
    /// here are seen at once.
    public let status: @MainActor () -> [String]

    public init(title: String, items: [Item], status: @escaping @MainActor () -> [String] = { [] }) {
        self.title = title
        self.items = items
        self.status = status
    }
}

/// What an app says about what has just happened: a line of the transcript in a pipe, the line above the menu on a
/// terminal.
@MainActor @Observable public final class TerminalMessages {
    /// The last message.
    public private(set) var latest: String?
    @ObservationIgnored private var unread: [String] = []

    public init() {}

    public func say(_ text: String) {
        latest = text
        unread.append(text)
    }

    /// The messages since the last call.
    func takeUnread() -> [String] {
        defer { unread = [] }
        return unread
    }
}
