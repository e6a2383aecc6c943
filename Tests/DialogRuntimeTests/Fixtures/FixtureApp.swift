import DialogRuntime
import Foundation
import Observation

// What the fixtures' definitions name of an app.

@Observable final class Song {
    var tempo = 120
    var title = "Untitled"
    var instrument = "piano"
    var voice: Voice? = .low
    var transpose: Int8 = 0
    var gain: Float = 0.5
    var bars: UInt8?
    init() {}
}

enum Voice: String, Codable { case low, middle, high }

struct Mix: Equatable {
    var level = 50
    var name = "Main"
    var untouched = "u"
}

@MainActor @Observable final class FixtureApp: DialogsApp {
    var isPro = false
    var appVersion = "1.2"
    var startVolume = 0.25
    var tempoRange = 50...150
    var ports = [DialogOption("a", title: "Port A"), DialogOption("b", title: "Port B")]
    @ObservationIgnored var calls: [String] = []
    @ObservationIgnored let dialogStorage: any DialogStorage = MemoryStorage()

    func resetSettings() { calls.append("resetSettings") }
    func volumeChanged(_ volume: Double) { calls.append("volumeChanged \(volume)") }
}
