public import Foundation

/// A value that is stored as its text, in every kind of store and in encoded records alike.
public protocol DialogTextStorable: DialogStorable, LosslessStringConvertible, Codable {}

extension DialogTextStorable {
    public init?(stored: DialogStoredValue) {
        guard case .text(let text) = stored else { return nil }
        self.init(text)
    }

    public var stored: DialogStoredValue { .text(description) }

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Self>? {
        guard case .text(let text) = scalar, let value = Self(text) else { return nil }
        return DialogConversion(value, isExact: true)
    }

    public var dialogScalar: DialogScalar { .text(description) }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Self(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no \(Self.self)")
        }
        self = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

// Points in time are kept in UTC, with fractions of a second only where there are some.
extension Date: DialogStorable {
    public typealias DialogValueFamily = Date

    public init?(stored: DialogStoredValue) {
        guard case .text(let text) = stored, let date = Self.fromISO8601(text) else { return nil }
        self = date
    }

    public var stored: DialogStoredValue { .text(iso8601) }

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Date>? {
        guard case .text(let text) = scalar else { return nil }
        return fromISO8601(text).map { DialogConversion($0, isExact: true) }
    }

    public var dialogScalar: DialogScalar { .text(iso8601) }

    private static func fromISO8601(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }

    private var iso8601: String {
        let hasFraction = timeIntervalSince1970 != timeIntervalSince1970.rounded()
        return formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: hasFraction))
    }
}

extension Duration: DialogStorable {
    public typealias DialogValueFamily = Duration

    public init?(stored: DialogStoredValue) {
        guard let seconds = Double(stored: stored) else { return nil }
        self.init(seconds: seconds)
    }

    public var stored: DialogStoredValue { .double(inSeconds) }

    public static func fromDialog(_ scalar: DialogScalar) -> DialogConversion<Duration>? {
        guard let seconds = Double.fromDialog(scalar), let duration = Duration(seconds: seconds.value) else {
            return nil
        }
        return DialogConversion(duration, isExact: true)
    }

    public var dialogScalar: DialogScalar { .double(inSeconds) }

    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

    /// To the nanosecond, which undoes the noise of binary fractions; nothing for what is longer than 292 years.
    private init?(seconds: Double) {
        guard abs(seconds) < 9.2e9 else { return nil }
        self = .nanoseconds(Int64((seconds * 1e9).rounded()))
    }
}
