/// What the names in the conditions of one dialog stand for.
public struct ConditionEnvironment: Sendable {
    /// Indirect, since names are handed about and most are never looked at.
    public indirect enum Name: Sendable {
        /// A control with a value.
        case control(ValueType, options: Options)
        /// A control without a value, a section or a button.
        case valueless
        case argument(Argument.Kind)
        /// Reported elsewhere; whatever depends on it stays silent.
        case alreadyWrong
    }

    public enum Options: Sendable {
        /// The control has none.
        case none
        case list(OptionLookup)
        /// Supplied by the app, counted by a range, or reported elsewhere: any constant of the type will do.
        case open
    }

    /// The controls, sections, buttons and arguments by their ids.
    private var names: SmallDictionary<String, Name>

    /// - Parameter capacity: about how many names there will be.
    public init(capacity: Int = 0) {
        names = SmallDictionary(capacity: capacity)
    }

    /// Adds a name. One that exists stays as it is: a duplicate is reported by whoever checks ids.
    public mutating func add(_ id: String, _ name: Name) { _ = names.add(id, name) }

    /// What an id stands for; `nil` if nothing is called so.
    public subscript(id: String) -> Name? { names[id] }

    /// All ids in the order of the definition.
    var ids: [String] { names.entries.map(\.key) }

    /// Whether there are ``suggestions``. Where very many names are not known, something else is wrong than their
    /// spelling, and comparing all with all would take long.
    public var offersSuggestions = true

    /// The ids that a condition may name, in the order of the definition.
    public var suggestions: [String] {
        guard offersSuggestions else { return [] }
        return names.entries.compactMap { id, name in
            if case .valueless = name { nil } else { id }
        }
    }
}
