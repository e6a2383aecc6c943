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
    static let required = DialogText("dialog.issue.required", "This is needed.")
    static let mustBeOn = DialogText("dialog.issue.mustBeOn", "This has to be on.")
    static let pattern = DialogText("dialog.issue.pattern", "This does not have the right form.")
    static let notANumber = DialogText("dialog.issue.notANumber", "This is not a number.")
    static let notWhole = DialogText("dialog.issue.notWhole", "This is not a whole number.")
    static let incomplete = DialogText("dialog.issue.incomplete", "The number is not complete.")
    static let unfinished = DialogText("dialog.issue.unfinished", "This is not complete.")
    static let opaque = DialogText("dialog.issue.opaque", "Use a color without transparency.")

    /// What to say about a text that is no value of its kind.
    static func form(_ example: String) -> DialogText {
        DialogText("dialog.issue.form", "Write it like this: {example}").with("example", example)
    }

    /// What to say about a date or duration outside its range.
    static func outside(_ lowest: String?, _ highest: String?) -> DialogText {
        guard let lowest, let highest else { return outOfRange(lowest, highest) }
        return DialogText("dialog.issue.within", "Use {minimum} to {maximum}.")
            .with("minimum", lowest).with("maximum", highest)
    }

    static func tooShort(_ minimum: Int) -> DialogText {
        DialogText("dialog.issue.tooShort", "Use at least {minimum} characters.").with("minimum", minimum)
    }

    static func tooLong(_ maximum: Int) -> DialogText {
        DialogText("dialog.issue.tooLong", "Use at most {maximum} characters.").with("maximum", maximum)
    }

    static func tooFew(_ minimum: Int) -> DialogText {
        DialogText("dialog.issue.tooFew", "Choose at least {minimum}.").with("minimum", minimum)
    }

    static func addAtLeast(_ minimum: Int) -> DialogText {
        DialogText("dialog.issue.addAtLeast", "Add at least {minimum}.").with("minimum", minimum)
    }

    static func keepAtMost(_ maximum: Int) -> DialogText {
        DialogText("dialog.issue.keepAtMost", "Keep at most {maximum}.").with("maximum", maximum)
    }

    static func tooMany(_ maximum: Int) -> DialogText {
        DialogText("dialog.issue.tooMany", "Choose at most {maximum}.").with("maximum", maximum)
    }

    /// What to say about a number outside its range; the bounds come as the user reads numbers.
    static func outOfRange(_ lowest: String?, _ highest: String?) -> DialogText {
        switch (lowest, highest) {
        case (let lowest?, let highest?):
            DialogText("dialog.issue.between", "Use a number from {minimum} to {maximum}.")
                .with("minimum", lowest).with("maximum", highest)
        case (let lowest?, nil):
            DialogText("dialog.issue.atLeast", "Use {minimum} or more.").with("minimum", lowest)
        case (nil, let highest?):
            DialogText("dialog.issue.atMost", "Use {maximum} or less.").with("maximum", highest)
        case (nil, nil):
            notANumber
        }
    }
}
