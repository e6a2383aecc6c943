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
                    .init(nil, .array(list.options.map { .member(nil, $0.caseName ?? "") })),
                    .init(nil, .string(prefix)), rows,
                ]
            }
        return .call(.type(.generic("DialogRuntime.DialogOptionList", [type])), arguments)
    }

    /// One row for each option, in the form that `DialogOptionList` reads.
    var rows: [String] {
        list.groups.flatMap { group in group.options.map { row($0, of: group) } }
    }

    private func row(_ option: Option, of group: OptionList.Group) -> String {
        let value = option.value.spelling
        let name = option.caseName ?? value
        let path = prefix + "." + name
        var fields = [name, option.title.template.source]
        if value != name { fields.append("value=" + value) }
        if option.title.key != path + ".title" { fields.append("key=" + option.title.key) }
        if let subtitle = option.subtitle {
            fields.append("subtitle=" + subtitle.template.source)
            if subtitle.key != path + ".subtitle" { fields.append("subtitleKey=" + subtitle.key) }
        }
        switch option.icon {
        case .symbol(let name): fields.append("icon=" + name)
        case .asset(let name): fields.append("asset=" + name)
        case nil: break
        }
        if let title = group.title { fields += ["group=" + title.template.source, "groupKey=" + title.key] }
        if let platforms = option.platforms {
            fields.append("platforms=" + platforms.map(\.rawValue).joined(separator: ","))
        }
        return fields.map { escaped($0) }.joined(separator: "\t")
    }

    /// A field of a row: nothing in it ends the field or the row.
    private func escaped(_ field: String) -> String {
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
