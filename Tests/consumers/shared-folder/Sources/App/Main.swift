import DialogRuntime

@main
@MainActor
struct Main {
    static func main() {
        let dialogs = AppDialogs(DialogCenter())
        _ = (dialogs.tempo, dialogs.tempoSetup)
        print("\(TempoDialog.Values().bpm), \(TempoSetupDialog.Values().beats)")
    }
}
