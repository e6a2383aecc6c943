import DialogRuntime

/// A value without its Swift type, so that values of all dialogs can be compared with what their definitions say.
enum PlainValue: Hashable {
    case none
    case value(DialogStoredValue)
    case several(Set<DialogStoredValue>)
    case list([DialogStoredValue])
    /// A value of a type of the app, by the name of its case.
    case named(String)

    static func bool(_ value: Bool) -> PlainValue { .value(.bool(value)) }
    static func text(_ value: String) -> PlainValue { .value(.text(value)) }

    /// The properties of generated values, or of an object of the app, by name.
    static func properties(of values: Any) -> [String: PlainValue] {
        var found: [String: PlainValue] = [:]
        for (label, value) in Mirror(reflecting: values).children {
            // A deprecated property is stored under another name, so that generated code does not warn of itself.
            if let label { found[label.hasPrefix("_") ? String(label.dropFirst()) : label] = PlainValue(of: value) }
        }
        return found
    }

    init(of value: Any) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            self = mirror.children.first.map { PlainValue(of: $0.value) } ?? .none
        } else if mirror.displayStyle == .collection {
            self = .list(mirror.children.compactMap { PlainValue(of: $0.value).stored })
        } else if mirror.displayStyle == .set {
            self = .several(Set(mirror.children.compactMap { PlainValue(of: $0.value).stored }))
        } else if let option = value as? any DialogOptions {
            self = .text(option.rawValue)
        } else if let storable = value as? any DialogStorable {
            self = .value(storable.stored)
        } else if let number = value as? any BinaryInteger {
            self = .value(.int(Int(number)))
        } else {
            self = .named(String(describing: value))
        }
    }

    /// The stored form of a single value.
    var stored: DialogStoredValue? { if case .value(let stored) = self { stored } else { nil } }
}
