public import Observation

/// The state that all controls have. The value itself lives in the session's draft alone; reading it through a control
/// depends on that one value.
@MainActor @Observable public class ControlState {
    /// The control's id in the definition.
    public nonisolated let id: String
    /// The id of the control's dialog.
    public let dialogID: String
    /// For tests and accessibility; `dialogId.controlId` unless the definition says otherwise.
    public internal(set) var accessibilityIdentifier: String
    /// What assistive technology reads in place of the title.
    public internal(set) var accessibilityLabel: DialogText?
    /// What assistive technology reads after a pause.
    public internal(set) var accessibilityHint: DialogText?
    /// The title of the row; the only control of a dialog may have none.
    public internal(set) var title: DialogText?
    /// An explanation of any length, inline Markdown.
    public internal(set) var help: DialogText?
    /// A picture beside the title.
    public internal(set) var icon: DialogIcon?
    /// Further words that a page's search finds the row by.
    public internal(set) var searchKeywords: [DialogText] = []
    /// Whether a page shows the value in the row.
    public internal(set) var showsValue = true
    /// Whether the control can be used.
    public internal(set) var isEnabled = true
    /// Whether the control is shown.
    public internal(set) var isVisible = true
    /// What is wrong with the value now.
    public internal(set) var issues: [DialogIssue] = []
    /// Whether the user has changed the value or left the field.
    public internal(set) var wasEdited = false

    var plainSubtitle: DialogText?
    /// Grows when the value changes: what views of this control depend on.
    var revision = 0
    /// Whether a text is being typed that has not been handed on by Return, leaving the field or closing.
    @ObservationIgnored var isTyping = false
    @ObservationIgnored var validationMessage: DialogText?
    @ObservationIgnored weak var session: DialogSession?

    init(_ id: String, in dialogID: String) {
        self.id = id
        self.dialogID = dialogID
        accessibilityIdentifier = dialogID + "." + id
    }

    /// The second line of the row, inline Markdown.
    public var subtitle: DialogText? { plainSubtitle }

    /// The messages to show now: what is merely unfinished, or was never touched, is held back until the user tries to
    /// confirm. A rule may be broken from another control, so its message waits for no edit of this one.
    public var shownIssues: [DialogIssue] {
        guard let session else { return [] }
        if session.showsIssues { return issues }
        return issues.filter { issue in
            !issue.isIncomplete && (wasEdited || issue.code == .rule && session.wasEdited)
        }
    }

    /// Whether a user types into the control.
    var takesText: Bool { false }
    /// Whether a text stands in the field that is no value.
    var hasUnreadText: Bool { false }
    /// What is wrong with the value, rules aside.
    func check() -> [DialogIssue] { [] }
    /// What was typed is handed on.
    func finishTyping() { isTyping = false }
    /// Drops what was typed and shows the value.
    func forgetTyping() { isTyping = false }
    /// An empty field to type into, where the user has just made room for a value.
    func beginEmpty() {}
    /// The value in the draft is another one.
    func valueChanged() { revision &+= 1 }

    /// Takes over what the model found. Only what differs is assigned, so that only the views concerned are drawn anew.
    func show(_ found: [DialogIssue], isVisible visible: Bool, isEnabled enabled: Bool) {
        if isVisible != visible { isVisible = visible }
        if isEnabled != enabled { isEnabled = enabled }
        if issues != found { issues = found }
    }

    func issue(_ code: DialogIssue.Code, _ message: DialogText, isIncomplete: Bool = false) -> DialogIssue {
        DialogIssue(control: id, code: code, message: validationMessage ?? message, isIncomplete: isIncomplete)
    }

    /// The user left the field: what was typed is handed on.
    public func endEditing() {
        session?.endEditing(self)
    }
}
