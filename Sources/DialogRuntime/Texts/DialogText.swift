public import Foundation

/// A text of a definition: its key in the translations, its source text and the arguments for its placeholders.
///
/// A plain value; a presenter turns it into words with ``DialogSession/string(_:)``.
public struct DialogText: Sendable, Hashable {
    /// One value for a placeholder.
    public enum Value: Sendable, Hashable {
        case string(String)
        case int(Int)
        case double(Double)
        case bool(Bool)
        case date(Date)
        case url(URL)
    }

    /// A placeholder's name and what stands there.
    public struct Argument: Sendable, Hashable {
        /// The placeholder's name.
        public var name: String
        /// What stands in its place.
        public var value: Value

        /// An argument.
        public init(name: String, value: Value) {
            self.name = name
            self.value = value
        }
    }

    /// The key in the translations; empty for a text that is shown as it is.
    public var key: String
    /// The text in the source language, with `{name}` placeholders and `{{`, `}}` for braces.
    public var source: String
    /// The arguments in the order of the definition.
    public var arguments: [Argument] = []

    /// A text that may be translated under `key`.
    public init(_ key: String, _ source: String) {
        self.key = key
        self.source = source
    }

    /// A text that the app has already put into the user's language; braces mean nothing in it.
    public init(verbatim text: String) {
        key = ""
        source = text
    }

    /// The text with one argument more. Chained, so that generated code holds no dictionary literal.
    public func with(_ name: String, _ value: String) -> Self { adding(name, .string(value)) }
    /// The text with one argument more.
    public func with(_ name: String, _ value: Int) -> Self { adding(name, .int(value)) }
    /// The text with one argument more.
    public func with(_ name: String, _ value: Double) -> Self { adding(name, .double(value)) }
    /// The text with one argument more.
    public func with(_ name: String, _ value: Bool) -> Self { adding(name, .bool(value)) }
    /// The text with one argument more.
    public func with(_ name: String, _ value: Date) -> Self { adding(name, .date(value)) }
    /// The text with one argument more.
    public func with(_ name: String, _ value: URL) -> Self { adding(name, .url(value)) }

    private func adding(_ name: String, _ value: Value) -> Self {
        var copy = self
        copy.arguments.append(Argument(name: name, value: value))
        return copy
    }
}

extension DialogText.Value {
    /// The value in the words of a language.
    func words(in locale: Locale) -> String {
        switch self {
        case .string(let text): text
        case .int(let number): number.formatted(.number.locale(locale))
        case .double(let number): NumberText(locale: locale).editable(.double(number))
        case .bool(let flag): flag ? "true" : "false"
        case .date(let date):
            date.formatted(Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale))
        case .url(let url): url.absoluteString
        }
    }
}
