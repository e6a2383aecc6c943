import DialogRuntime

// What the screens name of their apps.

/// The thermostat that `climateSet` edits.
final class Climate {
    struct Range {
        var low = 20.0
        var high = 26.0
    }

    var mode = ClimateMode.heat
    var target = 21.0
    var range = Range()
    var humidity = 60
    var fan: String?
    var auxiliary = false
}

enum ClimateMode { case off, heat, cool, heatCool, dry }

/// The profile that `terminalProfile` edits: a value, with numbers of other types than the controls have.
struct TerminalProfile {
    struct Size {
        var columns: UInt16 = 80
        var rows: UInt8 = 24
    }

    var name = "Unnamed"
    var usesCustomSize = false
    var size = Size()
    var cursorShape = CursorShape.block
    var cursorBlink = "system"
    var rings = true
    var usesThemeColors = true
    var textColor = DialogColor(red: 0, green: 255, blue: 0)
    var backgroundColor = DialogColor(red: 0, green: 0, blue: 0)
    var boldColor: DialogColor?
    var scrollbar = "always"
    var hasUnlimitedScrollback = false
    var scrollbackLines: Int32 = 8192
    var scrollsOnKey = true
    var scrollsOnOutput = false
    var isLoginShell = false
    var usesCommand = false
    var command = ""
    var exitAction = "close"
    var backspace = "ascii-delete"
    var encoding = "UTF-8"
    var fallbackFonts: [String] = []
}

/// A format that `liveSassFormat` edits; kept by the settings.
struct SassFormat: Codable, Equatable {
    var format = "expanded"
    var extensionName = ".css"
    var savePath: String?
}

/// A folder that `liveServerMount` edits.
struct LiveServerMount: Codable, Equatable {
    var route = ""
    var folder = ""
}

enum CursorShape: String { case block, ibeam, underline }

/// One app for all screens. It writes down what it is called for.
@MainActor final class ScreensApp: DialogsApp {
    var calls: [String] = []
    let memory = MemoryStorage()
    var dialogStorage: any DialogStorage { memory }

    // Conditions.
    var usbSupported = true
    var wheelConnected = true
    var mqttBusy = false
    var conditions: [String: Bool] {
        ["usbSupported": usbSupported, "wheelConnected": wheelConnected, "mqttBusy": mqttBusy]
    }

    // Texts and values.
    let versionText = "1.2 (34)"
    let cameraRemoteName = "Kraken 7"
    let antennaPodVersion = "3.4.0"
    let picturesFolder = "/home/me/Pictures"
    let primaryMonitor = 2

    // Options.
    let monitors = [DialogOption(1, title: "Left"), DialogOption(2, title: "Middle"), DialogOption(3, title: "Right")]
    let ankiFonts = ScreensApp.options("", "Noto Sans", "Noto Serif")
    let encodings = ScreensApp.options("UTF-8", "ISO-8859-1", "SHIFT_JIS")
    let lightProfiles = ScreensApp.options("relax", "energize", "concentrate")
    let lights = ScreensApp.options("light.kitchen", "light.hall", "light.stairs")
    let motionSensors = ScreensApp.options("motion.kitchen", "motion.hall")
    let skins = ScreensApp.options("default", "dark", "legacy")
    let subtitleFonts = ScreensApp.options("Helvetica Neue", "Georgia", "Menlo")
    let switches = ScreensApp.options("switch.heater", "switch.boiler")
    let temperatureSensors = ScreensApp.options("sensor.bedroom", "sensor.office")
    let timeZones = ScreensApp.options("Asia/Tokyo", "Europe/Berlin", "America/New_York")

    /// What the app supplies as a value or a text, by the name in the definitions.
    var suppliedValues: [String: PlainValue] {
        [
            "versionText": .text(versionText), "cameraRemoteName": .text(cameraRemoteName),
            "antennaPodVersion": .text(antennaPodVersion), "picturesFolder": .text(picturesFolder),
            "primaryMonitor": .value(.int(primaryMonitor)),
        ]
    }

    /// What the app supplies as options, by the name in the definitions.
    var suppliedOptions: [String: [PlainValue]] {
        let texts = [
            "ankiFonts": ankiFonts, "encodings": encodings, "lightProfiles": lightProfiles, "lights": lights,
            "motionSensors": motionSensors, "skins": skins, "subtitleFonts": subtitleFonts, "switches": switches,
            "temperatureSensors": temperatureSensors, "timeZones": timeZones,
        ]
        var all = texts.mapValues { options in options.map { PlainValue.text($0.value) } }
        all["monitors"] = monitors.map { .value(.int($0.value)) }
        return all
    }

    private static func options(_ values: String...) -> [DialogOption<String>] {
        values.map { DialogOption($0, title: $0.isEmpty ? "System default" : $0) }
    }

    // Records.
    func newSassFormat() -> SassFormat { SassFormat() }
    func newLiveServerMount() -> LiveServerMount { LiveServerMount() }

    // Calls.
    func chessSoundChanged(_ value: Bool) { calls.append("chessSoundChanged \(value)") }
    func gwenviewHistoryChanged(_ value: Bool) { calls.append("gwenviewHistoryChanged \(value)") }
    func mqttHostChanged(_ value: String) { calls.append("mqttHostChanged \(value)") }
    func resetMoonlightLayout() { calls.append("resetMoonlightLayout") }
    func restoreYakuakeDefaults() { calls.append("restoreYakuakeDefaults") }
    func saveMQTTBackup() { calls.append("saveMQTTBackup") }
    func selectCameraRemote() { calls.append("selectCameraRemote") }
    func testMQTTConnection() { calls.append("testMQTTConnection") }
}
