public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
    static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
    public static var defaultValue: Self.Value { nil }
}

extension PreferenceKey {
    @MainActor static func _combined(_ nodes: [_Node]) -> Value {
        var result = defaultValue
        for case let value as Value in nodes.flatMap({ $0.preferenceValues(ObjectIdentifier(Self.self)) }) {
            reduce(value: &result) { value }
        }
        return result
    }
}

extension View {
    nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
        _Modified(self) { nodes, context in
            // A view without nodes still sends its preference.
            let nodes = nodes.isEmpty ? [context.node(.group)] : nodes
            nodes.first?.preferences =
                [(ObjectIdentifier(K.self), value)]
                + (nodes.first?.preferences ?? []).filter { $0.key != ObjectIdentifier(K.self) }
            return nodes
        }
    }

    nonisolated public func transformPreference<K>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View where K: PreferenceKey {
        _Modified(self) { nodes, context in
            let nodes = nodes.isEmpty ? [context.node(.group)] : nodes
            var value = K._combined(nodes)
            callback(&value)
            let group = _together(nodes, context)
            group.preferences.removeAll { $0.key == ObjectIdentifier(K.self) }
            group.preferences.append((ObjectIdentifier(K.self), value))
            return [group]
        }
    }

    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable {
        _Modified(self) { nodes, context in
            let value = K._combined(nodes)
            let known = context.keep(0, K.defaultValue)
            if known.value != value {
                known.setSilently(value)
                context.runtime.afterEvaluation { action(value) }
            }
            return nodes
        }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func overlayPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        _layered { nodes, context in V._lower(transform(K._combined(nodes)), context) }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func backgroundPreferenceValue<K, V>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View where K: PreferenceKey, V: View {
        _layered(above: false) { nodes, context in V._lower(transform(K._combined(nodes)), context) }
    }
}
