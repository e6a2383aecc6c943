/// What the names of a condition stand for at one moment.
public struct ConditionValues {
    public enum Value: Sendable, Hashable {
        case literal(Literal)
        /// An option of a generated enum or of the app's own, by its position. Options that are numbers are literals.
        case option(index: Int)
        /// An optional without a value.
        case none
    }

    /// The value of a control; `nil` if it is not known.
    public var control: (String) -> Value?
    /// Whether a control is visible and enabled; `nil` if it is not known.
    public var isActive: (String) -> Bool?
    /// The value of an argument; `nil` if it is not known.
    public var argument: (String) -> Value?
    /// A `Bool` of the app; `nil` if it is not known.
    public var app: (String) -> Bool?

    /// By default all controls are active, and nothing is known of arguments and the app: what holds before a dialog opens.
    public init(
        control: @escaping (String) -> Value?, isActive: @escaping (String) -> Bool? = { _ in true },
        argument: @escaping (String) -> Value? = { _ in nil }, app: @escaping (String) -> Bool? = { _ in nil }
    ) {
        self.control = control
        self.isActive = isActive
        self.argument = argument
        self.app = app
    }
}

extension Condition {
    /// Whether the condition holds; `nil` if that depends on something that is not known.
    ///
    /// A bare toggle is true while it is on, visible and enabled; a comparison with a control that is hidden or disabled is
    /// false, whatever its sign.
    public func holds(for values: ConditionValues) -> Bool? {
        switch self {
        case .isOn(let control):
            guard values.isActive(control) != false else { return false }
            guard let value = values.control(control) else { return nil }
            guard value == .literal(.bool(true)) else { return false }
            return values.isActive(control)
        case .argument(let name): return values.argument(name).map { $0 == .literal(.bool(true)) }
        case .app(let reference): return values.app(reference.name)
        case .not(let condition): return condition.holds(for: values).map { !$0 }
        case .and(let left, let right):
            let (left, right) = (left.holds(for: values), right.holds(for: values))
            if left == false || right == false { return false }
            return left == nil || right == nil ? nil : true
        case .or(let left, let right):
            let (left, right) = (left.holds(for: values), right.holds(for: values))
            if left == true || right == true { return true }
            return left == nil || right == nil ? nil : false
        case .compare(let left, let sign, let right): return Self.compare(left, sign, right, values)
        }
    }

    private static func compare(
        _ left: Operand, _ sign: Comparison, _ right: Operand, _ values: ConditionValues
    ) -> Bool? {
        var isActive: Bool? = true
        for case .control(let id) in [left, right] {
            switch values.isActive(id) {
            case false?: return false
            case nil: isActive = nil
            case true?: break
            }
        }
        guard let left = value(of: left, values), let right = value(of: right, values) else { return nil }
        let holds =
            switch sign {
            case .equal: left == right
            case .notEqual: left != right
            case .less: isLess(left, right)
            case .greater: isLess(right, left)
            case .lessOrEqual: isLess(left, right) || isOrdered(left) && left == right
            case .greaterOrEqual: isLess(right, left) || isOrdered(left) && left == right
            }
        return holds ? isActive : false
    }

    private static func value(of operand: Operand, _ values: ConditionValues) -> ConditionValues.Value? {
        switch operand {
        case .control(let id): values.control(id)
        case .argument(let name): values.argument(name)
        case .literal(let literal): .literal(literal)
        case .option(let index): .option(index: index)
        case .none: ConditionValues.Value.none
        }
    }

    /// Whether the value has an order; none is neither less nor greater than anything, nor equal in order to none.
    private static func isOrdered(_ value: ConditionValues.Value) -> Bool {
        switch value {
        case .literal(.int), .literal(.double), .literal(.date), .literal(.time), .literal(.dateAndTime),
            .literal(.duration):
            true
        default: false
        }
    }

    private static func isLess(_ left: ConditionValues.Value, _ right: ConditionValues.Value) -> Bool {
        switch (left, right) {
        case (.literal(let left), .literal(let right)): left.isLess(than: right)
        default: false
        }
    }
}
