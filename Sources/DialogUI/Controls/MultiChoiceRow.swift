#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// Any number of several options.
    struct MultiChoiceRow: View {
        let row: RowContext
        let control: MultiChoiceControl

        var body: some View {
            switch control.style {
            case .checkboxes: checkboxes
            case .menu:
                #if os(watchOS)
                    checkboxes
                #else
                    LabeledContent {
                        Menu {
                            OptionToggles(row: row, control: control)
                        } label: {
                            Text(verbatim: row.showsValue ? summary : "…")
                        }
                        .describes(row)
                        .accessibilityValue(Text(verbatim: summary))
                    } label: {
                        ControlLabel(row: row).accessibilityHidden(true)
                    }
                #endif
            }
        }

        private var checkboxes: some View {
            VStack(alignment: .leading, spacing: 6) {
                ControlLabel(row: row)
                OptionToggles(row: row, control: control)
            }
            .accessibilityElement(children: .contain)
            .describes(row)
        }

        private var summary: String {
            let titles = control.selected.map { row.string($0.title) }
            return titles.isEmpty ? "—" : titles.joined(separator: ", ")
        }
    }

    /// A checkbox for each option.
    private struct OptionToggles: View {
        let row: RowContext
        let control: MultiChoiceControl

        var body: some View {
            ForEach(OptionGroup.groups(of: control.options)) { group in
                if let title = group.title {
                    Section {
                        toggles(group.options)
                    } header: {
                        Text(verbatim: row.string(title))
                    }
                } else {
                    toggles(group.options)
                }
            }
        }

        private func toggles(_ options: [DialogChoice]) -> some View {
            ForEach(options) { option in
                Toggle(isOn: Bindable(control)[isChosen: option.id]) {
                    OptionLabel(row: row, option: option)
                }
                #if os(macOS)
                    .toggleStyle(.checkbox)
                #endif
                .accessibilityIdentifier(control.accessibilityIdentifier + "." + option.id)
            }
        }
    }

    extension MultiChoiceControl {
        /// Whether an option is chosen, as a place that a binding can be made of.
        subscript(isChosen option: String) -> Bool {
            get { selection.contains(option) }
            set { if newValue != selection.contains(option) { toggle(option) } }
        }
    }
#endif
