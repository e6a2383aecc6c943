/// Writes a layout down.
struct LayoutPrinter {
    /// What is wider goes into block style, if it is a collection in brackets.
    private static let widest = 120
    private static let step = 2

    private var lines = OutputLines()
    /// The dashes that the next line starts with.
    private var pendingDashes: String?

    static func lines(of layout: Layout) -> [String] {
        var printer = LayoutPrinter()
        printer.print(layout)
        return printer.lines.texts
    }

    private mutating func print(_ layout: Layout) {
        if let documentStart = layout.documentStart {
            print(layout.head, indentation: 0)
            lines.append("---", comment: documentStart.comment)
        }
        print(root: layout.root)
        print(layout.tail, indentation: 0)
        lines.removeLastBlank()
    }

    private mutating func print(root: LayoutEntry) {
        var root = root
        print(root.lead, indentation: 0)
        if let collection = blockCollection(in: root.value, indentation: 0, header: Self.header("", of: root.value)) {
            if let comment = root.trailing { append(comment.text, indentation: 0) }
            root.trailing = nil
            // The comments at the start of a file are about the file, not about its first key.
            let isCommented = root.lead.contains(where: \.isComment)
            if isCommented, collection.entries.first?.lead.isEmpty == false { lines.appendBlank() }
        }
        print(value: root, header: "", indentation: 0, inner: 0)
    }

    private mutating func print(_ lead: [LeadLine], indentation: Int) {
        for line in lead {
            switch line {
            case .blank: lines.appendBlank()
            case .comment(let text): append(text, indentation: indentation)
            }
        }
    }

    // MARK: Collections

    private mutating func print(_ collection: LayoutCollection, indentation: Int) {
        for (index, entry) in collection.entries.enumerated() {
            var entry = entry
            if index == 0, entry.lead.first == .blank { entry.lead.removeFirst() }
            if collection.isMapping {
                print(pair: entry, indentation: indentation)
            } else {
                print(item: entry, indentation: indentation)
            }
        }
        print(collection.tail, indentation: indentation)
    }

    private mutating func print(pair entry: LayoutEntry, indentation: Int) {
        print(entry.lead, indentation: indentation)
        var header = entry.key?.withColon ?? ""
        if let key = entry.key, !key.isSimple {
            append("? " + key.written, indentation: indentation)
            header = ":"
        }
        print(value: entry, header: header, indentation: indentation, inner: indentation + Self.step)
    }

    /// A collection begins on the line of the dash, so that comments above its first entry stand above the dash.
    private mutating func print(item entry: LayoutEntry, indentation: Int) {
        var entry = entry
        let lead = entry.lead + takeHoistedLines(of: &entry, indentation: indentation)
        print(lead, indentation: indentation)
        let header = Self.header("-", of: entry.value)
        guard let collection = blockCollection(in: entry.value, indentation: indentation, header: header),
            entry.value.anchor == nil
        else {
            print(value: entry, header: "-", indentation: indentation, inner: indentation + Self.step)
            return
        }
        pendingDashes = (pendingDashes ?? Self.spaces(indentation)) + "- "
        print(collection, indentation: indentation + Self.step)
    }

    /// Takes the comments of an item that would stand between dashes, or between a dash and the first key.
    private func takeHoistedLines(of item: inout LayoutEntry, indentation: Int) -> [LeadLine] {
        let header = Self.header("-", of: item.value)
        guard var collection = blockCollection(in: item.value, indentation: indentation, header: header) else {
            return []
        }
        var hoisted: [LeadLine] = []
        if let comment = item.trailing { hoisted.append(.comment(comment.text)) }
        item.trailing = nil
        var first = collection.entries[0]
        var inner = first.lead.filter(\.isComment)
        let hadLead = !first.lead.isEmpty
        first.lead = []
        if !collection.isMapping { inner += takeHoistedLines(of: &first, indentation: indentation + Self.step) }
        // Writing back copies the entries, of which there may be many.
        if hadLead || !inner.isEmpty {
            collection.entries[0] = first
            item.value.content = .collection(collection)
        }
        return hoisted + inner
    }

    // MARK: Values

    /// Writes what follows a header, which is a key, a dash or nothing.
    ///
    /// - Parameters:
    ///   - indentation: of the header.
    ///   - inner: of everything below it.
    private mutating func print(value entry: LayoutEntry, header: String, indentation: Int, inner: Int) {
        let header = Self.header(header, of: entry.value)
        if let collection = blockCollection(in: entry.value, indentation: indentation, header: header) {
            if !header.isEmpty { append(header, indentation: indentation, comment: entry.trailing) }
            print(collection, indentation: inner)
            return
        }
        var node = entry.value
        node.anchor = nil
        let separator = header.isEmpty ? "" : " "
        if case .scalar(let scalar) = node.content, scalar.lines.count > 1 || scalar.isBlock {
            print(scalar, of: entry, header: header, indentation: indentation)
        } else if let text = FlowText.text(of: node), !text.isEmpty {
            if entry.isBelowKey, !fits(header + separator + text, indentation: indentation), case .scalar = node.content
            {
                append(header, indentation: indentation)
                append(text, indentation: inner, comment: entry.trailing)
            } else {
                append(header + separator + text, indentation: indentation, comment: entry.trailing)
            }
        } else {
            append(header, indentation: indentation, comment: entry.trailing)
        }
    }

    private mutating func print(_ scalar: LayoutScalar, of entry: LayoutEntry, header: String, indentation: Int) {
        let inner = indentation + Self.step
        let last = scalar.lines.count - 1
        for (index, line) in scalar.lines.enumerated() {
            let comment = index == (scalar.isBlock ? 0 : last) ? entry.trailing : nil
            if index > 0 {
                lines.append(line.isEmpty ? "" : Self.spaces(inner) + line, comment: comment, isText: true)
            } else if entry.isBelowKey, !scalar.isBlock {
                append(header, indentation: indentation)
                append(line, indentation: inner, comment: comment)
            } else {
                append(header + (header.isEmpty ? "" : " ") + line, indentation: indentation, comment: comment)
            }
        }
        lines.isOpenEnded = scalar.isOpenEnded
    }

    /// The value as a collection that is written in block style; none if it is no collection or stands in brackets.
    private func blockCollection(in node: LayoutNode, indentation: Int, header: String) -> LayoutCollection? {
        guard case .collection(let collection) = node.content, !collection.entries.isEmpty else { return nil }
        guard collection.isFlow else { return collection }
        let width = Self.widest - indentation - header.cellCount - 1
        return FlowText.text(of: collection, width: width) == nil ? collection : nil
    }

    /// A key, a dash or nothing, with the anchor that follows.
    private static func header(_ start: String, of node: LayoutNode) -> String {
        guard let anchor = node.anchor else { return start }
        return start + (start.isEmpty ? "&" : " &") + anchor
    }

    private func fits(_ text: String, indentation: Int) -> Bool { indentation + text.cellCount <= Self.widest }

    private mutating func append(_ text: String, indentation: Int, comment: TrailingComment? = nil) {
        let start = pendingDashes ?? Self.spaces(indentation)
        pendingDashes = nil
        lines.append(start + text, comment: comment)
    }

    private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
