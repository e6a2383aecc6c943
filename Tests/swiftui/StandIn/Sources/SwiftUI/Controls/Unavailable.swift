@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct ContentUnavailableView<Label, Description, Actions>
where Label: View, Description: View, Actions: View {
    let label: Label
    let description: Description
    let actions: Actions
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ContentUnavailableView: View, _Leaf {
    public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
        let parts =
            Label._lower(view.label, context.part("label"))
            + Description._lower(view.description, context.part("description"))
            + Actions._lower(view.actions, context.part("actions"))
        return [context.node(.vStack, parts)]
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) where S: StringProtocol {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
    }
}

/// What is said when a search finds nothing, in the words of the system.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct SearchUnavailableContent {
    public struct Label: _Leaf {
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
            Text._lower(Text(verbatim: "No Results"), context)
        }
    }
    public struct Description: _Leaf {
        let text: String
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] {
            Text._lower(Text(verbatim: "Check the spelling of “\(view.text)”."), context)
        }
    }
    public struct Actions: _Leaf {
        public static func _lower(_ view: Self, _ context: _Context) -> [_Node] { [] }
    }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static func search(
        text: String
    ) -> ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
    > {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label() },
            description: { SearchUnavailableContent.Description(text: text) },
            actions: { SearchUnavailableContent.Actions() })
    }
}
