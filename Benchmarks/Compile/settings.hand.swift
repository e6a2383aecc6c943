import DialogRuntime

struct SettingsNUMBERDialog: PageDialog, PlainDialog, StoredDialog {
    typealias App = any DialogsApp
    struct Values: DialogValues {
        var autosave = false
        var noteNames = NoteNamesOption.letters
        var click = true
        var clickVolume = 0.5
        var countIn = 1
    }
    enum NoteNamesOption: DialogOptions {
        case letters, german, solfege
        static let _options = DialogOptionList<Self>(
            "settingsNUMBER.noteNames.options",
            """
            letters\tletters
            german\tgerman
            solfege\tsolfege
            """)
    }
    enum Place: String, DialogPlaces {
        case general, autosave, noteNames, sound, click, clickVolume, countIn, other, reset, privacy, website
    }
    static let info = DialogInfo("settingsNUMBER", .page)

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        let app = d.app
        d.title(DialogText("settingsNUMBER.title", "Settings"))
        d.storage(.userDefaults(), prefix: "settingsNUMBER.")
        d.section("general", DialogText("settingsNUMBER.general.header", "General"))
        d.toggle("autosave", \.autosave)
            .title(DialogText("settingsNUMBER.autosave.title", "Save automatically"))
            .help(
                DialogText("settingsNUMBER.autosave.help", "The song is saved whenever a dialog is confirmed."))
        d.picker("noteNames", \.noteNames)
            .title(DialogText("settingsNUMBER.noteNames.title", "Note names"))
            .style(.segmented)
        d.section("sound", DialogText("settingsNUMBER.sound.header", "Sound"))
            .footer(DialogText("settingsNUMBER.sound.footer", "Heard while playing."))
        d.toggle("click", \.click)
            .title(DialogText("settingsNUMBER.click.title", "Click"))
            .icon(.symbol("metronome"))
        d.slider("clickVolume", \.clickVolume, in: 0...1, step: 0.1)
            .title(DialogText("settingsNUMBER.clickVolume.title", "Volume"))
            .enabledWhen { c in c.isOn(\.click) }
        d.stepper("countIn", \.countIn, in: 0...4, step: 1)
            .title(DialogText("settingsNUMBER.countIn.title", "Count in"))
            .enabledWhen { c in c.isOn(\.click) }
        d.section("other", DialogText("settingsNUMBER.other.header", "Other"))
        d.action("reset") { app.resetSettings() }
            .title(DialogText("settingsNUMBER.reset.title", "Reset"))
            .role(.destructive)
        d.navigationLink("privacy") { PrivacyNUMBERDialog() }
            .title(DialogText("settingsNUMBER.privacy.title", "Privacy"))
        d.link("website", "https://example.com/composer")
            .title(DialogText("settingsNUMBER.website.title", "Website"))
            .icon(.symbol("globe"))
    }
}

struct PrivacyNUMBERDialog: PageDialog, PlainDialog, StoredDialog {
    struct Values: DialogValues { var reports = false }
    enum Place: String, DialogPlaces { case reports, reason }
    static let info = DialogInfo("privacyNUMBER", .page, whenBusy: .stack)

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(DialogText("privacyNUMBER.title", "Privacy"))
        d.storage(.userDefaults(), prefix: "settingsNUMBER.")
        d.toggle("reports", \.reports).title(DialogText("privacyNUMBER.reports.title", "Send reports"))
        d.text("reason", DialogText("privacyNUMBER.reason.text", "Reports hold **no** music."))
    }
}

extension Dialogs {
    var settingsNUMBER: DialogOpener<SettingsNUMBERDialog> { DialogOpener(center, app: app, texts: texts) }
    var privacyNUMBER: DialogOpener<PrivacyNUMBERDialog> { DialogOpener(center, texts: texts) }
}
