@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationPath {
    var elements: [AnyHashable] = []
    public init() {}
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationPath: Equatable {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root> where Root: View {
    let root: Root
    let read: (() -> [AnyHashable])?
    let write: ([AnyHashable]) -> Bool

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        read = nil
        write = { _ in true }
    }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        read = { path.wrappedValue.elements }
        write = { elements in
            path.wrappedValue.elements = elements
            return true
        }
    }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        read = { path.wrappedValue.map { AnyHashable($0) } }
        write = { elements in
            let values = elements.compactMap { $0.base as? Data.Element }
            guard values.count == elements.count else { return false }
            path.wrappedValue = Data(values)
            return true
        }
    }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationStack: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let own = context.keep(0, [AnyHashable]())
        let read = view.read ?? { own.value }
        let write: ([AnyHashable]) -> Bool = { elements in
            if view.read == nil { own.set(elements) }
            return view.write(elements)
        }
        let stack = context.identity.cell(1) { _Stack() }
        stack.append = { write(read() + [$0]) }
        stack.removeLast = { _ = write(Array(read().dropLast())) }
        stack.changed = { [weak runtime = context.runtime] in runtime?.invalidate() }
        stack.visited = []

        var pages: [_PageDraft] = [
            _PageDraft(place: context.part("root"), pop: nil) { Root._lower(view.root, $0) }
        ]
        let path = read()
        for (index, element) in path.enumerated() {
            pages.append(
                _PageDraft(
                    place: context.child(.explicit(AnyHashable(index))), element: element,
                    pop: { _ = write(Array(read().prefix(index))) }))
        }
        let nodes = _lower(pages, stack, context)
        stack.links.removeAll { !stack.visited.contains($0.identity) }
        for node in nodes.dropLast() { node.isCovered = true }
        return [context.node(.navigationStack, nodes)]
    }

    private static func _lower(_ drafts: [_PageDraft], _ stack: _Stack, _ context: _Context) -> [_Node] {
        var waiting = drafts
        var destinations: [_Page.Destination] = []
        var titles: [String] = []
        var nodes: [_Node] = []
        func lower(_ draft: _PageDraft) {
            let page = _Page(stack)
            var inner = draft.place
            inner.page = page
            let mode = inner.keep(2, false)
            inner.environment._isEditing = Binding(
                from: nil, get: { mode.value }, set: { value, _ in mode.set(value) })
            if let pop = draft.pop { inner.environment._dismiss = DismissAction(pop) }
            var content: [_Node]
            if let element = draft.element {
                let type = ObjectIdentifier(Swift.type(of: element.base as Any))
                let made = destinations.last { $0.type == type }?.make(element, inner.child(.explicit(element)))
                if made == nil {
                    context.runtime.diagnose("no navigationDestination is declared for \(Swift.type(of: element.base))")
                }
                content = made ?? []
            } else {
                content = draft.make(inner)
            }
            destinations += page.destinations
            nodes.append(page.node(content, previous: titles.last, pop: draft.pop, inner))
            titles.append(page.title ?? "")
            for pushed in page.presented {
                lower(_PageDraft(place: inner.child(.explicit(pushed.identity)), pop: pushed.pop, make: pushed.make))
            }
        }
        while !waiting.isEmpty { lower(waiting.removeFirst()) }
        var index = 0
        while index < stack.links.count {
            let link = stack.links[index]
            if stack.visited.contains(link.identity) {
                lower(_PageDraft(place: context.child(.explicit(link.identity)), pop: link.pop, make: link.make))
            }
            index += 1
        }
        return nodes
    }
}

private struct _PageDraft {
    let place: _Context
    var element: AnyHashable?
    let pop: (() -> Void)?
    var make: (_Context) -> [_Node] = { _ in [] }
}

extension _Page {
    @MainActor fileprivate func node(
        _ content: [_Node], previous: String?, pop: (() -> Void)?, _ context: _Context
    ) -> _Node {
        var bar: [_Node] = []
        if let pop, !hidesBackButton {
            let back = context.part("back").node(.backButton)
            back.text = previous.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
            back.activate = pop
            back.isEnabled = true
            bar.append(back)
        }
        for item in toolbar {
            for node in item.nodes { node.attributes["placement"] = item.placement }
            bar += item.nodes
        }
        if let search { bar.append(search.node) }
        let node = context.node(.page, [context.part("bar").node(.toolbar, bar)] + content)
        node.attributes["title"] = title
        return node
    }
}

public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
    let label: Label
    let destination: Destination?
    let value: AnyHashable?
    nonisolated init(storing label: Label, _ destination: Destination?, _ value: AnyHashable?) {
        self.label = label
        self.destination = destination
        self.value = value
    }
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(storing: label(), destination(), nil)
    }
}

extension NavigationLink: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let node = context.node(.navigationLink, Label._lower(view.label, context.part("label")))
        guard let stack = context.page?.stack else {
            context.runtime.diagnose("NavigationLink outside of a NavigationStack does nothing")
            return [node]
        }
        if let destination = view.destination {
            let identity = context.identity
            stack.visited.insert(identity)
            let pushed = _Stack.Pushed(
                identity: identity, make: { Destination._lower(destination, $0) },
                pop: {
                    stack.links.removeAll { $0.identity == identity }
                    stack.changed()
                })
            if let index = stack.links.firstIndex(where: { $0.identity == identity }) { stack.links[index] = pushed }
            node.activate = {
                stack.links.append(pushed)
                stack.changed()
            }
        } else if let value = view.value {
            let runtime = context.runtime
            node.activate = {
                if !stack.append(value) {
                    runtime.diagnose("NavigationLink: \(value) does not fit the path of its stack")
                }
            }
        } else {
            node.isEnabled = false
        }
        return [node]
    }
}

extension NavigationLink where Destination == Never {
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(storing: label(), nil, value.map { AnyHashable($0) })
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(storing: Text(titleKey), nil, value.map { AnyHashable($0) })
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(storing: Text(title), nil, value.map { AnyHashable($0) })
    }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(storing: Text(titleKey), destination(), nil)
    }
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(storing: Text(title), destination(), nil)
    }
}
