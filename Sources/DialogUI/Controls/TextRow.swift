#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// A text of one line or more, or a secret.
    struct TextRow: View {
        let row: RowContext
        @Bindable var control: TextControl

        var body: some View {
            switch control.style {
            case .field:
                FieldRow(row: row, unit: control.unit) {
                    TextField(text: $control.text, prompt: prompt) { name }
                        .textInput(TextInput(control))
                        .field(row)
                }
            case .secure:
                FieldRow(row: row, unit: nil) {
                    SecureField(text: $control.text, prompt: prompt) { name }
                        .textInput(TextInput(control))
                        .privacySensitive()
                        .field(row)
                }
            case .editor: EditorRow(row: row, control: control)
            }
        }

        private var name: Text { Text(verbatim: row.name) }
        private var prompt: Text? { control.placeholder.map { Text(verbatim: row.string($0)) } }
    }

    /// A title beside a field, and the field's unit behind it.
    struct FieldRow<Field: View>: View {
        let row: RowContext
        let unit: DialogText?
        @ViewBuilder let field: Field

        var body: some View {
            LabeledContent {
                HStack {
                    field
                        .labelsHidden()
                        #if !os(macOS)
                            .multilineTextAlignment(row.session.isPanel ? .leading : .trailing)
                        #endif
                    if let unit { Text(verbatim: row.string(unit)).foregroundStyle(.secondary) }
                }
            } label: {
                ControlLabel(row: row).accessibilityHidden(true)
            }
        }
    }

    extension View {
        /// A field takes part in the focus of its dialog: Return goes on to the next and confirms after the last one.
        func field(_ row: RowContext) -> some View {
            modifier(FieldModifier(row: row))
        }
    }

    private struct FieldModifier: ViewModifier {
        let row: RowContext

        func body(content: Content) -> some View {
            let id = row.state.id
            content
                .focused(row.focus, equals: id)
                .submitLabel(row.session.focusOrder.last == id ? .done : .next)
                .onSubmit { row.focus.wrappedValue = row.session.submit(id) }
                .describes(row)
        }
    }

    /// A text of several lines.
    private struct EditorRow: View {
        let row: RowContext
        @Bindable var control: TextControl
        @ScaledMetric private var lineHeight: CGFloat = 22

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                ControlLabel(row: row).accessibilityHidden(true)
                #if os(tvOS) || os(watchOS)
                    TextField(text: $control.text, prompt: placeholder, axis: .vertical) {
                        Text(verbatim: row.name)
                    }
                    .lineLimit(lines)
                    .textInput(TextInput(control))
                    .field(row)
                #else
                    TextEditor(text: $control.text)
                        .textInput(TextInput(control))
                        .focused(row.focus, equals: row.state.id)
                        .describes(row)
                        .frame(minHeight: lineHeight * CGFloat(lines.lowerBound))
                        .frame(maxHeight: lineHeight * CGFloat(min(lines.upperBound, 100)))
                        .overlay {
                            if row.session.isPanel {
                                RoundedRectangle(cornerRadius: 6).stroke(.tertiary).allowsHitTesting(false)
                            }
                        }
                        .overlay(alignment: .topLeading) {
                            if control.text.isEmpty, let placeholder {
                                placeholder
                                    .foregroundStyle(.tertiary)
                                    .padding(8)
                                    .allowsHitTesting(false)
                                    .accessibilityHidden(true)
                            }
                        }
                #endif
            }
        }

        private var lines: ClosedRange<Int> { control.lineLimit ?? 3...8 }
        private var placeholder: Text? { control.placeholder.map { Text(verbatim: row.string($0)) } }
    }
#endif
