/// Something that keeps a dialog from being confirmed.
public struct DialogIssue: Sendable, Hashable {
    /// What is wrong.
    public enum Code: String, Sendable, CaseIterable {
        case required, mustBeOn, tooShort, tooLong, pattern, notANumber, malformed, outOfRange, incomplete, rule,
            tooFew, tooMany
    }

    /// The id of the control that shows the message.
    public var control: String
    /// What is wrong.
    public var code: Code
    /// What to tell the user.
    public var message: DialogText
    /// The beginning of a number, such as "-" or "1.": it keeps a dialog from being confirmed, but is no mistake yet.
    public var isIncomplete = false
}

/// The words for issues that need no message of their own.
enum IssueText {
    static let required = IssueWord.required.text
    static let mustBeOn = IssueWord.mustBeOn.text
    static let pattern = IssueWord.pattern.text
    static let notANumber = IssueWord.notANumber.text
    static let notWhole = IssueWord.notWhole.text
    static let incomplete = IssueWord.incomplete.text
    static let unfinished = IssueWord.unfinished.text
    static let opaque = IssueWord.opaque.text

    /// What to say about a text that is no value of its kind.
    static func form(_ example: String) -> DialogText { IssueWord.form.text.with("example", example) }

    /// What to say about a date or duration outside its range.
    static func outside(_ lowest: String?, _ highest: String?) -> DialogText {
        guard let lowest, let highest else { return outOfRange(lowest, highest) }
        return IssueWord.within.text.with("minimum", lowest).with("maximum", highest)
    }

    static func tooShort(_ minimum: Int) -> DialogText { IssueWord.tooShort.text.with("minimum", minimum) }

    static func tooLong(_ maximum: Int) -> DialogText { IssueWord.tooLong.text.with("maximum", maximum) }

    static func tooFew(_ minimum: Int) -> DialogText { IssueWord.tooFew.text.with("minimum", minimum) }

    static func addAtLeast(_ minimum: Int) -> DialogText { IssueWord.addAtLeast.text.with("minimum", minimum) }

    static func keepAtMost(_ maximum: Int) -> DialogText { IssueWord.keepAtMost.text.with("maximum", maximum) }

    static func tooMany(_ maximum: Int) -> DialogText { IssueWord.tooMany.text.with("maximum", maximum) }

    /// What to say about a number outside its range; the bounds come as the user reads numbers.
    static func outOfRange(_ lowest: String?, _ highest: String?) -> DialogText {
        switch (lowest, highest) {
        case (let lowest?, let highest?):
            IssueWord.between.text.with("minimum", lowest).with("maximum", highest)
        case (let lowest?, nil): IssueWord.atLeast.text.with("minimum", lowest)
        case (nil, let highest?): IssueWord.atMost.text.with("maximum", highest)
        case (nil, nil): notANumber
        }
    }
}
