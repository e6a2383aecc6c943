/// A view with one modifier: the context is changed on the way down, the nodes on the way up.
public struct _Modified<Content> where Content: View {
    let content: Content
    let prepare: @MainActor (inout _Context) -> Void
    let apply: @MainActor ([_Node], _Context) -> [_Node]

    nonisolated init(
        _ content: Content, prepare: @escaping @MainActor (inout _Context) -> Void,
        apply: @escaping @MainActor ([_Node], _Context) -> [_Node]
    ) {
        self.content = content
        self.prepare = prepare
        self.apply = apply
    }

    nonisolated init(_ content: Content, prepare: @escaping @MainActor (inout _Context) -> Void) {
        self.init(content, prepare: prepare) { nodes, _ in nodes }
    }

    nonisolated init(_ content: Content, apply: @escaping @MainActor ([_Node], _Context) -> [_Node]) {
        self.init(content, prepare: { _ in }, apply: apply)
    }
}

extension _Modified: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let place = context.part("modifier")
        var inner = place
        view.prepare(&inner)
        return view.apply(Content._lower(view.content, inner), place)
    }
}

extension View {
    /// Changes each of the view's nodes.
    nonisolated func _each(_ change: @escaping @MainActor (_Node) -> Void) -> _Modified<Self> {
        _Modified(self) { nodes, _ in
            for node in nodes { change(node) }
            return nodes
        }
    }

    nonisolated func _attribute(_ name: String, _ value: String) -> _Modified<Self> {
        _each { $0.attributes[name] = value }
    }

    /// Changes the environment of the view.
    nonisolated func _environment(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> _Modified<Self> {
        _Modified(self, prepare: { change(&$0.environment) })
    }

    nonisolated var _lowered: @MainActor (_Context) -> [_Node] { { Self._lower(self, $0) } }
}

/// Puts nodes that belong together into one, so that a modifier reaches all of them at once.
@MainActor func _together(_ nodes: [_Node], _ context: _Context) -> _Node {
    if nodes.count == 1, let only = nodes.first { return only }
    return context.node(.group, nodes)
}
