#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// A dialog over a dimmed backdrop.
    struct PopupView: View {
        let session: DialogSession

        var body: some View {
            ZStack {
                // The keyboard moves the panel, never the backdrop.
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .contentShape(Rectangle())
                    .onTapGesture { if !session.answersWithButton { session.requestDismiss(.outsideTap) } }
                    .accessibilityHidden(true)
                    .accessibilityIdentifier(session.info.id + ".backdrop")
                DialogFrame(session: session)
                    .padding()
                    .accessibilityElement(children: .contain)
                    .accessibilityAddTraits(.isModal)
                    .accessibilityAction(.escape) { session.requestDismiss(.escape) }
            }
        }
    }

    extension DialogSession {
        /// Whether it is an alert or a confirmation, which a touch beside it does not close.
        var answersWithButton: Bool { info.presentation == .alert || info.presentation == .confirmationDialog }
    }
#endif
