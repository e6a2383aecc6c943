import DialogTerminal
import Observation

/// The inside of the dialog `addPhrase`: the app's own view, drawn as a small piano roll.
@MainActor @Observable final class PhraseEditor: TerminalView {
    private(set) var phrase = Phrase()
    private let maximumBars: Int
    private let words: Words
    /// The octave of notes that are typed as a letter alone.
    private var octave = 4

    init(maximumBars: Int, words: Words) {
        self.maximumBars = maximumBars
        self.words = words
    }

    var commands: [TerminalCommand] {
        [
            TerminalCommand("notes C D E F#3 -", words("adds notes, - is a rest", ja: "音符を加えます。- は休符です")),
            TerminalCommand("undo", words("removes the last note", ja: "最後の音符を消します")),
        ]
    }

    func lines(columns: Int) -> [StyledLine] {
        let names = phrase.notes.map(\.name)
        let bars = stride(from: 0, to: names.count, by: Phrase.notesPerBar).map { start in
            names[start..<min(start + Phrase.notesPerBar, names.count)].joined(separator: " ")
        }
        let notes = bars.isEmpty ? words("none yet", ja: "まだありません") : bars.joined(separator: " | ")
        let (count, keys) = (phrase.bars, roll(columns: columns))
        var lines = [
            words("Notes: \(notes)", ja: "音符: \(notes)"),
            words("Bars: \(count) of \(maximumBars)", ja: "小節: \(maximumBars)のうち\(count)"),
        ].map { StyledLine(DisplayText($0)) }
        lines += keys.map { StyledLine($0, .accented) }
        let help = [
            words(
                "A to G adds a note, Space a rest, Backspace removes the last.",
                ja: "A〜Gで音符、スペースで休符を加え、Backspaceで最後を消します。"),
            words("Octave \(octave); Up and Down change it.", ja: "オクターブ\(octave)。上下の矢印で変わります。"),
        ]
        lines += help.map { StyledLine(DisplayText($0), .dim) }
        return lines
    }

    func handle(_ key: TerminalKey) -> Bool {
        switch key {
        case .character(" "): return add([.rest])
        case .character(let letter):
            guard let note = Phrase.Note(String(letter), octave: octave) else { return false }
            return add([note])
        case .backspace: return removeLast()
        case .up where octave < 8: octave += 1
        case .down where octave > 0: octave -= 1
        default: return false
        }
        return true
    }

    func handle(command: String, argument: String) -> Bool {
        switch command {
        case "notes":
            let words = argument.split(separator: " ")
            let notes = words.compactMap { Phrase.Note($0, octave: octave) }
            return notes.count == words.count && !notes.isEmpty && add(notes)
        case "undo": return removeLast()
        default: return false
        }
    }

    /// A row for each key that sounds, the highest first, a column for each note.
    private func roll(columns: Int) -> [DisplayText] {
        let keys = phrase.notes.compactMap { note in
            if case .key(let key) = note { key } else { nil }
        }
        return Set(keys).sorted(by: >).map { key in
            let name = DisplayText(Phrase.Note.key(key).name).padded(to: 4)
            let cells = phrase.notes.map { $0 == .key(key) ? "■" : "·" }.joined()
            return (name + DisplayText(cells)).truncated(to: columns)
        }
    }

    /// What does not fit into the bars is not added at all.
    @discardableResult func add(_ notes: [Phrase.Note]) -> Bool {
        let longer = Phrase(phrase.notes + notes)
        guard longer.bars <= maximumBars else { return false }
        phrase = longer
        return true
    }

    @discardableResult func removeLast() -> Bool {
        guard !phrase.notes.isEmpty else { return false }
        phrase.notes.removeLast()
        return true
    }
}
