/// A Swift expression as a value. Names are plain: only the printer knows about back-ticks.
///
/// Only what holds other expressions is behind a reference: names and constants are the greater part of all code.
public enum Expression: Sendable {
    case identifier(String)
    /// `base.name`, made by `member`.
    case memberAccess(MemberAccess)
    /// `.name`, looked up in the expected type.
    case implicitMember(String)
    /// `.init(arguments)`, looked up in the expected type.
    case initializer([Argument])
    /// `base.name(arguments)`, made by `method`.
    case methodCall(MethodCall)
    /// `base.name(arguments).name(arguments)…`: a call for each list of arguments. However many they are, nothing here
    /// gets deeper.
    indirect case methods(Expression, String, [[Argument]])
    /// A call of anything else: an initialiser of a named type, a function without a base.
    indirect case call(Expression, [Argument], trailing: Closure? = nil)
    case type(TypeReference)
    /// `type.self`.
    case metatype(TypeReference)
    /// `base[index]`.
    indirect case element(Expression, Expression)
    case string(String)
    /// A text over several lines of code: rows of fields with tabs between them; only as the last argument of a call.
    case table([[String]])
    /// A text with values in it.
    case interpolation([InterpolationPart])
    case int(Int)
    case double(Double)
    case bool(Bool)
    case `nil`
    /// `\.name`.
    case keyPath(String)
    case closure(Closure)
    indirect case not(Expression)
    indirect case binary(Expression, BinaryOperator, Expression)
    /// `lower...upper`; at least one bound.
    indirect case range(lower: Expression?, upper: Expression?)
    case array([Expression])
    indirect case await(Expression)
    indirect case `try`(Expression)
    /// `&base`.
    indirect case inoutReference(Expression)

    public enum InterpolationPart: Sendable {
        case text(String)
        case value(Expression)
    }

    public struct Argument: Sendable {
        public var label: String?
        public var value: Expression

        public init(_ label: String?, _ value: Expression) {
            self.label = label
            self.value = value
        }
    }
}

extension Expression {
    /// `base.name`.
    public static func member(_ base: consuming Expression, _ name: consuming String) -> Expression {
        .memberAccess(MemberAccess(base, name, column: nil))
    }

    /// `base.name` over two lines, so that `name` stands at the column, which the compiler then reports.
    public static func pinnedMember(
        _ base: consuming Expression, _ name: consuming String, column: Int
    ) -> Expression {
        .memberAccess(MemberAccess(base, name, column: column))
    }

    /// `base.name(arguments)`; without a base `.name(arguments)`, looked up in the expected type.
    public static func method(
        _ base: Expression?, _ name: String, _ arguments: [Argument], trailing: Closure? = nil
    ) -> Expression {
        .methodCall(MethodCall(base, name, others: arguments, trailing: trailing))
    }

    /// `.init(first, second)`, looked up in the expected type.
    public static func initializer(_ first: consuming Expression, _ second: consuming Expression) -> Expression {
        .methodCall(MethodCall(nil, "", count: 2, first, second))
    }

    /// `base.name(first)`.
    public static func method(
        _ base: consuming Expression?, _ name: consuming String, _ first: consuming Expression,
        trailing: consuming Closure? = nil
    ) -> Expression {
        .methodCall(MethodCall(base, name, count: 1, first, trailing: trailing))
    }

    /// `base.name(first, label: second)`.
    ///
    /// - Parameter column: where the name shall stand, on a line of its own; the compiler then reports this column.
    public static func method(
        _ base: consuming Expression?, _ name: consuming String, _ first: consuming Expression,
        _ label: consuming String?, _ second: consuming Expression, column: Int? = nil
    ) -> Expression {
        .methodCall(
            MethodCall(base, name, count: 2, first, secondLabel: label ?? "", second, column: column))
    }
}

/// A name after a dot.
///
/// This and what follows are classes: what is read from something that never changes need not be copied.
public final class MemberAccess: Sendable {
    let base: Expression
    let name: String
    let column: Int?

    init(_ base: Expression, _ name: String, column: Int?) {
        self.base = base
        self.name = name
        self.column = column
    }
}

/// A call of a name after a dot.
///
/// Most calls have an argument without a label, or that and another: such need no list. And little here is optional:
/// what is in an optional is copied when it is read.
public final class MethodCall: Sendable {
    let hasBase: Bool
    /// `nil` as a constant where there is none.
    let base: Expression
    /// Empty in a call of `.init`, which is no name.
    let name: String
    let column: Int?
    /// How many arguments stand here; if none does, they are in `others`.
    let count: Int
    let first: Expression
    /// Empty where there is none.
    let secondLabel: String
    let second: Expression
    let others: [Expression.Argument]
    let trailing: Closure?

    init(
        _ base: Expression?, _ name: String, count: Int = 0, _ first: Expression = .nil, secondLabel: String = "",
        _ second: Expression = .nil, others: [Expression.Argument] = [], trailing: Closure? = nil, column: Int? = nil
    ) {
        hasBase = base != nil
        self.base = base ?? .nil
        self.name = name
        self.column = column
        self.count = count
        self.first = first
        self.secondLabel = secondLabel
        self.second = second
        self.others = others
        self.trailing = trailing
    }
}

/// Operators in the order of their binding strength, weakest first.
public enum BinaryOperator: String, Sendable, Hashable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case coalesce = "??"

    /// Operands of a higher precedence need no parentheses.
    var precedence: Int {
        switch self {
        case .or: 1
        case .and: 2
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
        case .coalesce: 4
        }
    }

    /// Whether `a op b op c` needs no parentheses.
    var isAssociative: Bool {
        switch self {
        case .or, .and: true
        case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .coalesce: false
        }
    }
}

/// `{ [captures] parameters in body }`. Without parameters the body may use `$0`.
public final class Closure: Sendable {
    public let captures: [(name: String, value: Expression)]
    public let parameters: [String]
    public let body: [Statement]

    public init(captures: [(name: String, value: Expression)] = [], parameters: [String] = [], body: [Statement]) {
        self.captures = captures
        self.parameters = parameters
        self.body = body
    }

    public convenience init(parameters: [String] = [], _ expression: Expression) {
        self.init(parameters: parameters, body: [.expression(expression)])
    }
}

extension Expression {
    /// `self.name(arguments)`.
    public func calling(_ name: String, _ arguments: [Argument] = [], trailing: Closure? = nil) -> Expression {
        .method(self, name, arguments, trailing: trailing)
    }

    /// `self.name(first)`.
    public consuming func calling(_ name: consuming String, _ first: consuming Expression) -> Expression {
        .method(self, name, first)
    }

    /// Whether the expression ends in a call.
    var isCall: Bool {
        switch self {
        case .initializer, .call, .methodCall, .methods: true
        default: false
        }
    }

    /// `self.first.second`.
    public func members(_ names: some Sequence<String>) -> Expression {
        names.reduce(self) { .member($0, $1) }
    }
}

/// A Swift statement as a value.
public enum Statement: Sendable {
    case expression(Expression)
    indirect case assign(Expression, Expression)
    indirect case variable(String, type: TypeReference? = nil, value: Expression)
    indirect case constant(String, type: TypeReference? = nil, value: Expression)
    indirect case `return`(Expression)
    indirect case `if`(Expression, [Statement])
    /// `if let name = value { … }`, short if both are called the same; `if let name = value, let name { … }` for an
    /// optional of an optional.
    indirect case ifLet(String, Expression, [Statement], isNested: Bool = false)
    /// `switch subject { case pattern: expression … }`; each case is one expression.
    indirect case `switch`(Expression, [SwitchCase])
    /// What the compiler finds wrong in the statement is reported at the location.
    indirect case located(ReportedLocation, Statement)

    public struct SwitchCase: Sendable {
        public var pattern: Expression
        public var body: [Statement]

        public init(_ pattern: Expression, _ body: [Statement]) {
            self.pattern = pattern
            self.body = body
        }
    }
}
