extension View {
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: false,
            _AlertParts<A, EmptyView>(title: Text(titleKey), actions: actions(), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View where S: StringProtocol, A: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: false,
            _AlertParts<A, EmptyView>(title: Text(title), actions: actions(), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: false,
            _AlertParts<A, EmptyView>(title: title, actions: actions(), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: false,
            _AlertParts<A, M>(title: Text(titleKey), actions: actions(), message: message()))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: false,
            _AlertParts<A, M>(title: Text(title), actions: actions(), message: message()))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A, M>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: false,
            _AlertParts<A, M>(title: title, actions: actions(), message: message()))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: true,
            _AlertParts<A, EmptyView>(title: Text(titleKey), actions: data.map(actions), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: true,
            _AlertParts<A, EmptyView>(title: Text(title), actions: data.map(actions), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: true,
            _AlertParts<A, EmptyView>(title: title, actions: data.map(actions), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: true,
            _AlertParts<A, M>(title: Text(titleKey), actions: data.map(actions), message: data.map(message)))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: true,
            _AlertParts<A, M>(title: Text(title), actions: data.map(actions), message: data.map(message)))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func confirmationDialog<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        _alert(
            .confirmationDialog, isPresented, isFixed: true,
            _AlertParts<A, M>(title: title, actions: data.map(actions), message: data.map(message)))
    }

    @available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { _attribute("dialogIcon", icon?.name ?? "none") }
}
