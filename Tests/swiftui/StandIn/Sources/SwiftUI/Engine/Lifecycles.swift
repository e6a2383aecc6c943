/// Appearances, disappearances and tasks: the difference between two evaluations.
@MainActor package final class _Lifecycles {
    private unowned let runtime: _Runtime
    private var known: [_Identity: _Node.Lifecycle] = [:]
    private var sequence: [_Identity] = []
    private var tasks: [_Identity: Task<Void, Never>] = [:]

    init(_ runtime: _Runtime) { self.runtime = runtime }

    func update(_ tree: _Node) {
        var found: [_Node.Lifecycle] = []
        collect(tree, into: &found)
        var present: [_Identity: _Node.Lifecycle] = [:]
        for lifecycle in found { present[lifecycle.identity] = lifecycle }

        for identity in sequence where present[identity] == nil {
            guard let gone = known[identity] else { continue }
            tasks.removeValue(forKey: identity)?.cancel()
            if let disappear = gone.disappear { runtime.afterEvaluation(disappear) }
        }
        for lifecycle in found {
            if let before = known[lifecycle.identity] {
                if before.task?.id != lifecycle.task?.id { start(lifecycle) }
            } else {
                if let appear = lifecycle.appear { runtime.afterEvaluation(appear) }
                start(lifecycle)
            }
        }
        known = present
        sequence = found.map(\.identity)
    }

    package func end() {
        for task in tasks.values { task.cancel() }
        for identity in sequence { known[identity]?.disappear?() }
        known = [:]
        sequence = []
        tasks = [:]
    }

    private func start(_ lifecycle: _Node.Lifecycle) {
        guard let work = lifecycle.task else { return }
        tasks.removeValue(forKey: lifecycle.identity)?.cancel()
        tasks[lifecycle.identity] = Task(priority: work.priority) { await work.action() }
    }

    /// A view that leaves by a transition is still there; a page below another one is not.
    private func collect(_ node: _Node, into found: inout [_Node.Lifecycle]) {
        if node.isCovered { return }
        if runtime.orders.appearance == .outerFirst { found += node.lifecycles.reversed() }
        for child in node.children { collect(child, into: &found) }
        if runtime.orders.appearance == .innerFirst { found += node.lifecycles }
    }
}
