import CYaml
import Diagnostics

/// Turns libyaml's events into the flat array of a tree.
struct TreeBuilder {
    let file: SourceFile
    let limits: YAMLTree.Limits
    /// The file's bytes; what libyaml reads may differ from them in tabs that mean nothing.
    let source: UnsafeBufferPointer<UInt8>
    /// The offset after a byte-order mark.
    let contentStart: Int
    /// Where the part of the file begins that is read.
    let partStart: Int

    var records: [NodeRecord] = []
    var decodedText: [UInt8] = []
    var aliases: [AliasUse] = []
    var findings = DiagnosticSink()
    /// The innermost list or mapping that is open; `.outside` if there is none. Not in a list, since every node changes it.
    var top = Frame.outside
    /// What `top` was before it: those around it, outermost first, after `.outside`.
    var outer: [Frame] = []
    var anchors: [String: Anchor] = [:]
    /// The names of the anchors of open lists and mappings, by index.
    private var openAnchors: [Int: String] = [:]
    /// The keys of open mappings that have many of them, by the mapping's index.
    var knownKeys: [Int: MappingKeys] = [:]
    private var offsets: MarkOffsets
    private var documentCount = 0
    private var isAfterDocumentEnd = false

    /// A list or mapping whose end has not come yet. Holds nothing that is counted, since every node touches it.
    struct Frame {
        var index: Int
        var isMapping: Bool
        /// The key that waits for its value; -1 if a key is next.
        var key = -1
        /// Where the last child ended.
        var end: UInt32
        /// How many lists and mappings stand in each other from here downwards.
        var height = 1
        var keyCount = 0
        /// A bit for each key so far that was looked at by its letters; equal keys have the same one.
        var keyMarks: UInt64 = 0
        /// The entries or items so far that are not dropped.
        var count: Int32 = 0
        /// Whether an anchor waits in ``anchors`` for the end.
        var isAnchored = false

        static var outside: Frame { Frame(index: -1, isMapping: false, end: 0) }
        var isOutside: Bool { index < 0 }
    }

    /// How many lists and mappings are open.
    var depth: Int { outer.count }

    struct Anchor {
        var index: Int
        var range: ByteRange
        /// How deep the anchored value is; none while it is still open.
        var height: Int?
    }

    /// How many mistakes of one file are reported: enough for every honest file. In a part from the middle one is enough, since
    /// then the file is read as one.
    let mostFindings: Int

    /// How reading came to its end.
    enum Ending {
        case complete
        /// A limit was reported; nothing more is to be said of the file.
        case stopped
        case failed(SyntaxFault)
    }

    /// - Parameters:
    ///   - source: the whole file.
    ///   - part: the bytes of it to be read.
    ///   - kind: what part that is.
    init(
        file: SourceFile, source: UnsafeBufferPointer<UInt8>, part: Range<Int>, kind: PartReading.Kind,
        scan: SourceScan, limits: YAMLTree.Limits
    ) {
        self.file = file
        self.source = source
        self.limits = limits
        contentStart = scan.start
        partStart = part.lowerBound
        mostFindings = kind == .first ? 1000 : 0
        offsets = MarkOffsets(
            source, start: part.lowerBound, firstMark: kind.shell.utf8CodeUnitCount, isASCII: scan.isASCII)
        outer.reserveCapacity(16)
        records.reserveCapacity(min(part.count / 6 + 8, limits.nodes))
    }

    /// Reads what libyaml has to tell.
    ///
    /// - Parameter end: where to stop, if a key of an inner mapping (see ``isAtInnerKey``) begins there. The event of the key
    ///   stays the reader's next one.
    /// - Returns: `nil` at that key.
    mutating func build(_ reader: inout EventReader, upTo end: Int = .max) -> Ending? {
        while reader.advance() {
            let event = reader.event
            var goesOn = true
            switch event.pointee.type {
            case YAML_DOCUMENT_START_EVENT: goesOn = startDocument(event)
            case YAML_DOCUMENT_END_EVENT: isAfterDocumentEnd = event.pointee.data.document_end.implicit == 0
            case YAML_SCALAR_EVENT:
                if offset(event.pointee.start_mark) == end, isAtInnerKey {
                    reader.stay()
                    return nil
                }
                goesOn = addScalar(event)
            case YAML_ALIAS_EVENT: goesOn = addAlias(event)
            case YAML_MAPPING_START_EVENT: goesOn = startMapping(event)
            case YAML_SEQUENCE_START_EVENT: goesOn = startSequence(event)
            case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: endCollection(event)
            case YAML_STREAM_END_EVENT: return .complete
            default: break
            }
            if findings.diagnostics.count > mostFindings {
                giveUp()
                return .stopped
            }
            if !goesOn { return documentCount > 1 ? .complete : .stopped }
        }
        return .failed(fault(reader.failure))
    }

    /// Says that the rest of the file is not looked at, since there is too much wrong with it.
    mutating func giveUp() {
        let place = findings.diagnostics.last?.place ?? .file(path: file.path)
        findings.report(
            Diagnostic(
                .yamlLimit, "\(mostFindings) mistakes are enough; the rest of the file is not read", at: place))
    }

    func span(_ range: ByteRange) -> SourceSpan { SourceSpan(file, range) }

    mutating func offset(_ mark: yaml_mark_t) -> Int { offsets.offset(of: mark.index) }

    private mutating func fault(_ failure: EventReader.Failure) -> SyntaxFault {
        var fault = SyntaxFault(problem: failure.problem, offset: offsets.offset(of: failure.problemMark))
        fault.context = failure.contextMark.map { offsets.offset(of: $0) }
        fault.isAfterDocumentEnd = isAfterDocumentEnd
        for frame in outer + [top] where !frame.isOutside && records[frame.index].flags.contains(.isFlow) {
            let start = Int(records[frame.index].range.start)
            if isBracket(start) {
                fault.openBracket = start
                break
            }
        }
        if let last = records.last, last.kind == .scalar, last.style == .singleQuoted || last.style == .doubleQuoted {
            fault.quotedBefore = Int(last.range.start)..<Int(last.range.end)
        }
        return fault
    }

    func isBracket(_ offset: Int) -> Bool {
        offset < source.count && (source[offset] == UInt8(ascii: "[") || source[offset] == UInt8(ascii: "{"))
    }
}

// MARK: - Documents

extension TreeBuilder {
    /// - Returns: false for a second document, at which reading ends.
    private mutating func startDocument(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        documentCount += 1
        let start = offset(event.pointee.start_mark)
        guard documentCount == 1 else {
            reportSecondDocument(start..<offset(event.pointee.end_mark))
            return false
        }
        let directives = event.pointee.data.document_start.tag_directives
        if directives.start != directives.end { reportTagDirective(from: start) }
        return true
    }

    private mutating func reportSecondDocument(_ range: Range<Int>) {
        findings.report(
            .yamlMultipleDocuments, SyntaxDiagnosis.multipleDocumentsMessage,
            at: span(ByteRange(range.lowerBound, max(range.upperBound, range.lowerBound + 1))))
    }

    private mutating func reportTagDirective(from start: Int) {
        let lines = SourceLines(file.bytes)
        var line = lines.lineStart(of: start)
        while line < source.count, !lines.hasText("%TAG", at: line) {
            let next = lines.nextLine(after: line)
            guard next > line else { return }
            line = next
        }
        findings.report(
            .yamlTag, "definition files have no tags, so this line can go",
            at: span(ByteRange(line, lines.trimmedLineEnd(of: line))))
    }
}

// MARK: - Nodes

extension TreeBuilder {
    /// Whether the next node is a mapping's key.
    var expectsKey: Bool { top.isMapping && top.key < 0 }

    /// Appends a node, unless there are too many already. Inlined like the function below, since every node passes here.
    @inline(__always)
    mutating func append(_ record: NodeRecord) -> Bool {
        guard records.count < limits.nodes else {
            findings.report(limits.tooManyNodes(at: span(record.range), isAlias: false))
            return false
        }
        records.append(record)
        return true
    }

    private mutating func addScalar(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        let scalar = event.pointee.data.scalar
        let first = offset(event.pointee.start_mark)
        let end = offset(event.pointee.end_mark)
        let properties = properties(at: first, anchor: scalar.anchor, tag: scalar.tag)
        let start = min(properties.end, end)
        let length = Int(scalar.length)
        var record = NodeRecord(kind: .scalar, range: ByteRange(start, end), next: Int32(records.count + 1))
        if expectsKey { record.flags.insert(.isKey) }
        switch scalar.style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: record.style = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: record.style = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: record.style = .literal
        case YAML_FOLDED_SCALAR_STYLE: record.style = .folded
        default: break
        }
        switch record.style {
        case .plain where length == 0:
            record.flags.insert(.isAbsent)
            record.range = absentRange(mark: end, first: first)
        case .literal, .folded: record.range = blockScalarRange(start: start, end: end)
        default: break
        }
        guard length <= limits.textBytes else {
            findings.report(limits.textTooLong(length, at: span(record.range)))
            return false
        }
        setText(UnsafeBufferPointer(start: scalar.value, count: length), of: &record)
        guard append(record) else { return false }
        let index = records.count - 1
        if let anchor = properties.anchor { define(anchor, at: index, height: 0) }
        complete(index, height: 0)
        return true
    }

    /// Refers to the file where the text stands there as it is, which is nearly always.
    private mutating func setText(_ text: UnsafeBufferPointer<UInt8>, of record: inout NodeRecord) {
        let margin = record.style == .plain ? 0 : 1
        let start = Int(record.range.start) + margin
        if record.range.count == text.count + 2 * margin, start + text.count <= source.count,
            UnsafeBufferPointer(rebasing: source[start..<start + text.count]).hasSameBytes(as: text)
        {
            record.text = ByteRange(start, start + text.count)
        } else {
            record.flags.insert(.isDecoded)
            record.text = ByteRange(decodedText.count, decodedText.count + text.count)
            decodedText.append(contentsOf: text)
        }
    }

    private mutating func startMapping(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        let mapping = event.pointee.data.mapping_start
        return startCollection(
            .mapping, event, anchor: mapping.anchor, tag: mapping.tag, isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
    }

    private mutating func startSequence(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        let sequence = event.pointee.data.sequence_start
        return startCollection(
            .sequence, event, anchor: sequence.anchor, tag: sequence.tag,
            isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
    }

    private mutating func startCollection(
        _ kind: YAMLNode.Kind, _ event: UnsafePointer<yaml_event_t>, anchor: UnsafeMutablePointer<yaml_char_t>?,
        tag: UnsafeMutablePointer<yaml_char_t>?, isFlow: Bool
    ) -> Bool {
        let properties = properties(at: offset(event.pointee.start_mark), anchor: anchor, tag: tag)
        let start = properties.end
        var record = NodeRecord(kind: kind, range: character(at: start), next: Int32(records.count + 1))
        guard depth < limits.nesting else {
            findings.report(limits.tooDeep(at: span(record.range)))
            return false
        }
        if expectsKey { record.flags.insert(.isKey) }
        if isFlow { record.flags.insert(.isFlow) }
        guard append(record) else { return false }
        let index = records.count - 1
        open(index)
        if let anchor = properties.anchor {
            define(anchor, at: index, height: nil)
            top.isAnchored = true
            openAnchors[index] = anchor.name
        }
        return true
    }

    /// Makes a list or mapping that has been appended the innermost one.
    mutating func open(_ index: Int) {
        outer.append(top)
        top = Frame(index: index, isMapping: records[index].kind == .mapping, end: records[index].range.start)
    }

    private mutating func endCollection(_ event: UnsafePointer<yaml_event_t>) {
        guard !top.isOutside else { return }
        // Only brackets have an end of their own; the mark of anything else lies at the next token.
        let record = records[top.index]
        if record.flags.contains(.isFlow), isBracket(Int(record.range.start)) {
            top.end = UInt32(clamping: offset(event.pointee.end_mark))
        }
        close(before: records.count)
    }

    /// Ends the innermost list or mapping.
    ///
    /// - Parameter next: the index after its subtree.
    mutating func close(before next: Int) {
        let frame = top
        top = outer.popLast() ?? .outside
        let index = frame.index
        records[index].range.end = frame.end
        records[index].next = Int32(next)
        records[index].count = frame.count
        if frame.isAnchored, let name = openAnchors.removeValue(forKey: index), anchors[name]?.index == index {
            anchors[name]?.height = frame.height
        }
        if frame.keyCount > Self.manyKeys { knownKeys[index] = nil }
        complete(index, height: frame.height)
    }

    /// Tells the parent of a node that it is there.
    @inline(__always)
    mutating func complete(_ index: Int, height: Int) {
        complete(index, flags: records[index].flags, end: records[index].range.end, height: height)
    }

    private mutating func complete(_ index: Int, flags: NodeRecord.Flags, end: UInt32, height: Int) {
        guard !top.isOutside else { return }
        top.height = max(top.height, height + 1)
        top.end = max(top.end, end)
        if flags.contains(.isKey) {
            checkKey(index)
            top.key = index
            top.keyCount += 1
            return
        }
        var isDropped = flags.contains(.isDropped)
        if isDropped { records[top.index].flags.insert(.isIncomplete) }
        if top.isMapping {
            if isDropped { records[top.key].flags.insert(.isDropped) }
            isDropped = records[top.key].flags.contains(.isDropped)
            top.key = -1
        }
        if !isDropped { top.count += 1 }
    }
}
