import Testing

@testable import Composer

@Suite struct MIDIFileTests {
    private func file(_ song: Song.Snapshot) -> (bytes: [UInt8], bars: Int) {
        var file = MIDIFile(song)
        var bars = 0
        while file.writeBar() { bars += 1 }
        return (file.bytes, bars)
    }

    /// The chunks of a file: their types and contents.
    private func chunks(_ bytes: [UInt8]) -> [(type: String, content: [UInt8])] {
        var chunks: [(type: String, content: [UInt8])] = []
        var rest = bytes[...]
        while rest.count >= 8 {
            let type = String(decoding: rest.prefix(4), as: UTF8.self)
            let size = rest.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            chunks.append((type, Array(rest.dropFirst(8).prefix(size))))
            rest = rest.dropFirst(8 + size)
        }
        return rest.isEmpty ? chunks : []
    }

    @Test func theExampleIsASoundFile() {
        let (bytes, bars) = file(.example)
        let chunks = chunks(bytes)
        #expect(chunks.map(\.type) == ["MThd", "MTrk", "MTrk", "MTrk"])
        #expect(chunks[0].content == [0, 1, 0, 3, 1, 0xE0])
        #expect(bars == MIDIFile(.example).barCount && bars == 4)
        // 120 beats a minute are 500,000 microseconds each.
        #expect(chunks[1].content.firstRange(of: [0xFF, 0x51, 0x03, 0x07, 0xA1, 0x20]) != nil)
        // The first note: middle C, on at once, off after 480 ticks.
        #expect(chunks[2].content.firstRange(of: [0x00, 0x90, 60, 96, 0x83, 0x60, 0x80, 60, 0]) != nil)
        for chunk in chunks.dropFirst() { #expect(chunk.content.suffix(4) == [0x00, 0xFF, 0x2F, 0x00]) }
    }

    @Test func restsLengthenWhatFollows() {
        var song = Song.Snapshot.example
        song.tracks = [Song.Track(name: "", phrases: [Phrase([.rest, .rest, .key(60)])])]
        let content = chunks(file(song).bytes)[2].content
        #expect(content.firstRange(of: [0x87, 0x40, 0x90, 60, 96]) != nil)
    }

    @Test func emptyTracksAndSongs() {
        var song = Song.Snapshot.example
        song.tracks = [Song.Track(name: "Empty", phrases: []), song.tracks[0]]
        #expect(chunks(file(song).bytes).count == 4)
        song.tracks = []
        #expect(chunks(file(song).bytes).count == 2)
        #expect(file(song).bars == 0)
    }
}

@Suite struct PhraseTests {
    @Test(
        arguments: [("C", "C4"), ("f#", "F#4"), ("A3", "A3"), ("-", "-"), ("b0", "B0"), ("C8", "C8")])
    func notesAreRead(_ text: String, _ name: String) {
        #expect(Phrase.Note(text)?.name == name)
    }

    @Test(arguments: ["", "H", "E#", "C9", "C-1", "CC", "#", "4", "C44", "C99999999999999999999"])
    func otherTextsAreNoNotes(_ text: String) {
        #expect(Phrase.Note(text) == nil)
    }

    @Test func barsAreCountedUp() {
        #expect(Phrase().bars == 0)
        #expect(Phrase([.rest]).bars == 1)
        #expect(Phrase(Array(repeating: .rest, count: 5)).bars == 2)
    }
}
