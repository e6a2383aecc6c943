/// Alerts and confirmation dialogs: their actions are made when the view around them is evaluated.
struct _AlertParts<Actions, Message> where Actions: View, Message: View {
    let title: Text
    let actions: Actions?
    let message: Message?
}

extension View {
    nonisolated func _alert<Actions, Message>(
        _ kind: _Request.Kind, _ isPresented: Binding<Bool>, isFixed: Bool, _ parts: _AlertParts<Actions, Message>
    ) -> _Modified<Self> {
        _Modified(self) { nodes, context in
            context.runtime.presentations.declare(
                _Request(
                    identity: context.part("presentation").identity, kind: kind, source: isPresented.source, item: nil,
                    isActive: isPresented.wrappedValue && parts.actions != nil,
                    staysActive: isPresented.wrappedValue, isFixed: isFixed,
                    deactivate: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: nil,
                    context: context
                ) { context in
                    Self._alertNodes(kind, parts, context)
                })
            return nodes
        }
    }

    @MainActor private static func _alertNodes<Actions, Message>(
        _ kind: _Request.Kind, _ parts: _AlertParts<Actions, Message>, _ context: _Context
    ) -> [_Node] {
        var context = context
        context.environment._buttonStyle = .builtIn("automatic")
        context.environment.isEnabled = true
        let title = Text._lower(parts.title, context.part("title"))
        for node in title {
            node.attributes["part"] = "title"
            node.addedTraits.formUnion(.isHeader)
        }
        let message = parts.message.map { Message._lower($0, context.part("message")) } ?? []
        for node in message { node.attributes["part"] = "message" }
        var actions = parts.actions.map { Actions._lower($0, context.part("actions")) } ?? []
        let buttons = actions.flatMap(\.all).filter { $0.kind == .button }
        if kind == .alert, buttons.isEmpty {
            actions += Button._lower(Button("OK") {}, context.part("ok"))
        }
        if kind == .confirmationDialog, !buttons.contains(where: { $0.role == .cancel }) {
            actions += Button._lower(Button("Cancel", role: .cancel) {}, context.part("cancel"))
        }
        let runtime = context.runtime
        for node in actions.flatMap(\.all) {
            switch node.kind {
            case .button:
                guard let action = node.activate else { continue }
                node.activate = {
                    guard let presentation = runtime.presentations.presentation(on: node.surface) else { return }
                    runtime.presentations.press(action, in: presentation)
                }
            case .textField, .secureField:
                if kind == .confirmationDialog { runtime.diagnose("a confirmation dialog shows no text fields") }
            case .text, .image, .label, .group, .spacer: break
            default: runtime.diagnose("\(node.kind.rawValue) is not shown in \(kind.rawValue)")
            }
        }
        return title + message + actions
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View {
        _alert(
            .alert, isPresented, isFixed: false,
            _AlertParts<A, EmptyView>(title: Text(titleKey), actions: actions(), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View where S: StringProtocol, A: View
    {
        _alert(
            .alert, isPresented, isFixed: false,
            _AlertParts<A, EmptyView>(title: Text(title), actions: actions(), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
        -> some View where A: View
    {
        _alert(
            .alert, isPresented, isFixed: false,
            _AlertParts<A, EmptyView>(title: title, actions: actions(), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        _alert(
            .alert, isPresented, isFixed: false,
            _AlertParts<A, M>(title: Text(titleKey), actions: actions(), message: message()))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func alert<S, A, M>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        _alert(
            .alert, isPresented, isFixed: false,
            _AlertParts<A, M>(title: Text(title), actions: actions(), message: message()))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A, M>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View {
        _alert(
            .alert, isPresented, isFixed: false, _AlertParts<A, M>(title: title, actions: actions(), message: message())
        )
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        _alert(
            .alert, isPresented, isFixed: true,
            _AlertParts<A, EmptyView>(title: Text(titleKey), actions: data.map(actions), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func alert<S, A, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where S: StringProtocol, A: View {
        _alert(
            .alert, isPresented, isFixed: true,
            _AlertParts<A, EmptyView>(title: Text(title), actions: data.map(actions), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View where A: View {
        _alert(
            .alert, isPresented, isFixed: true,
            _AlertParts<A, EmptyView>(title: title, actions: data.map(actions), message: nil))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A, M, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        _alert(
            .alert, isPresented, isFixed: true,
            _AlertParts<A, M>(title: Text(titleKey), actions: data.map(actions), message: data.map(message)))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    @_disfavoredOverload
    nonisolated public func alert<S, A, M, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where S: StringProtocol, A: View, M: View {
        _alert(
            .alert, isPresented, isFixed: true,
            _AlertParts<A, M>(title: Text(title), actions: data.map(actions), message: data.map(message)))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<A, M, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View where A: View, M: View {
        _alert(
            .alert, isPresented, isFixed: true,
            _AlertParts<A, M>(title: title, actions: data.map(actions), message: data.map(message)))
    }

    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
    nonisolated public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A)
        -> some View where E: LocalizedError, A: View
    {
        _alert(
            .alert, isPresented, isFixed: true,
            _AlertParts<A, EmptyView>(
                title: Text(error?.errorDescription ?? ""), actions: error.map { _ in actions() }, message: nil))
    }
}
