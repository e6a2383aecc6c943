#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// One dialog: its parts handed to the style in force.
    struct DialogFrame: View {
        let session: DialogSession
        @Environment(\.levelFocus) private var level
        @FocusState private var focus: String?

        var body: some View {
            StyledDialog(name: session.info.style, configuration: configuration)
                .closesOnEscape(session, isActive: level.isTopmost)
                .followsFocus(session, $focus)
        }

        private var configuration: DialogStyleConfiguration {
            DialogStyleConfiguration(
                id: session.info.id, presentation: session.presentation,
                title: Text(verbatim: session.string(session.title)),
                message: session.message.map { Text(markdown: session.string($0)) },
                content: .init(
                    view: AnyView(DialogContent(session: session, focus: $focus).disabled(level.isCovered))),
                closeButton: session.closeButton(isEnabled: !level.isCovered),
                buttons: session.styledButtons(
                    takesReturn: level.isTopmost && focus == nil, isEnabled: !level.isCovered))
        }
    }

    extension DialogSession {
        /// The close button, if the definition wants one and no other button stands for it.
        func closeButton(isEnabled: Bool) -> DialogStyleConfiguration.CloseButton? {
            guard info.closeButton, !answersWithButton else { return nil }
            if presentation != .popup, buttons.contains(where: { $0.role == .cancel }) { return nil }
            return DialogStyleConfiguration.CloseButton(
                id: info.id + ".closeButton", title: string(.close), isEnabled: isEnabled
            ) { [self] in
                requestDismiss(.closeButton)
            }
        }

        func styledButtons(takesReturn: Bool, isEnabled: Bool) -> [DialogStyleConfiguration.Button] {
            let standard = defaultButton?.id
            return buttons.map { button in
                DialogStyleConfiguration.Button(
                    id: button.id, role: button.role, isDefault: button.id == standard, title: string(button.title),
                    icon: button.icon, identifier: button.accessibilityIdentifier,
                    isEnabled: isEnabled && button.isEnabled, takesReturn: takesReturn && button.id == standard
                ) { [self] in
                    press(button.id)
                }
            }
        }
    }
#endif
