#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    extension View {
        /// Escape closes a dialog, if its definition allows it.
        func closesOnEscape(_ session: DialogSession, isActive: Bool) -> some View {
            onEscape(session.string(.close), isActive: isActive && session.info.escape) {
                session.requestDismiss(.escape)
            }
        }

        /// Escape does something, and so does what a remote control has in its place.
        func onEscape(_ name: String, isActive: Bool, perform action: @escaping @MainActor () -> Void) -> some View {
            modifier(EscapeModifier(name: name, isActive: isActive, action: action))
        }
    }

    private struct EscapeModifier: ViewModifier {
        let name: String
        let isActive: Bool
        let action: @MainActor () -> Void

        func body(content: Content) -> some View {
            content
                .background {
                    #if !os(watchOS)
                        // A button that nobody sees: a key alone belongs to nothing on these platforms.
                        Button(action: action) { Text(verbatim: name) }
                            .keyboardShortcut(isActive ? .cancelAction : nil)
                            .disabled(!isActive)
                            .opacity(0)
                            .allowsHitTesting(false)
                            .accessibilityHidden(true)
                    #endif
                }
                #if os(macOS) || os(tvOS)
                    .onExitCommand(perform: isActive ? { action() } : nil)
                #endif
        }
    }
#endif
