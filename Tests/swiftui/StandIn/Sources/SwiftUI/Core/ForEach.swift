public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID

    nonisolated init(
        storing data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = id
        self.content = content
    }
}

extension ForEach: View, _Leaf where Content: View {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        var seen: Set<ID> = []
        return view.data.enumerated().flatMap { index, element -> [_Node] in
            let id = view.id(element)
            guard seen.insert(id).inserted else {
                context.runtime.diagnose("ForEach: the ID \(id) occurs more than once")
                return []
            }
            let nodes = Content._lower(view.content(element), context.child(.explicit(AnyHashable(id))))
            for node in nodes {
                if node.tag == nil { node.tag = .init(id) }
                node.rowIndex = index
            }
            return nodes
        }
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(storing: data, id: \.id, content: content)
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(storing: data, id: { $0[keyPath: id] }, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<C>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }

    @_disfavoredOverload
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let values = data.wrappedValue
        self.init(
            storing: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, id: \.1,
            content: { pair in content(data._element(at: pair.0)) })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    @_semantics("swiftui.requires_constant_range")
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(storing: data, id: { $0 }, content: content)
    }
}

@MainActor @preconcurrency public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        _Rows(self) { node, index in
            if let action { node.delete = { action(IndexSet(integer: index)) } }
        }
    }

    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        _Rows(self) { node, index in
            // Its own position: a loop around this one counts the rows anew.
            if let action { node.move = { target in action(IndexSet(integer: index), target) } }
        }
    }
}

/// Rows of dynamic content with something to do to each.
struct _Rows<Base> where Base: DynamicViewContent {
    let base: Base
    let change: @MainActor (_Node, Int) -> Void

    nonisolated init(_ base: Base, _ change: @escaping @MainActor (_Node, Int) -> Void) {
        self.base = base
        self.change = change
    }
}

extension _Rows: DynamicViewContent, View, _Leaf {
    var data: Base.Data { base.data }

    static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let nodes = Base._lower(view.base, context.part("rows"))
        for node in nodes {
            if let index = node.rowIndex { view.change(node, index) }
        }
        return nodes
    }
}
