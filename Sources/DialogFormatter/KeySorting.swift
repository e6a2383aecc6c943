extension LayoutCollection {
    /// Brings the entries into an order. Comments directly above an entry and blank lines before it move with it; comments
    /// that a blank line separates from it stay where they are.
    ///
    /// Entries with anchors stay where they are, all of them: an alias must not come before its anchor.
    ///
    /// - Parameter order: a number for each entry; equal numbers keep their order.
    mutating func sort(by order: [Int]) {
        let isSorted = zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
        guard !isSorted, order.count == entries.count else { return }
        guard !entries.contains(where: { $0.value.holdsAnchors || $0.key?.anchor != nil }) else { return }
        let leads = entries.map { Lead($0.lead) }
        let places = entries.indices.sorted { (order[$0], $0) < (order[$1], $1) }
        entries = zip(leads, places).map { [entries] lead, place in
            var entry = entries[place]
            entry.lead = lead.detached
            if leads[place].hasBlank || !lead.detached.isEmpty { entry.lead.append(.blank) }
            entry.lead += leads[place].attached
            return entry
        }
    }

    /// The lines above an entry, cut at the last blank line.
    private struct Lead {
        var detached: [LeadLine] = []
        var hasBlank = false
        var attached: [LeadLine]

        init(_ lines: [LeadLine]) {
            attached = lines
            guard let blank = lines.lastIndex(of: .blank) else { return }
            detached = Array(lines[..<blank])
            hasBlank = true
            attached = Array(lines[(blank + 1)...])
        }
    }
}
