import Diagnostics

/// What one pass over a file's bytes tells before libyaml sees them.
struct SourceScan {
    /// The offset after a byte-order mark.
    var start: Int
    var isASCII: Bool
    /// Characters that cannot be seen and may mislead, in the order of the file.
    var invisibles: [InvisibleCharacter]

    enum Outcome {
        case readable(SourceScan)
        case unreadable(EncodingFault)
    }

    static func scan(_ bytes: [UInt8]) -> Outcome {
        if let name = wideEncoding(bytes) { return .unreadable(.wide(name)) }
        return bytes.withUnsafeBufferPointer { scan($0) }
    }

    private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var result = SourceScan(start: start, isASCII: true, invisibles: [])
        var index = start
        while index < bytes.count {
            index = endOfPlainText(from: index, in: bytes)
            guard index < bytes.count else { break }
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F {
                index += 1
            } else if byte < 0x80 {
                guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t") else {
                    return .unreadable(.control(Unicode.Scalar(byte), ByteRange(index, index + 1)))
                }
                index += 1
            } else {
                result.isASCII = false
                let (decoded, length) = UTF8Scanner.decode(at: index, in: bytes)
                guard let scalar = decoded else {
                    return .unreadable(.invalid(byte, ByteRange(index, index + 1)))
                }
                if isNotable(scalar.value) {
                    if isForbidden(scalar.value) {
                        return .unreadable(.control(scalar, ByteRange(index, index + length)))
                    }
                    result.note(scalar, at: index, length: length)
                }
                index += length
            }
        }
        return .readable(result)
    }

    /// Goes on by eight bytes over visible ASCII and spaces, of which most of every file is.
    ///
    /// - Returns: where something else stands, or fewer than eight bytes are left.
    private static func endOfPlainText(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let raw = UnsafeRawBufferPointer(bytes)
        let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        var index = start
        while index + 8 <= bytes.count {
            let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            // The top bit of a byte is set: in `word` beyond ASCII, by the sum from 0x7F on, by the difference below 0x20.
            // A carry can only come from such a byte, and goes to those behind it.
            let others = (word | (word &+ ones) | (word &- ones &* 0x20)) & tops
            guard others == 0 else { return index + others.trailingZeroBitCount / 8 }
            index += 8
        }
        return index
    }

    private mutating func note(_ scalar: Unicode.Scalar, at offset: Int, length: Int) {
        guard let kind = InvisibleCharacter.Kind(scalar) else { return }
        if let last = invisibles.last, last.scalar == scalar, Int(last.range.end) == offset {
            invisibles[invisibles.count - 1].range.end = UInt32(clamping: offset + length)
        } else {
            let range = ByteRange(offset, offset + length)
            invisibles.append(InvisibleCharacter(scalar: scalar, kind: kind, range: range))
        }
    }

    /// A cheap test that almost every character fails.
    private static func isNotable(_ value: UInt32) -> Bool {
        value <= 0xAD || (value >= 0x180E && value <= 0x3000) || (value >= 0xFEFF && value <= 0xFFFF)
    }

    private static func isForbidden(_ value: UInt32) -> Bool {
        (value < 0xA0 && value != 0x85) || value == 0xFFFE || value == 0xFFFF
    }

    /// The name of a Unicode encoding with wide units, by its byte-order mark or by the zeros beside its first letters.
    private static func wideEncoding(_ bytes: [UInt8]) -> String? {
        // Each of the beginnings below has a zero among its first two bytes, or begins with FE or FF.
        if bytes.count >= 2, bytes[0] != 0, bytes[0] < 0xFE, bytes[1] != 0 { return nil }
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        guard bytes.count >= 4 else { return nil }
        switch bytes.prefix(4).map({ $0 == 0 }) {
        case [false, true, false, true], [true, false, true, false]: return "UTF-16"
        case [false, true, true, true], [true, true, true, false]: return "UTF-32"
        default: return nil
        }
    }
}

/// Why a file's bytes are no text that YAML allows.
enum EncodingFault {
    /// Another Unicode encoding.
    case wide(String)
    /// A byte that is not part of valid UTF-8.
    case invalid(UInt8, ByteRange)
    /// A character that YAML forbids.
    case control(Unicode.Scalar, ByteRange)

    func diagnostic(in file: SourceFile) -> Diagnostic {
        switch self {
        case .wide(let name):
            return Diagnostic(
                .yamlEncoding, "the file is written in \(name); save it as UTF-8", at: .file(path: file.path))
        case .invalid(let byte, let range):
            return Diagnostic(
                .yamlEncoding,
                "the byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8; save the file as UTF-8",
                at: .span(SourceSpan(file, range)))
        case .control(let scalar, let range):
            let span = SourceSpan(file, range)
            let name = scalar.value == 0 ? "a NUL character" : "the control character \(scalar.codePoint)"
            return Diagnostic(
                .yamlEncoding, "\(name) stands here, which a text file cannot hold; remove it", at: .span(span),
                fixIts: [FixIt("remove it", replace: span, with: "")])
        }
    }
}

extension Unicode.Scalar {
    /// The usual spelling of the scalar's number: `U+00A0`.
    var codePoint: String { "U+" + hexadecimal(value, digits: 4) }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
