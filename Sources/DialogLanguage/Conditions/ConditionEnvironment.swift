/// What the names in the conditions of one dialog stand for.
public struct ConditionEnvironment: Sendable {
    public enum Name: Sendable {
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
        /// In the order of the control's list, over all groups.
        case list([Option])
        /// Supplied by the app, counted by a range, or reported elsewhere: any constant of the type will do.
        case open
    }

    /// The controls, sections, buttons and arguments by their ids.
    public private(set) var names: [String: Name] = [:]
    /// The ids in the order of the definition, for suggestions.
    private var order: [String] = []

    /// - Parameter capacity: about how many names there will be.
    public init(capacity: Int = 0) {
        names.reserveCapacity(capacity)
        order.reserveCapacity(capacity)
    }

    /// Adds a name. One that exists stays as it is: a duplicate is reported by whoever checks ids.
    public mutating func add(_ id: String, _ name: Name) {
        guard names[id] == nil else { return }
        names[id] = name
        order.append(id)
    }

    /// Whether there are ``suggestions``. Where very many names are not known, something else is wrong than their
    /// spelling, and comparing all with all would take long.
    public var offersSuggestions = true

    /// The ids that a condition may name, in the order of the definition.
    public var suggestions: [String] {
        guard offersSuggestions else { return [] }
        return order.filter { id in
            if case .valueless? = names[id] { false } else { true }
        }
    }
}
