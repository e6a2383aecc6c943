import Diagnostics
import DialogLanguage
import SwiftCode

// The types of values, as the dialog's own code writes them.

extension DialogCode {
    func typeReference(_ type: ValueType) -> TypeReference {
        switch type {
        case .bool: .named("Swift.Bool")
        case .int: .named("Swift.Int")
        case .double: .named("Swift.Double")
        case .string: .named("Swift.String")
        case .date: .named("DialogRuntime.DialogDate")
        case .time: .named("DialogRuntime.DialogTime")
        case .dateAndTime: .named("Foundation.Date")
        case .duration(let unit): .named(unit == nil ? "Swift.Duration" : "Swift.Int")
        case .color: .named("DialogRuntime.DialogColor")
        case .controlOption(let control): .named(SwiftNames.optionType(control: control))
        case .optionSet(let name): .named(SwiftNames.optionType(set: name))
        case .app(let source): appType(source)
        case .optional(let wrapped): .optional(typeReference(wrapped))
        case .set(let element): .generic("Swift.Set", typeReference(element))
        case .list(let element): .array(typeReference(element))
        }
    }

    // MARK: Types of the app

    /// A type of the app. Inside the dialog, names of its own would hide some of the app's; those get another name
    /// outside of it.
    func appType(_ source: String) -> TypeReference {
        let type = TypeReference(source: source) ?? .named(source)
        return isHidden(type) ? .named(aliasName(source)) : type
    }

    private func isHidden(_ type: TypeReference) -> Bool {
        // The rule, and no list is made for it.
        if case .named(let name) = type, !name.hasDot { return isInner(name) }
        return type.rootNames.contains { isInner($0) }
    }

    /// Whether a type of the name exists inside the dialog: a generated one or one that the runtime's protocols bring
    /// along.
    private func isInner(_ name: String) -> Bool {
        switch name {
        case "App", "Button", "Place", "Result", "Target", "Values": return true
        default:
            // Most types of an app end otherwise, and then nothing has to be looked up.
            return name.ends(with: SwiftNames.optionTypeSuffix) && optionTypeNames.contains(name)
        }
    }

    private func aliasName(_ source: String) -> String {
        typeName
            + String(
                source.unicodeScalars.map {
                    $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) ? Character($0) : "_"
                })
    }

    /// Names at the top level for types of the app that the dialog's own names hide.
    var appTypeAliases: [Declaration] {
        var seen: Set<String> = []
        var aliases: [Declaration] = []
        for (source, _) in DialogCode.appTypeSources(of: dialog, valueControls) {
            guard let type = TypeReference(source: source), isHidden(type), seen.insert(source).inserted else {
                continue
            }
            aliases.append(alias(aliasName(source), type))
        }
        return aliases
    }

    /// The types of the app that the dialog names, as the author wrote them.
    static func appTypeSources(
        of dialog: Dialog, _ valueControls: [Control]
    ) -> [(source: String, span: SourceSpan)] {
        var sources: [(source: String, span: SourceSpan)] = []
        if case .edits(let type, let span) = dialog.valueSource { sources.append((type, span)) }
        for control in valueControls {
            if let source = control.appType { sources.append((source, control.span)) }
        }
        return sources
    }
}

extension Control {
    /// The type of the app that the value has, or each of several values.
    fileprivate var appType: String? {
        if case .app(let source)? = value?.type.element { source } else { nil }
    }
}
