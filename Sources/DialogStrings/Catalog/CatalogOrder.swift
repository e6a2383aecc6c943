/// The order in which Xcode writes keys: the one in which people expect file names.
///
/// White space, punctuation, symbols, numbers by their value, letters without regard to case; then lower case before
/// upper case; then code points. Exact for ASCII, which keys made from ids are. Other signs stand near their like, and
/// letters of other scripts follow by their code points, as the full tables would weigh more than the rest of the tool.
struct CatalogOrder: Comparable {
    private let primary: [UInt32]
    private let tertiary: [UInt8]
    private let text: String

    init(_ text: String) {
        self.text = text
        var primary: [UInt32] = []
        var tertiary: [UInt8] = []
        primary.reserveCapacity(text.utf8.count)
        tertiary.reserveCapacity(text.utf8.count)
        var number: [UInt32] = []
        func endNumber() {
            guard !number.isEmpty else { return }
            let digits = number.drop { $0 == 0 }
            // The longer number is the larger one.
            primary.append(Self.numberWeight + UInt32(clamping: digits.count))
            primary.append(contentsOf: digits)
            number = []
        }
        for scalar in text.unicodeScalars {
            if scalar.isASCII, let digit = Character(scalar).wholeNumberValue {
                number.append(UInt32(digit))
                continue
            }
            endNumber()
            primary.append(Self.weight(of: scalar))
            tertiary.append(scalar.properties.isUppercase ? 1 : 0)
        }
        endNumber()
        self.primary = primary
        self.tertiary = tertiary
    }

    static func < (left: CatalogOrder, right: CatalogOrder) -> Bool {
        if left.primary != right.primary { return left.primary.lexicographicallyPrecedes(right.primary) }
        if left.tertiary != right.tertiary { return left.tertiary.lexicographicallyPrecedes(right.tertiary) }
        return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    static func == (left: CatalogOrder, right: CatalogOrder) -> Bool {
        left.text.utf8.elementsEqual(right.text.utf8)
    }

    /// Where a new name goes among names that keep their order: after the last one that sorts before it.
    static func place(of name: String, in names: [String]) -> Int {
        let new = CatalogOrder(name)
        return (names.lastIndex { CatalogOrder($0) < new } ?? -1) + 1
    }

    private static let numberWeight: UInt32 = 0x1000_0000
    private static let letterWeight: UInt32 = 0x2000_0000

    /// What comes before numbers and letters, in order.
    private static let signs = Array("\t\n\u{B}\u{C}\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".utf8)

    private static let asciiWeights: [UInt32] = {
        // The other control characters come first of all.
        var weights = (0..<128).map { UInt32($0) }
        // Room between two signs for all scalars that belong after the first.
        for (index, byte) in signs.enumerated() { weights[Int(byte)] = UInt32(index + 1) << 21 }
        for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
            weights[Int(letter)] = letterWeight + UInt32(letter)
            weights[Int(letter - 0x20)] = letterWeight + UInt32(letter)
        }
        return weights
    }()

    private static func weight(of scalar: Unicode.Scalar) -> UInt32 {
        if scalar.isASCII { return asciiWeights[Int(scalar.value)] }
        func after(_ sign: Unicode.Scalar) -> UInt32 { asciiWeights[Int(sign.value)] + scalar.value }
        switch scalar.properties.generalCategory {
        case .control, .format: return scalar.value
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: return after(" ")
        case .connectorPunctuation: return after("_")
        case .dashPunctuation: return after("-")
        case .otherPunctuation: return after(".")
        case .initialPunctuation, .finalPunctuation: return after("\"")
        case .openPunctuation, .closePunctuation: return after("}")
        case .modifierSymbol, .otherSymbol: return after("^")
        case .mathSymbol: return after("~")
        case .currencySymbol: return after("$")
        default:
            let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
            return letterWeight + lower.value
        }
    }
}
