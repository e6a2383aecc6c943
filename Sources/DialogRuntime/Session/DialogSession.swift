public import Foundation
public import Observation

/// What a presenter sees of one presentation. It knows nothing of the dialog's types; ``DialogModel`` does.
@MainActor @Observable public class DialogSession: Identifiable {
    /// Where a presentation stands.
    public enum Phase: Sendable { case waiting, presented, ended }

    /// What identifies this presentation.
    public nonisolated let id: DialogTicket
    /// What the definition says, whatever the arguments.
    public nonisolated let info: DialogInfo
    /// The title, which a presenter resolves with ``string(_:)``.
    public internal(set) var title = DialogText(verbatim: "")
    /// The text below the title.
    public internal(set) var message: DialogText?
    /// All sections; those with ``DialogSection/isVisible`` are shown.
    public internal(set) var sections: [DialogSection] = []
    /// The app's view that takes the place of controls.
    public internal(set) var content: DialogSlot?
    /// Where the presentation stands.
    public internal(set) var phase = Phase.waiting
    /// What keeps the dialog from being confirmed.
    public internal(set) var issues: [DialogIssue] = []
    /// Whether the user has changed any value.
    public internal(set) var wasEdited = false
    /// Whether the user tried to confirm in vain: from then on all messages are shown.
    public internal(set) var showsIssues = false
    /// Whether the presenter should ask "discard or keep editing?" and hand on ``answerDiscard(_:)``.
    public internal(set) var asksToDiscard = false
    /// The section or control that the page was opened at; a presenter scrolls there.
    public internal(set) var place: String?
    /// The dialog that a row or button of another one opened, or the page that goes on from another page.
    public internal(set) var opener: DialogTicket?
    /// Whether the page is shown in the stack of the page below it.
    public internal(set) var isPushed = false
    /// A view of the app that a row of the page has led to, in the page's stack.
    public internal(set) var pushedView: DialogSlot?
    @ObservationIgnored private var pathToFollow: [String] = []
    /// All buttons, those of other platforms too.
    var allButtons: [ButtonState] = []
    @ObservationIgnored let center: DialogCenter
    @ObservationIgnored let texts: DialogTextTable
    /// How the user wanted to close a dialog that asks first.
    @ObservationIgnored private var askedReason = DismissReason.closeButton

    init(id: DialogTicket, info: DialogInfo, center: DialogCenter, texts: DialogTextTable) {
        self.id = id
        self.info = info
        self.center = center
        self.texts = texts
    }

    // MARK: What holds

    /// How the dialog is shown. An alert whose text is checked is shown as a popup, since an alert's button cannot
    /// follow its text reliably.
    public var presentation: Presentation {
        info.presentation == .alert && (hasRules || hasValidatedText) ? .popup : info.presentation
    }

    private var hasValidatedText: Bool {
        sections.contains { section in
            section.controls.contains { if case .text(let text) = $0 { text.isValidated } else { false } }
        }
    }

    /// Whether rules bind the values.
    var hasRules: Bool { false }

    /// What the dialog does when another one is shown already.
    public var busyPolicy: BusyPolicy {
        if let policy = info.whenBusy { return policy }
        if opener != nil { return .stack }
        switch info.presentation {
        case .alert, .confirmationDialog, .popover: return .stack
        case .popup, .sheet, .fullScreenCover, .loading, .page: return .queue
        }
    }

    /// When edits reach the app.
    public var apply: ApplyMode {
        if info.presentation == .page { return .live }
        return info.apply ?? (allButtons.contains { $0.role == .confirm || $0.isDefault } ? .onConfirm : .live)
    }

    /// The buttons for the presenter's platform.
    public var buttons: [ButtonState] { allButtons.filter { $0.platforms.includes(platforms) } }

    /// The button that Return presses.
    public var defaultButton: ButtonState? {
        buttons.first(where: \.isDefault) ?? buttons.first { $0.role == .confirm }
    }

    /// Whether the user has changed anything.
    public var isDirty: Bool { false }

    /// Whether a press on a confirming button would close the dialog.
    public var canCommit: Bool { issues.isEmpty }

    /// False while closing would lose edits that the definition protects: what `interactiveDismissDisabled` wants.
    public var allowsInteractiveDismiss: Bool { !(isDirty && losesEdits && info.whenEdited != .discard) }

    /// The presenter's platforms.
    var platforms: DialogPlatforms? { center.platforms }

    /// The language in which the presenter shows texts and reads numbers.
    public var locale: Locale { center.locale }

    /// A text in the user's language.
    public func string(_ text: DialogText) -> String { center.texts.resolve(text, texts, locale) }

    // MARK: Finding

    /// The control or row of a list with this id: of two with one id, that of the presenter's platform.
    public func control(_ id: String) -> DialogControl? {
        let found = sections.flatMap(\.controls).flatMap(\.withRows).filter { $0.base.id == id }
        return found.first { $0.base.isVisible } ?? found.first
    }

    /// The list that a row belongs to.
    public func list(ofRow row: String) -> ListControl? {
        for case .list(let list) in sections.flatMap(\.controls) where list.position(of: row) != nil { return list }
        return nil
    }

    /// The button with this id.
    public func button(_ id: String) -> ButtonState? { allButtons.first { $0.id == id } }

    /// The controls that are shown, from top to bottom.
    public var visibleControls: [DialogControl] {
        sections.filter(\.isVisible).flatMap(\.controls).filter(\.base.isVisible)
    }

    /// The ids of the controls that are typed into, in the order in which Return leads through them.
    public var focusOrder: [String] {
        visibleControls.flatMap(\.withRows).filter { $0.base.takesText && $0.base.isEnabled }.map(\.base.id)
    }

    /// The rows that contain every word of a search in title, subtitle, help or keywords. Hidden rows are not found.
    public func search(_ words: String) -> [DialogControl] {
        let wanted = words.split(whereSeparator: \.isWhitespace)
        guard !wanted.isEmpty else { return [] }
        return visibleControls.filter { control in
            let base = control.base
            let texts = [base.title, base.subtitle, base.help].compactMap { $0 } + base.searchKeywords
            let haystack = texts.map(string).joined(separator: "\n")
            return wanted.allSatisfy {
                haystack.range(of: $0, options: [.caseInsensitive, .diacriticInsensitive], locale: locale) != nil
            }
        }
    }

    /// Leads along ids of sections and controls, through the pages that they open; as soon as the page is shown.
    func follow(_ path: [String]) {
        guard phase == .presented else {
            pathToFollow = path
            return
        }
        pathToFollow = []
        guard let first = path.first else { return }
        let row = control(first)
        guard let isShown = row?.base.isVisible ?? sections.first(where: { $0.id == first })?.isVisible else {
            return reportPlace(first, "there is no such place")
        }
        guard isShown else { return reportPlace(first, "the place is not shown now") }
        place = first
        let rest = Array(path.dropFirst())
        var page: DialogSession?
        if case .action(let action)? = row, action.kind.isWay {
            guard action.isEnabled else { return reportPlace(first, "the place is not available now") }
            page = action.go()
        }
        if let page { page.follow(rest) } else if !rest.isEmpty { reportPlace(first, "no page lies behind this place") }
    }

    private func reportPlace(_ place: String, _ message: String) {
        center.report(DialogReport(.unusable, dialog: info.id, control: place, message))
    }

    /// The center shows the dialog.
    func appear() {
        phase = .presented
        revalidate()
        follow(pathToFollow)
    }

    /// Back from a view of the app to the page that led there.
    public func leavePushedView() {
        pushedView = nil
        center.changed()
    }

    // MARK: What a presenter reports

    /// A press on a button. One that commits checks the values first and shows what is wrong.
    public func press(_ button: String) {}

    /// Return in a field: what was typed is handed on. Answers the field that has the focus next; after the last one
    /// the default button is pressed.
    @discardableResult public func submit(_ control: String) -> String? {
        self.control(control)?.base.endEditing()
        let order = focusOrder
        if let index = order.firstIndex(of: control), index + 1 < order.count { return order[index + 1] }
        if let button = defaultButton { press(button.id) }
        return nil
    }

    /// The user wants to close the dialog without a button. Returns whether it goes away.
    @discardableResult public func requestDismiss(_ reason: DismissReason) -> Bool {
        guard phase == .presented else { return false }
        if reason.isInteractive {
            guard info.allows(reason) else { return false }
            if isDirty && losesEdits {
                switch info.whenEdited {
                case .block: return false
                case .ask:
                    askedReason = reason
                    asksToDiscard = true
                    center.changed()
                    return false
                case .discard: break
                }
            }
        }
        center.end(self, reason)
        return true
    }

    /// The dialog has left the screen without being asked: the system took it away, or a view of the app in it did. If
    /// the user could not have closed it in that way, it counts as closed by the app.
    public func wasDismissed(_ reason: DismissReason) {
        guard phase == .presented else { return }
        let isUsers = reason.isInteractive && info.allows(reason) && allowsInteractiveDismiss
        center.end(self, isUsers ? reason : .program)
    }

    /// Whether closing without a button loses edits.
    private var losesEdits: Bool { apply == .onConfirm || allButtons.contains { $0.role == .cancel } }

    /// The user's answer to "discard or keep editing?".
    public func answerDiscard(_ discard: Bool) {
        guard asksToDiscard else { return }
        asksToDiscard = false
        if discard { center.end(self, askedReason) } else { center.changed() }
    }

    // MARK: What the model does

    /// Checks everything anew after a change that left the values as they are.
    func revalidate() {}
    /// A control's typing is done.
    func endEditing(_ control: ControlState) {}
    /// Ends this presentation, once and for all.
    func finish(_ reason: DismissReason) {}
    /// A dialog that a row or button of this one opened has ended.
    func openedDialogEnded() {}
    /// The store that a page opened from here uses if it has none.
    var inheritedStore: DialogStore? { nil }
}
