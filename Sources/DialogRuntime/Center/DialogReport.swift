/// Something that went wrong at run time and was put right: for the developer, not for the user.
public struct DialogReport: Sendable, Hashable, CustomStringConvertible {
    /// What kind of thing it is.
    public enum Code: String, Sendable, CaseIterable {
        /// A stored or given value does not fit its control and was clamped or replaced.
        case valueReplaced
        /// Dialogs wait for a host that has not come.
        case noHost
        /// A second host came to a center; the first one stays.
        case secondHost
        /// A presenter did not say that a dialog has disappeared.
        case notDismissed
        /// A dialog is not meant for the presenter's platform.
        case wrongPlatform
        /// Something in the definition or the app cannot be used, such as a page's place that does not exist.
        case unusable
    }

    /// What kind of thing it is.
    public let code: Code
    /// The id of the dialog.
    public let dialog: String?
    /// The id of the control.
    public let control: String?
    /// What happened, in English.
    public let message: String

    init(_ code: Code, dialog: String? = nil, control: String? = nil, _ message: String) {
        self.code = code
        self.dialog = dialog
        self.control = control
        self.message = message
    }

    public var description: String {
        let place = [dialog, control].compactMap { $0 }.joined(separator: ".")
        return place.isEmpty ? message : place + ": " + message
    }
}
