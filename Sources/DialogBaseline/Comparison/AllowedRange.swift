import DialogLanguage

/// The bounds of a value as a baseline spells them, and the step between the numbers of a picker.
struct AllowedRange {
    /// What stands for a range that only the app knows.
    static let ofApp = "what the app gives"

    /// `nil`: every value.
    var range: String?
    var step: String?

    /// Whether some value of the other is none of this. What cannot be compared is not narrower.
    static func isNarrower(_ new: AllowedRange, than old: AllowedRange) -> Bool {
        if new.range == ofApp || old.range == ofApp { return false }
        guard let after = new.range else { return false }
        guard let before = old.range else { return true }
        if let old = Values.numberRange(before).value, let new = Values.numberRange(after).value,
            isNarrower(new, than: old)
        {
            return true
        }
        if let old = Values.durationRange(before).value, let new = Values.durationRange(after).value {
            return isNarrower(new, than: old)
        }
        if let old = Values.dateRange(before).value, let new = Values.dateRange(after).value {
            return isNarrower(new, than: old)
        }
        if let old = Values.timeRange(before).value, let new = Values.timeRange(after).value {
            return isNarrower(new, than: old)
        }
        if let old = Values.dateAndTimeRange(before).value, let new = Values.dateAndTimeRange(after).value {
            return isNarrower(new, than: old)
        }
        return leavesOutNumbers(new, of: old)
    }

    private static func isNarrower<Bound: Comparable>(_ new: ValueRange<Bound>, than old: ValueRange<Bound>) -> Bool {
        if let lower = new.lower { if old.lower.map({ $0 < lower }) ?? true { return true } }
        if let upper = new.upper { if old.upper.map({ upper < $0 }) ?? true { return true } }
        return false
    }

    /// Whether a picker's numbers by one step are not all among those by another.
    private static func leavesOutNumbers(_ new: AllowedRange, of old: AllowedRange) -> Bool {
        guard let newStep = new.step else { return false }
        guard let oldStep = old.step else { return true }
        guard let step = literal(newStep), let former = literal(oldStep), let start = lowerBound(new),
            let formerStart = lowerBound(old)
        else { return false }
        let zero = Literal.int(0)
        return !Values.stepFits(step, from: start, to: formerStart) || !Values.stepFits(step, from: zero, to: former)
    }

    private static func lowerBound(_ range: AllowedRange) -> Literal? {
        range.range.flatMap { Values.numberRange($0).value?.lower }.flatMap { literal($0.text) }
    }

    private static func literal(_ text: String) -> Literal? { Values.optionValue(text, isPlain: true).value }
}
