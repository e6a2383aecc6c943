/// A few notes in a row, each a quarter long, four to a bar.
struct Phrase: Sendable, Equatable {
    enum Note: Sendable, Equatable {
        /// A key of the piano as MIDI counts them: 60 is the C in the middle.
        case key(UInt8)
        case rest
    }

    static let notesPerBar = 4

    var notes: [Note]

    init(_ notes: [Note] = []) {
        self.notes = notes
    }

    var bars: Int { (notes.count + Phrase.notesPerBar - 1) / Phrase.notesPerBar }
}

extension Phrase.Note {
    private static let names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]

    /// Reads `C`, `f#`, `A3` or `-`; `octave` counts where none is written. `nil` for anything else.
    init?(_ text: some StringProtocol, octave: Int = 4) {
        if text == "-" {
            self = .rest
            return
        }
        let name = text.prefix { !$0.isNumber }.uppercased()
        let number = text.dropFirst(name.count)
        guard let step = Phrase.Note.names.firstIndex(of: name) else { return nil }
        guard let octave = number.isEmpty ? octave : Int(number), (0...8).contains(octave) else { return nil }
        self = .key(UInt8(12 * (octave + 1) + step))
    }

    /// The name as `init` reads it: `C4`, `F#3`, `-`.
    var name: String {
        switch self {
        case .rest: "-"
        case .key(let key): Phrase.Note.names[Int(key) % 12] + String(Int(key) / 12 - 1)
        }
    }
}
