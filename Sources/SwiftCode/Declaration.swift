/// A Swift declaration as a value. The large ones never change and are passed on by reference, which copies nothing.
public enum Declaration: Sendable {
    case type(TypeDeclaration)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    /// Cases of an enum, one after the other.
    case enumCases([EnumCase])
    /// `typealias name = type`.
    case typeAlias(TypeAlias)
    /// `associatedtype name: bound`.
    indirect case associatedType(String, bound: TypeReference)
    /// The declarations between `#if condition` and `#endif`.
    indirect case conditional(String, [Declaration])
    /// What the compiler finds wrong in the declaration is reported at the location.
    indirect case located(ReportedLocation, Declaration)
    /// An empty line.
    case space
    /// Declarations at the top of a file that ``CodePrinter/bytes(of:)-([Declaration])`` has printed already.
    case printed([UInt8])
}

/// Attributes that are a word alone.
public struct Attributes: OptionSet, Sendable {
    public static let mainActor = Attributes(rawValue: 1)
    public static let discardableResult = Attributes(rawValue: 2)
    public static let viewBuilder = Attributes(rawValue: 4)

    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }
}

/// What all declarations may have.
public struct DeclarationTraits: Sendable {
    public let attributes: Attributes
    public let access: AccessLevel
    public let isStatic: Bool
    public let isNonisolated: Bool
    private let texts: Texts?

    /// Behind one reference: most declarations have none, and traits are handed about a lot.
    private final class Texts: Sendable {
        let documentation: String?
        let deprecation: String?
        let remark: ReportedLocation?

        init(_ documentation: String?, _ deprecation: String?, _ remark: ReportedLocation?) {
            self.documentation = documentation
            self.deprecation = deprecation
            self.remark = remark
        }
    }

    /// Text of the doc comment; line breaks are kept, nothing in it can end the comment.
    public var documentation: String? { texts?.documentation }
    /// What the compiler says to whoever uses the declaration.
    public var deprecation: String? { texts?.deprecation }
    /// A place that stands in a comment at the end of the declaration's first line.
    public var remark: ReportedLocation? { texts?.remark }
    var hasTexts: Bool { texts != nil }

    public init(
        documentation: String? = nil, deprecation: String? = nil, attributes: Attributes = [],
        access: AccessLevel = .internal, isStatic: Bool = false, isNonisolated: Bool = false,
        remark: ReportedLocation? = nil
    ) {
        self.attributes = attributes
        self.access = access
        self.isStatic = isStatic
        self.isNonisolated = isNonisolated
        let hasTexts = documentation != nil || deprecation != nil || remark != nil
        texts = hasTexts ? Texts(documentation, deprecation, remark) : nil
    }
}

/// A struct, enum, protocol or extension.
public final class TypeDeclaration: Sendable {
    public enum Kind: String, Sendable {
        case `struct`, `enum`, `protocol`, `extension`
    }

    public let traits: DeclarationTraits
    public let kind: Kind
    public let name: TypeReference
    public let inherits: [TypeReference]
    /// `extension X where left == right`.
    public let requirements: [(left: TypeReference, right: TypeReference)]
    /// `extension X where left: right`.
    public let conformances: [(left: TypeReference, right: TypeReference)]
    public let members: [Declaration]

    public init(
        _ kind: Kind, _ name: TypeReference, inherits: [TypeReference] = [],
        requirements: [(left: TypeReference, right: TypeReference)] = [],
        conformances: [(left: TypeReference, right: TypeReference)] = [],
        traits: DeclarationTraits = DeclarationTraits(), members: [Declaration] = []
    ) {
        self.kind = kind
        self.name = name
        self.inherits = inherits
        self.requirements = requirements
        self.conformances = conformances
        self.traits = traits
        self.members = members
    }
}

/// `let` or `var`, stored, computed or a protocol's requirement.
public final class VariableDeclaration: Sendable {
    public enum Content: Sendable {
        /// Stored, with the value it starts with.
        case stored(Expression?)
        case constant(Expression?)
        /// Computed by one expression.
        case getter(Expression)
        /// Another name for something of the same type that can be assigned.
        case alias(of: Expression)
        /// `{ get }` in a protocol.
        case requirement
    }

    public let traits: DeclarationTraits
    public let name: String
    public let type: TypeReference?
    public let content: Content
    /// In a requirement: the column at which the name shall stand.
    public let pinnedColumn: Int?

    public init(
        _ name: String, type: TypeReference?, _ content: Content, traits: DeclarationTraits = DeclarationTraits(),
        pinnedColumn: Int? = nil
    ) {
        self.name = name
        self.type = type
        self.content = content
        self.traits = traits
        self.pinnedColumn = pinnedColumn
    }
}

/// A function, an initialiser (`name` is `nil`) or a protocol's requirement (`body` is `nil`).
public final class FunctionDeclaration: Sendable {
    public let traits: DeclarationTraits
    public let name: String?
    /// `<name: bound>`.
    public let generics: [(name: String, bound: TypeReference)]
    public let parameters: [Parameter]
    public let isAsync: Bool
    public let isThrowing: Bool
    public let result: TypeReference?
    public let body: [Statement]?
    /// In a requirement: the column at which the name shall stand.
    public let pinnedColumn: Int?

    public init(
        _ name: String?, generics: [(name: String, bound: TypeReference)] = [], _ parameters: [Parameter] = [],
        isAsync: Bool = false, isThrowing: Bool = false, result: TypeReference? = nil, body: [Statement]?,
        traits: DeclarationTraits = DeclarationTraits(),
        pinnedColumn: Int? = nil
    ) {
        self.name = name
        self.generics = generics
        self.parameters = parameters
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.result = result
        self.body = body
        self.traits = traits
        self.pinnedColumn = pinnedColumn
    }

    public struct Parameter: Sendable {
        /// `nil` is written `_`.
        public var label: String?
        /// The name in the body.
        public var name: String
        public var type: TypeReference
        public var defaultValue: Expression?

        public init(_ label: String?, _ name: String, _ type: TypeReference, defaultValue: Expression? = nil) {
            self.label = label
            self.name = name
            self.type = type
            self.defaultValue = defaultValue
        }
    }
}

/// One case of an enum.
public struct EnumCase: Sendable {
    public var documentation: String?
    public var name: String
    /// Written only where it differs from the name.
    public var rawValue: String?
    /// Whether the case is its name and nothing else.
    var isPlain: Bool { documentation == nil && rawValue == nil }

    public init(_ name: String, rawValue: String? = nil, documentation: String? = nil) {
        self.name = name
        self.rawValue = rawValue
        self.documentation = documentation
    }
}

public final class TypeAlias: Sendable {
    public let traits: DeclarationTraits
    public let name: String
    public let type: TypeReference
    /// The column at which the type shall stand, on a line of its own.
    public let pinnedColumn: Int?

    public init(
        _ name: String, _ type: TypeReference, traits: DeclarationTraits = DeclarationTraits(), pinnedColumn: Int? = nil
    ) {
        self.name = name
        self.type = type
        self.traits = traits
        self.pinnedColumn = pinnedColumn
    }
}
