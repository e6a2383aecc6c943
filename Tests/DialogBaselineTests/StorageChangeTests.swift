import DialogBaseline
import Testing

/// What people have stored.
@Suite struct StorageChangeTests {
    @Test(arguments: keys)
    func storedKeys(_ change: ChangeCase) throws { try change.check() }

    @Test func manyOptionsWithOtherValues() throws {
        func options(_ separator: String) -> String {
            (0..<2_000).map { "a\(separator)b\($0)" }.joined(separator: ", ")
        }
        func text(_ separator: String) -> String {
            Written.stored("{id: key, kind: picker, options: [\(options(separator))]}")
        }
        let changes = try surface(text("-")).changes(since: baseline(surface(text(" "))))
        let values = changes.filter { $0.kind == .storage }
        #expect(values.count == 2_000)
        #expect(values.first?.message.hasSuffix("the option has the value 'a-b0' now") == true)
    }

    @Test(arguments: forms + bounds)
    func formsAndBounds(_ change: ChangeCase) throws { try change.check() }

    static let keys = [
        ChangeCase(
            "another key", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: click, kind: toggle, storageKey: metronome}"),
            "storage: click of sound is stored under 'sound.metronome' now, and what is under 'sound.click' is not "
                + "found; was: ['sound.click']"),
        ChangeCase(
            "another key, the values move", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: click, kind: toggle, storageKey: {name: metronome, was: [click]}}"),
            "compatible: the values of click of sound move from 'sound.click' to 'sound.metronome'"),
        ChangeCase(
            "the way out that the message names works", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: click, kind: toggle, storageKey: {name: metronome, was: ['sound.click']}}"),
            "compatible: the values of click of sound move from 'sound.click' to 'sound.metronome'"),
        ChangeCase(
            "an absolute key", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: click, kind: toggle, storageKey: {absolute: sound.click}}")),
        ChangeCase(
            "another id keeps the key", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: clicks, kind: toggle, storageKey: click}"),
            "source: the control clicks of sound looks like click, renamed",
            "texts: its accessibility identifier changes with the name of the control clicks of sound"),
        ChangeCase(
            "another id, another key", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: clicks, kind: toggle}"),
            "source: the control clicks of sound looks like click, renamed",
            "storage: clicks of sound is stored under 'sound.clicks' now, and what is under 'sound.click' is not found",
            "texts: its accessibility identifier changes with the name of the control clicks of sound"),
        ChangeCase(
            "another prefix", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: click, kind: toggle}").replacing("prefix: sound.", with: "prefix: audio."),
            "storage: click of sound is stored under 'audio.click' now, and what is under 'sound.click' is not found"),
        ChangeCase(
            "another suite", Written.stored("{id: click, kind: toggle}"),
            Written.stored("{id: click, kind: toggle}").replacing("prefix:", with: "suite: group.songs, prefix:"),
            "storage: the dialog sound keeps its values in another store now (userDefaults, suite group.songs)"),
        ChangeCase(
            "no store any more", Written.stored("{id: click, kind: toggle}"),
            Written.sheet("", "{id: click, kind: toggle}"),
            "storage: the dialog sound does not keep its values any more",
            "source: the dialog sound has no stored values any more"),
        ChangeCase(
            "a store comes", Written.sheet("", "{id: click, kind: toggle}"),
            Written.stored("{id: click, kind: toggle}"), "compatible: the dialog sound keeps its values now"),
        ChangeCase(
            "a stored control goes",
            Written.stored("{id: click, kind: toggle, title: Click}", "{id: loud, kind: toggle, title: Loud}"),
            Written.stored("{id: loud, kind: toggle, title: Loud}"), "source: the control click of sound is gone",
            "storage: what is stored under 'sound.click' is not read any more; click of sound is gone",
            "texts: its text key and its accessibility identifier go with the control click of sound"),
        ChangeCase(
            "a stored dialog goes",
            Written.stored("{id: click, kind: toggle, title: A}", "{id: loud, kind: toggle, title: B}")
                + "  export:\n    presentation: loading\n",
            "dialogs:\n  export:\n    presentation: loading\n", "source: the dialog sound is gone",
            "storage: what is stored under 'sound.click' and 1 more is not read any more; the dialog sound is gone",
            "texts: 3 text keys and 2 accessibility identifiers go with the dialog sound"),
        ChangeCase(
            "a former key is forgotten",
            Written.stored("{id: click, kind: toggle, storageKey: {name: metronome, was: [click, tick]}}"),
            Written.stored("{id: click, kind: toggle, storageKey: {name: metronome, was: [tick]}}"),
            "storage: click of sound does not move values from 'sound.click' any more"),
        ChangeCase(
            "an argument of the prefix is renamed",
            Written.stored("{id: click, kind: toggle}").replacing(
                "prefix: sound.", with: "prefix: 'track.{name}.'"
            ).replacing(
                "title: Sound", with: "title: 'Sound {name}'\n    arguments: {name: String}"),
            Written.stored("{id: click, kind: toggle}").replacing(
                "prefix: sound.", with: "prefix: 'track.{track}.'"
            ).replacing(
                "title: Sound", with: "title: 'Sound {track}'\n    arguments: {track: String}"),
            "source: the argument track of sound looks like name, renamed"),
    ]

    static let forms = [
        ChangeCase(
            "decimals read whole numbers", Written.stored("{id: low, kind: slider, range: 0...9}"),
            Written.stored("{id: low, kind: slider, range: 0.0...9}"),
            "source: the value of low of sound is of type Double now; it was Int"),
        ChangeCase(
            "whole numbers do not read decimals", Written.stored("{id: low, kind: slider, range: 0.0...9}"),
            Written.stored("{id: low, kind: slider, range: 0...9}"),
            "source: the value of low of sound is of type Int now; it was Double",
            "storage: low of sound is stored as Int now; what is stored as Double under 'sound.low' is replaced"),
        ChangeCase(
            "another unit of a duration",
            Written.stored("{id: pause, kind: durationPicker, storedAs: seconds, default: 5s}"),
            Written.stored("{id: pause, kind: durationPicker, storedAs: minutes, default: 5min}"),
            "storage: pause of sound is stored as minutes now; what is stored as seconds under 'sound.pause'"),
        ChangeCase(
            "an optional is stored like a value", Written.stored("{id: name, kind: textField}"),
            Written.stored("{id: name, kind: textField, optional: true}"),
            "source: the value of name of sound is of type String? now; it was String"),
    ]

    static let bounds = [
        ChangeCase(
            "a narrower range", Written.stored("{id: low, kind: stepper, range: 1...9}"),
            Written.stored("{id: low, kind: stepper, range: 2...9}"),
            "storage: low of sound allows 2...9 now; it was 1...9, and kept values outside are replaced"),
        ChangeCase(
            "a wider range", Written.stored("{id: low, kind: stepper, range: 1...9}"),
            Written.stored("{id: low, kind: stepper, range: 0...9}"),
            "compatible: low of sound allows 0...9 now; it was 1...9"),
        ChangeCase(
            "a narrower range of what the app keeps",
            Written.sheet("edits: Song", "{id: low, kind: stepper, bind: low, range: 1...9}"),
            Written.sheet("edits: Song", "{id: low, kind: stepper, bind: low, range: 1...8}"),
            "storage: low of sound allows 1...8 now; it was 1...9, and kept values outside are replaced"),
        ChangeCase(
            "a narrower range of what nobody keeps", Written.sheet("", "{id: low, kind: stepper, range: 1...9}"),
            Written.sheet("", "{id: low, kind: stepper, range: 1...8}"),
            "compatible: low of sound allows 1...8 now; it was 1...9"),
        ChangeCase(
            "a first bound", Written.stored("{id: low, kind: textField, valueType: Int, default: 3}"),
            Written.stored("{id: low, kind: textField, valueType: Int, default: 3, range: 1...}"),
            "storage: low of sound allows 1... now; it was any value"),
        ChangeCase(
            "an earlier last day",
            Written.stored(
                "{id: day, kind: datePicker, components: date, optional: true, range: 2026-01-01...2026-12-31}"),
            Written.stored(
                "{id: day, kind: datePicker, components: date, optional: true, range: 2026-01-01...2026-11-30}"),
            "storage: day of sound allows 2026-01-01...2026-11-30 now"),
        ChangeCase(
            "a longer duration",
            Written.stored("{id: pause, kind: durationPicker, default: 5s, range: 1s...90s}"),
            Written.stored("{id: pause, kind: durationPicker, default: 5s, range: 1s...2min}"),
            "compatible: pause of sound allows 1s...2min now; it was 1s...90s"),
        ChangeCase(
            "a coarser picker", Written.stored("{id: size, kind: picker, range: 0...10, step: 1}"),
            Written.stored("{id: size, kind: picker, range: 0...10, step: 2}"),
            "storage: size of sound allows 0...10 by 2 now; it was 0...10 by 1"),
        ChangeCase(
            "a finer picker", Written.stored("{id: size, kind: picker, range: 0...10, step: 2}"),
            Written.stored("{id: size, kind: picker, range: 0...10, step: 1}"),
            "compatible: size of sound allows 0...10 by 1 now; it was 0...10 by 2"),
        ChangeCase(
            "a stored option goes", Written.stored("{id: voice, kind: picker, options: [piano, bass, flute]}"),
            Written.stored("{id: voice, kind: picker, options: [piano, bass]}"),
            "source: the option flute of voice of sound is gone",
            "storage: 'flute' is no value of voice of sound any more, so whoever chose it gets another one",
            "texts: its text key goes with the option flute of voice of sound"),
        ChangeCase(
            "a stored option has another value",
            Written.stored("{id: voice, kind: picker, options: [piano, bass]}"),
            Written.stored("{id: voice, kind: picker, options: [piano, {value: B, title: Bass, swiftName: bass}]}"),
            "storage: 'bass' is no value of voice of sound any more, so whoever chose it gets another one; the option has "
                + "the value 'B' now"),
        ChangeCase(
            "a stored number goes", Written.stored("{id: size, kind: picker, options: [1, 2, 3]}"),
            Written.stored("{id: size, kind: picker, options: [1, 2]}"),
            "storage: '3' is no value of size of sound any more",
            "texts: its text key goes with the option 3 of size of sound"),
        ChangeCase(
            "any text becomes one of some", Written.stored("{id: key, kind: textField}"),
            Written.stored("{id: key, kind: picker, valueType: String, options: {app: keys}}"),
            "source: the app has to supply keys as well: [DialogOption<String>]",
            "compatible: key of sound allows what the app gives now; it was any value"),
        ChangeCase(
            "any number becomes one of some", Written.stored("{id: key, kind: stepper, range: 1...9}"),
            Written.stored("{id: key, kind: picker, options: [1, 2]}"),
            "storage: key of sound allows only its options now (1, 2); it was 1...9, and other kept values are replaced",
            "compatible: the text sound.key.options.1.title is new",
            "compatible: the text sound.key.options.2.title is new"),
        ChangeCase(
            "an option of a shared set goes",
            "optionSets: {keys: [c, d, e]}\n" + Written.stored("{id: key, kind: picker, options: {set: keys}}"),
            "optionSets: {keys: [c, d]}\n" + Written.stored("{id: key, kind: picker, options: {set: keys}}"),
            "source: the option e of the option set keys is gone",
            "storage: 'e' is no value of the option set keys any more",
            "texts: its text key goes with the option e of the option set keys"),
    ]
}
