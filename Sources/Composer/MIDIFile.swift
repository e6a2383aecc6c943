/// A song as a Standard MIDI File: one track for the tempo, then one for each track of the song.
///
/// It is made bar by bar, so that a long export can show how far it is and stop in between.
struct MIDIFile: Sendable {
    private static let ticksPerBeat = 480

    private let song: Song.Snapshot
    private var chunks: [[UInt8]]
    private var events: [UInt8] = []
    /// The phrases not written yet, as positions of tracks and notes.
    private var position = (track: 0, note: 0)
    /// Ticks since the last event of the track.
    private var rest = 0

    init(_ song: Song.Snapshot) {
        self.song = song
        let microseconds = 60_000_000 / max(song.tempo, 1)
        let name = Array(song.title.utf8)
        let tempo =
            [0x00, 0xFF, 0x03] + MIDIFile.variableLength(name.count) + name
            + [0x00, 0xFF, 0x51, 0x03] + MIDIFile.bigEndian(microseconds, bytes: 3) + MIDIFile.endOfTrack
        chunks = [tempo]
    }

    /// How many calls of `writeBar` it takes.
    var barCount: Int {
        song.tracks.reduce(0) { $0 + Phrase(MIDIFile.notes(of: $1)).bars }
    }

    /// Writes the next bar; `false` when there is none left.
    mutating func writeBar() -> Bool {
        while position.track < song.tracks.count {
            let notes = MIDIFile.notes(of: song.tracks[position.track])
            if position.note >= notes.count {
                finishTrack()
                continue
            }
            if position.note == 0 { beginTrack() }
            for note in notes[position.note...].prefix(Phrase.notesPerBar) { write(note) }
            position.note += Phrase.notesPerBar
            return true
        }
        return false
    }

    /// The file, once every bar is written.
    var bytes: [UInt8] {
        var bytes = Array("MThd".utf8) + MIDIFile.bigEndian(6, bytes: 4) + [0, 1]
        bytes += MIDIFile.bigEndian(chunks.count, bytes: 2) + MIDIFile.bigEndian(MIDIFile.ticksPerBeat, bytes: 2)
        for chunk in chunks { bytes += Array("MTrk".utf8) + MIDIFile.bigEndian(chunk.count, bytes: 4) + chunk }
        return bytes
    }

    private var channel: UInt8 { UInt8(position.track % 16) }

    private mutating func beginTrack() {
        let name = Array(song.tracks[position.track].name.utf8)
        events = [0x00, 0xFF, 0x03] + MIDIFile.variableLength(name.count) + name
        events += [0x00, 0xC0 | channel, song.instrument.midiProgram]
        rest = 0
    }

    private mutating func finishTrack() {
        if position.note == 0 { beginTrack() }
        chunks.append(events + MIDIFile.endOfTrack)
        position = (position.track + 1, 0)
    }

    private mutating func write(_ note: Phrase.Note) {
        switch note {
        case .rest: rest += MIDIFile.ticksPerBeat
        case .key(let key):
            events += MIDIFile.variableLength(rest) + [0x90 | channel, key, 96]
            events += MIDIFile.variableLength(MIDIFile.ticksPerBeat) + [0x80 | channel, key, 0]
            rest = 0
        }
    }

    private static let endOfTrack: [UInt8] = [0x00, 0xFF, 0x2F, 0x00]

    private static func notes(of track: Song.Track) -> [Phrase.Note] { track.phrases.flatMap(\.notes) }

    private static func bigEndian(_ number: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    /// Seven bits a byte, all but the last marked.
    private static func variableLength(_ number: Int) -> [UInt8] {
        var bytes = [UInt8(number & 0x7F)]
        var rest = number >> 7
        while rest > 0 {
            bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
            rest >>= 7
        }
        return bytes
    }
}
