/// What a song can be played with. The picker in `dialogs/song.dialog.yaml` names these cases.
enum Instrument: String, Sendable, CaseIterable, Codable {
    case piano
    case electricPiano
    case organ
    case accordion
    case acousticGuitar
    case electricGuitar
    case bass
    case violin
    case cello
    case koto
    case flute
    case clarinet
    case trumpet
    case shakuhachi

    /// The number of the sound in General MIDI, from 0.
    var midiProgram: UInt8 {
        switch self {
        case .piano: 0
        case .electricPiano: 4
        case .organ: 16
        case .accordion: 21
        case .acousticGuitar: 24
        case .electricGuitar: 27
        case .bass: 32
        case .violin: 40
        case .cello: 42
        case .koto: 107
        case .flute: 73
        case .clarinet: 71
        case .trumpet: 56
        case .shakuhachi: 77
        }
    }
}
