#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// The only place that knows all kinds of controls.
    struct ControlView: View {
        let row: RowContext
        let control: DialogControl

        var body: some View {
            switch control {
            case .toggle(let toggle): ToggleRow(row: row, control: toggle)
            case .number(let number): NumberRow(row: row, control: number)
            case .choice(let choice): ChoiceRow(row: row, control: choice)
            case .multiChoice(let choices): MultiChoiceRow(row: row, control: choices)
            case .text(let text): TextRow(row: row, control: text)
            case .date(let date): DateRow(row: row, control: date)
            case .duration(let duration): DurationRow(row: row, control: duration)
            case .color(let color): ColorRow(row: row, control: color)
            case .list(let list): ListRows(row: row, control: list)
            case .readout(let readout): ReadoutRow(row: row, control: readout)
            case .paragraph(let paragraph): ParagraphRow(row: row, control: paragraph)
            case .action(let action): ActionRow(row: row, control: action)
            case .custom(let custom): CustomRow(row: row, control: custom)
            }
        }
    }

    /// On or off.
    private struct ToggleRow: View {
        let row: RowContext
        @Bindable var control: ToggleControl

        var body: some View {
            switch control.style {
            case .switch:
                #if os(tvOS)
                    toggle
                #else
                    toggle.toggleStyle(.switch)
                #endif
            case .checkbox:
                #if os(macOS)
                    toggle.toggleStyle(.checkbox)
                #else
                    toggle
                #endif
            case .button:
                #if os(tvOS)
                    toggle
                #else
                    toggle.toggleStyle(.button)
                #endif
            }
        }

        private var toggle: some View {
            Toggle(isOn: $control.isOn) { ControlLabel(row: row) }
                .describes(row)
        }
    }

    /// A title with a value that cannot be changed.
    private struct ReadoutRow: View {
        let row: RowContext
        let control: ReadoutControl

        var body: some View {
            LabeledContent {
                if row.showsValue { Text(verbatim: row.string(control.value)) }
            } label: {
                ControlLabel(row: row)
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier(control.accessibilityIdentifier)
        }
    }

    /// A paragraph.
    private struct ParagraphRow: View {
        let row: RowContext
        let control: ParagraphControl

        var body: some View {
            Text(markdown: row.string(control.text))
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityIdentifier(control.accessibilityIdentifier)
        }
    }

    /// A view of the app.
    private struct CustomRow: View {
        let row: RowContext
        let control: CustomControl

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                ControlLabel(row: row)
                SlotView(context: DialogSlotContext(session: row.session, slot: control.slot, control: control))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(control.accessibilityIdentifier)
            }
        }
    }

    /// A row that does something. The whole row is the button.
    private struct ActionRow: View {
        let row: RowContext
        let control: ActionControl

        var body: some View {
            Button(role: .init(control.role)) {
                control.perform()
            } label: {
                HStack {
                    ControlLabel(row: row)
                    Spacer(minLength: 0)
                    if let sign {
                        Image(systemName: sign).foregroundStyle(.tertiary).accessibilityHidden(true)
                    }
                }
                .foregroundStyle(color)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
            }
            .buttonStyle(.borderless)
            .describes(row)
            .accessibilityRemoveTraits(isLink ? .isButton : [])
            .accessibilityAddTraits(isLink ? .isLink : [])
        }

        private var isLink: Bool { if case .link = control.kind { true } else { false } }

        private var color: AnyShapeStyle {
            if control.role == .destructive { return AnyShapeStyle(.red) }
            switch control.kind {
            case .page, .view: return AnyShapeStyle(.primary)
            case .button, .opens, .link: return AnyShapeStyle(.tint)
            }
        }

        /// What the row looks like it does. Its name is that of the direction of reading.
        private var sign: String? {
            switch control.kind {
            case .page, .view: "chevron.forward"
            case .link: "arrow.up.forward"
            case .button, .opens: nil
            }
        }
    }
#endif
