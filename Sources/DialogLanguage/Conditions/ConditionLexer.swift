import Diagnostics

/// One word or sign of a condition.
struct ConditionToken {
    enum Kind: Equatable {
        case term(ConditionTerm.Kind)
        case and
        case or
        case not
        case comparison(Condition.Comparison)
        case open
        case close
        case end
    }

    var kind: Kind
    var range: Range<Int>
}

/// Cuts a condition into tokens.
///
/// Words are Swift identifiers, so that options in any script can be named. A constant runs from its first digit over
/// letters, digits, points and colons. `'…'` is a text, in which a doubled `'` is one, as in YAML.
struct ConditionLexer {
    private let bytes: [UInt8]
    private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
    private var index = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        var scalars: [(scalar: Unicode.Scalar, offset: Int)] = []
        scalars.reserveCapacity(bytes.count)
        var offset = 0
        for scalar in text.unicodeScalars {
            scalars.append((scalar, offset))
            offset += UTF8.width(scalar)
        }
        self.scalars = scalars
    }

    /// All tokens with an `end` behind them, or the first thing that is no token.
    static func tokens(of text: String) -> Parsed<[ConditionToken]> {
        var lexer = ConditionLexer(text)
        var tokens: [ConditionToken] = []
        while true {
            switch lexer.next() {
            case .problem(let problem): return .problem(problem)
            case .value(let token):
                tokens.append(token)
                if token.kind == .end { return .value(tokens) }
            }
        }
    }

    private func offset(_ index: Int) -> Int { index < scalars.count ? scalars[index].offset : bytes.count }

    private func scalar(at index: Int) -> Unicode.Scalar? { index < scalars.count ? scalars[index].scalar : nil }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func next() -> Parsed<ConditionToken> {
        while let scalar = scalar(at: index), scalar == " " || scalar == "\t" || scalar == "\n" || scalar == "\r" {
            index += 1
        }
        let start = index
        guard let first = scalar(at: index) else {
            return .value(ConditionToken(kind: .end, range: bytes.count..<bytes.count))
        }
        if first == "'" { return quoted() }
        if isDigit(first) || (first == "-" || first == "+" || first == ".") && isDigit(scalar(at: index + 1)) {
            let text = constant()
            return token(.term(.number(text)), from: start)
        }
        if isWordStart(first) { return word() }
        if let kind = sign() { return token(kind, from: start) }
        return .problem(unexpected())
    }

    private func token(_ kind: ConditionToken.Kind, from start: Int) -> Parsed<ConditionToken> {
        .value(ConditionToken(kind: kind, range: offset(start)..<offset(index)))
    }

    private func isDigit(_ scalar: Unicode.Scalar?) -> Bool { scalar.map { 0x30...0x39 ~= $0.value } ?? false }

    private mutating func quoted() -> Parsed<ConditionToken> {
        let start = index
        var content = String.UnicodeScalarView()
        index += 1
        while let scalar = scalar(at: index) {
            index += 1
            if scalar == "'" {
                guard self.scalar(at: index) == "'" else {
                    return token(.term(.quoted(String(content))), from: start)
                }
                index += 1
            }
            content.append(scalar)
        }
        return .problem(
            ValueProblem(
                .conditionSyntax, "the quote ' is never closed", range: offset(start)..<(offset(start) + 1)))
    }

    private mutating func constant() -> String {
        let start = index
        index += 1
        while let scalar = scalar(at: index) {
            let isSign = scalar == "-" || scalar == "+"
            let followsExponent = self.scalar(at: index - 1).map { $0 == "e" || $0 == "E" } ?? false
            let isInDate = isSign && isDigit(self.scalar(at: index - 1)) && isDigit(self.scalar(at: index + 1))
            guard
                SwiftIdentifier.isHead(scalar) || SwiftIdentifier.isTail(scalar) || scalar == "." || scalar == ":"
                    || isSign && followsExponent || isInDate
            else { break }
            index += 1
        }
        return text(offset(start)..<offset(index))
    }

    private mutating func word() -> Parsed<ConditionToken> {
        let start = index
        identifier()
        let word = text(offset(start)..<offset(index))
        guard scalar(at: index) == "." else {
            switch word {
            case "and": return token(.and, from: start)
            case "or": return token(.or, from: start)
            case "not": return token(.not, from: start)
            case "app":
                return .problem(
                    ValueProblem(
                        .conditionSyntax,
                        "after app comes a point and a name that the app supplies, as app.isAvailable",
                        range: offset(start)..<offset(index)))
            default: return token(.term(.word(word)), from: start)
            }
        }
        let memberStart = index + 1
        index = memberStart
        if let scalar = scalar(at: index), isWordStart(scalar) { identifier() }
        let range = offset(start)..<offset(index)
        let member = text(offset(memberStart)..<offset(index))
        if word != "app" {
            return .problem(
                ValueProblem(
                    .conditionSyntax, "\(Values.shown(text(range))) has a point; only app.name has one", range: range))
        }
        guard Values.swiftIdentifier(member).value != nil, scalar(at: index) != "." else {
            return .problem(
                ValueProblem(
                    .conditionSyntax, "after app. comes one name that the app supplies, as app.isAvailable",
                    range: range))
        }
        return token(.term(.app(member)), from: start)
    }

    /// Swift takes the wide forms of ASCII signs as letters; here they are signs from an input method in the wrong mode.
    private func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65: false
        default: SwiftIdentifier.isHead(scalar)
        }
    }

    private mutating func identifier() {
        while let scalar = scalar(at: index), isWordStart(scalar) || SwiftIdentifier.isTail(scalar) {
            index += 1
        }
    }

    /// How many of the characters from here on are made to compare.
    private var signRun: Int {
        scalars[index...].prefix { "=<>!".unicodeScalars.contains($0.scalar) }.count
    }

    private mutating func sign() -> ConditionToken.Kind? {
        let signs: [(String, ConditionToken.Kind)] = [
            ("==", .comparison(.equal)), ("!=", .comparison(.notEqual)), ("<=", .comparison(.lessOrEqual)),
            (">=", .comparison(.greaterOrEqual)), ("<", .comparison(.less)), (">", .comparison(.greater)),
            ("(", .open), (")", .close),
        ]
        let rest = scalars[index...].lazy.map(\.scalar)
        // `===` and `<>` are no signs of the language, and must not be read as two.
        guard let (sign, kind) = signs.first(where: { rest.starts(with: $0.0.unicodeScalars) }),
            signRun <= sign.utf8.count
        else { return nil }
        index += sign.utf8.count
        return kind
    }

    /// Says what is written instead of signs of other languages and scripts.
    private func unexpected() -> ValueProblem {
        let others: [(String, String)] = [
            ("&&", "and"), ("||", "or"), ("===", "=="), ("!==", "!="), ("<>", "!="), ("=<", "<="), ("=>", ">="),
            ("=", "=="), ("!", "not "), ("&", "and"), ("|", "or"), ("≠", "!="), ("≤", "<="), ("≥", ">="), ("＝＝", "=="),
            ("＝", "=="), ("！＝", "!="), ("＜＝", "<="), ("＞＝", ">="), ("＜", "<"), ("＞", ">"), ("（", "("), ("）", ")"),
            ("‘", "'"), ("’", "'"), ("“", "'"), ("”", "'"), ("\"", "'"), ("\u{3000}", " "), ("\u{A0}", " "),
        ]
        let start = offset(index)
        let rest = scalars[index...].lazy.map(\.scalar)
        let run = signRun
        guard
            let (found, meant) = others.first(where: { other, _ in
                rest.starts(with: other.unicodeScalars) && (run == 0 || other.unicodeScalars.count == run)
            })
        else {
            let end = index + max(run, 1)
            let range = start..<offset(end)
            return ValueProblem(
                .conditionSyntax, "'\(Values.shown(text(range)))' has no meaning in a condition", range: range)
        }
        let range = start..<(start + found.utf8.count)
        let name = meant == " " ? "a plain space" : meant.filter { $0 != " " }
        let message =
            found == "\"" ? "texts in conditions stand between ' and '" : "'\(found)' is written \(name) here"
        let fix =
            meant == "'" ? quotedText(from: start) : .init(meant, range: range, isSafe: true)
        return ValueProblem(.conditionSyntax, message, range: range, fix: fix)
    }

    /// The whole text between other quotation marks, in those of the language; none if it has no end.
    private func quotedText(from start: Int) -> ValueProblem.Fix? {
        let isDouble = "\"“”".unicodeScalars.contains(scalars[index].scalar)
        let marks = (isDouble ? "\"“”" : "'‘’").unicodeScalars
        guard let end = scalars[(index + 1)...].firstIndex(where: { marks.contains($0.scalar) }) else { return nil }
        let inner = text(offset(index + 1)..<offset(end))
        return inner.contains("'") ? nil : .init("'\(inner)'", range: start..<offset(end + 1), isSafe: true)
    }
}
