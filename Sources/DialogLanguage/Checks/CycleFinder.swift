/// Finds what depends on itself.
enum CycleFinder {
    /// Nodes that reach each other.
    struct Knots<Node: Hashable> {
        /// The last edge, by position, of every knot: indices into the edges, ascending.
        fileprivate(set) var lastEdges: [Int] = []
        fileprivate var numbers: [Node: Int] = [:]
        fileprivate var knots: [Int] = []

        /// Whether two nodes of the graph are in one knot.
        func join(_ first: Node, _ second: Node) -> Bool {
            guard let first = numbers[first], let second = numbers[second] else { return false }
            return knots[first] == knots[second]
        }
    }

    /// Finds the knots of nodes that reach each other.
    ///
    /// - Parameters:
    ///   - edges: who depends on whom.
    ///   - position: the place of an edge by its index, for the order in the file.
    static func knots<Node: Hashable>(
        of edges: [(from: Node, to: Node)], position: (Int) -> some Comparable
    ) -> Knots<Node> {
        guard !edges.isEmpty else { return Knots() }
        var numbers: [Node: Int] = [:]
        for edge in edges {
            for node in [edge.from, edge.to] where numbers[node] == nil { numbers[node] = numbers.count }
        }
        var targets = [[Int]](repeating: [], count: numbers.count)
        for edge in edges { targets[numbers[edge.from] ?? 0].append(numbers[edge.to] ?? 0) }
        let knots = knots(targets)
        var last: [Int: Int] = [:]
        for (index, edge) in edges.enumerated() {
            guard let from = numbers[edge.from], let to = numbers[edge.to], knots[from] == knots[to] else { continue }
            if let best = last[knots[from]], position(best) >= position(index) { continue }
            last[knots[from]] = index
        }
        return Knots(lastEdges: last.values.sorted(), numbers: numbers, knots: knots)
    }

    /// Numbers the strongly connected components (Tarjan's algorithm, with a stack of its own, since chains can be
    /// long).
    private static func knots(_ targets: [[Int]]) -> [Int] {
        let unseen = -1
        var order = [Int](repeating: unseen, count: targets.count)
        var low = order
        var knot = order
        var count = 0
        var knotCount = 0
        var open: [Int] = []
        for start in targets.indices where order[start] == unseen {
            var path: [(node: Int, next: Int)] = [(start, 0)]
            while let (node, next) = path.last {
                if next == 0 {
                    order[node] = count
                    low[node] = count
                    count += 1
                    open.append(node)
                }
                if next < targets[node].count {
                    path[path.count - 1].next += 1
                    let target = targets[node][next]
                    if order[target] == unseen {
                        path.append((target, 0))
                    } else if knot[target] == unseen {
                        low[node] = min(low[node], order[target])
                    }
                    continue
                }
                if low[node] == order[node] {
                    while let member = open.popLast() {
                        knot[member] = knotCount
                        if member == node { break }
                    }
                    knotCount += 1
                }
                path.removeLast()
                if let parent = path.last?.node { low[parent] = min(low[parent], low[node]) }
            }
        }
        return knot
    }
}
