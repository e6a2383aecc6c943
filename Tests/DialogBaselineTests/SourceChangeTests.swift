import DialogBaseline
import Testing

/// What the app's code relies on.
@Suite struct SourceChangeTests {
    @Test(arguments: dialogs + arguments + buttons)
    func dialogsAndButtons(_ change: ChangeCase) throws { try change.check() }

    @Test(arguments: controls + options)
    func controlsAndOptions(_ change: ChangeCase) throws { try change.check() }

    @Test(arguments: app)
    func theApp(_ change: ChangeCase) throws { try change.check() }

    static let dialogs = [
        ChangeCase(
            "a dialog goes", Written.alert("delete", "") + "  export:\n    presentation: loading\n",
            "dialogs:\n  export:\n    presentation: loading\n",
            "source: the dialog delete is gone, and DeleteDialog with it",
            "texts: its text key and its accessibility identifier go with the dialog delete, such as delete.title"),
        ChangeCase(
            "a dialog comes", "dialogs:\n  export:\n    presentation: loading\n",
            Written.alert("delete", "") + "  export:\n    presentation: loading\n",
            "compatible: the dialog delete is new"),
        ChangeCase(
            "a dialog is renamed", Written.alert("delete", "buttons: [delete, cancel]"),
            Written.alert("remove", "buttons: [delete, cancel]"),
            "source: the dialog remove looks like delete, renamed: DeleteDialog is RemoveDialog now",
            "texts: its text key and 2 accessibility identifiers change with the name of the dialog remove: delete.title "
                + "is remove.title now"),
        ChangeCase(
            "a new id keeps the Swift name", Written.alert("delete", ""), Written.alert("remove", "swiftName: Delete"),
            "texts: its text key and its accessibility identifier change with the name of the dialog remove"),
        ChangeCase(
            "a Swift name changes", Written.alert("delete", ""), Written.alert("delete", "swiftName: Remove"),
            "source: the dialog delete is called RemoveDialog in Swift now; it was DeleteDialog"),
        ChangeCase(
            "the answer changes", Written.alert("delete", "buttons: [ok]"),
            Written.alert("delete", "controls: [{id: name, kind: textField, title: Name}]\n    buttons: [ok, cancel]"),
            "source: the dialog delete answers DialogOutcome<Values> now; it was Button",
            "compatible: the control name of delete is new", "compatible: the button cancel of delete is new"),
        ChangeCase(
            "another presentation with the same answer", Written.sheet("", "{id: click, kind: toggle}"),
            Written.sheet("", "{id: click, kind: toggle}").replacing("sheet", with: "popup"),
            "compatible: the dialog sound is shown as popup now; it was sheet"),
        ChangeCase(
            "a page becomes a sheet",
            Written.sheet("storage: {kind: app}", "{id: click, kind: toggle}").replacing("sheet", with: "page"),
            Written.sheet("storage: {kind: app}", "{id: click, kind: toggle}"),
            "source: the dialog sound answers DialogOutcome<Values> now; it was DismissReason",
            "source: the dialog sound is shown as sheet now; it was page, which open(at:) leads into"),
        ChangeCase(
            "another type is edited", Written.sheet("edits: Song", "{id: click, kind: toggle, bind: click}"),
            Written.sheet("edits: Track", "{id: click, kind: toggle, bind: click}"),
            "source: the dialog sound edits Track now; it was Song"),
        ChangeCase(
            "wording and layout do not count",
            Written.sheet("", "{id: click, kind: toggle, help: Loud}"),
            Written.sheet("whenBusy: stack", "{id: click, kind: toggle, help: Very loud, default: true}")
                .replacing("title: Sound", with: "title: {text: Noise, key: sound.title}")),
    ]

    static let arguments = [
        ChangeCase(
            "an argument comes", Written.alert("delete", ""),
            Written.alert("delete", "arguments: {count: Int}\n    message: 'All {count}'"),
            "source: the dialog delete has to be given the argument count: Int as well",
            "compatible: the text delete.message is new"),
        ChangeCase(
            "an argument goes", Written.alert("delete", "arguments: {count: Int}\n    message: 'All {count}'"),
            Written.alert("delete", "message: All"),
            "source: the dialog delete does not take the argument count any more",
            "texts: the text delete.message has other placeholders now: none; translations have %1$lld"),
        ChangeCase(
            "an argument is renamed", Written.alert("delete", "arguments: {count: Int}\n    message: 'All {count}'"),
            Written.alert("delete", "arguments: {number: Int}\n    message: 'All {number}'"),
            "source: the argument number of delete looks like count, renamed"),
        ChangeCase(
            "an argument changes its type",
            Written.alert("delete", "arguments: {count: Int}\n    message: 'All {count}'"),
            Written.alert("delete", "arguments: {count: Double}\n    message: 'All {count}'"),
            "source: the argument count of delete is of type Double now; it was Int",
            "texts: the text delete.message has other placeholders now: %1$lf; translations have %1$lld"),
        ChangeCase(
            "arguments change places",
            Written.alert("delete", "arguments: {a: String, b: String}\n    message: '{a} {b}'"),
            Written.alert("delete", "arguments: {b: String, a: String}\n    message: '{a} {b}'"),
            "source: the arguments of delete have another order now: b, a"),
    ]

    static let buttons = [
        ChangeCase(
            "a button of an answer goes", Written.alert("delete", "buttons: [delete, cancel]"),
            Written.alert("delete", "buttons: [cancel]"),
            "source: the button delete of delete is gone",
            "texts: its accessibility identifier goes with the button delete of delete"),
        ChangeCase(
            "a button of an answer comes", Written.alert("delete", "buttons: [cancel]"),
            Written.alert("delete", "buttons: [delete, cancel]"),
            "source: the button delete of delete is new; code that switches over the answer has to handle it"),
        ChangeCase(
            "a button beside values comes", Written.sheet("buttons: [save]", "{id: click, kind: toggle}"),
            Written.sheet("buttons: [save, cancel]", "{id: click, kind: toggle}"),
            "compatible: the button cancel of sound is new"),
        ChangeCase(
            "a button is renamed",
            Written.alert("delete", "buttons: [{id: erase, title: Delete}, cancel]"),
            Written.alert("delete", "buttons: [{id: remove, title: Delete}, cancel]"),
            "source: the button remove of delete looks like erase, renamed; code that names .erase does not compile",
            "texts: its text key and its accessibility identifier change with the name of the button remove of delete"),
        ChangeCase(
            "buttons change places", Written.alert("delete", "buttons: [delete, cancel]"),
            Written.alert("delete", "buttons: [cancel, delete]")),
    ]

    static let controls = [
        ChangeCase(
            "a control goes",
            Written.sheet("", "{id: click, kind: toggle, title: Click}", "{id: loud, kind: toggle, title: Loud}"),
            Written.sheet("", "{id: loud, kind: toggle, title: Loud}"),
            "source: the control click of sound is gone",
            "texts: its text key and its accessibility identifier go with the control click of sound, such as "
                + "sound.click.title"),
        ChangeCase(
            "a row without a value goes",
            Written.sheet("", "{id: click, kind: toggle, title: Click}", "{id: hint, kind: text, text: Loud}"),
            Written.sheet("", "{id: click, kind: toggle, title: Click}"),
            "texts: its text key and its accessibility identifier go with the control hint of sound"),
        ChangeCase(
            "a control is renamed", Written.sheet("edits: Song", "{id: click, kind: toggle, bind: click}"),
            Written.sheet("edits: Song", "{id: metronome, kind: toggle, bind: click}"),
            "source: the control metronome of sound looks like click, renamed; code that names click does not compile",
            "texts: its accessibility identifier changes with the name of the control metronome of sound: sound.click is "
                + "sound.metronome now"),
        ChangeCase(
            "a type changes", Written.sheet("", "{id: low, kind: stepper, range: 1...9}"),
            Written.sheet("", "{id: low, kind: stepper, range: 1...9, step: 0.5}"),
            "source: the value of low of sound is of type Double now; it was Int"),
        ChangeCase(
            "a value becomes optional", Written.sheet("", "{id: name, kind: textField}"),
            Written.sheet("", "{id: name, kind: textField, optional: true}"),
            "source: the value of name of sound is of type String? now; it was String"),
        ChangeCase(
            "another control of the same type", Written.sheet("", "{id: low, kind: stepper, range: 1...9}"),
            Written.sheet("", "{id: low, kind: slider, range: 1...9}")),
        ChangeCase(
            "another property is edited", Written.sheet("edits: Song", "{id: click, kind: toggle, bind: click}"),
            Written.sheet("edits: Song", "{id: click, kind: toggle, bind: metronome}"),
            "compatible: click of sound edits metronome of Song now; it was click"),
        ChangeCase(
            "a control comes", Written.sheet("edits: Song", "{id: click, kind: toggle, title: Click, bind: click}"),
            Written.sheet(
                "edits: Song", "{id: click, kind: toggle, title: Click, bind: click}",
                "{id: loud, kind: toggle, title: Loud, bind: loud}"),
            "compatible: the control loud of sound is new; it edits loud of Song"),
        ChangeCase(
            "a section of a page goes",
            "dialogs:\n  a:\n    presentation: page\n    title: A\n    storage: {kind: app}\n    sections:\n"
                + "      - {id: one, header: One, controls: [{id: x, kind: toggle}]}\n",
            "dialogs:\n  a:\n    presentation: page\n    title: A\n    storage: {kind: app}\n    sections:\n"
                + "      - {controls: [{id: x, kind: toggle, title: One}]}\n",
            "source: the section one of a is gone, so open(at: .one) is too",
            "texts: its text key and its accessibility identifier go with the section one of a",
            "compatible: the text a.x.title is new"),
    ]

    static let options = [
        ChangeCase(
            "an option goes", Written.sheet("", "{id: voice, kind: picker, options: [piano, bass, flute]}"),
            Written.sheet("", "{id: voice, kind: picker, options: [piano, bass]}"),
            "source: the option flute of voice of sound is gone, so code that names VoiceOption.flute does not compile",
            "texts: its text key goes with the option flute of voice of sound, such as sound.voice.options.flute.title"),
        ChangeCase(
            "an option comes", Written.sheet("", "{id: voice, kind: picker, options: [piano, bass]}"),
            Written.sheet("", "{id: voice, kind: picker, options: [bass, piano, flute]}"),
            "compatible: the option flute of voice of sound is new; a switch over VoiceOption"),
        ChangeCase(
            "an option has another case", Written.sheet("", "{id: voice, kind: picker, options: [piano, bass]}"),
            Written.sheet("", "{id: voice, kind: picker, options: [piano, {value: bass, swiftName: low}]}"),
            "source: the option low of voice of sound looks like bass, renamed; code that names VoiceOption.bass",
            "texts: its text key changes with the name of the option low of voice of sound"),
        ChangeCase(
            "an option has another value, nothing keeps it",
            Written.sheet("", "{id: voice, kind: picker, options: [piano, bass]}"),
            Written.sheet("", "{id: voice, kind: picker, options: [piano, {value: B, title: Bass, swiftName: bass}]}"),
            "compatible: the option bass of voice of sound has the value 'B' now; it was 'bass'"),
        ChangeCase(
            "an option set goes",
            "optionSets: {keys: [c, d]}\n" + Written.sheet("", "{id: key, kind: picker, options: {set: keys}}"),
            Written.sheet("", "{id: key, kind: picker, options: [c, d]}"),
            "source: the option set keys is gone, and KeysOption with it",
            "source: the value of key of sound is of type KeyOption now; it was KeysOption",
            "texts: 2 text keys go with the option set keys, such as sets.keys.c.title",
            "compatible: the text sound.key.options.c.title is new",
            "compatible: the text sound.key.options.d.title is new"),
        ChangeCase(
            "an option set loses an option",
            "optionSets: {keys: [c, d, e]}\n" + Written.sheet("", "{id: key, kind: picker, options: {set: keys}}"),
            "optionSets: {keys: [c, d]}\n" + Written.sheet("", "{id: key, kind: picker, options: {set: keys}}"),
            "source: the option e of the option set keys is gone, so code that names KeysOption.e does not compile",
            "texts: its text key goes with the option e of the option set keys"),
    ]

    static let app = [
        ChangeCase(
            "a requirement comes", Written.sheet("", "{id: info, kind: text, text: Hi}"),
            Written.sheet("", "{id: info, kind: text, text: Hi}", "{id: run, kind: button, title: Go, action: go}"),
            "source: the app has to supply go as well: () -> Void", "compatible: the control run of sound is new"),
        ChangeCase(
            "the last requirement goes",
            Written.sheet("", "{id: info, kind: text, text: Hi}", "{id: run, kind: button, title: Go, action: go}"),
            Written.sheet("", "{id: info, kind: text, text: Hi}"),
            "compatible: the app need not supply go any more",
            "source: nothing is asked of the app any more, so Dialogs(…, app:) loses that parameter",
            "texts: its text key and its accessibility identifier go with the control run of sound"),
        ChangeCase(
            "a requirement has another type",
            Written.sheet("", "{id: name, kind: textField, default: {app: start}}"),
            Written.sheet("", "{id: name, kind: textField, optional: true, default: {app: start}}"),
            "source: the app has to supply start as String? now; it was String",
            "source: the value of name of sound is of type String? now; it was String"),
        ChangeCase(
            "a requirement is renamed", Written.sheet("", "{id: run, kind: button, title: Go, action: startSong}"),
            Written.sheet("", "{id: run, kind: button, title: Go, action: startSongs}"),
            "source: the app has to supply startSongs, which looks like startSong, renamed"),
        ChangeCase(
            "a view comes, another goes", Written.alert("delete", "") + view("Knob", "steps: 3"),
            Written.alert("delete", "") + view("Dial", "steps: 3"),
            "source: the app has to supply the view Dial as well",
            "compatible: the app need not supply the view Knob any more"),
        ChangeCase(
            "a view is given something else", Written.alert("delete", "") + view("Knob", "steps: 3"),
            Written.alert("delete", "") + view("Knob", "steps: 0.5, name: Volume"),
            "source: the view Knob is given (steps: Double, name: String) now; it was (steps: Int)"),
    ]

    private static func view(_ name: String, _ constants: String) -> String {
        "  knob:\n    presentation: sheet\n    title: Knob\n    content: {view: \(name), with: {\(constants)}}\n"
    }

    @Test func theModule() throws {
        let text = Written.alert("delete", "")
        let before = try baseline(surface(text, configuration: "dialoggen: 1\naccessLevel: public\n"))
        let after = try surface(
            text, configuration: "dialoggen: 1\nfacade: Screens\nstringsTable: Screens\nbundle: module\n")
        let changes = after.changes(since: before)
        #expect(changes.map(\.kind) == [.source, .source, .texts, .texts])
        #expect(changes.map(\.place.path) == Array(repeating: "dialoggen.yaml", count: 4))
        #expect(changes[0].message.hasPrefix("facade is Screens now and was Dialogs"))
        #expect(changes[1].message.hasPrefix("accessLevel is internal now and was public"))
        let wider = try surface(text, configuration: "dialoggen: 1\naccessLevel: public\n")
        #expect(try wider.changes(since: baseline(surface(text))).map(\.kind) == [.compatible])
    }
}
