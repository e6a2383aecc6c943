/// Applies fix-its to the texts they are about.
public struct FixApplication: Sendable {
    /// The files that something was applied to, in the order in which they were first changed.
    public private(set) var files: [SourceFile] = []
    /// What was applied, in the order of the findings.
    public private(set) var applied: [(diagnostic: Diagnostic, fixIt: FixIt)] = []

    /// What is applied to each file, sorted by place; no two of them touch.
    private var edits: [ObjectIdentifier: [FixIt.Edit]] = [:]

    /// Takes the first wanted fix-it of each finding. Of fix-its that change the same text, or texts without anything
    /// between them, the first counts: the others may look different once it is applied. A fix-it is applied as a whole
    /// or not at all.
    public init(to diagnostics: [Diagnostic], where isWanted: (FixIt) -> Bool) {
        for diagnostic in diagnostics {
            guard let fixIt = diagnostic.fixIts.first(where: isWanted) else { continue }
            guard Self.areApart(fixIt.edits), fixIt.edits.allSatisfy({ position(of: $0) != nil }),
                fixIt.edits.contains(where: { $0.span.text != $0.text })
            else { continue }
            for edit in fixIt.edits { insert(edit) }
            applied.append((diagnostic, fixIt))
        }
    }

    /// The file's text with everything applied; all other bytes as they were.
    public func text(of file: SourceFile) -> [UInt8] {
        var text: [UInt8] = []
        var end = 0
        for edit in edits[ObjectIdentifier(file)] ?? [] {
            text += file.bytes[end..<Int(edit.span.range.start)]
            text += edit.text.utf8
            end = Int(edit.span.range.end)
        }
        return text + file.bytes[end...]
    }

    /// Where an edit belongs among those of its file, and whether the same one is there already; none if it touches one.
    private func position(of edit: FixIt.Edit) -> (index: Int, isKnown: Bool)? {
        let range = edit.span.range
        guard range.start <= range.end, Int(range.end) <= edit.span.file.bytes.count else { return nil }
        let present = edits[ObjectIdentifier(edit.span.file)] ?? []
        var (low, high) = (0, present.count)
        while low < high {
            let middle = (low + high) / 2
            if present[middle].span.range.end < range.start { low = middle + 1 } else { high = middle }
        }
        guard low < present.count, present[low].span.range.start <= range.end else { return (low, false) }
        let isKnown = present[low].span.range == range && present[low].text == edit.text
        return isKnown ? (low, true) : nil
    }

    private mutating func insert(_ edit: FixIt.Edit) {
        guard let (index, isKnown) = position(of: edit), !isKnown else { return }
        let file = edit.span.file
        if edits[ObjectIdentifier(file)] == nil { files.append(file) }
        edits[ObjectIdentifier(file), default: []].insert(edit, at: index)
    }

    /// Whether no two edits of one fix-it touch.
    private static func areApart(_ edits: [FixIt.Edit]) -> Bool {
        Dictionary(grouping: edits) { ObjectIdentifier($0.span.file) }.values.allSatisfy { edits in
            let ranges = edits.map(\.span.range).sorted { $0.start < $1.start }
            return zip(ranges, ranges.dropFirst()).allSatisfy { $0.end < $1.start }
        }
    }
}
