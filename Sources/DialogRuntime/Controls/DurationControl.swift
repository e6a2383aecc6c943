public import Observation

/// A length of time.
@MainActor @Observable public final class DurationControl: TypedControl {
    /// The shortest one allowed.
    public let lowest: Duration
    /// The longest one allowed.
    public let highest: Duration?
    /// How far one step goes.
    public let step: Duration
    /// What the value counts, if it is a number; it holds whole ones only.
    public let unit: DialogDurationUnit?
    /// The shortest one allowed, as it is typed; nothing where only negative ones are excluded.
    public var lowestText: String? { lowest == .zero ? nil : DurationText.text(lowest) }
    /// The longest one allowed, as it is typed.
    public var highestText: String? { highest.map(DurationText.text) }
    private let stored: ControlValue<Duration?>
    /// What the switch brings back.
    @ObservationIgnored private var last: Duration?

    init(
        _ id: String, in dialogID: String, unit: DialogDurationUnit?, isOptional: Bool, lowest: Duration,
        highest: Duration?, step: Duration, value: ControlValue<Duration?>
    ) {
        self.unit = unit
        self.lowest = lowest
        self.highest = highest
        self.step = step
        stored = value
        super.init(id, in: dialogID, isOptional: isOptional)
    }

    /// The value, or nothing where that is allowed. What is set is moved into the range.
    public var duration: Duration? {
        get {
            _ = revision
            return stored.read()
        }
        set {
            guard newValue != nil || isOptional else { return }
            endTyping()
            if newValue == nil { last = stored.read() }
            stored.write(self, newValue.map(clamped))
        }
    }

    private func clamped(_ duration: Duration) -> Duration {
        max(highest.map { min(duration, $0) } ?? duration, lowest)
    }

    override var valueText: String? { stored.read().map(DurationText.text) }

    override func setValue(isOn: Bool) {
        if !isOn { last = stored.read() ?? last }
        stored.write(self, isOn ? last ?? lowest : nil)
    }

    override func reading(_ text: String) -> Reading {
        switch DurationText.read(text) {
        case .value(let duration):
            guard unit?.isWhole(duration) ?? true else { return .wrong(.malformed, IssueText.form(example)) }
            guard clamped(duration) == duration else {
                return .wrong(
                    .outOfRange, IssueText.outside(DurationText.text(lowest), highest.map(DurationText.text)))
            }
            return .value { self.stored.write(self, duration) }
        case .incomplete: return .incomplete
        case .wrong: return .wrong(.malformed, IssueText.form(example))
        }
    }

    /// How a value of the control is written.
    private var example: String {
        switch unit {
        case .minutes: "1h 30min"
        case .seconds, .milliseconds, nil: "1min 30s"
        }
    }

    override func step(_ direction: Int) -> (@MainActor () -> Void)? {
        guard let duration = stored.read() else { return nil }
        let next = duration + step * direction
        guard clamped(next) == next else { return nil }
        return { self.stored.write(self, next) }
    }
}

/// What a duration is counted in that the app keeps as a number.
public enum DialogDurationUnit: String, Sendable, CaseIterable {
    case milliseconds, seconds, minutes

    /// One of the unit.
    public var duration: Duration {
        switch self {
        case .milliseconds: .milliseconds(1)
        case .seconds: .seconds(1)
        case .minutes: .seconds(60)
        }
    }

    /// How many of the unit a duration is; a rest is dropped.
    func count(of duration: Duration) -> Int? {
        duration.nanoseconds.flatMap { nanoseconds in
            self.duration.nanoseconds.map { Int(nanoseconds / $0) }
        }
    }

    func isWhole(_ duration: Duration) -> Bool { count(of: duration).map { self.duration * $0 == duration } ?? false }
}

/// The types that a duration picker can hold: `Duration`, or an `Int` that counts a unit.
public protocol DialogDurationValue: DialogStorable, Comparable {
    /// The value of a duration; nothing if it is too long.
    init?(_ duration: Duration, in unit: DialogDurationUnit?)
    /// The value without its type.
    func duration(in unit: DialogDurationUnit?) -> Duration
}

extension Duration: DialogDurationValue {
    public init?(_ duration: Duration, in unit: DialogDurationUnit?) { self = duration }
    public func duration(in unit: DialogDurationUnit?) -> Duration { self }
}

extension Int: DialogDurationValue {
    public init?(_ duration: Duration, in unit: DialogDurationUnit?) {
        guard let count = (unit ?? .seconds).count(of: duration) else { return nil }
        self = count
    }

    public func duration(in unit: DialogDurationUnit?) -> Duration {
        // No more than a duration in nanoseconds can hold, so that nothing that is done with it overflows.
        let limit = 9_000_000_000 / Swift.max(1, Int((unit ?? .seconds).duration.components.seconds))
        return (unit ?? .seconds).duration * Swift.min(Swift.max(self, -limit), limit)
    }
}
