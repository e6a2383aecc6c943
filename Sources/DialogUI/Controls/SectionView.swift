#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// A section with its rows, in a form or in a panel.
    struct SectionView: View {
        let session: DialogSession
        let section: DialogSection
        let focus: FocusState<String?>.Binding
        @State private var isExpanded = false

        var body: some View {
            Section {
                if section.startsCollapsed {
                    CollapsibleRows(isExpanded: $isExpanded) {
                        rows
                    } label: {
                        title.accessibilityIdentifier(section.accessibilityIdentifier)
                    }
                } else {
                    rows
                }
            } header: {
                if !section.startsCollapsed, section.header != nil {
                    title
                        .font(session.isPanel ? .headline : nil)
                        .accessibilityAddTraits(.isHeader)
                        .accessibilityIdentifier(section.accessibilityIdentifier)
                        .id(section.id)
                }
            } footer: {
                if let footer = section.footer {
                    Text(markdown: session.string(footer)).font(.footnote).foregroundStyle(.secondary)
                }
            }
            .disabled(!section.isEnabled)
            .onChange(of: session.place, initial: true) { _, place in
                if let place, section.holds(place) { isExpanded = true }
            }
        }

        private var rows: some View {
            ForEach(section.controls.filter(\.base.isVisible)) { control in
                ControlRow(session: session, control: control, focus: focus)
            }
        }

        private var title: some View {
            IconLabel(icon: section.icon, title: Text(verbatim: section.header.map(session.string) ?? ""))
        }
    }

    extension DialogSection {
        fileprivate func holds(_ place: String) -> Bool {
            id == place || controls.contains { $0.base.id == place }
        }
    }

    /// Rows that can be folded away.
    private struct CollapsibleRows<Rows: View, Label: View>: View {
        @Binding var isExpanded: Bool
        @ViewBuilder let rows: () -> Rows
        @ViewBuilder let label: Label
        #if os(tvOS) || os(watchOS)
            @Environment(\.layoutDirection) private var direction
        #endif

        var body: some View {
            #if os(tvOS) || os(watchOS)
                Button {
                    isExpanded.toggle()
                } label: {
                    HStack {
                        label
                        Spacer(minLength: 0)
                        Image(systemName: "chevron.forward")
                            .rotationEffect(.degrees(isExpanded ? (direction == .rightToLeft ? -90 : 90) : 0))
                            .accessibilityHidden(true)
                    }
                }
                if isExpanded { rows() }
            #else
                DisclosureGroup(isExpanded: $isExpanded, content: rows) { label }
            #endif
        }
    }
#endif
