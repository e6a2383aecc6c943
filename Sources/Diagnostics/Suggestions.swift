/// Finds the word somebody probably meant.
public enum Suggestions {
    /// Longer words are not worth guessing at, and the time for a comparison grows with the square of the length.
    private static let longestWord = 64
    /// No list that a person has in mind is longer; comparing with all of a longer one would take long.
    private static let mostCandidates = 2_000

    /// The candidate nearest to `word`, or none that is near enough.
    ///
    /// A candidate that differs only in case, `-`, `_` or spaces wins. Otherwise the fewest inserted, left out, changed or
    /// swapped characters decide, up to one for each three characters of the word and three at most; among equals the first
    /// candidate. The word itself is never suggested.
    ///
    /// - Parameters:
    ///   - word: what was written; may be any text.
    ///   - candidates: what would have been right, the most likely first. Of more than 2,000, the first are looked at.
    public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
        guard let written = scalars(of: word), !written.isEmpty else { return nil }
        let plainWritten = withoutSeparators(written)
        let limit = min(max(written.count / 3, 1), 3)
        let letters = letters(of: word)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates.prefix(mostCandidates) where candidate != word {
            // Each change adds one letter and takes one away at most: that rules out nearly all without a closer look.
            let differences = (letters ^ Self.letters(of: candidate)).nonzeroBitCount
            guard differences <= 2 * (best.map { $0.distance - 1 } ?? limit) else { continue }
            guard let wanted = scalars(of: candidate) else { continue }
            if !plainWritten.isEmpty, withoutSeparators(wanted) == plainWritten { return candidate }
            let allowed = min(best.map { $0.distance - 1 } ?? limit, max(written.count, wanted.count) - 1)
            if let distance = distance(from: written, to: wanted, limit: allowed) { best = (candidate, distance) }
        }
        return best?.candidate
    }

    /// Whether two words differ in nothing but upper and lower case, so that one is surely meant by the other.
    public static func differOnlyInCase(_ word: String, _ other: String) -> Bool {
        word != other && scalars(of: word) == scalars(of: other)
    }

    /// The word in lower case (ASCII only, as the names of the language are); none if it is too long.
    private static func scalars(of word: String) -> [UInt32]? {
        var scalars: [UInt32] = []
        for scalar in word.unicodeScalars {
            guard scalars.count < longestWord else { return nil }
            let isUpperCase = (0x41...0x5A).contains(scalar.value)
            scalars.append(isUpperCase ? scalar.value + 0x20 : scalar.value)
        }
        return scalars
    }

    private static func withoutSeparators(_ scalars: [UInt32]) -> [UInt32] {
        scalars.filter { $0 != 0x2D && $0 != 0x5F && $0 != 0x20 }
    }

    /// Which letters and signs occur, as bits; case, separators and what is not ASCII count for nothing.
    private static func letters(of word: String) -> UInt64 {
        var letters: UInt64 = 0
        for byte in word.utf8 where byte < 0x80 && byte != 0x2D && byte != 0x5F && byte != 0x20 {
            let isUpperCase = 0x41...0x5A ~= byte
            letters |= 1 << UInt64((isUpperCase ? byte | 0x20 : byte) & 63)
        }
        return letters
    }

    /// The Damerau–Levenshtein distance (optimal string alignment), if it is at most `limit`.
    private static func distance(from first: [UInt32], to second: [UInt32], limit: Int) -> Int? {
        guard limit > 0, abs(first.count - second.count) <= limit else {
            return limit == 0 && first == second ? 0 : nil
        }
        let width = second.count + 1
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
            // Beyond the limit it does not matter how far. Only cells near the diagonal can be within.
            let far = limit + 1
            cells.initialize(repeating: far)
            var (beforePrevious, previous, current) = (0, width, 2 * width)
            for column in 0...min(limit, second.count) { cells[previous + column] = column }
            var smallestBefore = 0
            for row in first.indices {
                for column in 0..<width { cells[current + column] = far }
                if row + 1 <= limit { cells[current] = row + 1 }
                var smallest = cells[current]
                for column in max(0, row - limit)..<max(min(second.count, row + limit + 1), max(0, row - limit)) {
                    let isSame = first[row] == second[column]
                    var cost = cells[previous + column] + (isSame ? 0 : 1)
                    cost = min(cost, cells[previous + column + 1] + 1, cells[current + column] + 1, far)
                    if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                        cost = min(cost, cells[beforePrevious + column - 1] + 1)
                    }
                    cells[current + column + 1] = cost
                    smallest = min(smallest, cost)
                }
                // A swap may reach back one row, so only two rows beyond the limit end the search early.
                if smallest > limit, smallestBefore > limit { return nil }
                smallestBefore = smallest
                (beforePrevious, previous, current) = (previous, current, beforePrevious)
            }
            let result = cells[previous + second.count]
            return result <= limit ? result : nil
        }
    }
}
