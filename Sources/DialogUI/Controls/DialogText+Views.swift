#if canImport(SwiftUI)
    import DialogRuntime
    import Foundation
    import SwiftUI

    extension Text {
        /// A text with the inline Markdown of definitions.
        init(markdown source: String) {
            self = DialogMarkdown.runs(of: source).reduce(Text(verbatim: "")) { $0 + Text($1) }
        }

        private init(_ run: DialogTextRun) {
            var text: Text
            if let link = run.link, let url = URL(string: link) {
                var words = AttributedString(run.text)
                words.link = url
                text = Text(words)
            } else {
                text = Text(verbatim: run.text)
            }
            if run.isStrong { text = text.bold() }
            if run.isEmphasized { text = text.italic() }
            if run.isCode { text = text.monospaced() }
            self = text
        }
    }

    extension Image {
        init(_ icon: DialogIcon) {
            switch icon {
            case .symbol(let name): self.init(systemName: name)
            case .asset(let name): self.init(name)
            }
        }
    }

    /// A title with a picture, if there is one.
    struct IconLabel: View {
        let icon: DialogIcon?
        let title: Text

        var body: some View {
            if let icon {
                Label {
                    title
                } icon: {
                    Image(icon).accessibilityHidden(true)
                }
            } else {
                title
            }
        }
    }
#endif
