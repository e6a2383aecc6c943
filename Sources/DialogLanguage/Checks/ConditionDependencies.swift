import Diagnostics

/// What has conditions that decide whether it is shown and enabled.
enum ConditionReader: Hashable {
    case control(String)
    /// A section, by its position. Its controls depend on it, and it on what its conditions read: to say of each of its
    /// controls what it depends on would be too much for a long condition above many controls.
    case section(Int)
}

/// Who depends on whom by the conditions of one dialog.
struct ConditionDependencies {
    /// `from` depends on `to`, by a name at `span`; a control depends on its section by no name.
    private var edges: [(from: ConditionReader, to: ConditionReader, span: SourceSpan?)] = []
    private var controls: [Int: [String]] = [:]

    mutating func add(_ reader: ConditionReader, dependsOn id: String, at span: SourceSpan) {
        edges.append((reader, .control(id), span))
    }

    /// Adds a section with conditions and the controls in it.
    mutating func add(section: Int, controls ids: [String]) {
        controls[section] = ids
        for id in ids { edges.append((.control(id), .section(section), nil)) }
    }

    /// Of all controls that depend on each other, or one on itself, the dependency that stands last in the file.
    var cycles: [(from: String, to: String, span: SourceSpan)] {
        // Nearly always no control that others depend on depends on anything itself.
        var readers = SmallDictionary<ConditionReader, Bool>(capacity: edges.count)
        for edge in edges { _ = readers.add(edge.from, true) }
        guard edges.contains(where: { $0.span != nil && readers[$0.to] != nil }) else { return [] }
        let knots = CycleFinder.knots(of: edges.map { ($0.from, $0.to) }) {
            edges[$0].span.map { Int($0.range.start) } ?? -1
        }
        return knots.lastEdges.compactMap { index in
            let edge = edges[index]
            guard let span = edge.span, case .control(let target) = edge.to else { return nil }
            switch edge.from {
            case .control(let id): return (id, target, span)
            case .section(let section):
                let first = controls[section]?.first { knots.join(.control($0), edge.from) }
                return first.map { ($0, target, span) }
            }
        }
    }
}
