public typealias TimeInterval = Double

public struct Date: Sendable, Hashable, Comparable, Codable {
    public var timeIntervalSinceReferenceDate: Double
    public init() { timeIntervalSinceReferenceDate = 0 }
    public init(timeIntervalSinceReferenceDate: Double) {
        self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
    }
    public static func < (left: Date, right: Date) -> Bool {
        left.timeIntervalSinceReferenceDate < right.timeIntervalSinceReferenceDate
    }
}

public struct URL: Sendable, Hashable, Codable {
    public let absoluteString: String
    public init?(string: String) { absoluteString = string }
}

/// The characters are those of a string, and the only attribute is the one that views set.
public struct AttributedString: Sendable, Hashable {
    public let characters: String
    public var link: URL?
    public init(_ string: String) { characters = string }
}

public struct UUID: Sendable, Hashable, Codable {
    public let uuidString: String
    public init() { uuidString = "" }
}

public struct Data: Sendable, Hashable, Codable {
    public init() {}
}

public struct Locale: Sendable, Hashable, Codable {
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier }
    public static var current: Locale { Locale(identifier: "en") }
    public static var autoupdatingCurrent: Locale { Locale(identifier: "en") }
    public var language: Language { Language() }
    public struct LanguageCode: Sendable, Hashable { public static let japanese = LanguageCode() }
    public struct Language: Sendable, Hashable { public var languageCode: LanguageCode? { nil } }
}

public struct TimeZone: Sendable, Hashable, Codable {
    public let identifier: String
    public init?(identifier: String) { self.identifier = identifier }
    private init(known identifier: String) { self.identifier = identifier }
    public static var current: TimeZone { TimeZone(known: "GMT") }
}

public struct Calendar: Sendable, Hashable {
    public enum Identifier: Sendable { case gregorian }
    public init(identifier: Calendar.Identifier) {}
    public static var current: Calendar { Calendar(identifier: .gregorian) }
}

public final class Bundle: Sendable {
    public static let main = Bundle()
    private init() {}
}

public final class UserDefaults: @unchecked Sendable {
    public static let standard = UserDefaults()
    private init() {}
    public init?(suiteName: String?) {}
}

public protocol LocalizedError: Error {
    var errorDescription: String? { get }
}

public struct IndexSet: Sendable, Hashable {
    public init(integer: Int) {}
}

public protocol FormatStyle<FormatInput, FormatOutput>: Sendable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
}

public protocol ParseStrategy<ParseInput, ParseOutput>: Sendable {
    associatedtype ParseInput
    associatedtype ParseOutput
    func parse(_ value: ParseInput) throws -> ParseOutput
}

public protocol ParseableFormatStyle: FormatStyle {
    associatedtype Strategy: ParseStrategy
    where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
    var parseStrategy: Strategy { get }
}
