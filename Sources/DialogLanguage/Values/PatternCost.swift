/// An upper estimate of how long a regular expression may backtrack.
///
/// The checker tries default texts against patterns, and a pattern such as `(a+)+b` takes years for a text of forty
/// letters. The estimate looks at the spelling alone: it may be far too high, but what it lets through ends soon.
struct PatternCost {
    /// Whether something is repeated that itself has several ways to match.
    private var repeatsChoices = false
    /// Quantifiers that let one place match in many ways.
    private var quantifiers = 0
    /// The largest count in braces.
    private var largestCount = 0

    /// Whether trying a text takes less than about 2^24 steps.
    func isSmall(forLength length: Int) -> Bool {
        let limit = 24.0
        if repeatsChoices { return Double(length + largestCount) <= limit }
        // Each quantifier multiplies the ways by the length; log2 of the product.
        var bits = 0
        while 1 << bits <= length { bits += 1 }
        return Double(bits * max(quantifiers, 1)) <= limit
    }

    init(_ pattern: String) {
        let bytes = Array(pattern.utf8)
        /// For each open group: whether it has several ways to match.
        var groups: [Bool] = [false]
        var closedGroupHasChoices = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            var hasClosedGroup = false
            switch byte {
            case UInt8(ascii: "\\"):
                index += 1
            case UInt8(ascii: "["):
                index = Self.endOfClass(in: bytes, from: index)
            case UInt8(ascii: "("):
                groups.append(false)
                // The question mark of `(?:` is no quantifier.
                if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "?") { index += 1 }
            case UInt8(ascii: ")"):
                closedGroupHasChoices = groups.count > 1 ? groups.removeLast() : false
                if closedGroupHasChoices { groups[groups.count - 1] = true }
                hasClosedGroup = true
            case UInt8(ascii: "|"):
                groups[groups.count - 1] = true
            case UInt8(ascii: "?"):
                quantifiers += 1
                groups[groups.count - 1] = true
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"):
                quantifiers += 1
                if closedGroupHasChoices { repeatsChoices = true }
                groups[groups.count - 1] = true
                if byte == UInt8(ascii: "{") {
                    largestCount = max(largestCount, Self.count(in: bytes, from: index + 1))
                }
            default: break
            }
            if !hasClosedGroup { closedGroupHasChoices = false }
            index += 1
        }
    }

    /// The index of the `]` that ends the character class, with the classes inside it.
    private static func endOfClass(in bytes: [UInt8], from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
            index += 1
        }
        return index
    }

    /// The largest number up to the closing brace.
    private static func count(in bytes: [UInt8], from start: Int) -> Int {
        let inside = bytes[start...].prefix { $0 != UInt8(ascii: "}") }
        let numbers = inside.split { !(0x30...0x39 ~= $0) }.map {
            Int(String(decoding: $0, as: UTF8.self)) ?? Int.max / 2
        }
        return min(numbers.max() ?? 0, 1_000)
    }
}
