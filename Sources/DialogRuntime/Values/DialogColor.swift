/// A colour in sRGB with 8 bits a component.
public struct DialogColor: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// 255 is opaque, 0 cannot be seen.
    public var alpha: UInt8

    /// A colour, opaque unless it is said otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Whether nothing shows through it.
    public var isOpaque: Bool { alpha == 255 }

    /// The same colour without transparency.
    public var opaque: DialogColor { DialogColor(red: red, green: green, blue: blue) }
}

extension DialogColor: LosslessStringConvertible {
    /// As it is stored: `#FF8800FF`.
    public var description: String { "#" + [red, green, blue, alpha].map(Self.hexadecimal).joined() }

    /// The colour that `#RRGGBB` or `#RRGGBBAA` spells.
    public init?(_ description: String) {
        let digits = description.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard description.utf8.first == UInt8(ascii: "#"), digits.count == description.utf8.count - 1,
            digits.count == 6 || digits.count == 8
        else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }
}

extension DialogColor: Codable, DialogTextStorable {
    public typealias DialogValueFamily = DialogColor
}
