#if canImport(SwiftUI) && canImport(DialogUI)
    import DialogRuntime
    import DialogUI
    import SwiftUI

    /// The views that the definitions ask Composer for: a definition with another `view:` makes the compiler ask for it.
    struct ComposerViews: DialogsViews {
        let app: ComposerApp

        func phraseEditor(_ session: DialogSession, maximumBars: Int) -> some View {
            PhraseEditorView(app: app, maximumBars: maximumBars)
        }
    }

    /// The inside of the dialog `addPhrase`: a button for each note.
    private struct PhraseEditorView: View {
        let app: ComposerApp
        let maximumBars: Int
        @State private var editor: PhraseEditor?

        var body: some View {
            Form {
                if let editor {
                    PhraseRows(phrase: editor.phrase, maximumBars: maximumBars)
                    ForEach(["C", "D", "E", "F", "G", "A", "B"], id: \.self) { name in
                        Button(name) { if let note = Phrase.Note(name) { editor.add([note]) } }
                            .accessibilityIdentifier("phrase." + name)
                    }
                    Button("Rest") { editor.add([.rest]) }
                        .accessibilityIdentifier("phrase.rest")
                    Button("Undo", role: .destructive) { editor.removeLast() }
                        .disabled(editor.phrase.notes.isEmpty)
                        .accessibilityIdentifier("phrase.undo")
                }
            }
            .onAppear { editor = editor ?? app.makePhraseEditor(maximumBars: maximumBars) }
        }
    }

    private struct PhraseRows: View {
        let phrase: Phrase
        let maximumBars: Int

        var body: some View {
            Section {
                Text(phrase.notes.isEmpty ? "No notes yet" : phrase.notes.map(\.name).joined(separator: " "))
                    .accessibilityIdentifier("phrase.notes")
                Text("Bars: \(phrase.bars) of \(maximumBars)")
                    .accessibilityIdentifier("phrase.bars")
            }
        }
    }
#endif
