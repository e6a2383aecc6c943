/// What a view knows while it is evaluated.
@MainActor public struct _Context {
    package var identity: _Identity
    package var environment: EnvironmentValues
    package let runtime: _Runtime
    /// What it is drawn on: the scene itself or one presentation.
    package var surface: _Surface
    /// The navigation page around it, if any.
    package var page: _Page?

    package func child(_ key: _Identity.Key) -> _Context {
        var context = self
        context.identity = identity.child(key, pass: runtime.pass)
        return context
    }

    package func part(_ name: String) -> _Context { child(.part(name)) }

    /// A value that this place keeps for itself, such as whether a menu is open.
    package func keep<Value>(_ slot: Int, _ initial: @autoclosure () -> Value) -> _Cell<Value> {
        identity.cell(slot) { _Cell(initial(), runtime) }
    }

    package func node(_ kind: _Node.Kind, _ children: [_Node] = []) -> _Node {
        let node = _Node(kind, self, children)
        node.isEnabled = environment.isEnabled
        return node
    }
}

/// What views are drawn on. Each can carry one presentation at a time.
@MainActor package final class _Surface {
    package let parent: _Surface?
    package let depth: Int

    package init(parent: _Surface?) {
        self.parent = parent
        depth = (parent?.depth ?? -1) + 1
    }
}

/// One page of a navigation stack, and what views declare to it while they are evaluated.
@MainActor package final class _Page {
    package struct Destination {
        let type: ObjectIdentifier
        let make: (AnyHashable, _Context) -> [_Node]?
    }
    package struct ToolbarItem {
        let placement: String
        let nodes: [_Node]
    }
    package struct Search {
        let node: _Node
    }

    let stack: _Stack
    package var title: String?
    package var hidesBackButton = false
    var destinations: [Destination] = []
    /// Views pushed by `navigationDestination(isPresented:)` and `(item:)`, outermost declaration first.
    var presented: [_Stack.Pushed] = []
    var toolbar: [ToolbarItem] = []
    var search: Search?

    init(_ stack: _Stack) { self.stack = stack }
}

/// What a navigation link and `dismiss` need of the stack around them.
@MainActor package final class _Stack {
    struct Pushed {
        let identity: _Identity
        let make: (_Context) -> [_Node]
        let pop: () -> Void
    }

    var append: (AnyHashable) -> Bool = { _ in false }
    var removeLast: () -> Void = {}
    /// Views pushed by links that carry their destination, by the link's place.
    var links: [Pushed] = []
    /// The links that exist in this evaluation: what a link that is gone has pushed goes with it.
    var visited: Set<_Identity> = []
    var changed: () -> Void = {}
}
