import DialogRuntime

@main
@MainActor
struct Main {
    static func main() {
        let dialogs = Dialogs(DialogCenter())
        _ = (dialogs.songName, dialogs.trackName)
        print("\(SongNameDialog.Values().name), \(TrackNameDialog.Values().name)")
    }
}
