/// Collections in brackets on one line: `{id: bpm, kind: stepper}`, `[ok, cancel]`.
struct FlowText {
    private(set) var text = ""
    /// How many cells of a terminal may still be taken. Counting while writing keeps the time for a large collection short
    /// that is tried at every level of its nesting.
    private var room: Int

    /// The collection on one line; none if it would be wider than `width`, or if something inside cannot stand on one line.
    static func text(of collection: LayoutCollection, width: Int) -> String? {
        var flow = FlowText(room: width)
        return flow.append(collection) ? flow.text : nil
    }

    /// A value on one line, however wide; none if it needs several.
    static func text(of node: LayoutNode) -> String? {
        var flow = FlowText(room: .max)
        return flow.append(node) ? flow.text : nil
    }

    private init(room: Int) {
        self.room = room
    }

    private mutating func append(_ more: String) -> Bool {
        text += more
        room -= more.cellCount
        return room >= 0
    }

    private mutating func append(_ collection: LayoutCollection) -> Bool {
        guard !collection.tail.contains(where: \.isComment), append(collection.isMapping ? "{" : "[") else {
            return false
        }
        for (index, entry) in collection.entries.enumerated() {
            guard index == 0 || append(", "), append(entry) else { return false }
        }
        return append(collection.isMapping ? "}" : "]")
    }

    private mutating func append(_ entry: LayoutEntry) -> Bool {
        guard entry.trailing == nil, !entry.lead.contains(where: \.isComment) else { return false }
        guard let key = entry.key else { return append(entry.value) }
        return key.isSimple && append(key.withColon + " ") && append(entry.value)
    }

    private mutating func append(_ node: LayoutNode) -> Bool {
        if let anchor = node.anchor {
            let isAbsent = if case .absent = node.content { true } else { false }
            guard append("&" + anchor + (isAbsent ? "" : " ")) else { return false }
        }
        switch node.content {
        case .absent: return true
        case .alias(let name): return append("*" + name)
        case .scalar(let scalar): return scalar.lines.count == 1 && append(scalar.lines[0])
        // What was not in brackets stays so.
        case .collection(let collection): return collection.isFlow && append(collection)
        }
    }
}
