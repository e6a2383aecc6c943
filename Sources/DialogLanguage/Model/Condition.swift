/// A checked condition: every name resolved, both sides of a comparison of one type.
public indirect enum Condition: Sendable {
    /// A toggle that is on, visible and enabled.
    case isOn(control: String)
    /// A `Bool` argument that is true.
    case argument(String)
    /// A `Bool` of the app, observed.
    case app(AppReference)
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)
    case compare(Operand, Comparison, Operand)

    public enum Comparison: String, Sendable, CaseIterable {
        case equal = "=="
        case notEqual = "!="
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
    }

    public enum Operand: Sendable, Hashable {
        case control(String)
        case argument(String)
        case literal(Literal)
        /// An option of the control on the other side, by its position in that control's list.
        case option(index: Int)
        /// An optional without a value.
        case none
    }

    /// The ids of the controls that the condition reads, each once, in order of appearance.
    public var controls: [String] {
        var ids: [String] = []
        var known: Set<String> = []
        collect(into: &ids, known: &known)
        return ids
    }

    private func collect(into ids: inout [String], known: inout Set<String>) {
        func add(_ id: String) {
            if known.insert(id).inserted { ids.append(id) }
        }
        switch self {
        case .isOn(let control): add(control)
        case .argument, .app: break
        case .not(let condition): condition.collect(into: &ids, known: &known)
        case .and(let left, let right), .or(let left, let right):
            left.collect(into: &ids, known: &known)
            right.collect(into: &ids, known: &known)
        case .compare(let left, _, let right):
            if case .control(let id) = left { add(id) }
            if case .control(let id) = right { add(id) }
        }
    }
}
