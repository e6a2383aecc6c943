import DialogRuntime
import DialogTerminal

// What belongs to the person and not to a song: the account and the metronome.

extension ComposerApp {
    func openAccount() async {
        switch await dialogs.account.open(editing: account) {
        case .committed(let values):
            let (name, count) = (values.username, values.interests.count)
            messages.say(
                words(
                    "Welcome, \(account.name)! Your user name is \(name).", ja: "\(account.name)さん、ようこそ。ユーザ名は\(name)です。"
                ))
            guard account.newsletter else { return }
            messages.say(words("Letters about topics: \(count).", ja: "ニュースレターの話題: \(count)件"))
        case .dismissed:
            messages.say(
                account.acceptsTerms
                    ? words("The account stays as it was.", ja: "アカウントはそのままです。")
                    : words("There is no account yet.", ja: "アカウントはまだありません。"))
        }
    }

    func openMetronome() async {
        _ = await dialogs.metronome.open()
        let values = dialogs.metronome.values
        let sound = name(of: values.sound)
        messages.say(
            words(
                "The metronome: \(sound), silent beats: \(values.silentBeats.count), bars before: \(values.bars).",
                ja: "メトロノーム: \(sound)、鳴らない拍: \(values.silentBeats.count)、前の小節: \(values.bars)"))
    }

    /// The picker for the click was changed: what a real app would play is said here.
    func playClick(_ sound: ClickSoundsOption) {
        let name = name(of: sound)
        messages.say(words("(\(name) sounds.)", ja: "（\(name)が鳴ります。）"))
    }

    private func name(of sound: ClickSoundsOption) -> String {
        center.texts.resolve(sound.title, DialogTextTable(), locale)
    }
}
