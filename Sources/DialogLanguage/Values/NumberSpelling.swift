import Diagnostics

extension Values {
    /// Says what is wrong with a text that is no JSON number, and how the number that was probably meant is written.
    static func misspeltNumber(_ text: String) -> ValueProblem {
        func problem(_ message: String, _ replacement: String? = nil, isSafe: Bool = true) -> ValueProblem {
            ValueProblem(
                .numberFormat, message, fix: replacement.map { ValueProblem.Fix($0, isSafe: isSafe) })
        }
        let found = shown(text)
        if text.isEmpty { return problem("the text is empty; a number is expected") }

        var bare = text.lowercased()
        while let first = bare.first, first == "+" || first == "-" { bare.removeFirst() }
        if [".inf", "inf", "infinity", ".nan", "nan"].contains(bare) {
            return problem("\(found) is not a finite number")
        }
        if let ascii = asciiSpelling(text) {
            return problem("\(found) is not written in plain digits; write \(ascii)", ascii)
        }
        if let radix = radixSpelling(text) {
            return problem("\(found) is not a decimal number; write \(radix)", radix)
        }
        if let mended = decimalSpelling(text) {
            // 014 is 12 for a reader of octal numbers, so that only the author can know.
            return problem(
                "\(found) is not how a number is written here; write \(mended.text)", mended.text, isSafe: mended.isSafe
            )
        }
        if text.contains(","), let comma = commaSpelling(text) {
            return problem(
                "\(found) has a comma; a decimal point is '.', and digits are not grouped", comma, isSafe: false)
        }
        if let number = leadingNumber(text) {
            return problem("'\(found)' is more than a number; write the number alone", number, isSafe: false)
        }
        return problem("'\(found)' is not a number")
    }

    /// Full-width digits and the signs and points that input methods put beside them, as ASCII.
    private static func asciiSpelling(_ text: String) -> String? {
        var ascii = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0xFF10...0xFF19: ascii.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFF10 + 0x30)))
            case 0xFF0E: ascii.append(".")
            case 0xFF0D, 0x2212: ascii.append("-")
            default: ascii.unicodeScalars.append(scalar)
            }
        }
        return ascii != text && isJSONNumber(ascii) ? ascii : nil
    }

    /// `0x1F`, `0o17` and `0b101` as decimal numbers.
    private static func radixSpelling(_ text: String) -> String? {
        var digits = text.lowercased().filter { $0 != "_" }[...]
        let isNegative = digits.first == "-"
        if let first = digits.first, first == "-" || first == "+" { digits.removeFirst() }
        let radix: Int
        switch digits.prefix(2) {
        case "0x": radix = 16
        case "0o": radix = 8
        case "0b": radix = 2
        default: return nil
        }
        digits.removeFirst(2)
        guard let first = digits.first, first.isHexDigit, let number = Int(digits, radix: radix) else { return nil }
        return String(isNegative ? -number : number)
    }

    /// `+5`, `1_000`, `.5`, `5.` and `014` as JSON numbers. Not safe for a leading zero.
    private static func decimalSpelling(_ text: String) -> (text: String, isSafe: Bool)? {
        var digits = text[...]
        var sign = ""
        if let first = digits.first, first == "+" || first == "-" {
            digits.removeFirst()
            if first == "-" { sign = "-" }
        }
        guard digits.first != "_", digits.last != "_" else { return nil }
        digits = digits.filter { $0 != "_" }[...]
        let whole = digits.prefix { $0.isASCII && $0.isNumber }
        let significant = whole.drop { $0 == "0" }
        let rest = digits.dropFirst(whole.count)
        guard !whole.isEmpty || rest.count > 1 else { return nil }
        let mended = sign + (significant.isEmpty ? "0" : significant) + (rest == "." ? ".0" : rest)
        let hadLeadingZeros = whole.count > max(significant.count, 1)
        return mended != text && isJSONNumber(mended) ? (mended, !hadLeadingZeros) : nil
    }

    /// `1,000` with the commas taken out where they group by three, else `1,5` with a point.
    private static func commaSpelling(_ text: String) -> String? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let isGrouped = parts.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 }
        let candidate = isGrouped ? parts.joined() : parts.joined(separator: ".")
        return isJSONNumber(candidate) ? candidate : nil
    }

    /// The number at the start of `120 BPM` or `50%`.
    private static func leadingNumber(_ text: String) -> String? {
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        guard number.count < text.count, isJSONNumber(String(number)) else { return nil }
        // `0x` starts a number of another base.
        guard number != "0" || text.dropFirst().first == " " else { return nil }
        let rest = text.dropFirst(number.count).drop { $0 == " " }
        return rest.allSatisfy { $0.isLetter || $0 == "%" || $0 == "°" } ? String(number) : nil
    }
}
