#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// The alert of a level.
    struct LevelAlerts: ViewModifier {
        @Bindable var level: LevelState

        func body(content: Content) -> some View {
            content.alert(level.alertTitle, isPresented: $level.showsAlert, presenting: level.alert) { subject in
                actions(subject)
            } message: { subject in
                subject.message
            }
        }

        private func actions(_ subject: AlertSubject) -> some View {
            level.draw(subject, as: .alert)
            return level.stage.actions(subject)
        }
    }

    extension AlertSubject {
        /// The text of an alert.
        var message: Text? {
            guard case .dialog(let session) = self else { return nil }
            return session.message.map { Text(markdown: session.string($0)) }
        }
    }

    // Functions and not views: an alert of the system is made of the buttons and fields that it finds, and it is not
    // documented how deep it looks.
    extension DialogStage {
        /// The fields and buttons of an alert or a confirmation dialog.
        @ViewBuilder func actions(_ subject: AlertSubject) -> some View {
            switch subject {
            case .dialog(let session):
                ForEach(session.alertFields, id: \.id) { field in self.field(field, in: session) }
                ForEach(session.buttons) { button in self.button(button, of: subject) }
            case .question(let session):
                Button(role: .destructive) {
                    self.answer(discard: true, in: session)
                } label: {
                    Text(verbatim: session.string(.discard))
                }
                .accessibilityIdentifier(session.info.id + ".discardChanges")
                .onDisappear { self.alertDisappeared(subject) }
                Button(role: .cancel) {
                    self.answer(discard: false, in: session)
                } label: {
                    Text(verbatim: session.string(.keepEditing))
                }
                .accessibilityIdentifier(session.info.id + ".keepEditing")
            }
        }

        private func button(_ button: ButtonState, of subject: AlertSubject) -> some View {
            let session = subject.session
            return Button(role: .init(button.role)) {
                self.press(button, in: session)
            } label: {
                Text(verbatim: session.string(button.title))
            }
            .disabled(!button.isEnabled)
            .returnKey(button.id == session.defaultButton?.id && button.role != .cancel)
            .accessibilityIdentifier(button.accessibilityIdentifier)
            // One of them speaks for all.
            .onDisappear { if button === session.buttons.first { self.alertDisappeared(subject) } }
        }

        @ViewBuilder private func field(_ control: TextControl, in session: DialogSession) -> some View {
            let text = Bindable(control).text
            let title = Text(verbatim: session.string(control.title ?? session.title))
            let prompt = (control.placeholder ?? control.title).map { Text(verbatim: session.string($0)) }
            if control.isSecure {
                SecureField(text: text, prompt: prompt) { title }
                    .textInput(TextInput(control))
                    .disabled(!control.isEnabled)
                    .accessibilityIdentifier(control.accessibilityIdentifier)
            } else {
                TextField(text: text, prompt: prompt) { title }
                    .textInput(TextInput(control))
                    .disabled(!control.isEnabled)
                    .accessibilityIdentifier(control.accessibilityIdentifier)
            }
        }
    }

    extension DialogSession {
        /// The text fields of an alert.
        fileprivate var alertFields: [TextControl] {
            visibleControls.compactMap { if case .text(let control) = $0 { control } else { nil } }
        }
    }
#endif
