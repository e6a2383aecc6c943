/// A Swift expression as a value. Names are plain: only the printer knows about back-ticks.
///
/// Only what holds other expressions is indirect: names and constants are the greater part of all code.
public enum Expression: Sendable, Hashable {
    case identifier(String)
    /// `base.name`.
    indirect case member(Expression, String)
    /// `.name`, looked up in the expected type.
    case implicitMember(String)
    /// `base.name` over two lines, so that `name` stands at the column, which the compiler then reports.
    indirect case pinnedMember(Expression, String, column: Int)
    /// `.init(arguments)`, looked up in the expected type.
    case initializer([Argument])
    /// `base.name(arguments)`; without a base `.name(arguments)`, looked up in the expected type.
    indirect case method(Expression?, String, [Argument], trailing: Closure? = nil)
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
    indirect case closure(Closure)
    indirect case not(Expression)
    indirect case binary(Expression, BinaryOperator, Expression)
    /// `lower...upper`; at least one bound.
    indirect case range(lower: Expression?, upper: Expression?)
    case array([Expression])
    indirect case await(Expression)
    indirect case `try`(Expression)
    /// `&base`.
    indirect case inoutReference(Expression)

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
        .method(self, name, arguments, trailing: trailing)
    }

    /// Whether the expression ends in a call.
    var isCall: Bool {
        switch self {
        case .initializer, .call, .method, .methods: true
        default: false
        }
    }

    /// `self.first.second`.
    public func members(_ names: some Sequence<String>) -> Expression {
        names.reduce(self) { .member($0, $1) }
    }
}

/// A Swift statement as a value.
public enum Statement: Sendable, Hashable {
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

    public struct SwitchCase: Sendable, Hashable {
        public var pattern: Expression
        public var body: [Statement]

        public init(_ pattern: Expression, _ body: [Statement]) {
            self.pattern = pattern
            self.body = body
        }
    }
}
