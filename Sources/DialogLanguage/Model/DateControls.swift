/// A day, a time of day, or both.
public struct DatePicker: Sendable {
    /// What of a date is chosen; it decides the type of the value.
    public enum Components: String, Sendable, CaseIterable {
        case date, time, dateAndTime
    }

    public enum Style: String, Sendable, CaseIterable {
        case compact, wheel, graphical
    }

    public var components: Components
    /// Bounds are `.date`, `.time` or `.dateAndTime`, as the components say.
    public var range: Bounds
    public var style: Style?

    public init(components: Components, range: Bounds) {
        self.components = components
        self.range = range
    }
}

/// A length of time. Whether the value is a `Duration` or a number is in `ValueTraits.type`.
public struct DurationPicker: Sendable {
    /// What a duration is counted in that is an `Int` in Swift.
    public enum Unit: String, Sendable, CaseIterable {
        case milliseconds, seconds, minutes

        /// Nanoseconds in one of the unit.
        public var nanoseconds: Int64 {
            switch self {
            case .milliseconds: 1_000_000
            case .seconds: 1_000_000_000
            case .minutes: 60_000_000_000
            }
        }
    }

    /// Bounds are `.duration`, or `.int` in the unit.
    public var range: Bounds
    /// `.duration`, or `.int` in the unit.
    public var step: Literal?
    /// What the value counts; `nil` for a `Duration`.
    public var unit: Unit?

    public init(range: Bounds, unit: Unit?) {
        self.range = range
        self.unit = unit
    }
}

/// A colour.
public struct ColorPicker: Sendable, Hashable {
    /// Whether the colour may be transparent.
    public var allowsOpacity: Bool

    public init(allowsOpacity: Bool) {
        self.allowsOpacity = allowsOpacity
    }
}
