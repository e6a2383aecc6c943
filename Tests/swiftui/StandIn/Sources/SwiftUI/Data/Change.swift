extension View {
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        _Modified(self) { nodes, context in
            let known = context.keep(0, V?.none)
            let before = known.value
            known.setSilently(value)
            if let before, before != value {
                context.runtime.afterEvaluation { action(before, value) }
            } else if before == nil, initial {
                context.runtime.afterEvaluation { action(value, value) }
            }
            return nodes
        }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        _lifecycle { .init(identity: $0, appear: action) }
    }

    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        _lifecycle { .init(identity: $0, disappear: action) }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        _task(id: nil, priority, action)
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
        _Modified(self) { nodes, context in
            // The number grows with each other value: what the task is bound to need not be hashable.
            let known = context.keep(0, (value: value, count: 0))
            if known.value.value != value { known.setSilently((value, known.value.count + 1)) }
            return Self._attach(nodes, context) {
                .init(identity: $0, task: Self._work(known.value.count, priority, action))
            }
        }
    }

    nonisolated private func _task(
        id: Int?, _ priority: TaskPriority, _ action: @escaping @isolated(any) () async -> Void
    ) -> some View {
        _lifecycle { .init(identity: $0, task: Self._work(id, priority, action)) }
    }

    nonisolated private static func _work(
        _ id: Int?, _ priority: TaskPriority, _ action: @escaping @isolated(any) () async -> Void
    ) -> _Node.Work {
        typealias Action = @isolated(any) @Sendable () async -> Void
        return .init(priority: priority, id: id.map(AnyHashable.init), action: unsafeBitCast(action, to: Action.self))
    }

    nonisolated private func _lifecycle(_ make: @escaping @MainActor (_Identity) -> _Node.Lifecycle) -> _Modified<Self>
    {
        _Modified(self) { nodes, context in Self._attach(nodes, context, make) }
    }

    /// To the first node only: a group of views appears once.
    @MainActor private static func _attach(
        _ nodes: [_Node], _ context: _Context, _ make: (_Identity) -> _Node.Lifecycle
    ) -> [_Node] {
        for (index, node) in nodes.enumerated() {
            node.lifecycles.append(make(context.child(.index(index)).identity))
        }
        return nodes
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        _environment { $0._refresh = RefreshAction(action: action) }
    }
}
