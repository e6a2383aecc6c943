#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// One page: its rows in a list, found by a search if the definition wants one.
    struct PageView: View {
        let session: DialogSession
        let isRoot: Bool
        let isEmbedded: Bool
        @Environment(\.levelFocus) private var level
        @FocusState private var focus: String?
        @State private var words = ""

        var body: some View {
            StyledDialog(name: session.info.style, configuration: configuration)
                .modifier(PageSearch(isOn: session.info.search, words: $words))
                .closesOnEscape(session, isActive: level.isTopmost && !isEmbedded)
                .followsFocus(session, $focus)
        }

        private var configuration: DialogStyleConfiguration {
            DialogStyleConfiguration(
                id: session.info.id, presentation: .page, title: Text(verbatim: session.string(session.title)),
                message: nil,
                content: .init(
                    view: AnyView(
                        PageContent(session: session, words: words, focus: $focus).disabled(level.isCovered))),
                closeButton: hasCloseButton ? session.closeButton(isEnabled: !level.isCovered) : nil,
                buttons: [])
        }

        /// A page on another one has a back button, except in a sheet of the Mac, which has no bar for it.
        private var hasCloseButton: Bool {
            #if os(macOS)
                !(isRoot && isEmbedded)
            #else
                isRoot && !isEmbedded
            #endif
        }
    }

    private struct PageSearch: ViewModifier {
        let isOn: Bool
        @Binding var words: String

        func body(content: Content) -> some View {
            if isOn {
                content.searchable(text: $words)
            } else {
                content
            }
        }
    }

    /// The rows of a page, or those that a search has found.
    private struct PageContent: View {
        let session: DialogSession
        let words: String
        let focus: FocusState<String?>.Binding
        @State private var reached: String?

        var body: some View {
            ScrollViewReader { scroll in
                Group {
                    if words.allSatisfy(\.isWhitespace) {
                        DialogContent(session: session, focus: focus)
                    } else {
                        SearchResults(session: session, words: words, focus: focus)
                    }
                }
                // Not in the moment in which the list comes: its rows are not there yet, nor those of a folded section. And
                // once: coming back from another page leaves the list where it was.
                .task(id: session.place) {
                    guard let place = session.place, place != reached else { return }
                    reached = place
                    scroll.scrollTo(place, anchor: .top)
                }
            }
        }
    }

    /// The rows that contain the words of a search.
    private struct SearchResults: View {
        let session: DialogSession
        let words: String
        let focus: FocusState<String?>.Binding

        var body: some View {
            let found = session.search(words)
            Form {
                ForEach(found) { ControlRow(session: session, control: $0, focus: focus) }
            }
            .formStyle(.grouped)
            .overlay {
                if found.isEmpty { ContentUnavailableView.search(text: words) }
            }
        }
    }
#endif
