#if canImport(SwiftUI)
    import DialogRuntime
    import Foundation
    import SwiftUI

    /// Any number of rows in an order. In a form each is a row of the form, deleted and moved as the platform does it; in a
    /// panel and on the Mac buttons stand beside it.
    struct ListRows: View {
        let row: RowContext
        let control: ListControl

        var body: some View {
            if control.title != nil {
                ControlLabel(row: row)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityIdentifier(control.accessibilityIdentifier)
                    .place(of: control)
            }
            if hasButtons {
                ForEach(control.rows) { element($0) }
            } else {
                ForEach(control.rows) { element($0) }
                    .onDelete(perform: control.canDelete ? { control.delete(at: $0) } : nil)
                    .onMove(perform: control.canMove ? { control.move(fromOffsets: $0, toOffset: $1) } : nil)
            }
            if control.allowsAdd {
                Button {
                    add()
                } label: {
                    Label {
                        Text(verbatim: row.string(control.addTitle))
                    } icon: {
                        Image(systemName: "plus.circle").accessibilityHidden(true)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.borderless)
                .disabled(!control.canAdd)
                .accessibilityIdentifier(control.accessibilityIdentifier + ".add")
            }
        }

        private func element(_ element: DialogControl) -> some View {
            ListElement(row: row, list: control, element: element, hasButtons: hasButtons)
                .id(element.base.id)
        }

        private var hasButtons: Bool {
            #if os(macOS) || os(tvOS) || os(watchOS)
                true
            #else
                row.session.isPanel
            #endif
        }

        private func add() {
            guard let new = control.add() else { return }
            // The row has to be there before it can have the focus.
            Task { @MainActor in row.focus.wrappedValue = new.base.id }
        }
    }

    /// One row of a list.
    private struct ListElement: View {
        let row: RowContext
        let list: ListControl
        let element: DialogControl
        let hasButtons: Bool

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                HStack {
                    ControlView(row: own, control: element)
                    if hasButtons { buttons }
                }
                ForEach(element.base.shownIssues, id: \.self) { issue in
                    IssueLabel(text: row.string(issue.message))
                }
            }
            .disabled(!element.base.isEnabled)
            .accessibilityElement(children: .contain)
        }

        private var position: Int { list.position(of: element.base.id) ?? 0 }

        /// A row without a title is called after the list and its position.
        private var name: String {
            element.base.title.map(row.string)
                ?? row.string(
                    DialogText("dialog.row", "{list} {number}").with("list", row.name).with("number", position + 1))
        }

        private var own: RowContext {
            RowContext(session: row.session, state: element.base, focus: row.focus, givenName: name)
        }

        @ViewBuilder private var buttons: some View {
            if list.allowsMove {
                button("moveUp", .moveUp, "chevron.up", isEnabled: list.canMove && position > 0) {
                    list.move(from: position, to: position - 1)
                }
                button("moveDown", .moveDown, "chevron.down", isEnabled: list.canMove && position + 1 < list.rows.count)
                {
                    list.move(from: position, to: position + 1)
                }
            }
            if list.allowsDelete {
                button("delete", .delete, "minus.circle", isEnabled: list.canDelete) {
                    list.delete(at: IndexSet(integer: position))
                }
            }
        }

        private func button(
            _ id: String, _ word: DialogText, _ symbol: String, isEnabled: Bool,
            _ action: @escaping @MainActor () -> Void
        ) -> some View {
            Button(action: action) {
                Image(systemName: symbol)
                    .frame(minWidth: 30, minHeight: 44)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.borderless)
            .disabled(!isEnabled)
            .accessibilityLabel(Text(verbatim: row.string(word) + ", " + name))
            .accessibilityIdentifier(element.base.accessibilityIdentifier + "." + id)
        }
    }
#endif
