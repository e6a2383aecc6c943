import Diagnostics
import YAMLTree

/// Lowers a list of options, of a picker or of a set.
struct OptionLowering {
    /// Keys of the texts start with it: `track.instrument.options`, `sets.keys`.
    let path: String
    /// What `valueType` says; `nil`: the values decide.
    let valueType: ValueType?
    var texts: TextLowering
    var sink = DiagnosticSink()

    /// An option with what it came from.
    fileprivate struct Entry {
        let valueNode: YAMLNode
        /// The value as it is written.
        let text: String
        /// `nil` for a bare scalar.
        let record: Record?
        let group: Int
        var literal: Literal?

        /// Where the title stands, which is the value if there is no other.
        var titleNode: YAMLNode { record?.text(.title)?.source ?? valueNode }
    }

    /// - Returns: `nil` if the values are wrong, or not known.
    mutating func lower(_ items: [ReadValue.Item]) -> OptionList? {
        var groupTitles: [ReadText?] = []
        var isSound = true
        var entries: [Entry] = []
        entries.reserveCapacity(items.count)
        // Options outside groups that follow each other form a group without a title.
        var isInUntitledGroup = false
        // By index here and below, since items and entries would be copied with all they hold.
        for index in items.indices {
            if case .record(let record) = items[index].value, record.shape == .optionGroup {
                groupTitles.append(record.text(.group))
                isInUntitledGroup = false
                if record[.options]?.isWrong ?? true { isSound = false }
                for inner in record.list(.options) {
                    isSound = add(inner, group: groupTitles.count - 1, to: &entries) && isSound
                }
                continue
            }
            if !isInUntitledGroup {
                groupTitles.append(nil)
                isInUntitledGroup = true
            }
            isSound = add(items[index], group: groupTitles.count - 1, to: &entries) && isSound
        }
        guard let values = settleValues(of: &entries) else { return nil }
        isSound = entries.indices.allSatisfy { entries[$0].literal != nil } && isSound
        var options: [Option] = []
        options.reserveCapacity(entries.count)
        for index in entries.indices { options.append(option(at: index, of: entries, values: values)) }
        checkUnique(options, entries: entries)
        let list = list(of: options, entries: entries, titles: groupTitles, values: values)
        return isSound ? list : nil
    }

    private func add(_ item: ReadValue.Item, group: Int, to entries: inout [Entry]) -> Bool {
        switch item.value {
        case .scalar:
            entries.append(Entry(valueNode: item.node, text: item.node.text, record: nil, group: group))
            return true
        case .record(let record):
            guard let field = record[.value], !field.isWrong else { return false }
            entries.append(Entry(valueNode: field.node, text: field.node.text, record: record, group: group))
            return true
        default: return false
        }
    }

    /// Decides whether the values are whole numbers, numbers or texts, and reads them so.
    private mutating func settleValues(of entries: inout [Entry]) -> OptionList.Values? {
        let values: OptionList.Values
        switch valueType {
        case .int: values = .int
        case .double: values = .double
        case .some: values = .text
        case nil:
            guard let found = inferredValues(of: entries) else { return nil }
            values = found
        }
        for index in entries.indices {
            let node = entries[index].valueNode
            let text = entries[index].text
            switch values {
            case .int:
                entries[index].literal = read(Values.int(text, isPlain: node.isPlain), at: node) { .int($0) }
            case .double:
                entries[index].literal = read(Values.decimal(text, isPlain: node.isPlain), at: node) {
                    .double($0)
                }
            case .text:
                if node.isBooleanWord { sink.reportBooleanWord(node) }
                entries[index].literal = .string(text)
            }
        }
        return values
    }

    private mutating func read<Value>(
        _ parsed: Parsed<Value>, at node: YAMLNode, as make: (Value) -> Literal
    ) -> Literal? {
        switch parsed {
        case .value(let value): return make(value)
        case .problem(let problem):
            sink.report(problem, at: node)
            return nil
        }
    }

    private mutating func inferredValues(of entries: [Entry]) -> OptionList.Values? {
        var isWhole = true
        var plainNumber: YAMLNode?
        var quotedNumber: YAMLNode?
        for index in entries.indices {
            let text = entries[index].text
            guard Values.isJSONNumber(text) else { return .text }
            let node = entries[index].valueNode
            if node.isPlain {
                plainNumber = plainNumber ?? node
            } else {
                quotedNumber = quotedNumber ?? node
            }
            if text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }) {
                isWhole = false
            }
        }
        guard let quotedNumber else { return isWhole ? .int : .double }
        guard let plainNumber else { return .text }
        sink.report(
            .mixedOptionTypes,
            "\(quotedNumber.text) in quotes is a text among numbers; write all options alike, or say which with "
                + "valueType",
            at: quotedNumber, notes: [Diagnostic.Note("this one is a number", at: plainNumber.span)],
            fixIts: [FixIt("write \(quotedNumber.text)", replace: quotedNumber.span, with: quotedNumber.text)])
        return nil
    }

    private mutating func option(at index: Int, of entries: [Entry], values: OptionList.Values) -> Option {
        let (node, text, record) = (entries[index].valueNode, entries[index].text, entries[index].record)
        var caseName: String?
        if case .text = values {
            caseName = self.caseName(of: text, at: node, record: record)
        } else if let field = record?[.swiftName] {
            sink.report(
                .keyNotApplicable, "an option that is a number has no enum case, so it takes no swiftName",
                at: field.keyNode)
        }
        // Numbers have no case; their spelling stands for them in keys.
        let name = caseName ?? text
        let place = TextPlace(path, name, "title")
        let value = entries[index].literal ?? .string(text)
        guard let record else {
            return Option(
                value: value, caseName: caseName, title: texts.verbatim(text, at: node, in: place, into: &sink))
        }
        let title =
            if let given = record.text(.title) {
                texts.localized(given, in: place, into: &sink)
            } else {
                texts.verbatim(text, at: node, in: place, into: &sink)
            }
        let subtitle = record.text(.subtitle).map {
            texts.localized($0, in: TextPlace(path, name, "subtitle"), into: &sink)
        }
        return Option(
            value: value, caseName: caseName, title: title, subtitle: subtitle, icon: record.icon,
            platforms: record.platforms, documentation: record.string(.doc))
    }

    private mutating func caseName(of text: String, at node: YAMLNode, record: Record?) -> String? {
        if let record, !record.isAbsent(.swiftName) { return record.name(.swiftName) }
        if let name = OptionCaseName.derived(from: text) { return name }
        sink.report(
            .identifierCollision,
            "no Swift name can be made of '\(Values.shown(text))'; give the option a swiftName", at: node)
        return nil
    }

    private mutating func list(
        of options: [Option], entries: [Entry], titles: [ReadText?], values: OptionList.Values
    ) -> OptionList {
        var groups = titles.map { _ in OptionList.Group(options: []) }
        if groups.count == 1 {
            groups[0].options = options
        } else {
            for (option, entry) in zip(options, entries) { groups[entry.group].options.append(option) }
        }
        for (index, title) in titles.enumerated() {
            // A group has no id; its first option names it in keys, so that moving groups keeps translations.
            guard let title else { continue }
            let first = groups[index].options.first
            let name = first.map { $0.caseName ?? $0.title.template.source } ?? "\(index)"
            groups[index].title = texts.localized(title, in: TextPlace(path, name, "group"), into: &sink)
        }
        return OptionList(values: values, groups: groups)
    }
}

// What may not occur twice.
extension OptionLowering {
    private mutating func checkUnique(_ options: [Option], entries: [Entry]) {
        guard !Self.areFewAndDistinct(options) else { return }
        // Where each of them stood first.
        var values = SmallDictionary<Literal, Int>(capacity: options.count)
        var titles = SmallDictionary<String, Int>(capacity: options.count)
        var caseNames = SmallDictionary<String, Int>(capacity: options.count)
        for index in options.indices {
            let node = entries[index].valueNode
            if let literal = entries[index].literal, let first = values.add(literal, index) {
                report(
                    .duplicateOption, "the value \(Values.shown(node.text)) stands here again", at: node,
                    first: entries[first].valueNode)
                continue
            }
            if let name = options[index].caseName, let first = caseNames.add(name, index) {
                report(
                    .identifierCollision,
                    "'\(Values.shown(node.text))' gives the Swift name \(name) a second time; give one a swiftName",
                    at: entries[index].record?[.swiftName]?.node ?? node, first: entries[first].valueNode)
            }
            let title = options[index].title.template.source
            if let first = titles.add(title, index) {
                guard !Platform.areDisjoint(options[first].platforms, options[index].platforms) else { continue }
                report(
                    .duplicateOption,
                    "the title '\(Values.shown(title))' stands here again; nobody could tell the two apart",
                    at: entries[index].titleNode, first: entries[first].titleNode)
            }
        }
    }

    /// Whether nothing occurs twice in a short list, which is nearly always so, and needs no tables.
    private static func areFewAndDistinct(_ options: [Option]) -> Bool {
        let mostCompared = 12
        guard options.count <= mostCompared else { return false }
        for index in options.indices.dropFirst() {
            for earlier in 0..<index {
                if options[index].value == options[earlier].value { return false }
                if options[index].title.template == options[earlier].title.template { return false }
                if let name = options[index].caseName, name == options[earlier].caseName { return false }
            }
        }
        return true
    }

    private mutating func report(_ code: DiagnosticCode, _ message: String, at node: YAMLNode, first: YAMLNode) {
        sink.report(code, message, at: node, notes: [Diagnostic.Note("the first one", at: first.span)])
    }
}
