#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// A dialog in a navigation stack of its own: the title and the buttons stand in its bars.
    struct StackedDialog: View {
        let configuration: DialogStyleConfiguration

        var body: some View {
            NavigationStack {
                PageDialogBody(configuration: configuration)
            }
            #if os(macOS)
                .sheetSize(isSheet: true)
            #endif
        }
    }

    #if os(macOS)
        extension View {
            /// A sheet of the Mac is as large as its content, and a form has no size of its own.
            func sheetSize(isSheet: Bool) -> some View {
                frame(minWidth: isSheet ? 440 : nil, minHeight: isSheet ? 320 : nil)
            }
        }
    #endif

    /// What stands in a navigation stack: the controls below a message, with title and buttons in the bars. A sheet of the
    /// Mac has no bars, so they stand above and below there.
    struct PageDialogBody: View {
        let configuration: DialogStyleConfiguration

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                #if os(macOS)
                    DialogHeader(configuration: configuration).padding([.horizontal, .top])
                #endif
                if let message = configuration.message {
                    message
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding()
                        .accessibilityIdentifier(configuration.id + ".message")
                }
                configuration.content
                if !lowerButtons.isEmpty { DialogButtonRow(buttons: lowerButtons).padding() }
            }
            .modifier(BarTitle(configuration: configuration))
            #if !os(macOS)
                .toolbar {
                    // Not the placements for confirming and cancelling: they take Return and Escape for good, which belong
                    // to text fields and to what the definition says of closing.
                    if let leading {
                        ToolbarItem(placement: .topBarLeading) { leading }
                    } else if let closeButton = configuration.closeButton {
                        ToolbarItem(placement: .topBarLeading) { closeButton }
                    }
                    if let trailing {
                        ToolbarItem(placement: .topBarTrailing) { trailing.fontWeight(.semibold) }
                    }
                }
            #endif
        }

        #if os(macOS)
            private var lowerButtons: [DialogStyleConfiguration.Button] { configuration.buttons }
        #else
            private var leading: DialogStyleConfiguration.Button? {
                configuration.buttons.first { $0.role == .cancel }
            }

            private var trailing: DialogStyleConfiguration.Button? { configuration.buttons.first(where: \.isDefault) }

            private var lowerButtons: [DialogStyleConfiguration.Button] {
                configuration.buttons.filter { $0.id != leading?.id && $0.id != trailing?.id }
            }
        #endif
    }

    /// The title of a bar. Where the header has a look of its own, the title is drawn with it.
    private struct BarTitle: ViewModifier {
        let configuration: DialogStyleConfiguration
        @Environment(\.dialogHeaderStyle) private var style

        func body(content: Content) -> some View {
            content
                .navigationTitle(configuration.title ?? Text(verbatim: ""))
                #if !os(macOS) && !os(tvOS)
                    .navigationBarTitleDisplayMode(configuration.presentation == .page ? .automatic : .inline)
                #endif
                #if !os(macOS) && !os(watchOS)
                    .toolbar {
                        if let title = configuration.title, style.font != nil || style.color != nil {
                            ToolbarItem(placement: .principal) {
                                title
                                .font(style.font ?? .headline)
                                .foregroundStyle(style.color ?? .primary)
                                .accessibilityAddTraits(.isHeader)
                            }
                        }
                    }
                #endif
        }
    }
#endif
