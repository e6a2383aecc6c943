import DialogRuntime
import Mixer

@main
@MainActor
struct Main {
    static func main() {
        let center = DialogCenter()
        _ = (Dialogs(center).volume, MixerDialogs(center).volume)
        print("level \(Mixer.VolumeDialog.Values().level), muted \(App.VolumeDialog.Values().isMuted)")
    }
}
