public import Foundation
public import Observation

/// What a date picker shows.
public enum DateParts: String, Sendable, CaseIterable {
    case date, time, dateAndTime
}

/// How a date picker is drawn.
public enum DatePickerStyle: String, Sendable, CaseIterable {
    case compact, wheel, graphical
}

/// A day, a time of day, or a point in time.
@MainActor @Observable public final class DateControl: TypedControl {
    /// What is chosen.
    public let components: DateParts
    /// How the picker is drawn, if the definition says so.
    public internal(set) var style: DatePickerStyle?
    /// The first one allowed.
    public let lowest: DialogMoment?
    /// The last one allowed.
    public let highest: DialogMoment?
    /// The first one allowed, as it is typed.
    public var lowestText: String? { lowest?.text }
    /// The last one allowed, as it is typed.
    public var highestText: String? { highest?.text }
    private let stored: ControlValue<DialogMoment?>
    /// What the switch brings back.
    @ObservationIgnored private var last: DialogMoment?

    init(
        _ id: String, in dialogID: String, components: DateParts, isOptional: Bool, lowest: DialogMoment?,
        highest: DialogMoment?, value: ControlValue<DialogMoment?>
    ) {
        self.components = components
        self.lowest = lowest
        self.highest = highest
        stored = value
        super.init(id, in: dialogID, isOptional: isOptional)
    }

    /// The value, or nothing where that is allowed. What is set is moved into the range; what has other parts than the
    /// control is ignored.
    public var moment: DialogMoment? {
        get {
            _ = revision
            return stored.read()
        }
        set {
            guard newValue.map({ $0.parts == components }) ?? isOptional else { return }
            endTyping()
            if newValue == nil { last = stored.read() }
            stored.write(self, newValue?.clamped(lowest, highest))
        }
    }

    /// The value as a point in time, for the date picker of a system: a day at noon, a time of day today.
    public var date: Date {
        get { (moment ?? start).date }
        set { moment = DialogMoment(newValue, components) }
    }

    /// Where a value begins that was none.
    private var start: DialogMoment { (last ?? DialogMoment(.now, components)).clamped(lowest, highest) }

    override var valueText: String? { stored.read()?.text }

    override func setValue(isOn: Bool) {
        if !isOn { last = stored.read() ?? last }
        stored.write(self, isOn ? start : nil)
    }

    override func reading(_ text: String) -> Reading {
        switch MomentText.read(text, components) {
        case .value(let moment) where moment.clamped(lowest, highest) == moment:
            return .value { self.stored.write(self, moment) }
        case .value:
            return .wrong(.outOfRange, IssueText.outside(lowest?.text, highest?.text))
        case .incomplete: return .incomplete
        case .wrong: return .wrong(.malformed, IssueText.form(MomentText.example(components)))
        }
    }

    override func step(_ direction: Int) -> (@MainActor () -> Void)? {
        guard let moment = stored.read(), let next = moment.next(direction),
            next.clamped(lowest, highest) == next
        else { return nil }
        return { self.stored.write(self, next) }
    }
}
