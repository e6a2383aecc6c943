import Foundation
public import Observation

/// What a text is for: it implies a keyboard, capital letters and corrections.
public enum TextContentType: String, Sendable, CaseIterable {
    case name, username, password, newPassword, oneTimeCode, email, phone, url, address, postalCode, number, code
}

/// Which keyboard a text wants.
public enum TextKeyboard: String, Sendable, CaseIterable {
    case `default`, numberPad, decimalPad, numbersAndPunctuation, emailAddress, phonePad, url, asciiCapable
}

/// Where capital letters are set.
public enum TextAutocapitalization: String, Sendable, CaseIterable {
    case none, words, sentences, characters
}

/// A text of one line or more, or a secret.
@MainActor @Observable public final class TextControl: ControlState {
    /// How the text is typed.
    public enum Style: Sendable { case field, secure, editor }

    /// How the text is typed.
    public let style: Style
    /// What stands in the field while it is empty.
    public internal(set) var placeholder: DialogText?
    /// What stands behind the text, such as "km".
    public internal(set) var unit: DialogText?
    /// How many characters, as a reader counts them.
    public internal(set) var length: ClosedRange<Int>?
    /// Whether there has to be more than spaces.
    public internal(set) var isRequired = false
    /// What the text is for.
    public internal(set) var contentType: TextContentType?
    /// The keyboard that the definition asks for.
    public internal(set) var keyboard: TextKeyboard?
    /// Where capital letters are set, if the definition says so.
    public internal(set) var autocapitalization: TextAutocapitalization?
    /// Whether the system corrects the text, if the definition says so.
    public internal(set) var autocorrection: Bool?
    /// How many lines an editor shows.
    public internal(set) var lineLimit: ClosedRange<Int>?
    @ObservationIgnored private(set) var pattern: Regex<AnyRegexOutput>?
    private let value: ControlValue<String>

    init(_ id: String, in dialogID: String, style: Style, value: ControlValue<String>) {
        self.style = style
        self.value = value
        super.init(id, in: dialogID)
        showsValue = style != .secure
    }

    /// Whether the text must not be readable on the screen.
    public var isSecure: Bool { style == .secure }

    /// What stands in the field; every change is checked at once.
    public var text: String {
        get {
            _ = revision
            return value.read()
        }
        set {
            isTyping = true
            value.write(self, newValue)
        }
    }

    /// Whether the text is checked, other than by rules.
    public var isValidated: Bool { isRequired || length != nil || pattern != nil }

    /// Returns whether the pattern is one.
    func setPattern(_ source: String) -> Bool {
        pattern = try? Regex(source)
        return pattern != nil
    }

    override var takesText: Bool { true }

    override func beginEmpty() { isTyping = true }

    override func check() -> [DialogIssue] {
        let text = value.read()
        let isBlank = text.allSatisfy(\.isWhitespace)
        if isRequired && isBlank { return [issue(.required, IssueText.required)] }
        if text.isEmpty { return [] }
        if let length {
            let count = text.count
            if count < length.lowerBound { return [issue(.tooShort, IssueText.tooShort(length.lowerBound))] }
            if count > length.upperBound { return [issue(.tooLong, IssueText.tooLong(length.upperBound))] }
        }
        if let pattern, (try? pattern.wholeMatch(in: text)) == nil {
            return [issue(.pattern, IssueText.pattern)]
        }
        return []
    }
}
