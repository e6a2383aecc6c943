import DialogRuntime

// Definitions as generated code has them: every kind of control, and the ways a dialog can be closed.

/// A dialog with each kind of control.
nonisolated struct EverythingDialog: DialogRuntime.ValueDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var click = true
        var bpm = 120
        var volume = 0.5
        var bars: Int?
        var key: KeyOption?
        var voice = VoiceOption.piano
        var parts: Set<VoiceOption> = [.brass]
        var name = "Song"
        var secret = ""
        var notes = "one\ntwo"
    }
    enum KeyOption: DialogRuntime.DialogOptions {
        case cMajor
        case aMinor
        static let _options = DialogRuntime.DialogOptionList<Self>(
            "key", "cMajor\tC major\naMinor\tA minor\tsubtitle=sad")
    }
    enum VoiceOption: DialogRuntime.DialogOptions {
        case piano
        case bass
        case brass
        static let _options = DialogRuntime.DialogOptionList<Self>("voice", "piano\tPiano\nbass\tBass\nbrass\tBrass")
    }
    enum Button: String, DialogRuntime.DialogButtons {
        case cancel
        case save
    }
    static var info: DialogRuntime.DialogInfo { .init("everything", .sheet, whenEdited: .ask) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("t", "Everything"))
        d.message(.init("m", "All **kinds** of controls."))
        d.section("values", .init("h", "Values")).footer(.init("f", "The end."))
        d.toggle("click", \.click).title(.init("click", "Click"))
        d.stepper("bpm", \.bpm, in: 40...240, step: 1).title(.init("bpm", "Tempo")).unit(.init("u", "BPM"))
        d.slider("volume", \.volume, in: 0...1, step: 0.25).title(.init("v", "Volume")).enabledWhen { c in
            c.isOn(\.click)
        }
        d.numberField("bars", \.bars, in: 1...99).title(.init("bars", "Bars")).visibleWhen { c in c.isOn(\.click) }
        d.picker("key", \.key).title(.init("key", "Key")).placeholder(.init("kp", "Any key"))
        d.picker("voice", \.voice).title(.init("voice", "Voice"))
        d.multiPicker("parts", \.parts).title(.init("pa", "Parts")).count(1...)
        d.textField("name", \.name).title(.init("n", "Name")).required().length(1...10)
        d.secureField("secret", \.secret).title(.init("s", "Secret"))
        d.textEditor("notes", \.notes).title(.init("no", "Notes"))
        d.section("rows")
        d.labeledContent("version", .init("vv", "1.0")).title(.init("ver", "Version"))
        d.text("hint", .init("hint", "A *paragraph*."))
        d.link("site", "https://example.com/").title(.init("site", "Website"))
        d.opens("more") { QuestionDialog(name: "x\u{1B}[2J") }.title(.init("more", "More"))
        d.custom("view", .init("CounterView").with("start", .int(5)))
        d.button(.cancel, standard: .cancel)
        d.button(.save, standard: .save)
    }
}

/// An alert whose text comes from a value.
nonisolated struct QuestionDialog: DialogRuntime.ButtonDialog {
    enum Button: String, DialogRuntime.DialogButtons {
        case delete
        case keep
    }
    static var dismissButton: Button { .keep }
    static var info: DialogRuntime.DialogInfo { .init("question", .alert) }
    var name: String
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("q", "Delete {name}?").with("name", dialog.name))
        d.button(.delete, .init("d", "Delete It"), role: .destructive)
        d.button(.keep, .init("k", "Keep"), role: .cancel)
    }
}

/// Cannot be closed without a button while it was edited.
nonisolated struct BlockingDialog: DialogRuntime.ValueDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var on = false
    }
    enum Button: String, DialogRuntime.DialogButtons {
        case ok
    }
    static var info: DialogRuntime.DialogInfo { .init("blocking", .popup, whenEdited: .block) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("b", "Blocking"))
        d.toggle("on", \.on).title(.init("on", "On"))
        d.button(.ok, standard: .ok)
    }
}

/// A page whose rows lead on: to another page and to a view of the app.
nonisolated struct MainPageDialog: DialogRuntime.PageDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var sound = true
    }
    static var info: DialogRuntime.DialogInfo { .init("mainPage", .page) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("p", "Main Page"))
        d.toggle("sound", \.sound).title(.init("so", "Sound"))
        d.navigationLink("about") { AboutDialog() }.title(.init("ab", "About"))
        d.navigationLink("counter", view: .init("CounterView").with("start", .int(1))).title(.init("co", "Counter"))
    }
}

nonisolated struct AboutDialog: DialogRuntime.PageDialog, DialogRuntime.PlainDialog {
    static var info: DialogRuntime.DialogInfo { .init("about", .page) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.title(.init("a", "About"))
        d.text("text", .init("at", "Nothing to say."))
    }
}

nonisolated struct WorkingDialog: DialogRuntime.PlainLoadingDialog {
    static var info: DialogRuntime.DialogInfo { .init("working", .loading) }
    @MainActor static func loading(_ dialog: Self) -> DialogRuntime.LoadingInfo {
        var loading = DialogRuntime.LoadingInfo()
        loading.title = .init("w", "Working hard")
        loading.isDeterminate = true
        loading.isCancellable = true
        loading.delay = .zero
        loading.minimumDuration = .zero
        return loading
    }
}

/// A text with a unit.
nonisolated struct DistanceDialog: DialogRuntime.ValueDialog, DialogRuntime.PlainDialog {
    struct Values: DialogRuntime.DialogValues {
        var way = "12"
    }
    static var info: DialogRuntime.DialogInfo { .init("distance", .popup) }
    @MainActor static func describe(_ dialog: Self, to d: DialogRuntime.DialogBuilder<Self>) {
        d.textField("way", \.way).title(.init("w", "Way")).unit(.init("u", "km"))
    }
}
