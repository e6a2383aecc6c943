import Diagnostics

/// Whose name it is.
enum NameOwner {
    case dialog(String)
    case optionSet(String)
    case control(String)
    /// The protocol of what a file asks of the app.
    case appProtocol(path: String)
    /// The protocol of the views that a file asks of the app.
    case viewsProtocol(path: String)
    /// The generated code has the name anyway.
    case generated(String)

    var description: String {
        switch self {
        case .dialog(let id): "dialog \(id)"
        case .optionSet(let id): "option set \(id)"
        case .control(let id): "control \(id)"
        case .appProtocol(let path): "what \(path) asks of the app"
        case .viewsProtocol(let path): "the views that \(path) asks of the app"
        case .generated(let description): description
        }
    }
}

/// The names declared so far in one place, with who declared them.
struct NameScope {
    private let kind: String
    /// Positions in `owners`: a table of many names is quicker to fill with numbers than with owners.
    private var positions: [String: Int] = [:]
    private var owners: [(owner: NameOwner, span: SourceSpan?)] = []

    /// - Parameter count: about how many names there will be.
    init(_ kind: String, count: Int = 0) {
        self.kind = kind
        positions.reserveCapacity(count)
        owners.reserveCapacity(count)
    }

    /// A name that the generated code has anyway.
    mutating func reserve(_ name: String, _ description: String) {
        positions[name] = owners.count
        owners.append((.generated(description), nil))
    }

    /// Who has the name.
    func owner(of name: String) -> String? { positions[name].map { owners[$0].owner.description } }

    /// - Returns: whether the name was free.
    @discardableResult mutating func add(
        _ name: String, _ owner: NameOwner, _ span: SourceSpan, into sink: inout DiagnosticSink
    ) -> Bool {
        guard let position = positions.updateValue(owners.count, forKey: name) else {
            owners.append((owner, span))
            return true
        }
        positions[name] = position
        let (taker, first) = (owners[position].owner.description, owners[position].span)
        sink.report(
            .identifierCollision,
            "\(owner.description) would need the Swift name \(name) as a \(kind), which is taken by \(taker)",
            at: span, notes: first.map { [Diagnostic.Note("\(taker) stands here", at: $0)] } ?? [])
        return false
    }
}
