import Diagnostics

/// A colour in sRGB with 8 bits a component.
public struct ColorValue: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// 255 is opaque.
    public var alpha: UInt8

    public static let black = ColorValue(red: 0, green: 0, blue: 0)

    init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

extension ColorValue: CustomStringConvertible {
    /// As it stands in a definition, without the quotes: `#FF8800`; with opacity only where it is not opaque.
    public var description: String {
        let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return "#"
            + bytes.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.utf8.count == 1 ? "0" + digits : digits
            }.joined()
    }
}

extension Values {
    /// Reads `#RRGGBB` or `#RRGGBBAA`.
    public static func color(_ text: String) -> Parsed<ColorValue> {
        let digits = Array(text.utf8.dropFirst()).compactMap(hexDigit)
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1,
            digits.count == 6 || digits.count == 8
        else { return .problem(misspeltColor(text)) }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return .value(
            ColorValue(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255))
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func misspeltColor(_ text: String) -> ValueProblem {
        let form = "a colour is written '#RRGGBB' or '#RRGGBBAA'"
        var digits = text.uppercased()[...]
        if digits.hasPrefix("0X") { digits.removeFirst(2) }
        if digits.first == "#" || digits.first == "＃" { digits.removeFirst() }
        guard digits.utf8.allSatisfy({ hexDigit($0) != nil }) else {
            return ValueProblem(.invalidColor, "'\(shown(text))' is not a colour; \(form)")
        }
        let full = digits.count == 3 || digits.count == 4 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard full.count == 6 || full.count == 8 else {
            return ValueProblem(
                .invalidColor, "'\(shown(text))' has \(digits.count) hexadecimal digits instead of 6 or 8; \(form)")
        }
        return ValueProblem(
            .invalidColor, "'\(shown(text))' is not how a colour is written; write '#\(full)'",
            fix: .init("'#\(full)'", isSafe: true))
    }
}
