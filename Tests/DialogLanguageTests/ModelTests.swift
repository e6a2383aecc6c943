import Diagnostics
import DialogLanguage
import Testing

/// What a sound definition becomes.
@Suite("Model")
struct ModelTests {
    /// The dialogs of a definition that has to be sound.
    private func dialogs(_ text: String) throws -> [String: Dialog] {
        let (set, diagnostics) = Project("dialoggen: 1\n" + text).check()
        try #require(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
        return Dictionary(uniqueKeysWithValues: set.files.flatMap(\.dialogs).map { ($0.id, $0) })
    }

    /// The one dialog `a`, of these lines below its title.
    private func dialog(_ presentation: String, _ lines: String...) throws -> Dialog {
        let body = lines.map { "\n    " + $0 }.joined()
        let all = try dialogs("dialogs:\n  a:\n    presentation: \(presentation)\n    title: A" + body)
        return try #require(all["a"])
    }

    private func control(_ keys: String) throws -> Control {
        try #require(try dialog("popup", "controls: [{id: c, \(keys)}]").controls.first)
    }

    @Test("texts have the key of their path")
    func textKeys() throws {
        let text = """
            optionSets:
              keys: [{value: C major, title: C}]
            dialogs:
              tempo:
                presentation: popup
                title: Tempo
                message: M
                controls:
                  - {id: bpm, kind: toggle, title: T, help: H, subtitle: {whenOn: A, whenOff: B}}
                  - {id: own, kind: toggle, title: {key: common.ok, text: OK, comment: Said by all}}
                buttons: [{id: keep, title: Keep}]
              track:
                presentation: page
                title: Track
                sections:
                  - id: sound
                    header: Sound
                    footer: More
                    controls:
                      - {id: instrument, kind: picker, title: I, options: [grand piano, 'no']}
                      - {id: count, kind: picker, title: N, options: [1, 2]}
                      - {id: group, kind: picker, title: G, options: [{group: Low, options: [bass]}]}
                      - {id: key, kind: picker, title: K, options: {set: keys}}
                      - {id: low, kind: stepper, title: L, range: 1...9}
                      - {id: high, kind: stepper, title: H, range: 2...9}
                rules:
                  - {require: low < high, message: M, at: high}
                  - {require: low < 9, message: M, at: high}
            """
        let (set, diagnostics) = Project("dialoggen: 1\n" + text).check()
        try #require(diagnostics.isEmpty)
        let dialogs = set.files.flatMap(\.dialogs)
        let tempo = try #require(dialogs.first)
        let track = try #require(dialogs.last)
        #expect(tempo.title?.key == "tempo.title")
        #expect(tempo.message?.key == "tempo.message")
        #expect(tempo.controls[0].title?.key == "tempo.bpm.title")
        #expect(tempo.controls[0].help?.key == "tempo.bpm.help")
        guard case .byValue(let whenOn, let whenOff) = tempo.controls[0].subtitle else {
            Issue.record("the subtitle does not depend on the value")
            return
        }
        #expect([whenOn.key, whenOff.key] == ["tempo.bpm.subtitle.whenOn", "tempo.bpm.subtitle.whenOff"])
        #expect(tempo.controls[1].title?.key == "common.ok")
        #expect(tempo.controls[1].title?.comment == "Said by all")
        #expect(tempo.buttons[0].title?.key == "tempo.keep.title")
        #expect(track.sections[0].header?.key == "track.sound.header")
        #expect(track.sections[0].footer?.key == "track.sound.footer")
        let optionKeys = track.controls.compactMap { control -> [String]? in
            guard case .picker(let picker) = control.kind, case .list(let list) = picker.options else { return nil }
            return list.options.map(\.title.key) + list.groups.compactMap(\.title?.key)
        }
        #expect(
            optionKeys == [
                ["track.instrument.options.grandPiano.title", "track.instrument.options.no.title"],
                ["track.count.options.1.title", "track.count.options.2.title"],
                ["track.group.options.bass.title", "track.group.options.bass.group"],
            ])
        #expect(set.optionSets["keys"]?.options.options.map(\.title.key) == ["sets.keys.cMajor.title"])
        #expect(track.rules.map(\.message.key) == ["track.rules.high.message", "track.rules.high.2.message"])
    }

    @Test(
        "values start with what the language says",
        arguments: [
            ("kind: toggle", "bool", "false"),
            ("kind: toggle, default: true", "bool", "true"),
            ("kind: stepper, range: 40...240", "int", "40"),
            ("kind: stepper, range: ...240", "int", "0"),
            ("kind: stepper, range: ...-2", "int", "-2"),
            ("kind: stepper, range: 0.5...2, step: 0.5", "double", "0.5"),
            ("kind: stepper, range: 1...2, step: 0.5", "double", "1.0"),
            ("kind: stepper, range: 1...2, step: 1, default: 1.5", "double", "1.5"),
            ("kind: stepper, range: 1...2, step: 1, valueType: Double", "double", "1.0"),
            ("kind: slider, range: 0...1, default: {app: level}", "int", "app level"),
            ("kind: picker, options: [a, b]", "enum c", "option 0"),
            ("kind: picker, options: [a, b], default: b", "enum c", "option 1"),
            ("kind: picker, options: [a, b], optional: true", "enum c?", "none"),
            ("kind: picker, options: [3, 4], default: 4", "int", "4"),
            ("kind: picker, options: [3, 4.5]", "double", "3.0"),
            ("kind: picker, options: [a, b], valueType: Voice", "Voice", "option 0"),
            ("kind: picker, options: [a, b], valueType: String", "enum c", "option 0"),
            ("kind: picker, options: {app: list}", "string", "\"\""),
            ("kind: picker, range: 1...9, step: 2", "int", "1"),
            ("kind: multiPicker, options: [a, b]", "several enum c", "[]"),
            (
                "kind: multiPicker, options: [a, b, c], default: [c, a], count: 1...2", "several enum c",
                "[option 2, option 0]"
            ),
            ("kind: multiPicker, options: [1, 2.5], default: [2.5]", "several double", "[2.5]"),
            ("kind: multiPicker, options: [a, b], valueType: Voice, default: [b]", "several Voice", "[option 1]"),
            ("kind: multiPicker, options: {app: list}, default: [a]", "several string", "[\"a\"]"),
            ("kind: multiPicker, options: [a, b], default: {app: first}", "several enum c", "app first"),
            ("kind: list, item: {kind: textField}", "list of string", "[]"),
            ("kind: list, item: {kind: textField}, default: [b, a, b]", "list of string", "[\"b\", \"a\", \"b\"]"),
            ("kind: list, item: {kind: textField, valueType: Int}, default: [2, 1]", "list of int", "[2, 1]"),
            ("kind: list, item: {kind: stepper, range: 1...9, step: 1}, default: [1.5]", "list of double", "[1.5]"),
            (
                "kind: list, item: {kind: picker, options: [a, b]}, default: [b, b]", "list of enum c",
                "[option 1, option 1]"
            ),
            ("kind: list, item: {kind: picker, options: [3, 4]}, default: [4]", "list of int", "[4]"),
            ("kind: list, item: {kind: picker, options: [a, b], valueType: Voice}", "list of Voice", "[]"),
            (
                "kind: list, item: {kind: picker, range: 1...9, step: 2}, default: {app: beats}", "list of int",
                "app beats"
            ),
            ("kind: textField", "string", "\"\""),
            ("kind: textField, optional: true", "string?", "none"),
            ("kind: textField, default: 014", "string", "\"014\""),
            ("kind: textField, valueType: Int, default: 3", "int", "3"),
            ("kind: textField, valueType: Double, optional: true", "double?", "none"),
            ("kind: secureField", "string", "\"\""),
            ("kind: custom, view: Knob, valueType: Angle, optional: true", "Angle?", "none"),
            ("kind: custom, view: Knob, valueType: Angle, default: {app: angle}", "Angle", "app angle"),
            ("kind: custom, view: Knob, valueType: Int, default: 3", "int", "3"),
        ])
    func initialValues(keys: String, type: String, initial: String) throws {
        let value = try #require(try control(keys).value)
        #expect(spelling(of: value.type) == type)
        #expect(spelling(of: value.initial) == initial)
    }

    @Test("options of a set give the type and the value at first")
    func setValues() throws {
        let all = try dialogs(
            """
            optionSets: {numbers: [5, 6], words: [x, y]}
            dialogs:
              a:
                presentation: popup
                title: A
                controls:
                  - {id: b, kind: picker, title: B, options: {set: numbers}, default: 6}
                  - {id: c, kind: picker, title: C, options: {set: words}, default: y, optional: true}
                  - {id: d, kind: picker, title: D, options: {set: numbers}}
                  - {id: e, kind: multiPicker, title: E, options: {set: words}, default: [y]}
                  - {id: f, kind: multiPicker, title: F, options: {set: numbers}, default: [6, 5]}
                  - {id: g, kind: list, title: G, item: {kind: picker, options: {set: words}, default: y}, default: [y, y]}
                  - {id: h, kind: list, title: H, item: {kind: picker, options: {set: numbers}}}
            """)
        let values = try #require(all["a"]).controls.compactMap(\.value)
        #expect(
            values.map { spelling(of: $0.type) } == [
                "int", "set words?", "int", "several set words", "several int", "list of set words", "list of int",
            ])
        #expect(
            values.map { spelling(of: $0.initial) } == [
                "6", "option 1", "5", "[option 1]", "[6, 5]", "[option 1, option 1]", "[]",
            ])
        let rows = try #require(all["a"]).controls.compactMap { control -> ValueTraits? in
            if case .list(let list) = control.kind { list.control?.value } else { nil }
        }
        #expect(rows.map { spelling(of: $0.type) } == ["set words", "int"])
        #expect(rows.map { spelling(of: $0.initial) } == ["option 1", "none"], "what a new row begins with")
    }

    @Test(
        "apply follows the buttons unless it is said",
        arguments: [
            ("popup", "buttons: [save]", ApplyMode.onConfirm),
            ("popup", "buttons: [close]", .live),
            ("popup", "buttons: [{id: x, title: X, isDefault: true}]", .onConfirm),
            ("popup", "buttons: [save, cancel]\n    apply: live", .live),
            ("popup", "dismiss: {escape: false}", .live),
            ("page", "search: true", .live),
        ])
    func apply(presentation: String, line: String, expected: ApplyMode) throws {
        let dialog = try dialog(presentation, "controls: [{id: c, kind: toggle}]", line)
        #expect(dialog.apply == expected)
    }

    @Test("an alert without buttons has one that confirms")
    func impliedButton() throws {
        let dialog = try dialog("alert", "controls: [{id: c, kind: textField}]")
        #expect(dialog.buttons.map(\.id) == ["ok"])
        #expect(dialog.buttons.first?.role == .confirm)
        #expect(dialog.apply == .onConfirm)
    }

    @Test("bare words are buttons with the roles of the platform")
    func standardButtons() throws {
        let dialog = try dialog(
            "popup", "controls: [{id: c, kind: toggle}]",
            "buttons: [ok, cancel, close, done, save, delete, {id: x, role: confirm}]")
        #expect(dialog.buttons.map(\.role) == [.confirm, .cancel, nil, .confirm, .confirm, .destructive, .confirm])
        #expect(dialog.buttons.map(\.standard) == [.ok, .cancel, .close, .done, .save, .delete, .ok])
    }

    @Test("gestures are on where the presentation has them")
    func dismissal() throws {
        let popup = try dialog("popup", "controls: [{id: c, kind: toggle}]").dismiss
        #expect([popup.closeButton, popup.outsideTap, popup.swipe, popup.escape] == [true, true, nil, true])
        let sheet = try dialog("sheet", "controls: [{id: c, kind: toggle}]", "dismiss: {swipe: false}").dismiss
        #expect([sheet.closeButton, sheet.outsideTap, sheet.swipe, sheet.escape] == [true, nil, false, true])
        let alert = try dialog("alert", "message: M").dismiss
        #expect([alert.closeButton, alert.outsideTap, alert.swipe, alert.escape] == [nil, nil, nil, nil])
    }

    @Test("what is opened from another dialog stacks, and gets its arguments")
    func openings() throws {
        let all = try dialogs(
            """
            dialogs:
              a:
                presentation: popup
                title: A {name}
                arguments: {name: String}
                edits: Song
                controls: [{id: t, kind: toggle, title: T, bind: t}]
                buttons:
                  - {id: go, title: Go, opens: {dialog: b, with: {count: 3, note: none}}}
                  - {id: c, title: C, opens: c}
              b:
                presentation: popup
                title: '{note} {count} {name}'
                edits: Song
                arguments: {note: String, count: Int, name: String}
                controls: [{id: t, kind: toggle, title: T, bind: t}]
              c: {presentation: sheet, title: C, whenBusy: reject, content: {view: Slot}}
            """)
        let opens = try #require(all["a"]?.buttons.first?.opens)
        #expect(opens.sharesTarget)
        #expect(opens.arguments.map(\.name) == ["note", "count", "name"])
        guard case .literal(.string("none")) = opens.arguments[0].value,
            case .literal(.int(3)) = opens.arguments[1].value, case .argument("name") = opens.arguments[2].value
        else {
            Issue.record("\(opens.arguments)")
            return
        }
        #expect(all["a"]?.whenBusy == .queue)
        #expect(all["b"]?.whenBusy == .stack)
        #expect(all["c"]?.whenBusy == .reject)
    }

    @Test("storage keys are put together, and pages hand their storage on")
    func storageKeys() throws {
        let all = try dialogs(
            """
            dialogs:
              a:
                presentation: page
                title: '{user}'
                arguments: {user: String}
                storage: {kind: userDefaults, suite: group.x, prefix: 'app.{user}.'}
                controls:
                  - {id: b, kind: toggle, title: B}
                  - {id: c, kind: toggle, title: C, storageKey: d}
                  - {id: e, kind: toggle, title: E, storageKey: {absolute: f}}
                  - {id: g, kind: toggle, title: G, storageKey: {name: h, was: [i, j]}}
                  - {id: k, kind: navigationLink, title: K, opens: inner}
              inner:
                presentation: page
                title: Inner
                arguments: {user: String}
                controls: [{id: l, kind: toggle, title: L}]
            """)
        let keys = try #require(all["a"]).controls.compactMap { $0.value?.storageKey }
        #expect(keys.map(\.key.source) == ["app.{user}.b", "app.{user}.d", "f", "app.{user}.h"])
        #expect(keys.map { $0.formerKeys.map(\.source) } == [[], [], [], ["app.{user}.i", "app.{user}.j"]])
        #expect(keys[0].key.argumentNames == ["user"])
        let inner = try #require(all["inner"])
        #expect(inner.controls.first?.value?.storageKey?.key.source == "app.{user}.l")
        guard case .storage(let storage) = inner.valueSource, case .userDefaults(suite: "group.x") = storage.kind else {
            Issue.record("the page does not store where its opener does")
            return
        }
    }

    @Test("all uses of a view give it parameters of one order and one type")
    func viewParameters() throws {
        let all = try dialogs(
            """
            dialogs:
              a: {presentation: sheet, title: A, content: {view: Slot, with: {size: 1, name: x}}}
              b: {presentation: sheet, title: B, content: {view: Slot, with: {name: y, size: 1.5}}}
            """)
        for id in ["a", "b"] {
            guard case .slot(let view)? = all[id]?.content else {
                Issue.record("\(id) has no slot")
                continue
            }
            #expect(view.parameters.map(\.name) == ["size", "name"])
            #expect(view.parameters[0].value == (id == "a" ? .double(1) : .double(1.5)))
        }
    }

    @Test("controls that share an id on different platforms are both there")
    func sharedIDs() throws {
        let dialog = try dialog(
            "popup", "controls:", "  - {id: c, kind: toggle, title: A, platforms: [iOS]}",
            "  - {id: c, kind: toggle, title: B, platforms: [macOS]}")
        #expect(dialog.controls.map(\.id) == ["c", "c"])
    }

    private func spelling(of type: ValueType) -> String {
        switch type {
        case .bool: "bool"
        case .int: "int"
        case .double: "double"
        case .string: "string"
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "date and time"
        case .duration(let unit): unit?.rawValue ?? "duration"
        case .color: "color"
        case .controlOption(let control): "enum \(control)"
        case .optionSet(let name): "set \(name)"
        case .app(let name): name
        case .optional(let type): spelling(of: type) + "?"
        case .set(let type): "several " + spelling(of: type)
        case .list(let type): "list of " + spelling(of: type)
        }
    }

    private func spelling(of value: InitialValue) -> String {
        switch value {
        case .literal(.string(let text)): "\"\(text)\""
        case .literal(.int(let number)): "\(number)"
        case .literal(.double(let number)): "\(number)"
        case .literal(let literal): literal.spelling
        case .option(let index): "option \(index)"
        case .none: "none"
        case .app(let app): "app \(app.name)"
        case .several(let values): "[\(values.map { spelling(of: $0) }.joined(separator: ", "))]"
        }
    }
}
