import Diagnostics
import DialogLanguage

/// Compares the placeholders of one translation with those of its text.
struct PlaceholderCheck {
    let text: CatalogText
    let localization: CatalogLocalization
    let file: SourceFile?
    let isSourceLanguage: Bool
    let isManual: Bool

    /// One use of an argument.
    private struct Use {
        var position: Int
        var conversion: FormatPlaceholder.Conversion
        var spelling: String
        /// In UTF-8 bytes of the text; `nil` for what a substitution brings along.
        var range: Range<Int>?
    }

    /// Reports one finding for each text of the translation whose placeholders are wrong.
    func run(into sink: inout DiagnosticSink) {
        let units = localization.units
        let parts = Parts(of: localization, units: units, placeholders: text.placeholders)
        for unit in units {
            // What Xcode copies from the source text for translators is nobody's mistake.
            guard unit.isTranslated || isSourceLanguage, let file, let range = unit.valueRange else { continue }
            let problems = problems(of: unit, parts)
            guard !problems.messages.isEmpty else { continue }
            let span = SourceSpan(file, range)
            sink.report(
                .translationPlaceholder, message(for: unit, problems.messages), at: span,
                notes: [Diagnostic.Note("the text in the definition: \(text.value)", at: text.span)],
                fixIts: fixIt(for: problems.wrongTypes, in: span).map { [$0] } ?? [])
        }
    }

    private func message(for unit: CatalogUnit, _ problems: [String]) -> String {
        var place = localization.language
        for case .variation(_, let choice) in unit.path { place += ", \(choice)" }
        var message = "\(text.key) (\(place)): " + problems.joined(separator: "; ")
        if isSourceLanguage, !isManual, unit.path.isEmpty { message += " (dialoggen strings brings it up to date)" }
        return message
    }

    private func problems(
        of unit: CatalogUnit, _ parts: Parts
    ) -> (messages: [String], wrongTypes: [(use: Use, wanted: String)]) {
        var messages: [String] = []
        var wrongTypes: [(use: Use, wanted: String)] = []
        let uses = uses(in: unit, parts, messages: &messages)
        for use in uses {
            let saysMore = messages.count < Self.mostMessages
            guard let placeholder = parts.placeholders[use.position] else {
                if saysMore { messages.append("\(use.spelling) stands for nothing (\(whatThereIs))") }
                continue
            }
            guard use.conversion != placeholder.conversion else { continue }
            // What is mended is mended as a whole, however much of it is said.
            wrongTypes.append((use, placeholder.spelling))
            guard saysMore else { continue }
            messages.append(
                "\(use.spelling) should be \(placeholder.spelling): "
                    + "\(placeholder.name) is of type \(placeholder.argument.rawValue)")
        }
        // The parts of a substitution need not repeat what stands around them.
        if unit.substitution == nil {
            let used = Set(uses.map(\.position))
            for placeholder in text.placeholders where !used.contains(placeholder.position) {
                guard messages.count < Self.mostMessages else { break }
                if mayLeaveOutNumber(unit), placeholder.conversion != .object { continue }
                messages.append("\(placeholder.spelling) (\(placeholder.name)) is missing")
            }
        }
        return (messages, wrongTypes)
    }

    /// More about one text would only be in the way.
    private static let mostMessages = 8

    /// What the placeholders of a translation may mean.
    private struct Parts {
        /// Those of the text, by their positions.
        let placeholders: [Int: CatalogText.Placeholder]
        let substitutions: [String: CatalogSubstitution]
        /// The texts of each substitution.
        let units: [String: [CatalogUnit]]

        init(of localization: CatalogLocalization, units: [CatalogUnit], placeholders: [CatalogText.Placeholder]) {
            self.placeholders = Dictionary(placeholders.map { ($0.position, $0) }) { first, _ in first }
            substitutions = Dictionary(localization.substitutions.map { ($0.name, $0) }) { first, _ in first }
            self.units = Dictionary(grouping: units.filter { $0.substitution != nil }) { $0.substitution ?? "" }
        }
    }

    private var whatThereIs: String {
        let most = 8
        let spellings = text.placeholders.prefix(most).map(\.spelling).joined(separator: ", ")
        let rest = text.placeholders.count > most ? ", …" : ""
        return spellings.isEmpty ? "the text has no placeholders" : "the text has \(spellings)\(rest)"
    }

    /// "No tracks", "One track" and the like say the number in words.
    private func mayLeaveOutNumber(_ unit: CatalogUnit) -> Bool {
        unit.path.contains { step in
            if case .variation("plural", let choice) = step { ["zero", "one", "two"].contains(choice) } else { false }
        }
    }

    private func uses(
        in unit: CatalogUnit, _ parts: Parts, messages: inout [String]
    ) -> [Use] {
        var uses: [Use] = []
        var nextPosition = 1
        let own = unit.substitution.flatMap { parts.substitutions[$0] }
        var expanded: Set<String> = []
        for placeholder in FormatPlaceholder.all(in: unit.value, isFormat: !text.placeholders.isEmpty) {
            // Inside a substitution, a placeholder without a number is the number that it varies by.
            let position = placeholder.position ?? own.map { $0.argument ?? 1 } ?? nextPosition
            nextPosition = position + 1
            switch placeholder.conversion {
            case .object, .integer, .double, .other:
                uses.append(
                    Use(
                        position: position, conversion: placeholder.conversion, spelling: placeholder.spelling,
                        range: placeholder.range))
            case .substitutionArgument:
                if own == nil, messages.count < Self.mostMessages {
                    messages.append("%arg has a meaning in substitutions only")
                }
            case .substitution(let name):
                guard let substitution = parts.substitutions[name] else {
                    if messages.count < Self.mostMessages {
                        messages.append("\(placeholder.spelling) names no substitution of the entry")
                    }
                    continue
                }
                let argument = substitution.argument ?? position
                nextPosition = argument + 1
                uses.append(
                    Use(
                        position: argument, conversion: substitution.conversion, spelling: placeholder.spelling,
                        range: nil))
                if expanded.insert(name).inserted { uses += positionalUses(ofSubstitution: name, parts) }
            }
        }
        return uses
    }

    /// The other arguments that a substitution brings into the text.
    private func positionalUses(ofSubstitution name: String, _ parts: Parts) -> [Use] {
        var uses: [Use] = []
        for unit in parts.units[name] ?? [] {
            for placeholder in FormatPlaceholder.all(in: unit.value, isFormat: true) {
                guard let position = placeholder.position, let known = parts.placeholders[position] else { continue }
                // A wrong type is reported where it stands.
                uses.append(
                    Use(
                        position: position, conversion: known.conversion, spelling: placeholder.spelling, range: nil))
            }
        }
        return uses
    }

    /// Writes the placeholders that have the wrong type as they should be, where the text has no escapes to count with.
    private func fixIt(for wrongTypes: [(use: Use, wanted: String)], in span: SourceSpan) -> FixIt? {
        guard !wrongTypes.isEmpty, !span.text.utf8.contains(UInt8(ascii: "\\")) else { return nil }
        var edits: [FixIt.Edit] = []
        for (use, wanted) in wrongTypes {
            guard let range = use.range else { continue }
            let start = Int(span.range.start) + 1
            let place = ByteRange(start + range.lowerBound, start + range.upperBound)
            edits.append(FixIt.Edit(SourceSpan(span.file, place), wanted))
        }
        guard let first = edits.first else { return nil }
        return FixIt("write \(first.text)", edits: edits)
    }
}

extension CatalogText.Placeholder {
    fileprivate var conversion: FormatPlaceholder.Conversion {
        switch argument {
        case .string, .date, .bool, .url: .object
        case .int: .integer
        case .double: .double
        }
    }
}

extension CatalogSubstitution {
    /// The type of the number that the substitution varies by.
    fileprivate var conversion: FormatPlaceholder.Conversion {
        guard let formatSpecifier, let type = formatSpecifier.utf8.last else { return .integer }
        return .init(length: String(formatSpecifier.dropLast()), type: type)
    }
}
