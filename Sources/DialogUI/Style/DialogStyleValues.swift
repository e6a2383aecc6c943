#if canImport(SwiftUI)
    public import SwiftUI

    /// The styles in force: one for all dialogs, and those that definitions pick by a name.
    struct DialogStyles: Sendable {
        typealias Make = @MainActor @Sendable (DialogStyleConfiguration) -> AnyView

        var all: Make?
        var named: [String: Make] = [:]
    }

    /// What is said of headers; what is not said is the style's.
    struct DialogHeaderStyle: Sendable, Equatable {
        var font: Font?
        var color: Color?
        var alignment: HorizontalAlignment?

        nonisolated init() {}
    }

    /// The colour of what can be touched in dialogs.
    struct DialogTint: Sendable, Equatable {
        var color: Color?
    }

    private struct DialogStylesKey: EnvironmentKey {
        static let defaultValue = DialogStyles()
    }

    private struct DialogHeaderStyleKey: EnvironmentKey {
        static let defaultValue = DialogHeaderStyle()
    }

    private struct DialogTintKey: EnvironmentKey {
        static let defaultValue = DialogTint()
    }

    extension EnvironmentValues {
        var dialogStyles: DialogStyles {
            get { self[DialogStylesKey.self] }
            set { self[DialogStylesKey.self] = newValue }
        }

        var dialogHeaderStyle: DialogHeaderStyle {
            get { self[DialogHeaderStyleKey.self] }
            set { self[DialogHeaderStyleKey.self] = newValue }
        }

        var dialogTint: DialogTint {
            get { self[DialogTintKey.self] }
            set { self[DialogTintKey.self] = newValue }
        }
    }

    extension View {
        /// Sets the style of dialogs. Stands outside of `dialogHost`, like everything that dialogs inherit.
        public func dialogStyle<Style: DialogStyle>(_ style: Style) -> some View {
            transformEnvironment(\.dialogStyles) { $0.all = make(style) }
        }

        /// Registers a style under the name that definitions give after `dialogStyle:`.
        public func dialogStyle<Style: DialogStyle>(_ style: Style, named name: String) -> some View {
            transformEnvironment(\.dialogStyles) { $0.named[name] = make(style) }
        }

        private func make<Style: DialogStyle>(_ style: Style) -> DialogStyles.Make {
            { AnyView(style.makeBody(configuration: $0)) }
        }

        /// Sets the colour of what can be touched in dialogs; nothing means the colour of the app.
        public func dialogTint(_ color: Color?) -> some View {
            environment(\.dialogTint, DialogTint(color: color))
        }

        /// Sets parts of the look of headers. What is left out stays as it was set further outside.
        public func dialogHeader(
            font: Font? = nil, color: Color? = nil, alignment: HorizontalAlignment? = nil
        ) -> some View {
            transformEnvironment(\.dialogHeaderStyle) { header in
                if let font { header.font = font }
                if let color { header.color = color }
                if let alignment { header.alignment = alignment }
            }
        }
    }
#endif
