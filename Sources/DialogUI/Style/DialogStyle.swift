#if canImport(SwiftUI)
    public import DialogRuntime
    public import SwiftUI

    /// How the frame around a dialog's controls looks: header, message, buttons. Set with `dialogStyle(_:)`.
    @MainActor public protocol DialogStyle {
        associatedtype Body: View

        /// The whole dialog made of its parts. All of them should be shown, or people cannot finish the dialog.
        @ViewBuilder func makeBody(configuration: Configuration) -> Body

        typealias Configuration = DialogStyleConfiguration
    }

    /// The parts of a dialog.
    @MainActor public struct DialogStyleConfiguration {
        /// The id of the dialog's definition.
        public let id: String
        /// How the dialog comes before the user.
        public let presentation: Presentation
        /// The title in the user's language.
        public let title: Text?
        /// The text below the title.
        public let message: Text?
        /// The controls, the app's own view, or the progress of work.
        public let content: Content
        /// Closes the dialog without a button, if the definition allows it.
        public let closeButton: CloseButton?
        /// The buttons in the order of the definition.
        public let buttons: [DialogStyleConfiguration.Button]

        /// The controls, the app's own view, or the progress of work.
        public struct Content: View {
            let view: AnyView
            public var body: some View { view }
        }

        /// A labelled button with a cross.
        public struct CloseButton: View {
            let id: String
            let title: String
            let isEnabled: Bool
            let action: @MainActor () -> Void

            public var body: some View {
                SwiftUI.Button(action: action) {
                    Label {
                        Text(verbatim: title)
                    } icon: {
                        Image(systemName: "xmark")
                    }
                    .labelStyle(.iconOnly)
                    .frame(minWidth: 44, minHeight: 44)
                    .contentShape(Rectangle())
                }
                .disabled(!isEnabled)
                .accessibilityLabel(Text(verbatim: title))
                .accessibilityIdentifier(id)
            }
        }

        /// One of the dialog's buttons.
        public struct Button: View, Identifiable {
            /// The id of the button's definition.
            public nonisolated let id: String
            /// What the button means.
            public let role: DialogRuntime.ButtonRole?
            /// Whether Return presses it.
            public let isDefault: Bool
            let title: String
            let icon: DialogIcon?
            let identifier: String
            let isEnabled: Bool
            /// Whether Return presses it now: not while it belongs to a text field.
            let takesReturn: Bool
            let action: @MainActor () -> Void

            public var body: some View {
                SwiftUI.Button(role: swiftUIRole, action: action) {
                    IconLabel(icon: icon, title: Text(verbatim: title))
                }
                .disabled(!isEnabled)
                .returnKey(takesReturn)
                .accessibilityIdentifier(identifier)
            }

            var swiftUIRole: SwiftUI.ButtonRole? { .init(role) }
        }
    }

    extension SwiftUI.ButtonRole {
        init?(_ role: DialogRuntime.ButtonRole?) {
            switch role {
            case .cancel: self = .cancel
            case .destructive: self = .destructive
            case .confirm, nil: return nil
            }
        }
    }

    extension View {
        /// Return presses the button.
        @ViewBuilder func returnKey(_ isActive: Bool) -> some View {
            #if os(watchOS)
                self
            #else
                keyboardShortcut(isActive ? .defaultAction : nil)
            #endif
        }
    }
#endif
