import Observation

/// What Composer edits. The dialogs read and write its properties by the names that `bind` gives.
@MainActor @Observable final class Song {
    var title: String
    /// Beats per minute.
    var tempo: Int
    var instrument: Instrument
    var tracks: [Track]

    struct Track: Sendable, Equatable {
        var name: String
        var phrases: [Phrase]
    }

    /// All of a song as a value: what was saved, what is exported.
    struct Snapshot: Sendable, Equatable {
        var title: String
        var tempo: Int
        var instrument: Instrument
        var tracks: [Track]
    }

    init(_ snapshot: Snapshot) {
        title = snapshot.title
        tempo = snapshot.tempo
        instrument = snapshot.instrument
        tracks = snapshot.tracks
    }

    var snapshot: Snapshot {
        get { Snapshot(title: title, tempo: tempo, instrument: instrument, tracks: tracks) }
        set {
            title = newValue.title
            tempo = newValue.tempo
            instrument = newValue.instrument
            tracks = newValue.tracks
        }
    }
}

extension Song.Snapshot {
    /// What a new window starts with.
    static var example: Song.Snapshot { example(in: .english) }

    static func example(in words: Words) -> Song.Snapshot {
        let melody = Phrase([.key(60), .key(62), .key(64), .key(65), .key(67), .rest, .key(67), .rest])
        let bass = Phrase([.key(36), .rest, .key(43), .rest])
        return Song.Snapshot(
            title: words("Untitled", ja: "無題"), tempo: 120, instrument: .piano,
            tracks: [
                Song.Track(name: words("Melody", ja: "メロディ"), phrases: [melody]),
                Song.Track(name: words("Bass", ja: "ベース"), phrases: [bass, bass]),
            ])
    }
}
