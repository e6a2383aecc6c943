import DialogRuntime
import Testing

@testable import Screens

/// How each dialog of the screens is opened. Generated code lists no dialogs, so this list does; a test compares it with
/// the definitions.
@MainActor let screens: [String: @MainActor (ScreenWorld) -> OpenScreen] = [
    "ankiSettings": { .init($0.dialogs.ankiSettings.show()) },
    "ankiReviewing": { .init($0.dialogs.ankiReviewing.show()) },
    "ankiAppearance": { .init($0.dialogs.ankiAppearance.show()) },
    "analyzerSettings": { .init($0.dialogs.analyzerSettings.show()) },
    "chessClockSettings": { .init($0.dialogs.chessClockSettings.show()) },
    "chessTimeControl": { .init($0.dialogs.chessTimeControl.show()) },
    "moonlightSettings": { .init($0.dialogs.moonlightSettings.show()) },
    "moonlightReset": { .init($0.dialogs.moonlightReset.show()) },
    "mqttSettings": { .init($0.dialogs.mqttSettings.show()) },
    "mqttRestore": { .init($0.dialogs.mqttRestore.show()) },
    "newpipeVideo": { .init($0.dialogs.newpipeVideo.show()) },
    "newpipeExoPlayer": { .init($0.dialogs.newpipeExoPlayer.show()) },
    "cameraSettings": { .init($0.dialogs.cameraSettings.show()) },
    "cameraMore": { .init($0.dialogs.cameraMore.show()) },
    "cameraRemote": { .init($0.dialogs.cameraRemote.show()) },
    "cameraPreview": { .init($0.dialogs.cameraPreview.show()) },
    "cameraCalibrate": { .init($0.dialogs.cameraCalibrate.show()) },
    "wheelSettings": { .init($0.dialogs.wheelSettings.show()) },
    "wheelSpeed": { .init($0.dialogs.wheelSpeed.show()) },
    "wheelLog": { .init($0.dialogs.wheelLog.show()) },
    "wheelAlarm": { .init($0.dialogs.wheelAlarm.show()) },
    "wheelDevice": { .init($0.dialogs.wheelDevice.show()) },
    "wheelReset": { .init($0.dialogs.wheelReset.show()) },
    "wheelAddress": { .init($0.dialogs.wheelAddress.show()) },
    "dockSettings": { .init($0.dialogs.dockSettings.show()) },
    "eogSettings": { .init($0.dialogs.eogSettings.show()) },
    "eogView": { .init($0.dialogs.eogView.show()) },
    "eogWindow": { .init($0.dialogs.eogWindow.show()) },
    "eogSlideshow": { .init($0.dialogs.eogSlideshow.show()) },
    "gnomeInterface": { .init($0.dialogs.gnomeInterface.show()) },
    "terminalProfile": { world in
        let kept = Kept(TerminalProfile())
        var screen = OpenScreen(
            world.dialogs.terminalProfile.show(get: { kept.value }, set: { kept.value = $0 }))
        screen.target = { kept.value }
        return screen
    },
    "gwenviewSettings": { .init($0.dialogs.gwenviewSettings.show()) },
    "kalarmSettings": { .init($0.dialogs.kalarmSettings.show()) },
    "spectacleSettings": { .init($0.dialogs.spectacleSettings.show()) },
    "yakuakeSettings": { .init($0.dialogs.yakuakeSettings.show()) },
    "errorLensSettings": { .init($0.dialogs.errorLensSettings.show()) },
    "indentRainbowSettings": { .init($0.dialogs.indentRainbowSettings.show()) },
    "liveSassSettings": { .init($0.dialogs.liveSassSettings.show()) },
    "liveServerMount": { world in
        let kept = Kept(LiveServerMount())
        var screen = OpenScreen(world.dialogs.liveServerMount.show(get: { kept.value }, set: { kept.value = $0 }))
        screen.target = { kept.value }
        return screen
    },
    "liveSassFormat": { world in
        let kept = Kept(SassFormat())
        var screen = OpenScreen(world.dialogs.liveSassFormat.show(get: { kept.value }, set: { kept.value = $0 }))
        screen.target = { kept.value }
        return screen
    },
    "sambaOptions": { .init($0.dialogs.sambaOptions.show()) },
    "liveServerSettings": { .init($0.dialogs.liveServerSettings.show()) },
    "markdownPreview": { .init($0.dialogs.markdownPreview.show()) },
    "prettierSettings": { .init($0.dialogs.prettierSettings.show()) },
    "yamlSettings": { .init($0.dialogs.yamlSettings.show()) },
    "antennaPodIssue": { .init($0.dialogs.antennaPodIssue.show()) },
    "flutterIssue": { .init($0.dialogs.flutterIssue.show()) },
    "godotIssue": { .init($0.dialogs.godotIssue.show()) },
    "homeAssistantIssue": { .init($0.dialogs.homeAssistantIssue.show()) },
    "jellyfinIssue": { .init($0.dialogs.jellyfinIssue.show()) },
    "neovimIssue": { .init($0.dialogs.neovimIssue.show()) },
    "nextjsIssue": { .init($0.dialogs.nextjsIssue.show()) },
    "powerToysIssue": { .init($0.dialogs.powerToysIssue.show()) },
    "adaptiveSettings": { .init($0.dialogs.adaptiveSettings.show(zone: "kitchen")) },
    "calendarEvent": { .init($0.dialogs.calendarEvent.show()) },
    "climateSet": { world in
        let climate = Climate()
        var screen = OpenScreen(world.dialogs.climateSet.show(editing: climate))
        screen.target = { climate }
        return screen
    },
    "lightTurnOn": { .init($0.dialogs.lightTurnOn.show(name: "Kitchen", supportsColor: true)) },
    "motionLight": { .init($0.dialogs.motionLight.show()) },
    "thermostatBasic": { .init($0.dialogs.thermostatBasic.show()) },
    "thermostatAdvanced": { .init($0.dialogs.thermostatAdvanced.show()) },
    "todoAdd": { .init($0.dialogs.todoAdd.show()) },
    "todoUpdate": { .init($0.dialogs.todoUpdate.show(item: "Milk")) },
    "todoFilter": { .init($0.dialogs.todoFilter.show()) },
    "todoClear": { .init($0.dialogs.todoClear.show()) },
    "awfulSettings": { .init($0.dialogs.awfulSettings.show()) },
    "inethackSettings": { .init($0.dialogs.inethackSettings.show()) },
    "inethackAdvanced": { .init($0.dialogs.inethackAdvanced.show()) },
    "latestChattyAccount": { .init($0.dialogs.latestChattyAccount.show()) },
    "rtabmapSettings": { .init($0.dialogs.rtabmapSettings.show()) },
    "rtabmapMapping": { .init($0.dialogs.rtabmapMapping.show()) },
    "rtabmapAssembling": { .init($0.dialogs.rtabmapAssembling.show()) },
    "scribbeoSettings": { .init($0.dialogs.scribbeoSettings.show()) },
    "utmSettings": { .init($0.dialogs.utmSettings.show()) },
    "vlcSettings": { .init($0.dialogs.vlcSettings.show()) },
]

/// What the arguments of dialogs are in the walk, by name.
let screenArguments = ["name": "Kitchen", "item": "Milk", "zone": "kitchen"]

/// Keeps a value that a dialog edits.
@MainActor private final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

/// Opens a dialog of the screens.
@MainActor func openScreen(_ id: String, in world: ScreenWorld) throws -> OpenScreen {
    let open = try #require(screens[id])
    let screen = open(world)
    #expect(screen.session.phase == .presented)
    return screen
}
