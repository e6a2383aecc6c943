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
        var members = list.options.map { option in
            Declaration.enumCase(EnumCase(option.caseName ?? "", documentation: option.documentation))
        }
        members.append(
            .variable(
                VariableDeclaration(
                    "_options", type: nil,
                    .constant(
                        .call(
                            .type(.generic("DialogRuntime.DialogOptionList", [.named("Self")])),
                            [.init(nil, .string(prefix)), .init(nil, .table(rows))])),
                    traits: DeclarationTraits(access: traits.access, isStatic: true))))
        return .type(
            TypeDeclaration(
                .enum, .named(name), inherits: [.named("DialogRuntime.DialogOptions")], traits: traits,
                members: members))
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
        return .call(.type(.generic("DialogRuntime.DialogOptionList", [type])), arguments)
    }

    /// One row for each option, in the form that `DialogOptionList` reads.
    var rows: [[String]] {
        var rows: [[String]] = []
        rows.reserveCapacity(list.groups.reduce(0) { $0 + $1.options.count })
        for group in list.groups {
            for option in group.options { rows.append(row(option, of: group)) }
        }
        return rows
    }

    private func row(_ option: Option, of group: OptionList.Group) -> [String] {
        let value = option.value.spelling
        let name = option.caseName ?? value
        // Most options have nothing else.
        var row = [escaped(name), escaped(option.title.template.source)]
        func add(_ label: String, _ field: String) { row.append(label + escaped(field)) }
        if value != name { add("value=", value) }
        if !isUsual(option.title.key, of: name, ".title") { add("key=", option.title.key) }
        if let subtitle = option.subtitle {
            add("subtitle=", subtitle.template.source)
            if !isUsual(subtitle.key, of: name, ".subtitle") { add("subtitleKey=", subtitle.key) }
        }
        switch option.icon {
        case .symbol(let name): add("icon=", name)
        case .asset(let name): add("asset=", name)
        case nil: break
        }
        if let title = group.title {
            add("group=", title.template.source)
            add("groupKey=", title.key)
        }
        if let platforms = option.platforms {
            add("platforms=", platforms.map(\.rawValue).joined(separator: ","))
        }
        return row
    }

    /// Whether a text of an option has no key of its own. The usual key is compared in pieces and not made for each.
    private func isUsual(_ key: String, of name: String, _ suffix: String) -> Bool {
        var rest = key.utf8.makeIterator()
        for byte in prefix.utf8 where rest.next() != byte { return false }
        if rest.next() != UInt8(ascii: ".") { return false }
        for byte in name.utf8 where rest.next() != byte { return false }
        for byte in suffix.utf8 where rest.next() != byte { return false }
        return rest.next() == nil
    }

    /// A field of a row: nothing in it ends the field or the row.
    private func escaped(_ field: String) -> String {
        // Hardly any has such a character.
        let isPlain = field.utf8.allSatisfy { byte in
            byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n")
                && byte != UInt8(ascii: "\r")
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
