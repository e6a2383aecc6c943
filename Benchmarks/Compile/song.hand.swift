import DialogRuntime

struct TempoNUMBERDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues { var bpm = 120 }
    enum Button: String, DialogButtons { case cancel, save }
    static let info = DialogInfo("tempoNUMBER", .popup)

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(DialogText("tempoNUMBER.title", "Tempo"))
        d.stepper("bpm", \.bpm, in: 40...240, step: 1)
            .help(DialogText("tempoNUMBER.bpm.help", "Most pop songs lie between 90 and 130."))
            .unit(DialogText("tempoNUMBER.bpm.unit", "BPM"))
        d.button(.cancel, standard: .cancel)
        d.button(.save, standard: .save)
    }

    static func read(_ song: Song, into r: DialogReader<Values>) { r.read(\.bpm, song.tempo) }

    static func write(_ w: DialogWriter<Values>, to song: inout Song) {
        if let bpm = w.changed(\.bpm, over: song.tempo) { song.tempo = bpm }
    }
}

struct InstrumentNUMBERDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues {
        var voice = VoiceOption.piano
        var volume = 0.8
        var muted = false
    }
    enum VoiceOption: DialogOptions {
        case piano, electricPiano, organ, acousticGuitar, electricGuitar, bass, violin, flute, koto
        static let _options = DialogOptionList<Self>(
            "instrumentNUMBER.voice.options",
            """
            piano\tGrand Piano
            electricPiano\tElectric Piano
            organ\torgan
            acousticGuitar\tAcoustic Guitar
            electricGuitar\tElectric Guitar
            bass\tbass
            violin\tviolin
            flute\tflute
            koto\tKoto\tsubtitle=thirteen strings
            """)
    }
    enum Button: String, DialogButtons { case cancel, done }
    static let info = DialogInfo("instrumentNUMBER", .popup)

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(DialogText("instrumentNUMBER.title", "Instrument"))
        d.picker("voice", \.voice).title(DialogText("instrumentNUMBER.voice.title", "Voice"))
        d.slider("volume", \.volume, in: 0...1, step: 0.1)
            .title(DialogText("instrumentNUMBER.volume.title", "Volume"))
            .format(.percent)
        d.toggle("muted", \.muted).title(DialogText("instrumentNUMBER.muted.title", "Muted"))
        d.button(.cancel, standard: .cancel)
        d.button(.done, standard: .done)
    }

    static func read(_ song: Song, into r: DialogReader<Values>) {
        r.read(\.voice, song.voice)
        r.read(\.volume, song.volume)
        r.read(\.muted, song.isMuted)
    }

    static func write(_ w: DialogWriter<Values>, to song: inout Song) {
        if let voice = w.changed(\.voice, over: song.voice) { song.voice = voice }
        if let volume = w.changed(\.volume, over: song.volume) { song.volume = volume }
        if let muted = w.changed(\.muted, over: song.isMuted) { song.isMuted = muted }
    }
}

struct SongTitleNUMBERDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues { var name = "Untitled" }
    enum Button: String, DialogButtons { case cancel, rename }
    static let info = DialogInfo("songTitleNUMBER", .popup)

    static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(DialogText("songTitleNUMBER.title", "Song Title"))
        d.textField("name", \.name)
            .title(DialogText("songTitleNUMBER.name.title", "Title"))
            .placeholder(DialogText("songTitleNUMBER.name.placeholder", "Untitled"))
            .length(1...40)
            .required()
            .validationMessage(
                DialogText("songTitleNUMBER.name.validationMessage", "A title has 1 to 40 characters."))
        d.button(.cancel, standard: .cancel)
        d.button(.rename, DialogText("songTitleNUMBER.rename.title", "Rename"), role: .confirm, isDefault: true)
    }

    static func read(_ song: Song, into r: DialogReader<Values>) { r.read(\.name, song.title) }

    static func write(_ w: DialogWriter<Values>, to song: inout Song) {
        if let name = w.changed(\.name, over: song.title) { song.title = name }
    }
}

extension Dialogs {
    var tempoNUMBER: DialogOpener<TempoNUMBERDialog> { DialogOpener(center, texts: texts) }
    var instrumentNUMBER: DialogOpener<InstrumentNUMBERDialog> { DialogOpener(center, texts: texts) }
    var songTitleNUMBER: DialogOpener<SongTitleNUMBERDialog> { DialogOpener(center, texts: texts) }
}
