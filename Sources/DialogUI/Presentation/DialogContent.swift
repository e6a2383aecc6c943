#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// The inside of a dialog: its sections, or the app's own view.
    struct DialogContent: View {
        let session: DialogSession
        let focus: FocusState<String?>.Binding

        var body: some View {
            if let slot = session.content {
                SlotView(context: DialogSlotContext(session: session, slot: slot, control: nil))
            } else if session.isPanel {
                VStack(alignment: .leading, spacing: 16) { sections }
                    #if !os(tvOS) && !os(watchOS)
                        // In a form the row shows where a field is.
                        .textFieldStyle(.roundedBorder)
                    #endif
            } else {
                Form { sections }
                    .formStyle(.grouped)
                    .scrollDismissesKeyboard(.interactively)
            }
        }

        private var sections: some View {
            ForEach(session.sections.filter(\.isVisible), id: \.place) { section in
                SectionView(session: session, section: section, focus: focus)
            }
        }
    }

    extension DialogSession {
        /// Whether it is drawn in a panel and not in a list.
        var isPanel: Bool {
            switch presentation {
            case .popup, .alert, .confirmationDialog, .popover: true
            case .sheet, .fullScreenCover, .page, .loading: false
            }
        }
    }

    extension DialogSection {
        /// What tells it apart from the others, also where the definition gives no id.
        nonisolated var place: ObjectIdentifier { ObjectIdentifier(self) }
    }

    extension View {
        /// What was typed is handed on when a field loses the focus. The first field has it on opening, except on pages: a
        /// keyboard over a page of settings is in the way.
        func followsFocus(_ session: DialogSession, _ focus: FocusState<String?>.Binding) -> some View {
            modifier(FocusModifier(session: session, focus: focus))
        }
    }

    private struct FocusModifier: ViewModifier {
        let session: DialogSession
        let focus: FocusState<String?>.Binding

        func body(content: Content) -> some View {
            content
                .onChange(of: focus.wrappedValue) { old, new in
                    if let old, old != new { session.control(old)?.base.endEditing() }
                }
                #if !os(tvOS) && !os(watchOS)
                    // On the other platforms a focus opens a keyboard over the whole screen.
                    .onAppear {
                        guard session.presentation != .page, focus.wrappedValue == nil else { return }
                        focus.wrappedValue = session.focusOrder.first
                    }
                #endif
        }
    }

    /// A view of the app.
    struct SlotView: View {
        let context: DialogSlotContext
        @Environment(\.dialogSlotViews) private var views
        @Environment(\.dialogEnvironment) private var host

        var body: some View {
            if let view = views.view(for: context) {
                view
            } else {
                // Generated code does not compile without the view, so this is for a forgotten modifier.
                Image(systemName: "questionmark.square.dashed")
                    .accessibilityLabel(Text(verbatim: context.slot.view))
                    .onAppear {
                        host.center.report(
                            unusable: "no view is given for the slot \(context.slot.view)",
                            dialog: context.session.info.id, control: context.control?.id)
                    }
            }
        }
    }
#endif
