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

/// A Swift name with its hash: that is made where the names of one file are made, which happens for many files at the
/// same time, and all names meet in one place.
struct SwiftName: Hashable {
    let text: String
    fileprivate let hash: Int

    init(_ text: String) {
        self.text = text
        hash = text.hashValue
    }

    static func == (left: SwiftName, right: SwiftName) -> Bool { left.hash == right.hash && left.text == right.text }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The names declared so far in one place, with who declared them.
struct NameScope {
    private let kind: String
    private var entries: [(name: SwiftName, owner: NameOwner, span: SourceSpan?)] = []
    /// A table by hash: the positions of `entries`, counted from 1, each in the first free slot from where its hash leads.
    /// A dictionary would make a hash of each hash. At most half of the slots, whose number is a power of two, are taken.
    private var slots: [UInt32]

    /// - Parameter count: about how many names there will be.
    init(_ kind: String, count: Int = 0) {
        self.kind = kind
        entries.reserveCapacity(count)
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = [UInt32](repeating: 0, count: size)
    }

    /// A name that the generated code has anyway.
    mutating func reserve(_ name: String, _ description: String) {
        let name = SwiftName(name)
        guard let position = position(of: name) else { return insert(name, .generated(description), nil) }
        entries[position] = (name, .generated(description), nil)
    }

    /// Who has the name.
    func owner(of name: SwiftName) -> String? { position(of: name).map { entries[$0].owner.description } }

    /// - Returns: whether the name was free.
    @discardableResult mutating func add(
        _ name: SwiftName, _ owner: NameOwner, _ span: SourceSpan, into sink: inout DiagnosticSink
    ) -> Bool {
        guard let position = position(of: name) else {
            insert(name, owner, span)
            return true
        }
        let (taker, first) = (entries[position].owner.description, entries[position].span)
        sink.report(
            .identifierCollision,
            "\(owner.description) would need the Swift name \(name.text) as a \(kind), which is taken by \(taker)",
            at: span, notes: first.map { [Diagnostic.Note("\(taker) stands here", at: $0)] } ?? [])
        return false
    }

    // MARK: The table

    private func position(of name: SwiftName) -> Int? {
        var slot = name.hash & (slots.count - 1)
        while slots[slot] != 0 {
            let position = Int(slots[slot]) - 1
            if entries[position].name == name { return position }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Puts in a name that is not there.
    private mutating func insert(_ name: SwiftName, _ owner: NameOwner, _ span: SourceSpan?) {
        entries.append((name, owner, span))
        if entries.count * 2 <= slots.count { return take(entries.count - 1) }
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for position in entries.indices { take(position) }
    }

    private mutating func take(_ position: Int) {
        var slot = entries[position].name.hash & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = UInt32(position + 1)
    }
}
