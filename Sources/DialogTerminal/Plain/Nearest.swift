/// What someone probably meant.
enum Nearest {
    /// The word that differs least from `word`, if it is near enough to be a slip.
    static func word(to word: String, in words: [String]) -> String? {
        let typed = Array(word.lowercased())
        let limit = max(typed.count / 3, 1)
        let found = words.map { ($0, distance(typed, Array($0.lowercased()))) }.min { $0.1 < $1.1 }
        if let found, found.1 <= limit { return found.0 }
        // The beginning of a single longer word is meant as that word.
        let longer = words.filter { $0.lowercased().hasPrefix(word.lowercased()) }
        return longer.count == 1 && typed.count > 1 ? longer[0] : nil
    }

    /// How many characters are wrong, missing, too many or exchanged with the next.
    private static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for i in left.indices {
            var row = [i + 1]
            for j in right.indices {
                var best = min(last[j] + (left[i] == right[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                    best = min(best, beforeLast[j - 1] + 1)
                }
                row.append(best)
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
