import Diagnostics

// Which invisible characters are mistakes: that depends on where they stand.

extension TreeBuilder {
    struct InvisibleOutcome {
        var hasFinding = false
        /// Whether the tree is not what the author sees in the file.
        var breaksStructure = false
    }

    /// Reports the invisible characters that mislead, and takes them out of the keys and values they stand at.
    ///
    /// - Parameter failure: where a syntax error ended reading; none if reading came to the end of the file.
    mutating func checkInvisibles(_ characters: [InvisibleCharacter], failingAt failure: Int?) -> InvisibleOutcome {
        var outcome = InvisibleOutcome()
        guard !characters.isEmpty else { return outcome }
        let end = failure.map { SourceLines(file.bytes).lineEnd(of: $0) } ?? source.count
        var surroundings = Surroundings()
        var scalars = records.indices.lazy.filter { [records] in
            records[$0].kind == .scalar && records[$0].alias < 0
        }.makeIterator()
        var next = scalars.next()
        for character in characters {
            let start = Int(character.range.start)
            if start > end { break }
            while let scalar = next, Int(records[scalar].range.end) <= start { next = scalars.next() }
            surroundings.holder = next.flatMap { Int(records[$0].range.start) <= start ? $0 : nil }
            surroundings.enter(character, in: source)
            guard let place = misleadingPlace(of: character, in: &surroundings) else { continue }
            outcome.hasFinding = true
            if place.breaksStructure { outcome.breaksStructure = true }
            if findings.diagnostics.count >= mostFindings {
                giveUp()
                outcome.breaksStructure = true
                break
            }
            report(character, place)
            if let holder = surroundings.holder { remove(character, from: holder, place) }
        }
        return outcome
    }

    /// What is known of the place of one character; kept from one to the next, so that a file full of them costs no more.
    private struct Surroundings {
        /// The scalar that the character stands in.
        var holder: Int?
        /// Where the stretch of everything that looks like a space starts that ends before the character.
        var spaceStart = 0
        private var spaceEnd = -1
        /// The last scalar asked about and whether it follows its key on the line.
        var followsKey: (scalar: Int, answer: Bool)?

        mutating func enter(_ character: InvisibleCharacter, in source: UnsafeBufferPointer<UInt8>) {
            let start = Int(character.range.start)
            var blanks = start
            while blanks > 0, SourceLines.isBlank(source[blanks - 1]) { blanks -= 1 }
            if blanks != spaceEnd { spaceStart = blanks }
            spaceEnd = character.kind == .space ? Int(character.range.end) : -1
        }
    }

    /// Why an invisible character misleads.
    private enum MisleadingPlace {
        case lineBreak
        case byteOrderMark
        case key
        /// `ofKey`: the key behind it belongs to another mapping than the author sees.
        case indentation(ofKey: Bool)
        /// After the colon of a key. `joined`: the colon is not followed by a real space, so that it separates nothing.
        case afterColon(joined: Bool)

        var breaksStructure: Bool {
            switch self {
            case .lineBreak, .afterColon(joined: true), .indentation(ofKey: true): true
            default: false
            }
        }
    }

    private func misleadingPlace(
        of character: InvisibleCharacter, in surroundings: inout Surroundings
    ) -> MisleadingPlace? {
        let style = surroundings.holder.map { records[$0].style } ?? .plain
        let isKey = surroundings.holder.map { records[$0].flags.contains(.isKey) } ?? false
        switch character.kind {
        case .byteOrderMark: return .byteOrderMark
        case .lineBreak: return style == .singleQuoted || style == .doubleQuoted ? nil : .lineBreak
        case .zeroWidth where isKey: return placeAfterColon(character, in: &surroundings) ?? .key
        case .zeroWidth: return style == .plain ? placeAfterColon(character, in: &surroundings) : nil
        case .space:
            guard style == .plain else { return nil }
            let start = surroundings.spaceStart
            if start == 0 || start == contentStart || SourceLines.isBreak(source[start - 1]) {
                return .indentation(ofKey: isKey)
            }
            return placeAfterColon(character, in: &surroundings)
        }
    }

    private func placeAfterColon(
        _ character: InvisibleCharacter, in surroundings: inout Surroundings
    ) -> MisleadingPlace? {
        let colon = surroundings.spaceStart - 1
        guard colon >= 0, source[colon] == UInt8(ascii: ":") else { return nil }
        let isJoined = !SourceLines.isBlank(source[colon + 1])
        guard let holder = surroundings.holder else {
            return isFirstColon(colon) ? .afterColon(joined: isJoined) : nil
        }
        if Int(records[holder].range.start) > colon {
            return character.kind == .space ? .afterColon(joined: isJoined) : nil
        }
        guard isJoined else { return nil }
        // A colon within a text that follows its key on the line is part of the text.
        if surroundings.followsKey?.scalar != holder { surroundings.followsKey = (holder, followsKeyOnLine(holder)) }
        return surroundings.followsKey?.answer == true ? nil : .afterColon(joined: true)
    }

    private func followsKeyOnLine(_ index: Int) -> Bool {
        guard index > 0, records[index - 1].flags.contains(.isKey), !records[index].flags.contains(.isKey) else {
            return false
        }
        let gap = Int(records[index - 1].range.end)..<Int(records[index].range.start)
        return gap.allSatisfy { !SourceLines.isBreak(source[$0]) }
    }

    /// Whether a colon that libyaml did not get to is the first of its line, and not in a comment.
    private func isFirstColon(_ colon: Int) -> Bool {
        var position = colon - 1
        while position >= 0, !SourceLines.isBreak(source[position]) {
            if source[position] == UInt8(ascii: "#") || source[position] == UInt8(ascii: ":") { return false }
            position -= 1
        }
        return true
    }

    private mutating func report(_ character: InvisibleCharacter, _ place: MisleadingPlace) {
        let span = span(character.range)
        let (effect, replacement, isSafe): (String, String, Bool)
        switch place {
        case .lineBreak: (effect, replacement, isSafe) = ("begins a new line for YAML and is hard to see", " ", false)
        case .byteOrderMark: (effect, replacement, isSafe) = ("belongs only at the start of a file", "", true)
        case .key: (effect, replacement, isSafe) = ("hides in this key", "", true)
        case .indentation:
            (effect, replacement, isSafe) = ("indents this line, where only ordinary spaces count", " ", false)
        case .afterColon(let isJoined):
            (effect, replacement, isSafe) = ("follows the colon, where an ordinary space belongs", " ", !isJoined)
        }
        let count = character.range.count / max(1, String(character.scalar).utf8.count)
        let text = String(repeating: replacement, count: count)
        let action = replacement.isEmpty ? "remove it" : "write an ordinary space"
        findings.report(
            .yamlInvisibleCharacter, "\(character.description) \(effect)", at: span,
            fixIts: [FixIt(action, replace: span, with: text, isSafe: isSafe)])
    }

    /// Takes a reported character out of a key or off a value's start, so that nothing else is found wrong with it.
    private mutating func remove(_ character: InvisibleCharacter, from index: Int, _ place: MisleadingPlace) {
        let isAtStart = records[index].range.start == character.range.start
        switch place {
        case .key, .byteOrderMark: break
        case .indentation where isAtStart, .afterColon(joined: false) where isAtStart:
            records[index].range.start = character.range.end
        default: return
        }
        let record = records[index]
        let old = Int(record.text.start)..<Int(record.text.end)
        let text = record.flags.contains(.isDecoded) ? Array(decodedText[old]) : Array(source[old])
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        var cleaned = String.UnicodeScalarView()
        switch place {
        case .key, .byteOrderMark: cleaned.append(contentsOf: scalars.lazy.filter { $0 != character.scalar })
        default: cleaned.append(contentsOf: scalars.drop { $0 == character.scalar })
        }
        let start = decodedText.count
        decodedText.append(contentsOf: String(cleaned).utf8)
        records[index].flags.insert(.isDecoded)
        records[index].text = ByteRange(start, decodedText.count)
    }
}
