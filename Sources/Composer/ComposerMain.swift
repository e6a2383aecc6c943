import DialogRuntime
import DialogTerminal

/// The sample app: `Scripts/run`.
@main enum ComposerMain {
    @MainActor static func main() async {
        await ComposerApp(center: DialogCenter(), locale: .ofEnvironment).presenter.run()
    }
}
