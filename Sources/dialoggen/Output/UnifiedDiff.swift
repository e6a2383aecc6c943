/// The difference of two texts in the form that `diff -u` and `patch` know.
enum UnifiedDiff {
    /// Lines shown around a change.
    private static let context = 3
    /// Beyond this many differing lines the search for the shortest difference is not worth its time, which grows with the
    /// square: what differs is then shown as one replaced block.
    private static let searchLimit = 1_000

    /// The difference, empty if the texts are equal apart from their line endings.
    ///
    /// - Parameters:
    ///   - old: the text there is; none if the file does not exist.
    ///   - new: the text there should be; none if the file should go.
    static func text(path: String, old: [UInt8]?, new: [UInt8]?) -> String {
        let oldLines = Lines(old ?? [])
        let newLines = Lines(new ?? [])
        let ids = oldLines.ids(with: newLines)
        let steps = steps(from: ids.0, to: ids.1)
        let hunks = hunks(of: steps)
        if hunks.isEmpty, (old == nil) == (new == nil) { return "" }
        var text = "--- \(old == nil ? "/dev/null" : path)\n+++ \(new == nil ? "/dev/null" : path)\n"
        for hunk in hunks { text += self.text(of: steps[hunk], old: oldLines, new: newLines) }
        return text
    }

    /// Whether the texts are the same when CRLF counts as LF.
    static func areEqualApartFromLineEndings(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        left == right || Lines(left).content == Lines(right).content
    }

    private enum Step: Equatable {
        case keep(old: Int, new: Int)
        case remove(old: Int)
        case insert(new: Int)

        var isChange: Bool {
            if case .keep = self { false } else { true }
        }
    }

    private struct Lines {
        /// Each with its line feed; the last one may lack it.
        let content: [[UInt8]]

        init(_ bytes: [UInt8]) {
            var lines: [[UInt8]] = []
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
                var line = Array(bytes[start..<end])
                if line.count >= 2, line.last == UInt8(ascii: "\n"), line[line.count - 2] == UInt8(ascii: "\r") {
                    line.remove(at: line.count - 2)
                }
                lines.append(line)
                start = end
            }
            content = lines
        }

        /// Numbers for the lines of both texts, equal for equal lines.
        func ids(with other: Lines) -> ([Int], [Int]) {
            var known: [[UInt8]: Int] = [:]
            func id(_ line: [UInt8]) -> Int {
                let id = known[line] ?? known.count
                known[line] = id
                return id
            }
            return (content.map(id), other.content.map(id))
        }
    }

    private static func steps(from old: [Int], to new: [Int]) -> [Step] {
        let shorter = min(old.count, new.count)
        let prefix = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
        let longestSuffix = shorter - prefix
        let suffix =
            (0..<longestSuffix).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? longestSuffix
        let oldMiddle = prefix..<old.count - suffix
        let newMiddle = prefix..<new.count - suffix
        let middle =
            shortestSteps(from: old[oldMiddle], to: new[newMiddle])
            ?? oldMiddle.map { .remove(old: $0) } + newMiddle.map { .insert(new: $0) }
        return (0..<prefix).map { .keep(old: $0, new: $0) } + middle
            + (0..<suffix).map { .keep(old: old.count - suffix + $0, new: new.count - suffix + $0) }
    }

    /// Myers' greedy search; none if it would take too long.
    private static func shortestSteps(from old: ArraySlice<Int>, to new: ArraySlice<Int>) -> [Step]? {
        let limit = min(old.count + new.count, searchLimit)
        let offset = limit + 1
        var furthest = [Int](repeating: 0, count: 2 * limit + 3)
        var history: [[Int]] = []
        for distance in 0...limit {
            history.append(furthest)
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                let isDown =
                    diagonal == -distance
                    || (diagonal != distance && furthest[offset + diagonal - 1] < furthest[offset + diagonal + 1])
                var x = isDown ? furthest[offset + diagonal + 1] : furthest[offset + diagonal - 1] + 1
                while x < old.count, x - diagonal < new.count,
                    old[old.startIndex + x] == new[new.startIndex + x - diagonal]
                {
                    x += 1
                }
                furthest[offset + diagonal] = x
                if x >= old.count, x - diagonal >= new.count {
                    return walkBack(history, offset: offset, old: old, new: new)
                }
            }
        }
        return nil
    }

    private static func walkBack(
        _ history: [[Int]], offset: Int, old: ArraySlice<Int>, new: ArraySlice<Int>
    ) -> [Step] {
        var steps: [Step] = []
        var (x, y) = (old.count, new.count)
        for distance in history.indices.reversed() {
            let furthest = history[distance]
            let diagonal = x - y
            let isDown =
                diagonal == -distance
                || (diagonal != distance && furthest[offset + diagonal - 1] < furthest[offset + diagonal + 1])
            let previousDiagonal = isDown ? diagonal + 1 : diagonal - 1
            let previousX = distance == 0 ? 0 : furthest[offset + previousDiagonal]
            let previousY = distance == 0 ? 0 : previousX - previousDiagonal
            while x > previousX, y > previousY {
                (x, y) = (x - 1, y - 1)
                steps.append(.keep(old: old.startIndex + x, new: new.startIndex + y))
            }
            if distance == 0 { break }
            if isDown {
                y -= 1
                steps.append(.insert(new: new.startIndex + y))
            } else {
                x -= 1
                steps.append(.remove(old: old.startIndex + x))
            }
        }
        return steps.reversed()
    }

    /// The stretches of steps that are shown: changes with the lines around them.
    private static func hunks(of steps: [Step]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in steps.indices where steps[index].isChange {
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private static func text(of steps: ArraySlice<Step>, old: Lines, new: Lines) -> String {
        var oldRange: Range<Int>?
        var newRange: Range<Int>?
        var body = ""
        func extend(_ range: inout Range<Int>?, _ index: Int) {
            range = (range?.lowerBound ?? index)..<index + 1
        }
        func add(_ mark: String, _ line: [UInt8]) {
            body += mark + String(decoding: line, as: UTF8.self)
            if line.last != UInt8(ascii: "\n") { body += "\n\\ No newline at end of file\n" }
        }
        for step in steps {
            switch step {
            case .keep(let oldIndex, let newIndex):
                extend(&oldRange, oldIndex)
                extend(&newRange, newIndex)
                add(" ", old.content[oldIndex])
            case .remove(let index):
                extend(&oldRange, index)
                add("-", old.content[index])
            case .insert(let index):
                extend(&newRange, index)
                add("+", new.content[index])
            }
        }
        return "@@ -\(place(oldRange)) +\(place(newRange)) @@\n" + body
    }

    /// An empty side occurs only where the whole file is new or gone, and is counted from 0 then.
    private static func place(_ range: Range<Int>?) -> String {
        guard let range else { return "0,0" }
        return range.count == 1 ? "\(range.lowerBound + 1)" : "\(range.lowerBound + 1),\(range.count)"
    }
}
