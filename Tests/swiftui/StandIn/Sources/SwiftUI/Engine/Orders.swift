/// Orders of events that SwiftUI does not document. Code is right only if it works under each of them, so that none is
/// chosen here: tests go through all.
public struct _Orders: Hashable, Sendable {
    /// A button in an alert or a confirmation dialog: its action, and the write to the binding.
    public enum AlertButton: CaseIterable, Sendable {
        case actionThenBinding, bindingThenAction, actionThenBindingLater, bindingThenActionLater
    }
    /// `onDismiss` of a presentation, and `onDisappear` of its content.
    public enum Dismissal: CaseIterable, Sendable { case onDismissFirst, onDisappearFirst }
    /// When the binding learns that the user closed a presentation: as the animation starts, or as it ends.
    public enum Interactive: CaseIterable, Sendable { case bindingFirst, bindingLast }
    /// A presentation asked for while its surface is still busy with another: shown afterwards, or lost.
    public enum Busy: CaseIterable, Sendable { case waits, drops }
    /// Another item in the binding of a presentation: it leaves and comes again, or its content is replaced in place.
    public enum Replacement: CaseIterable, Sendable { case dismissThenPresent, inPlace }
    /// `onAppear` of a view and of those inside it.
    public enum Appearance: CaseIterable, Sendable { case innerFirst, outerFirst }
    /// Return in a text field: `onSubmit`, and the field losing the focus.
    public enum Submission: CaseIterable, Sendable { case submitThenBlur, blurThenSubmit }
    /// A confirmation dialog closed by a touch beside it: its cancel button's action runs, or does not.
    public enum OutsideTouch: CaseIterable, Sendable { case runsCancel, runsNothing }

    public var alertButton = AlertButton.actionThenBinding
    public var dismissal = Dismissal.onDismissFirst
    public var interactive = Interactive.bindingFirst
    public var busy = Busy.waits
    public var replacement = Replacement.dismissThenPresent
    public var appearance = Appearance.innerFirst
    public var submission = Submission.submitThenBlur
    public var outsideTouch = OutsideTouch.runsCancel

    public init() {}

    /// One order per kind of event varied at a time: quick, and enough for most tests.
    public static let each: [_Orders] = {
        var found: [_Orders] = []
        func vary<Choice: CaseIterable & Sendable>(_ path: WritableKeyPath<_Orders, Choice>) {
            for choice in Choice.allCases {
                var orders = _Orders()
                orders[keyPath: path] = choice
                if !found.contains(orders) { found.append(orders) }
            }
        }
        vary(\.alertButton)
        vary(\.dismissal)
        vary(\.interactive)
        vary(\.busy)
        vary(\.replacement)
        vary(\.appearance)
        vary(\.submission)
        vary(\.outsideTouch)
        return found
    }()

    /// Every combination: 512 of them.
    public static let all: [_Orders] = {
        var found = [_Orders()]
        func vary<Choice: CaseIterable & Sendable>(_ path: WritableKeyPath<_Orders, Choice>) {
            found = found.flatMap { orders in
                Choice.allCases.map { choice in
                    var orders = orders
                    orders[keyPath: path] = choice
                    return orders
                }
            }
        }
        vary(\.alertButton)
        vary(\.dismissal)
        vary(\.interactive)
        vary(\.busy)
        vary(\.replacement)
        vary(\.appearance)
        vary(\.submission)
        vary(\.outsideTouch)
        return found
    }()
}

extension _Orders: CustomStringConvertible {
    /// What differs from the first choices.
    public var description: String {
        let first = Mirror(reflecting: _Orders()).children.map { "\($0.value)" }
        let own = Mirror(reflecting: self).children.map { "\($0.value)" }
        return zip(first, own).compactMap { $0 == $1 ? nil : $1 }.joined(separator: " ")
    }
}
