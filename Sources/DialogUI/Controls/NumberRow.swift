#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// A number with a stepper, a slider or a field.
    struct NumberRow: View {
        let row: RowContext
        let control: NumberControl

        var body: some View {
            switch control.style {
            case .stepper: StepperRow(row: row, value: value, steps: control)
            case .slider: SliderRow(row: row, control: control, value: value)
            case .field: NumberField(row: row, control: control)
            }
        }

        private var value: String {
            let unit = control.unit.map { " " + row.string($0) } ?? ""
            return control.number == nil ? control.placeholder.map(row.string) ?? "" : control.formatted + unit
        }
    }

    /// What steppers step through.
    @MainActor protocol SteppedControl {
        var canIncrement: Bool { get }
        var canDecrement: Bool { get }
        func increment()
        func decrement()
    }

    extension NumberControl: SteppedControl {}
    extension TypedControl: SteppedControl {}

    /// A value between minus and plus.
    private struct StepperRow: View {
        let row: RowContext
        let value: String
        let steps: NumberControl

        var body: some View {
            Steps(control: steps) {
                LabeledContent {
                    if row.showsValue { Text(verbatim: value).monospacedDigit() }
                } label: {
                    ControlLabel(row: row)
                }
            }
            .describes(row)
            .accessibilityValue(Text(verbatim: value))
        }
    }

    /// Minus and plus, as the platform has them.
    struct Steps<Control: SteppedControl, Label: View>: View {
        let control: Control
        @ViewBuilder let label: Label

        var body: some View {
            #if os(tvOS)
                HStack {
                    label
                    Button(action: control.decrement) { Image(systemName: "minus") }.disabled(!control.canDecrement)
                    Button(action: control.increment) { Image(systemName: "plus") }.disabled(!control.canIncrement)
                }
            #else
                Stepper {
                    label
                } onIncrement: {
                    control.increment()
                } onDecrement: {
                    control.decrement()
                }
            #endif
        }
    }

    /// A number on a scale.
    private struct SliderRow: View {
        let row: RowContext
        @Bindable var control: NumberControl
        let value: String

        var body: some View {
            #if os(tvOS)
                StepperRow(row: row, value: value, steps: control)
            #else
                VStack(alignment: .leading, spacing: 4) {
                    LabeledContent {
                        if row.showsValue { Text(verbatim: value).monospacedDigit() }
                    } label: {
                        ControlLabel(row: row)
                    }
                    .accessibilityHidden(true)
                    slider
                        .describes(row)
                        .accessibilityValue(Text(verbatim: value))
                }
            #endif
        }

        #if !os(tvOS)
            @ViewBuilder private var slider: some View {
                let lowest = control.lowest?.double ?? 0
                let highest = control.highest?.double ?? 1
                if let step = control.step?.double, step > 0, step <= highest - lowest {
                    Slider(value: $control.value, in: lowest...highest, step: step) {
                        name
                    } minimumValueLabel: {
                        end(control.minimumLabel)
                    } maximumValueLabel: {
                        end(control.maximumLabel)
                    }
                } else if lowest < highest {
                    Slider(value: $control.value, in: lowest...highest) {
                        name
                    } minimumValueLabel: {
                        end(control.minimumLabel)
                    } maximumValueLabel: {
                        end(control.maximumLabel)
                    }
                } else {
                    // There is only one value, which no slider can show.
                    Text(verbatim: value)
                }
            }

            private var name: Text { Text(verbatim: row.name) }

            private func end(_ label: DialogText?) -> Text { Text(verbatim: label.map(row.string) ?? "") }
        #endif
    }

    /// A number that is typed.
    private struct NumberField: View {
        let row: RowContext
        @Bindable var control: NumberControl

        var body: some View {
            FieldRow(row: row, unit: control.unit) {
                TextField(text: $control.text, prompt: control.placeholder.map { Text(verbatim: row.string($0)) }) {
                    Text(verbatim: row.name)
                }
                .textInput(TextInput(control))
                .field(row)
            }
        }
    }
#endif
