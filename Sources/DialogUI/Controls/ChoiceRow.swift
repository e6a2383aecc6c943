#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// One of several options.
    struct ChoiceRow: View {
        let row: RowContext
        @Bindable var control: ChoiceControl

        var body: some View {
            switch labelPlace {
            case .own: picker
            case .beside:
                LabeledContent {
                    picker.labelsHidden()
                } label: {
                    ControlLabel(row: row).accessibilityHidden(true)
                }
            case .above:
                VStack(alignment: .leading, spacing: 6) {
                    ControlLabel(row: row).accessibilityHidden(true)
                    picker.labelsHidden()
                }
            }
        }

        private enum LabelPlace {
            /// The picker shows its label itself.
            case own
            case beside
            case above
        }

        /// Many pickers show no label outside of a form, some not even in one.
        private var labelPlace: LabelPlace {
            switch control.style {
            case .segmented, .wheel, .palette: .above
            case .inline, .radioGroup: row.session.isPanel ? .above : .own
            case .automatic, .menu, .navigationLink: row.session.isPanel ? .beside : .own
            }
        }

        private var picker: some View {
            options.pickerStyle(control.style, isInStack: !row.session.isPanel).describes(row)
        }

        private var options: some View {
            Picker(selection: $control.selection) {
                if control.isOptional {
                    Text(verbatim: control.placeholder.map(row.string) ?? "—").tag(String?.none)
                }
                ForEach(OptionGroup.groups(of: control.options)) { group in
                    if let title = group.title {
                        Section {
                            options(group.options)
                        } header: {
                            Text(verbatim: row.string(title))
                        }
                    } else {
                        options(group.options)
                    }
                }
            } label: {
                ControlLabel(row: row)
            }
        }

        private func options(_ options: [DialogChoice]) -> some View {
            ForEach(options) { option in OptionLabel(row: row, option: option).tag(String?.some(option.id)) }
        }
    }

    /// Options under one title.
    struct OptionGroup: Identifiable {
        let id: Int
        let title: DialogText?
        var options: [DialogChoice]

        /// Neighbours of the same group together, in the order of the definition.
        static func groups(of options: [DialogChoice]) -> [OptionGroup] {
            var groups: [OptionGroup] = []
            for option in options {
                if let last = groups.last, last.title == option.group {
                    groups[groups.count - 1].options.append(option)
                } else {
                    groups.append(OptionGroup(id: groups.count, title: option.group, options: [option]))
                }
            }
            return groups
        }
    }

    /// The title of an option with its picture and its second line.
    struct OptionLabel: View {
        let row: RowContext
        let option: DialogChoice

        var body: some View {
            if let subtitle = option.subtitle {
                VStack(alignment: .leading) {
                    title
                    Text(markdown: row.string(subtitle)).font(.footnote).foregroundStyle(.secondary)
                }
            } else {
                title
            }
        }

        private var title: some View { IconLabel(icon: option.icon, title: Text(verbatim: row.string(option.title))) }
    }

    extension View {
        /// The style of a definition where the platform has it, otherwise the platform's own.
        @ViewBuilder fileprivate func pickerStyle(_ style: DialogRuntime.PickerStyle, isInStack: Bool) -> some View {
            switch style {
            case .automatic: self
            case .inline: pickerStyle(.inline)
            case .menu:
                #if os(watchOS)
                    self
                #else
                    pickerStyle(.menu)
                #endif
            case .wheel:
                #if os(macOS) || os(tvOS)
                    self
                #else
                    pickerStyle(.wheel)
                #endif
            case .segmented:
                #if os(watchOS)
                    self
                #else
                    pickerStyle(.segmented)
                #endif
            case .navigationLink:
                #if os(macOS)
                    self
                #else
                    // It leads to a page, so it needs a navigation stack around.
                    if isInStack { pickerStyle(.navigationLink) } else { self }
                #endif
            case .palette:
                #if os(tvOS) || os(watchOS)
                    self
                #else
                    pickerStyle(.palette)
                #endif
            case .radioGroup:
                #if os(macOS)
                    pickerStyle(.radioGroup)
                #else
                    pickerStyle(.inline)
                #endif
            }
        }
    }
#endif
