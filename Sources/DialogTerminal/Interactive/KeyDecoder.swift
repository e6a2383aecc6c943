/// Turns the bytes of a terminal into keys. Sequences may arrive in pieces.
///
/// An escape byte alone is either the Escape key or the beginning of a sequence; only time tells. The caller calls
/// `flush()` when nothing followed for a moment.
struct KeyDecoder {
    private var pending: [UInt8] = []
    /// Text pasted so far, while the terminal says that it is pasting.
    private var pasted: [UInt8]?

    private static let escape: UInt8 = 0x1B
    private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

    /// The keys that are complete with these bytes.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
        pending += bytes
        var keys: [TerminalKey] = []
        while let key = next() { keys.append(key) }
        return joined(keys)
    }

    /// Nothing followed: what is left is what it looks like.
    mutating func flush() -> [TerminalKey] {
        guard pasted == nil else { return [] }
        var keys: [TerminalKey] = []
        while let first = pending.first {
            pending.removeFirst()
            if first == KeyDecoder.escape { keys.append(.escape) }
            keys += decode([])
        }
        return keys
    }

    private mutating func next() -> TerminalKey? {
        while true {
            if pasted != nil {
                guard let key = nextOfPaste() else { return nil }
                return key
            }
            guard let first = pending.first else { return nil }
            if first == KeyDecoder.escape {
                switch sequence() {
                case .incomplete: return nil
                case .key(let key): return key
                case .ignored: continue
                }
            }
            if first < 0x20 || first == 0x7F {
                pending.removeFirst()
                if let key = controlKey(first) { return key }
                continue
            }
            guard let character = nextCharacter() else { return nil }
            return .character(character)
        }
    }

    private func controlKey(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x08, 0x7F: .backspace
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: nil
        }
    }

    /// One scalar of UTF-8; `nil` while bytes are missing. Bytes that are no UTF-8 become U+FFFD.
    private mutating func nextCharacter() -> Character? {
        let length =
            switch pending[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let continuation = pending.dropFirst().prefix(length - 1).prefix { $0 & 0xC0 == 0x80 }
        if continuation.count < length - 1 && continuation.count + 1 == pending.count { return nil }
        let bytes = pending.prefix(1 + continuation.count)
        pending.removeFirst(bytes.count)
        return String(decoding: bytes, as: UTF8.self).first
    }

    private enum EscapeSequence {
        case incomplete
        case key(TerminalKey)
        case ignored
    }

    private mutating func sequence() -> EscapeSequence {
        guard pending.count >= 2 else { return .incomplete }
        switch pending[1] {
        case UInt8(ascii: "["): return controlSequence()
        case UInt8(ascii: "O"):
            guard pending.count >= 3 else { return .incomplete }
            let final = pending[2]
            pending.removeFirst(3)
            return arrow(final).map { .key($0) } ?? .ignored
        default:
            // Alt with a key, or two presses of Escape: the Escape counts, the rest follows as it is.
            pending.removeFirst()
            return .key(.escape)
        }
    }

    private mutating func controlSequence() -> EscapeSequence {
        guard let end = pending.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
            // No terminal sends sequences this long: it is garbage, and must not eat what is typed later.
            guard pending.count > 64 else { return .incomplete }
            pending.removeFirst(2)
            return .ignored
        }
        let parameters = String(decoding: pending[2..<end], as: UTF8.self)
        let final = pending[end]
        pending.removeFirst(end + 1)
        if final == UInt8(ascii: "~") { return tilde(parameters) }
        if final == UInt8(ascii: "Z") { return .key(.backTab) }
        return arrow(final).map { .key($0) } ?? .ignored
    }

    private mutating func tilde(_ parameters: String) -> EscapeSequence {
        switch parameters.prefix(while: { $0 != ";" }) {
        case "1", "7": return .key(.home)
        case "4", "8": return .key(.end)
        case "3": return .key(.delete)
        case "5": return .key(.pageUp)
        case "6": return .key(.pageDown)
        case "200":
            pasted = []
            return .ignored
        default: return .ignored
        }
    }

    private func arrow(_ final: UInt8) -> TerminalKey? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        default: nil
        }
    }

    private mutating func nextOfPaste() -> TerminalKey? {
        let text = (pasted ?? []) + pending
        pending = []
        guard let end = text.firstRange(of: KeyDecoder.pasteEnd) else {
            pasted = text
            return nil
        }
        pasted = nil
        pending = Array(text[end.upperBound...])
        return .paste(String(decoding: text[..<end.lowerBound], as: UTF8.self))
    }

    /// Scalars that belong to one character (marks, joined emoji) arrive one after the other; put together they are
    /// one key.
    private func joined(_ keys: [TerminalKey]) -> [TerminalKey] {
        var result: [TerminalKey] = []
        for key in keys {
            if case .character(let next) = key, case .character(let last)? = result.last {
                let together = String(last) + String(next)
                if together.count == 1, let character = together.first {
                    result[result.count - 1] = .character(character)
                    continue
                }
            }
            result.append(key)
        }
        return result
    }
}
