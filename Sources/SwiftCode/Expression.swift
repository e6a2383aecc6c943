/// A Swift expression as a value. Names are plain: only the printer knows about back-ticks.
public indirect enum Expression: Sendable, Hashable {
    case identifier(String)
    /// `base.name`; without a base `.name`, looked up in the expected type.
    case member(Expression?, String)
    /// `base.name` over two lines, so that `name` stands at the column, which the compiler then reports.
    case pinnedMember(Expression, String, column: Int)
    /// `.init`; without a base looked up in the expected type.
    case initializer(Expression?)
    case call(Expression, [Argument], trailing: Closure? = nil)
    /// `base.name(arguments).name(arguments)…`: a call for each list of arguments. However many they are, nothing here
    /// gets deeper.
    case calls(Expression, String, [[Argument]])
    case type(TypeReference)
    /// `type.self`.
    case metatype(TypeReference)
    /// `base[index]`.
    case element(Expression, Expression)
    case string(String)
    /// The lines of a text over several lines of code; only as the last argument of a call.
    case table([String])
    /// A text with values in it.
    case interpolation([InterpolationPart])
    case int(Int)
    case double(Double)
    case bool(Bool)
    case `nil`
    case keyPath([String])
    case closure(Closure)
    case not(Expression)
    case binary(Expression, BinaryOperator, Expression)
    /// `lower...upper`; at least one bound.
    case range(lower: Expression?, upper: Expression?)
    case array([Expression])
    case await(Expression)
    case `try`(Expression)
    /// `&base`.
    case inoutReference(Expression)

    public enum InterpolationPart: Sendable, Hashable {
        case text(String)
        case value(Expression)
    }

    public struct Argument: Sendable, Hashable {
        public var label: String?
        public var value: Expression

        public init(_ label: String?, _ value: Expression) {
            self.label = label
            self.value = value
        }
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
public struct Closure: Sendable, Hashable {
    public var captures: [(name: String, value: Expression)]
    public var parameters: [String]
    public var body: [Statement]

    public init(captures: [(name: String, value: Expression)] = [], parameters: [String] = [], body: [Statement]) {
        self.captures = captures
        self.parameters = parameters
        self.body = body
    }

    public init(parameters: [String] = [], _ expression: Expression) {
        self.init(parameters: parameters, body: [.expression(expression)])
    }

    public static func == (left: Closure, right: Closure) -> Bool {
        left.parameters == right.parameters && left.body == right.body
            && left.captures.count == right.captures.count
            && zip(left.captures, right.captures).allSatisfy { $0.name == $1.name && $0.value == $1.value }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(parameters)
        hasher.combine(body)
    }
}

extension Expression {
    /// `self.name(arguments)`.
    public func calling(_ name: String, _ arguments: [Argument] = [], trailing: Closure? = nil) -> Expression {
        .call(.member(self, name), arguments, trailing: trailing)
    }

    /// Whether the expression ends in a call.
    var isCall: Bool {
        switch self {
        case .call, .calls: true
        default: false
        }
    }

    /// `self.first.second`.
    public func members(_ names: some Sequence<String>) -> Expression {
        names.reduce(self) { .member($0, $1) }
    }
}

/// A Swift statement as a value.
public indirect enum Statement: Sendable, Hashable {
    case expression(Expression)
    case assign(Expression, Expression)
    case variable(String, type: TypeReference? = nil, value: Expression)
    case constant(String, type: TypeReference? = nil, value: Expression)
    case `return`(Expression)
    case `if`(Expression, [Statement])
    /// `if let name = value { … }`, short if both are called the same; `if let name = value, let name { … }` for an
    /// optional of an optional.
    case ifLet(String, Expression, [Statement], isNested: Bool = false)
    /// `switch subject { case pattern: expression … }`; each case is one expression.
    case `switch`(Expression, [SwitchCase])
    /// What the compiler finds wrong in the statement is reported at the location.
    case located(ReportedLocation, Statement)

    public struct SwitchCase: Sendable, Hashable {
        public var pattern: Expression
        public var body: [Statement]

        public init(_ pattern: Expression, _ body: [Statement]) {
            self.pattern = pattern
            self.body = body
        }
    }
}
