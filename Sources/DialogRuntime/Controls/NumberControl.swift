import Foundation
public import Observation

/// A number with a stepper, a slider or a field. All of them take typed text as well.
@MainActor @Observable public final class NumberControl: ControlState {
    /// How the number is changed.
    public enum Style: Sendable { case stepper, slider, field }

    /// How the number is changed.
    public let style: Style
    /// Whether the number is whole.
    public let isInteger: Bool
    /// Whether there may be no number at all.
    public let isOptional: Bool
    /// The smallest number allowed.
    public let lowest: DialogNumber?
    /// The largest number allowed.
    public let highest: DialogNumber?
    /// How far one press of a stepper goes, and where a slider stops; nothing for a slider without stops.
    public let step: DialogNumber?
    /// What stands behind the number, such as "BPM".
    public internal(set) var unit: DialogText?
    /// How the number is shown.
    public internal(set) var format: DialogNumberFormat?
    /// What stands at the lower end of a slider.
    public internal(set) var minimumLabel: DialogText?
    /// What stands at the upper end of a slider.
    public internal(set) var maximumLabel: DialogText?
    /// What stands in the field while it is empty.
    public internal(set) var placeholder: DialogText?
    /// What the number of a field is for, such as a code that was sent.
    public internal(set) var contentType: TextContentType?
    /// The keyboard that the definition asks for; without one it is that of the number's type.
    public internal(set) var keyboard: TextKeyboard?
    /// Whether there has to be a number.
    public internal(set) var isRequired = false
    private let stored: ControlValue<DialogNumber?>
    /// What stands in the field, if it is not simply the number.
    private var typed: String?

    init(
        _ id: String, in dialogID: String, style: Style, isInteger: Bool, isOptional: Bool, lowest: DialogNumber?,
        highest: DialogNumber?, step: DialogNumber?, value: ControlValue<DialogNumber?>
    ) {
        self.style = style
        self.isInteger = isInteger
        self.isOptional = isOptional
        self.lowest = lowest
        self.highest = highest
        self.step = step
        stored = value
        super.init(id, in: dialogID)
    }

    // MARK: The number

    /// The number, or nothing where that is allowed. What is set is clamped; a slider stops at its steps.
    public var number: DialogNumber? {
        get {
            _ = revision
            return stored.read()
        }
        set {
            typed = nil
            isTyping = false
            if let newValue {
                stored.write(self, NumberRange(self).clamped(style == .slider ? onStep(newValue) : newValue))
            } else if isOptional {
                stored.write(self, nil)
            }
        }
    }

    /// The number for a slider or gauge; 0 stands for none.
    public var value: Double {
        get { number?.double ?? 0 }
        set { number = isInteger ? Int(clamping: newValue).map(DialogNumber.int) : .double(newValue) }
    }

    /// Whether there is a next number.
    public var canIncrement: Bool { next(1) != nil }
    /// Whether there is a number before.
    public var canDecrement: Bool { next(-1) != nil }
    /// One step up, if the range allows it.
    public func increment() { if let next = next(1) { number = next } }
    /// One step down, if the range allows it.
    public func decrement() { if let next = next(-1) { number = next } }

    private func next(_ direction: Int) -> DialogNumber? {
        let now = number ?? lowest ?? highest ?? (isInteger ? .int(0) : .double(0))
        let next = now.advanced(by: step ?? (isInteger ? .int(1) : .double(1)), times: direction)
        return next.flatMap { NumberRange(self).contains($0) && $0 != now ? $0 : nil }
    }

    private func onStep(_ number: DialogNumber) -> DialogNumber {
        guard let step, let lowest, step.double > 0 else { return number }
        let steps = ((number.double - lowest.double) / step.double).rounded()
        return Int(clamping: steps).flatMap { lowest.advanced(by: step, times: $0) } ?? number
    }

    // MARK: The text

    /// What stands in the field. It is read at every change; what is no number, or none that is allowed, stays as it
    /// was typed and keeps the dialog from being confirmed.
    public var text: String {
        get { typed ?? number.map(words.editable) ?? "" }
        set {
            isTyping = style == .field
            wasEdited = wasEdited || newValue != text
            typed = newValue
            switch reading(newValue) {
            case .number(let number) where NumberRange(self).contains(number): stored.write(self, number)
            case .incomplete where isOptional && newValue.isEmpty: stored.write(self, nil)
            default: session?.revalidate()
            }
        }
    }

    /// The number as it is shown, without its unit.
    public var formatted: String { number.map { words.shown($0, as: format) } ?? "" }

    private var words: NumberText { NumberText(locale: session?.locale ?? .current) }

    private func reading(_ text: String) -> NumberText.Reading { words.read(text, asInteger: isInteger) }

    override var takesText: Bool { style == .field }

    override func beginEmpty() {
        guard style == .field else { return }
        typed = ""
        isTyping = true
    }

    override var hasUnreadText: Bool {
        guard let typed else { return false }
        guard case .number(let number) = reading(typed) else { return !(isOptional && typed.isEmpty) }
        return !NumberRange(self).contains(number)
    }

    override func forgetTyping() {
        super.forgetTyping()
        typed = nil
    }

    /// The number is spelt as usual once the user has left the field.
    override func finishTyping() {
        super.finishTyping()
        if typed != nil && !hasUnreadText { typed = nil }
    }

    override func check() -> [DialogIssue] {
        guard let typed else {
            return isRequired && stored.read() == nil ? [issue(.required, IssueText.required)] : []
        }
        switch reading(typed) {
        case .number(let number):
            if NumberRange(self).contains(number) { return [] }
            return [issue(.outOfRange, IssueText.outOfRange(lowest.map(words.editable), highest.map(words.editable)))]
        case .incomplete where isOptional && typed.isEmpty:
            return isRequired ? [issue(.required, IssueText.required)] : []
        case .incomplete:
            return [issue(.incomplete, IssueText.incomplete, isIncomplete: true)]
        case .notANumber:
            let isFraction = isInteger && words.read(typed, asInteger: false) != .notANumber
            return [issue(.notANumber, isFraction ? IssueText.notWhole : IssueText.notANumber)]
        }
    }
}

/// The bounds of a number.
struct NumberRange {
    var lowest: DialogNumber?
    var highest: DialogNumber?

    @MainActor init(_ control: NumberControl) {
        lowest = control.lowest
        highest = control.highest
    }

    func contains(_ number: DialogNumber) -> Bool { clamped(number) == number }

    func clamped(_ number: DialogNumber) -> DialogNumber {
        if let lowest, number < lowest { return lowest }
        if let highest, number > highest { return highest }
        return number
    }
}

extension DialogNumber {
    /// So many steps away; nothing if the number would leave its type. Fractions keep the digits of their parts, so
    /// that three steps of 0.1 are 0.3.
    func advanced(by step: DialogNumber, times: Int) -> DialogNumber? {
        if case .int(let value) = self, case .int(let step) = step {
            let (distance, overflow) = step.multipliedReportingOverflow(by: times)
            let (sum, overflow2) = value.addingReportingOverflow(distance)
            return overflow || overflow2 ? nil : .int(sum)
        }
        let sum = double + step.double * Double(times)
        let digits = max(Self.fractionDigits(double), Self.fractionDigits(step.double))
        guard sum.isFinite else { return nil }
        guard digits <= 15, abs(sum) < 1e15 else { return .double(sum) }
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        return .double((sum * scale).rounded() / scale)
    }

    private static func fractionDigits(_ value: Double) -> Int {
        let text = String(value)
        if let exponent = text.firstIndex(of: "e") {
            let power = Int(text[text.index(after: exponent)...]) ?? 0
            return max(0, fractionDigits(in: text[..<exponent]) - power)
        }
        return text.hasSuffix(".0") ? 0 : fractionDigits(in: text[...])
    }

    private static func fractionDigits(in text: Substring) -> Int {
        text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    }
}
