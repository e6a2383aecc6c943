import Diagnostics

/// The same thing in the baseline and in the definitions.
struct Pair<Element: Sendable>: Sendable {
    var old: Element
    var new: Element
}

/// Finds for the things of a baseline those of the definitions: by name, and by likeness where a name is gone.
struct Match<Element: Sendable> {
    private(set) var pairs: [Pair<Element>] = []
    /// What probably is the same thing under another name.
    private(set) var renamed: [Pair<Element>] = []
    private(set) var removed: [Element] = []
    private(set) var added: [Element] = []

    /// Beyond this many comparisons nobody is helped by guesses any more.
    private static var mostComparisons: Int { 10_000 }

    /// - Parameters:
    ///   - name: what things of the same name have in common.
    ///   - likeness: from 0 to 1, how sure it is that one thing is another, renamed. From 0.5 on it counts, if nothing
    ///     else is as like. That both are the only ones left adds 0.2.
    init(
        _ old: [Element], _ new: [Element], by name: (Element) -> String,
        likeness: (Element, Element) -> Double = { _, _ in 0 }
    ) {
        let byName = Dictionary(new.map { (name($0), $0) }) { first, _ in first }
        let oldNames = Set(old.map(name))
        for element in old {
            if let other = byName[name(element)] {
                pairs.append(Pair(old: element, new: other))
            } else {
                removed.append(element)
            }
        }
        added = new.filter { !oldNames.contains(name($0)) }
        findRenamed(likeness)
    }

    private mutating func findRenamed(_ likeness: (Element, Element) -> Double) {
        guard !removed.isEmpty, !added.isEmpty, removed.count * added.count <= Self.mostComparisons else { return }
        let extra = removed.count == 1 && added.count == 1 ? 0.2 : 0
        let table = removed.map { before in added.map { likeness(before, $0) + extra } }
        var rows: Set<Int> = []
        var columns: Set<Int> = []
        for (row, values) in table.enumerated() {
            guard let column = Self.best(values), Self.best(table.map { $0[column] }) == row else { continue }
            renamed.append(Pair(old: removed[row], new: added[column]))
            rows.insert(row)
            columns.insert(column)
        }
        removed = removed.indices.filter { !rows.contains($0) }.map { removed[$0] }
        added = added.indices.filter { !columns.contains($0) }.map { added[$0] }
    }

    /// The position of the greatest value, if it is great enough and alone.
    private static func best(_ values: [Double]) -> Int? {
        guard let greatest = values.max(), greatest >= 0.5, values.count(where: { $0 == greatest }) == 1 else {
            return nil
        }
        return values.firstIndex(of: greatest)
    }
}

extension Suggestions {
    /// Whether one name could be the other with a slip or a small change.
    static func areNear(_ left: String, _ right: String) -> Bool { nearest(to: left, in: [right]) != nil }
}
