import DialogLanguage
import SwiftCode

/// Option lists in generated code: an enum of plain cases, and a table of one string that holds everything else.
///
/// Neither raw values nor a list literal: both make the compiler slow when a picker has hundreds of options.
struct OptionCode {
    let list: OptionList
    /// What the keys of titles start with: `track.instrument.options`.
    let prefix: String

    /// The enum of a picker or of an option set.
    func enumeration(_ name: String, traits: DeclarationTraits) -> Declaration {
        let options = list.options
        var cases: [EnumCase] = []
        cases.reserveCapacity(options.count)
        for index in options.indices {
            cases.append(EnumCase(options[index].caseName ?? "", documentation: options[index].documentation))
        }
        let table = VariableDeclaration(
            "_options", type: nil,
            .constant(
                .call(
                    .type(.generic("DialogRuntime.DialogOptionList", .named("Self"))),
                    [.init(nil, .string(prefix)), .init(nil, .table(rows))])),
            traits: DeclarationTraits(access: traits.access, isStatic: true))
        return .type(
            TypeDeclaration(
                .enum, .named(name), inherits: [.named("DialogRuntime.DialogOptions")], traits: traits,
                members: [.enumCases(cases), .variable(table)]))
    }

    static func prefix(set: String) -> String { "sets.\(set)" }

    /// The list for a picker of numbers, or of the app's own enum.
    ///
    /// The element type is written, because the compiler could otherwise take the optional of a picker that may be empty.
    func table(of type: TypeReference) -> Expression {
        let rows = Expression.Argument(nil, .table(rows))
        let arguments: [Expression.Argument] =
            switch list.values {
            case .int, .double: [.init("numbers", .string(prefix)), rows]
            case .text:
                [
                    .init(nil, .array(list.options.map { .implicitMember($0.caseName ?? "") })),
                    .init(nil, .string(prefix)), rows,
                ]
            }
        return .call(.type(.generic("DialogRuntime.DialogOptionList", type)), arguments)
    }

    /// One row for each option, in the form that `DialogOptionList` reads.
    var rows: [[String]] {
        var rows: [[String]] = []
        rows.reserveCapacity(list.groups.reduce(0) { $0 + $1.options.count })
        let groups = list.groups
        for group in groups.indices {
            let (title, options) = (groups[group].title, groups[group].options)
            for index in options.indices { rows.append(row(options, index, group: title)) }
        }
        return rows
    }

    /// - Parameter index: of the option in the list, which spares copies of all that an option can have.
    private func row(_ options: [Option], _ index: Int, group: LocalizedText?) -> [String] {
        let value = options[index].value.spelling
        let name = options[index].caseName ?? value
        let title = options[index].title
        // Most options have nothing else.
        var row = [escaped(name), escaped(title.template.source)]
        func add(_ label: String, _ field: String) { row.append(label + escaped(field)) }
        if value != name { add("value=", value) }
        if !isUsual(title.key, of: name, ".title") { add("key=", title.key) }
        if let subtitle = options[index].subtitle {
            add("subtitle=", subtitle.template.source)
            if !isUsual(subtitle.key, of: name, ".subtitle") { add("subtitleKey=", subtitle.key) }
        }
        switch options[index].icon {
        case .symbol(let name): add("icon=", name)
        case .asset(let name): add("asset=", name)
        case nil: break
        }
        if let group {
            add("group=", group.template.source)
            add("groupKey=", group.key)
        }
        if let platforms = options[index].platforms {
            add("platforms=", platforms.map(\.rawValue).joined(separator: ","))
        }
        return row
    }

    /// Whether a text of an option has no key of its own. The usual key is compared in pieces and not made for each.
    private func isUsual(_ key: String, of name: String, _ suffix: String) -> Bool {
        key.withBytes { key in
            guard key.count == prefix.utf8.count + 1 + name.utf8.count + suffix.utf8.count else { return false }
            let dot = prefix.utf8.count
            return key[dot] == UInt8(ascii: ".") && key.holds(prefix, at: 0) && key.holds(name, at: dot + 1)
                && key.holds(suffix, at: dot + 1 + name.utf8.count)
        }
    }

    /// A field of a row: nothing in it ends the field or the row.
    private func escaped(_ field: String) -> String {
        // Hardly any has such a character.
        let isPlain = field.withBytes { bytes in
            bytes.allSatisfy { byte in
                byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n")
                    && byte != UInt8(ascii: "\r")
            }
        }
        if isPlain { return field }
        var text = ""
        for scalar in field.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
