#if canImport(SwiftUI)
    import DialogRuntime
    public import SwiftUI

    /// The usual look: panels for popups and work, bars with title and buttons where a navigation stack is.
    public struct AutomaticDialogStyle: DialogStyle {
        /// The usual look.
        public nonisolated init() {}

        public func makeBody(configuration: Configuration) -> some View {
            switch configuration.presentation {
            case .sheet, .fullScreenCover: StackedDialog(configuration: configuration)
            case .page: PageDialogBody(configuration: configuration)
            case .popover: PanelContent(configuration: configuration).padding()
            case .loading: DialogPanel { LoadingContent(configuration: configuration) }
            case .popup, .alert, .confirmationDialog: DialogPanel { PanelContent(configuration: configuration) }
            }
        }
    }

    extension DialogStyle where Self == AutomaticDialogStyle {
        /// The usual look.
        public static var automatic: AutomaticDialogStyle { AutomaticDialogStyle() }
    }

    /// A rounded panel that stands out from what is behind it.
    private struct DialogPanel<Content: View>: View {
        @ViewBuilder let content: Content
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View {
            let shape = RoundedRectangle(cornerRadius: 20, style: .continuous)
            content
                .padding()
                .background(background, in: shape)
                .overlay {
                    if contrast == .increased { shape.stroke(Color.primary, lineWidth: 1).allowsHitTesting(false) }
                }
                .contentShape(shape)
                .frame(maxWidth: 440)
        }

        private var background: AnyShapeStyle {
            reducesTransparency || contrast == .increased
                ? AnyShapeStyle(.background) : AnyShapeStyle(.regularMaterial)
        }
    }

    /// Header, message, controls and buttons, one below the other.
    private struct PanelContent: View {
        let configuration: DialogStyleConfiguration
        @Environment(\.dynamicTypeSize) private var typeSize

        var body: some View {
            VStack(alignment: .leading, spacing: 16) {
                DialogHeader(configuration: configuration)
                FittingScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        if let message = configuration.message {
                            message.accessibilityIdentifier(configuration.id + ".message")
                        }
                        configuration.content
                        if typeSize.isAccessibilitySize { buttons }
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                if !typeSize.isAccessibilitySize { buttons }
            }
        }

        /// The largest letters leave no room beside the controls, so there the buttons are scrolled along.
        private var buttons: some View { DialogButtonRow(buttons: configuration.buttons) }
    }

    /// What work shows: a title and how far it is.
    private struct LoadingContent: View {
        let configuration: DialogStyleConfiguration

        var body: some View {
            VStack(spacing: 12) {
                if configuration.title != nil { DialogHeader(configuration: configuration) }
                if let message = configuration.message {
                    message.accessibilityIdentifier(configuration.id + ".message")
                }
                configuration.content
                DialogButtonRow(buttons: configuration.buttons)
            }
        }
    }

    /// The title, and the button that closes the dialog.
    struct DialogHeader: View {
        let configuration: DialogStyleConfiguration
        @Environment(\.dialogHeaderStyle) private var style

        var body: some View {
            HStack(alignment: .firstTextBaseline) {
                if style.alignment == .center || style.alignment == .trailing { Spacer(minLength: 0) }
                if let title = configuration.title {
                    title
                        .font(style.font ?? .headline)
                        .foregroundStyle(style.color ?? .primary)
                        .accessibilityAddTraits(.isHeader)
                        .accessibilityIdentifier(configuration.id + ".title")
                }
                if style.alignment != .trailing { Spacer(minLength: 0) }
                configuration.closeButton.buttonStyle(.borderless)
            }
        }
    }

    /// Buttons side by side, or one below the other where they do not fit.
    struct DialogButtonRow: View {
        let buttons: [DialogStyleConfiguration.Button]

        var body: some View {
            if !buttons.isEmpty {
                ViewThatFits(in: .horizontal) {
                    HStack {
                        Spacer(minLength: 0)
                        ForEach(buttons) { DialogRowButton(button: $0) }
                    }
                    VStack(alignment: .trailing) {
                        ForEach(buttons) { DialogRowButton(button: $0) }
                    }
                    .frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
        }
    }

    private struct DialogRowButton: View {
        let button: DialogStyleConfiguration.Button

        var body: some View {
            if button.isDefault {
                button.buttonStyle(.borderedProminent)
            } else {
                button.buttonStyle(.bordered)
            }
        }
    }

    /// A scroll view that is no higher than what it holds.
    struct FittingScrollView<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var height: CGFloat?

        var body: some View {
            ScrollView {
                content.background {
                    GeometryReader { geometry in
                        Color.clear.preference(key: ContentHeightKey.self, value: geometry.size.height)
                    }
                }
            }
            .scrollBounceBehavior(.basedOnSize)
            .scrollDismissesKeyboard(.interactively)
            // The binding and not the property: it is not said on which thread this is called.
            .onPreferenceChange(ContentHeightKey.self) { [binding = $height] new in
                binding.wrappedValue = new
            }
            .frame(maxHeight: height)
        }
    }

    private struct ContentHeightKey: PreferenceKey {
        static let defaultValue: CGFloat? = nil

        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
    }
#endif
