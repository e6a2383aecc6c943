#if canImport(SwiftUI)
    import DialogRuntime
    import Foundation
    import SwiftUI

    /// A value that may be missing: a switch stands beside it.
    private struct OptionalValue<Value: View>: View {
        let row: RowContext
        @Bindable var control: TypedControl
        /// The picker; its label is shown only where there is no switch to show it.
        @ViewBuilder let value: Value

        var body: some View {
            if control.isOptional {
                VStack(alignment: .leading, spacing: 6) {
                    Toggle(isOn: $control.hasValue) { ControlLabel(row: row) }
                        .accessibilityIdentifier(control.accessibilityIdentifier + ".isOn")
                    if control.hasValue { value.labelsHidden() }
                }
            } else {
                value
            }
        }
    }

    /// A value that is typed, with steps beside it where it has steps.
    private struct TypedField: View {
        let row: RowContext
        @Bindable var control: TypedControl
        let hasSteps: Bool

        var body: some View {
            LabeledContent {
                HStack {
                    TextField(text: $control.text, prompt: nil) { Text(verbatim: row.name) }
                        .autocorrectionDisabled()
                        .labelsHidden()
                        .focused(row.focus, equals: row.state.id)
                        .onSubmit { row.state.endEditing() }
                        .describes(row)
                    if hasSteps {
                        Steps(control: control) { Text(verbatim: row.name) }
                            .labelsHidden()
                            .accessibilityValue(Text(verbatim: control.text))
                    }
                }
            } label: {
                if !control.isOptional { ControlLabel(row: row).accessibilityHidden(true) }
            }
        }
    }

    /// A length of time.
    struct DurationRow: View {
        let row: RowContext
        let control: DurationControl

        var body: some View {
            OptionalValue(row: row, control: control) {
                TypedField(row: row, control: control, hasSteps: true)
            }
        }
    }

    /// A day, a time of day or a point in time.
    struct DateRow: View {
        let row: RowContext
        @Bindable var control: DateControl

        var body: some View {
            OptionalValue(row: row, control: control) {
                #if os(tvOS)
                    TypedField(row: row, control: control, hasSteps: true)
                #else
                    picker.datePickerStyle(control.style).describes(row)
                #endif
            }
        }

        #if !os(tvOS)
            @ViewBuilder private var picker: some View {
                let parts = control.displayedComponents
                switch (control.lowest?.date, control.highest?.date) {
                case (let lowest?, let highest?) where lowest <= highest:
                    DatePicker(selection: $control.date, in: lowest...highest, displayedComponents: parts) { label }
                case (let lowest?, _):
                    DatePicker(selection: $control.date, in: lowest..., displayedComponents: parts) { label }
                case (nil, let highest?):
                    DatePicker(selection: $control.date, in: ...highest, displayedComponents: parts) { label }
                case (nil, nil):
                    DatePicker(selection: $control.date, displayedComponents: parts) { label }
                }
            }

            private var label: some View { ControlLabel(row: row) }
        #endif
    }

    #if !os(tvOS)
        extension DateControl {
            fileprivate var displayedComponents: DatePickerComponents {
                switch components {
                case .date: .date
                case .time: .hourAndMinute
                case .dateAndTime: [.date, .hourAndMinute]
                }
            }
        }

        extension View {
            /// The style of a definition where the platform has it, otherwise the platform's own.
            @ViewBuilder fileprivate func datePickerStyle(_ style: DialogRuntime.DatePickerStyle?) -> some View {
                switch style {
                case nil: self
                case .compact?:
                    #if os(watchOS)
                        self
                    #else
                        datePickerStyle(.compact)
                    #endif
                case .wheel?:
                    #if os(macOS)
                        self
                    #else
                        datePickerStyle(.wheel)
                    #endif
                case .graphical?:
                    #if os(watchOS)
                        self
                    #else
                        datePickerStyle(.graphical)
                    #endif
                }
            }
        }
    #endif

    /// A colour.
    struct ColorRow: View {
        let row: RowContext
        @Bindable var control: ColorControl

        var body: some View {
            OptionalValue(row: row, control: control) {
                #if os(tvOS) || os(watchOS)
                    TypedField(row: row, control: control, hasSteps: false)
                #else
                    ColorPicker(selection: $control.shownColor, supportsOpacity: control.allowsOpacity) {
                        ControlLabel(row: row)
                    }
                    .describes(row)
                #endif
            }
        }
    }

    extension ColorControl {
        /// The colour as SwiftUI has it.
        fileprivate var shownColor: Color {
            get { Color(color ?? DialogColor(red: 0, green: 0, blue: 0)) }
            set { color = DialogColor(newValue) }
        }
    }

    extension Color {
        /// A colour of a dialog.
        init(_ color: DialogColor) {
            self.init(
                .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
                opacity: Double(color.alpha) / 255)
        }
    }

    extension DialogColor {
        /// The nearest colour that a dialog can hold.
        init(_ color: Color) {
            let resolved = color.resolve(in: EnvironmentValues())
            func byte(_ part: Float) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
            self.init(
                red: byte(resolved.red), green: byte(resolved.green), blue: byte(resolved.blue),
                alpha: byte(resolved.opacity))
        }
    }
#endif
