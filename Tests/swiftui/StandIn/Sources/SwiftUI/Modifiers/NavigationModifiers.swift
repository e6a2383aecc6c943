extension View {
    /// Says something to the navigation page around the view.
    nonisolated func _onPage(
        _ what: String, _ declare: @escaping @MainActor (_Page, _Context) -> Void
    ) -> _Modified<Self> {
        _Modified(self) { nodes, context in
            if let page = context.page {
                declare(page, context)
            } else {
                context.runtime.diagnose("\(what) outside of a NavigationStack shows nothing")
            }
            return nodes
        }
    }

    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func navigationTitle(_ title: Text) -> some View { _title(title.content) }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _title(titleKey.text) }
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        _title(String(title))
    }
    nonisolated private func _title(_ title: String) -> some View {
        _Modified(self) { nodes, context in
            context.page?.title = title
            return nodes
        }
    }

    @available(iOS 14.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        _attribute("titleDisplayMode", "\(displayMode)")
    }

    @available(iOS 13.0, macOS 13.0, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        _Modified(self) { nodes, context in
            context.page?.hidesBackButton = hidesBackButton
            return nodes
        }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        _onPage("navigationDestination") { page, _ in
            page.destinations.append(
                .init(type: ObjectIdentifier(D.self)) { element, context in
                    (element.base as? D).map { C._lower(destination($0), context) }
                })
        }
    }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let view = destination()
        return _onPage("navigationDestination") { page, context in
            guard isPresented.wrappedValue else { return }
            page.presented.append(
                .init(
                    identity: context.identity, make: { V._lower(view, $0) },
                    pop: { isPresented.wrappedValue = false }))
        }
    }

    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        _onPage("navigationDestination") { page, context in
            guard let value = item.wrappedValue else { return }
            page.presented.append(
                .init(
                    identity: context.identity,
                    make: { C._lower(destination(value), $0.child(.explicit(AnyHashable(value)))) },
                    pop: { item.wrappedValue = nil }))
        }
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        _search(text, nil, prompt?.content)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        _search(text, nil, prompt.text)
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        _search(text, nil, String(prompt))
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        _search(text, isPresented, prompt?.content)
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        _search(text, isPresented, prompt.text)
    }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func searchable<S>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        _search(text, isPresented, String(prompt))
    }

    nonisolated private func _search(
        _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ prompt: String?
    ) -> some View {
        _Modified(
            self,
            prepare: { context in
                context.environment._isSearching = isPresented?.wrappedValue ?? !text.wrappedValue.isEmpty
                context.environment._dismissSearch = {
                    text.wrappedValue = ""
                    isPresented?.wrappedValue = false
                }
            },
            apply: { nodes, context in
                guard let page = context.page else {
                    context.runtime.diagnose("searchable outside of a NavigationStack shows nothing")
                    return nodes
                }
                let node = context.part("search").node(.searchField)
                node.editing = .init(
                    text: { text.wrappedValue },
                    set: {
                        text.wrappedValue = $0
                        if let isPresented, !isPresented.wrappedValue { isPresented.wrappedValue = true }
                    })
                node.attributes["prompt"] = prompt ?? "Search"
                node.accessibilityLabel = prompt ?? "Search"
                page.search = .init(node: node)
                return nodes
            })
    }
}

@available(iOS 13.0, watchOS 8.0, visionOS 1.0, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic
        case inline
        case large
    }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct SearchFieldPlacement: Sendable {
    let name: String
    public static let automatic = SearchFieldPlacement(name: "automatic")
    @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    @available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    @available(iOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    @available(iOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public static func navigationBarDrawer(
        displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement {
        navigationBarDrawer
    }
    @available(iOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }
}
