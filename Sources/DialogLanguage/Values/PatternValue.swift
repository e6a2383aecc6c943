import Diagnostics

extension Values {
    /// Compiles a regular expression of Swift, as the runtime will.
    public static func pattern(_ text: String) -> Parsed<String> {
        guard bracketDepth(of: text) <= 32 else {
            return .problem(ValueProblem(.invalidPattern, "the pattern nests more than 32 character classes"))
        }
        do {
            _ = try Regex(text)
            return .value(text)
        } catch {
            return .problem(
                ValueProblem(.invalidPattern, "'\(shown(text))' is not a regular expression: \(reason(error))"))
        }
    }

    /// Whether a text as a whole matches a pattern that was read by `pattern(_:)`; `nil` if the pattern might take too long
    /// to find out.
    public static func matches(_ text: String, pattern: String) -> Bool? {
        guard PatternCost(pattern).isSmall(forLength: text.count), let regex = try? Regex(pattern) else { return nil }
        return (try? regex.wholeMatch(in: text)) != nil
    }

    private static func reason(_ error: any Error) -> String {
        let description = "\(error)"
        return description.isEmpty ? "it cannot be compiled" : description
    }

    /// How deep `[` are nested: the compiler of expressions recurses for each and has no limit of its own.
    private static func bracketDepth(of text: String) -> Int {
        var depth = 0
        var deepest = 0
        var isEscaped = false
        for byte in text.utf8 {
            switch byte {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "["):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "]"): depth = max(0, depth - 1)
            default: break
            }
        }
        return deepest
    }
}
