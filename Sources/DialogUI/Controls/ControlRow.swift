#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// One row: the control, what explains it, and what is wrong with its value.
    struct ControlRow: View {
        let session: DialogSession
        let control: DialogControl
        let focus: FocusState<String?>.Binding

        var body: some View {
            if case .list(let list) = control {
                // Its rows are rows of the form.
                ListRows(row: row, control: list)
                notes
            } else {
                VStack(alignment: .leading, spacing: 6) {
                    ControlView(row: row, control: control)
                    notes
                }
                .disabled(!control.base.isEnabled)
                .place(of: control.base)
            }
        }

        private var row: RowContext { RowContext(session: session, state: control.base, focus: focus) }

        @ViewBuilder private var notes: some View {
            ControlHelp(session: session, state: control.base)
            ForEach(control.base.shownIssues, id: \.self) { issue in
                IssueLabel(text: session.string(issue.message))
            }
        }
    }

    extension View {
        /// The view is where a control is, for what points at it and for what leads to it.
        func place(of control: ControlState) -> some View {
            dialogAnchor(control.dialogID + "." + control.id).id(control.id)
        }
    }

    /// What the views of a row need besides the control.
    @MainActor struct RowContext {
        let session: DialogSession
        let state: ControlState
        let focus: FocusState<String?>.Binding
        /// A name for a control that has no title.
        var givenName: String?

        /// A text in the user's language.
        func string(_ text: DialogText) -> String { session.string(text) }

        /// What the control is called: its own title, or that of the dialog it is alone in.
        var name: String { givenName ?? string(state.title ?? session.title) }

        /// Whether the row says its value where that is not the control itself.
        var showsValue: Bool { session.presentation != .page || state.showsValue }
    }

    /// The message for a wrong value.
    struct IssueLabel: View {
        let text: String

        var body: some View {
            Label {
                Text(markdown: text)
            } icon: {
                Image(systemName: "exclamationmark.circle").accessibilityHidden(true)
            }
            .font(.footnote)
            .foregroundStyle(.red)
        }
    }

    /// The explanation of a control: below it or, where a page would grow long, behind a button.
    private struct ControlHelp: View {
        let session: DialogSession
        let state: ControlState
        @State private var isShown = false

        private static let longest = 80

        var body: some View {
            if let help = state.help.map(session.string) {
                if session.presentation == .page && help.count > Self.longest {
                    Button {
                        isShown.toggle()
                    } label: {
                        Image(systemName: "info.circle")
                            .frame(minWidth: 44, minHeight: 44)
                            .contentShape(Rectangle())
                    }
                    .buttonStyle(.borderless)
                    .accessibilityLabel(Text(verbatim: state.title.map(session.string) ?? help))
                    .accessibilityHint(Text(verbatim: DialogMarkdown.plain(help)))
                    .accessibilityIdentifier(state.accessibilityIdentifier + ".help")
                    if isShown { text(help) }
                } else {
                    text(help)
                }
            }
        }

        private func text(_ help: String) -> some View {
            Text(markdown: help).font(.footnote).foregroundStyle(.secondary)
        }
    }

    /// The title of a control with its picture and its second line.
    struct ControlLabel: View {
        let row: RowContext

        var body: some View {
            if let title = row.state.title {
                if let subtitle = row.state.subtitle {
                    VStack(alignment: .leading, spacing: 2) {
                        IconLabel(icon: row.state.icon, title: Text(verbatim: row.string(title)))
                        Text(markdown: row.string(subtitle)).font(.footnote).foregroundStyle(.secondary)
                    }
                } else {
                    IconLabel(icon: row.state.icon, title: Text(verbatim: row.string(title)))
                }
            }
        }
    }

    extension View {
        /// What tests and assistive technology know a control by.
        func describes(_ row: RowContext) -> some View {
            modifier(ControlDescription(row: row))
        }
    }

    private struct ControlDescription: ViewModifier {
        let row: RowContext

        func body(content: Content) -> some View {
            content
                .accessibilityLabel(label)
                .accessibilityHint(hint)
                .accessibilityIdentifier(row.state.accessibilityIdentifier)
                #if os(macOS)
                    .help(row.state.help == nil ? Text(verbatim: "") : hint)
                #endif
        }

        private var label: Text {
            if let own = row.state.accessibilityLabel { return Text(verbatim: row.string(own)) }
            guard row.state.title != nil, let subtitle = row.state.subtitle else { return Text(verbatim: row.name) }
            return Text(verbatim: row.name + ", " + DialogMarkdown.plain(row.string(subtitle)))
        }

        private var hint: Text {
            let hint = row.state.accessibilityHint ?? row.state.help
            return Text(verbatim: hint.map { DialogMarkdown.plain(row.string($0)) } ?? "")
        }
    }
#endif
