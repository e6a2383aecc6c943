public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
    nonisolated init(storing header: Parent, _ content: Content, _ footer: Footer, _ isExpanded: Binding<Bool>? = nil) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View, _Leaf where Parent: View, Content: View, Footer: View {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        var children: [_Node] = []
        let header = Parent._lower(view.header, context.part("header"))
        if !header.isEmpty {
            let node = context.part("header").node(.header, header)
            node.addedTraits.formUnion(.isHeader)
            if let isExpanded = view.isExpanded {
                node.activate = { isExpanded.wrappedValue.toggle() }
                node.accessibilityValue = isExpanded.wrappedValue ? "expanded" : "collapsed"
            }
            children.append(node)
        }
        if view.isExpanded?.wrappedValue ?? true {
            children += _rows(Content._lower(view.content, context.part("content")), context.part("rows"))
        }
        let footer = Footer._lower(view.footer, context.part("footer"))
        if !footer.isEmpty { children.append(context.part("footer").node(.footer, footer)) }
        return [context.node(.section, children)]
    }
}

/// In a list or a form each view becomes a row; sections keep theirs.
@MainActor func _rows(_ nodes: [_Node], _ context: _Context) -> [_Node] {
    guard context.environment._isInList else { return nodes }
    return nodes.enumerated().map { index, node in
        if node.kind == .section || node.kind == .row { return node }
        let row = context.child(.index(index)).node(.row, [node])
        row.rowIndex = node.rowIndex
        row.delete = node.delete
        row.move = node.move
        row.tag = node.tag
        row.swipeActions = node.swipeActions
        return row
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(storing: header(), content(), footer())
    }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(storing: EmptyView(), content(), footer())
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(storing: header(), content(), EmptyView())
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(storing: header(), content(), EmptyView(), isExpanded)
    }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(storing: EmptyView(), content(), EmptyView())
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(storing: Text(titleKey), content(), EmptyView())
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
        self.init(storing: Text(title), content(), EmptyView())
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(storing: Text(titleKey), content(), EmptyView(), isExpanded)
    }
    @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(storing: Text(title), content(), EmptyView(), isExpanded)
    }
}

public struct Form<Content> where Content: View {
    let content: Content
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
extension Form: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        var inner = context.part("content")
        inner.environment._isInList = true
        return [context.node(.form, _rows(Content._lower(view.content, inner), inner))]
    }
}

@MainActor @preconcurrency public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
    let content: Content
    let choose: ((AnyHashable) -> Bool)?
    let isChosen: (AnyHashable) -> Bool

    init(
        storing content: Content, choose: ((AnyHashable) -> Bool)? = nil,
        isChosen: @escaping (AnyHashable) -> Bool = { _ in false }
    ) {
        self.content = content
        self.choose = choose
        self.isChosen = isChosen
    }

    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(
            storing: content(),
            choose: { tag in
                guard let selection, let value = tag.base as? SelectionValue else { return false }
                selection.wrappedValue.formSymmetricDifference([value])
                return true
            },
            isChosen: { tag in
                (tag.base as? SelectionValue).map { selection?.wrappedValue.contains($0) == true } == true
            })
    }

    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(
            storing: content(),
            choose: { tag in
                guard let selection, let value = tag.base as? SelectionValue else { return false }
                selection.wrappedValue = value
                return true
            }, isChosen: { tag in tag.base as? SelectionValue == selection?.wrappedValue })
    }
}

extension List: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let mode = context.keep(1, false)
        var inner = context.part("content")
        inner.environment._isInList = true
        if inner.environment._isEditing == nil {
            inner.environment._isEditing = Binding(from: nil, get: { mode.value }, set: { value, _ in mode.set(value) })
        }
        let node = context.node(.list, _rows(Content._lower(view.content, inner), inner))
        if inner.environment._isEditing?.wrappedValue == true { node.attributes["editing"] = "true" }
        if let choose = view.choose {
            for row in node.all where row.kind == .row && !row.isSelectionDisabled {
                guard let tag = row.tag?.value else { continue }
                if view.isChosen(tag) { row.addedTraits.formUnion(.isSelected) }
                row.activate = { _ = choose(tag) }
            }
        }
        return [node]
    }
}

extension List where SelectionValue == Never {
    public init(@ViewBuilder content: () -> Content) { self.init(storing: content()) }

    public init<Data, RowContent>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    {
        self.init(storing: ForEach(data, content: rowContent))
    }

    public init<Data, ID, RowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
        self.init(storing: ForEach(data, id: id, content: rowContent))
    }
}
