#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// Gives a dialog's parts to the style that its definition names, or to the one for all dialogs.
    struct StyledDialog: View {
        let name: String?
        let configuration: DialogStyleConfiguration
        @Environment(\.dialogStyles) private var styles
        @Environment(\.dialogTint) private var tint
        @Environment(\.dialogEnvironment) private var host

        var body: some View {
            Group {
                if let make = name.flatMap({ styles.named[$0] }) ?? styles.all {
                    make(configuration)
                } else {
                    AutomaticDialogStyle().makeBody(configuration: configuration)
                }
            }
            .modifier(TintModifier(color: tint.color))
            .onAppear {
                if let name, styles.named[name] == nil {
                    host.center.report(unusable: "no style is registered as \(name)", dialog: configuration.id)
                }
            }
        }
    }

    /// Without a colour of its own a dialog has that of the app around it.
    private struct TintModifier: ViewModifier {
        let color: Color?

        func body(content: Content) -> some View {
            if let color {
                content.tint(color)
            } else {
                content
            }
        }
    }
#endif
