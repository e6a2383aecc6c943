import Diagnostics

extension JSONReader {
    /// Reads a text; `position` is at its opening quote.
    mutating func string() throws(Fault) -> JSONText {
        let start = position
        position += 1
        let contentStart = position
        var hasEscapes = false
        var isASCII = true
        scan: while true {
            guard let byte = next else {
                throw Fault(message: "this text is never closed", range: start..<(start + 1))
            }
            switch byte {
            case UInt8(ascii: "\""): break scan
            case UInt8(ascii: "\\"):
                hasEscapes = true
                // What follows is checked when the escapes are resolved; here only `\"` matters.
                position += 2
            case 0x0A, 0x0D:
                throw Fault(
                    message: "this text is never closed on its line; a line break in a text is written \\n",
                    range: start..<(start + 1))
            case 0..<0x20:
                throw Fault(
                    message: "a control character in a text is written as an escape, like \\t or \\u00\(hex(byte))",
                    range: position..<(position + 1))
            default:
                if byte >= 0x80 { isASCII = false }
                position += 1
            }
        }
        let content = contentStart..<position
        position += 1
        let spelling = String(decoding: bytes[content], as: UTF8.self)
        if !isASCII { try checkUTF8(spelling, at: content) }
        guard hasEscapes else { return JSONText(value: spelling, escaped: nil) }
        return JSONText(value: try unescaped(content), escaped: spelling)
    }

    /// Decoding repairs what is wrong, so the first byte that came out otherwise is the fault.
    private func checkUTF8(_ decoded: String, at content: Range<Int>) throws(Fault) {
        var index = content.lowerBound
        for byte in decoded.utf8 {
            guard index < content.upperBound, bytes[index] == byte else {
                let place = min(index, content.upperBound - 1)
                throw Fault(message: "the byte 0x\(hex(bytes[place])) is no valid UTF-8", range: place..<(place + 1))
            }
            index += 1
        }
    }

    private func unescaped(_ content: Range<Int>) throws(Fault) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var index = content.lowerBound
        while index < content.upperBound {
            guard bytes[index] == UInt8(ascii: "\\") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            switch bytes[index + 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(bytes[index + 1])
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"):
                let (scalar, length) = try unicodeEscape(at: index, in: content)
                result.append(contentsOf: String(scalar).utf8)
                index += length
                continue
            default:
                throw Fault(
                    message: "no such escape; a backslash in a text is written \\\\", range: index..<(index + 2))
            }
            index += 2
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func unicodeEscape(
        at index: Int, in content: Range<Int>
    ) throws(Fault) -> (scalar: Unicode.Scalar, length: Int) {
        let first = try unit(at: index, in: content)
        if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
        let second = index + 6
        if (0xD800...0xDBFF).contains(first), second + 1 < content.upperBound, bytes[second] == UInt8(ascii: "\\"),
            bytes[second + 1] == UInt8(ascii: "u")
        {
            let low = try unit(at: second, in: content)
            if (0xDC00...0xDFFF).contains(low),
                let scalar = Unicode.Scalar(0x1_0000 + (first - 0xD800) << 10 + (low - 0xDC00))
            {
                return (scalar, 12)
            }
        }
        throw Fault(message: "half of a surrogate pair; its other half is missing", range: index..<(index + 6))
    }

    private func unit(at index: Int, in content: Range<Int>) throws(Fault) -> UInt32 {
        let end = min(index + 6, content.upperBound)
        var value: UInt32 = 0
        var digits = 0
        for byte in bytes[min(index + 2, end)..<end] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
            value = value << 4 | UInt32(digit)
            digits += 1
        }
        guard digits == 4 else {
            throw Fault(message: "\\u takes four hexadecimal digits", range: index..<(index + 2 + digits))
        }
        return value
    }

    /// Reads a number as it is spelt.
    mutating func number() throws(Fault) -> String {
        let start = position
        if next == UInt8(ascii: "-") { position += 1 }
        let whole = digits()
        guard whole.count > 0, whole.count == 1 || bytes[whole.lowerBound] != UInt8(ascii: "0") else {
            throw wrongNumber(from: start)
        }
        if next == UInt8(ascii: ".") {
            position += 1
            guard !digits().isEmpty else { throw wrongNumber(from: start) }
        }
        if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            guard !digits().isEmpty else { throw wrongNumber(from: start) }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() -> Range<Int> {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return start..<position
    }

    private func wrongNumber(from start: Int) -> Fault {
        Fault(message: "this is no number as JSON writes them", range: start..<max(position, start + 1))
    }
}

// How faults are put into words.
extension JSONReader {
    /// A fault at what stands at `position`, with the likely cause where there is one.
    func unexpected(_ message: String) -> Fault {
        guard let byte = next else {
            return Fault(message: message + ": the file ends", range: position..<position)
        }
        let place = position..<(position + 1)
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"):
            if position + 7 <= bytes.count, bytes[position..<(position + 7)].allSatisfy({ $0 == byte }) {
                return Fault(message: "a merge conflict is left in the file", range: position..<(position + 7))
            }
        case UInt8(ascii: "/"): return Fault(message: message + "; JSON has no comments", range: place)
        case UInt8(ascii: "'"): return Fault(message: message + "; JSON knows double quotes only", range: place)
        default: break
        }
        return Fault(message: message, range: place)
    }

    func shown(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }

    /// A text in a message, cut where it is long.
    func shown(_ text: String) -> String {
        text.count > 60 ? "“\(text.prefix(59))…”" : "“\(text)”"
    }

    private func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }
}
