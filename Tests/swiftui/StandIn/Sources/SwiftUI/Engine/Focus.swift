/// One `focused` modifier on a field.
package struct _FocusBinding {
    /// The state variable it belongs to.
    let source: ObjectIdentifier
    let isWanted: () -> Bool
    let take: () -> Void
    let release: () -> Void
}

/// At most one field has the focus; the state variables of the views follow it, and it follows them.
@MainActor package final class _Focus {
    private unowned let runtime: _Runtime
    package private(set) var field: _Identity?
    private var node: _Node?
    /// The state variables seen in this pass, and how to empty them.
    private var variables: [ObjectIdentifier: (isEmpty: () -> Bool, clear: () -> Void)] = [:]

    init(_ runtime: _Runtime) { self.runtime = runtime }

    func beginPass() { variables = [:] }

    func declare(_ source: ObjectIdentifier, isEmpty: @escaping () -> Bool, clear: @escaping () -> Void) {
        variables[source] = (isEmpty, clear)
    }

    /// After an evaluation: the field may be gone, or the code may have asked for another one.
    func reconcile(_ tree: _Node) {
        let fields = tree.all.filter { Self.canFocus($0) && !$0.isCovered && !$0.isLeaving }
        if let field {
            node = fields.first { $0.identity == field && $0.isEnabled && runtime.isOnTop($0.surface) }
            if node == nil { blur() }
        }
        for candidate in fields where candidate.isEnabled && runtime.isOnTop(candidate.surface) {
            for binding in candidate.focusBindings where binding.isWanted() && candidate.identity != field {
                return move(to: candidate)
            }
        }
        if let node {
            let bound = node.focusBindings
            if !bound.isEmpty, !bound.contains(where: { $0.isWanted() }) { blur() }
        }
        if field == nil {
            for variable in variables.values where !variable.isEmpty() { variable.clear() }
        }
    }

    static func canFocus(_ node: _Node) -> Bool { node.editing != nil || node.attributes["focusable"] == "true" }

    package func move(to next: _Node) {
        guard next.identity != field else { return }
        let left = node
        field = next.identity
        node = next
        left?.editing?.commit()
        let taken = Set(next.focusBindings.map(\.source))
        for binding in left?.focusBindings ?? [] where !taken.contains(binding.source) && binding.isWanted() {
            binding.release()
        }
        for binding in next.focusBindings where !binding.isWanted() { binding.take() }
        runtime.invalidate()
    }

    /// The views are gone.
    func end() {
        field = nil
        node = nil
        variables = [:]
    }

    package func blur() {
        guard field != nil else { return }
        let left = node
        field = nil
        node = nil
        left?.editing?.commit()
        for binding in left?.focusBindings ?? [] where binding.isWanted() { binding.release() }
        runtime.invalidate()
    }
}
