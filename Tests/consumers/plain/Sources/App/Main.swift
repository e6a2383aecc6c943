import DialogRuntime

@main
@MainActor
struct Main {
    static func main() {
        let dialogs = Dialogs(DialogCenter())
        _ = dialogs.deleteTrack
        print("\(Tempo.usual) beats per minute")
    }
}
