public import Observation

/// A value that can be typed as a text of its own form: a date, a duration, a colour. Where it is optional, a switch
/// stands beside it.
@MainActor @Observable public class TypedControl: ControlState {
    /// Whether there may be no value; a presenter shows a switch for ``hasValue``.
    public let isOptional: Bool
    /// Whether there has to be a value.
    public internal(set) var isRequired = false
    /// What stands in the field, if it is not simply the value.
    private var typed: String?

    /// What a typed text is worth.
    enum Reading {
        /// A value that is allowed, and how it is set.
        case value(@MainActor () -> Void)
        /// The beginning of one: no mistake while typing.
        case incomplete
        case wrong(DialogIssue.Code, DialogText)
    }

    init(_ id: String, in dialogID: String, isOptional: Bool) {
        self.isOptional = isOptional
        super.init(id, in: dialogID)
    }

    // MARK: What each kind says

    /// The value as a text that reads back as the same value; nothing if there is none.
    var valueText: String? { nil }
    /// What a text is worth.
    func reading(_ text: String) -> Reading { .incomplete }
    /// Sets the value to begin with, or none.
    func setValue(isOn: Bool) {}
    /// Sets the next value in a direction; nothing if there is none.
    func step(_ direction: Int) -> (@MainActor () -> Void)? { nil }

    // MARK: The value

    /// Whether there is a value. Switched on, it is the last one that stood there, or one to begin with.
    public var hasValue: Bool {
        get {
            _ = revision
            return valueText != nil
        }
        set {
            guard isOptional, newValue != hasValue else { return }
            endTyping()
            setValue(isOn: newValue)
        }
    }

    /// Whether there is a next value.
    public var canIncrement: Bool { step(1) != nil }
    /// Whether there is a value before.
    public var canDecrement: Bool { step(-1) != nil }
    /// One step up, if the range allows it.
    public func increment() { take(step(1)) }
    /// One step down, if the range allows it.
    public func decrement() { take(step(-1)) }

    private func take(_ step: (@MainActor () -> Void)?) {
        guard let step else { return }
        endTyping()
        step()
    }

    /// What was typed gives way to a value that is set.
    func endTyping() {
        typed = nil
        isTyping = false
    }

    // MARK: The text

    /// What stands in the field. It is read at every change; what is no value, or none that is allowed, stays as it was
    /// typed and keeps the dialog from being confirmed. An empty text is none where that is allowed.
    public var text: String {
        get {
            _ = revision
            return typed ?? valueText ?? ""
        }
        set {
            isTyping = true
            wasEdited = wasEdited || newValue != text
            typed = newValue
            if isOptional && newValue.isEmpty { return setValue(isOn: false) }
            if case .value(let set) = reading(newValue) { set() } else { session?.revalidate() }
        }
    }

    override var hasUnreadText: Bool {
        guard let typed, !(isOptional && typed.isEmpty) else { return false }
        if case .value = reading(typed) { return false }
        return true
    }

    override func forgetTyping() {
        super.forgetTyping()
        typed = nil
    }

    /// The value is spelt as usual once the user has left the field.
    override func finishTyping() {
        super.finishTyping()
        if typed != nil && !hasUnreadText { typed = nil }
    }

    override func check() -> [DialogIssue] {
        guard let typed, !(isOptional && typed.isEmpty) else {
            return isRequired && valueText == nil ? [issue(.required, IssueText.required)] : []
        }
        switch reading(typed) {
        case .value: return []
        case .incomplete: return [issue(.incomplete, IssueText.unfinished, isIncomplete: true)]
        case .wrong(let code, let message): return [issue(code, message)]
        }
    }
}
