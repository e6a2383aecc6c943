import Diagnostics
import DialogLanguage
import Testing

@testable import DialogStrings

@Suite struct DialogTextsTests {
    private let model = ModelBuilder()

    static let spellings: [(text: String, value: String)] = [
        ("Tempo", "Tempo"),
        ("Delete {name}?", "Delete %1$@?"),
        ("{count} of {share}", "%2$lld of %3$lf"),
        ("{count} and {count}, {name}", "%2$lld and %2$lld, %1$@"),
        ("{due} {link} {flag}", "%4$@ %5$@ %6$@"),
        // A percent sign is doubled where the text is a format, and only there.
        ("100% of it", "100% of it"),
        ("{count}% of %d", "%2$lld%% of %%d"),
        ("", ""),
    ]

    @Test(arguments: spellings)
    func placeholdersAreSpeltAsXcodeDoes(_ sample: (text: String, value: String)) throws {
        let texts = model.titles(
            ["a": sample.text],
            arguments: [
                ("name", .string), ("count", .int), ("share", .double), ("due", .date), ("link", .url), ("flag", .bool),
            ])
        #expect(texts.map(\.value) == [sample.value])
    }

    @Test func commentsAreTheAuthorsOrSayWhatTheTextIs() throws {
        let dialog = model.dialog("deleteTrack", arguments: [("name", .string), ("count", .int)]) {
            $0.title = model.text("deleteTrack.title", "Delete {name}?")
            $0.message = model.text("deleteTrack.message", "{count} of {name}", comment: "Shown below the title.")
            var button = Button(id: "keep", span: model.at(1))
            button.title = model.text("deleteTrack.keep.title", "Keep")
            $0.buttons = [button]
        }
        let texts = model.texts(dialog).texts
        #expect(
            texts.map(\.comment) == [
                "Title of the dialog deleteTrack; %1$@ is name", "Shown below the title.",
                "Button keep of the dialog deleteTrack",
            ])
    }

    /// A model in which everything that can have a text has one.
    private var fullSet: DialogSet {
        var kinds: [Control.Kind] = [
            .toggle(Toggle()), .text(model.text("k.text", "t")),
            .labeledContent(.text(model.text("k.value", "v"))),
            .button(.action(AppReference(name: "run", span: model.at(1))), role: nil),
            .navigationLink(.slot(CustomView(name: "V", parameters: [], span: model.at(1)))), .link(.systemSettings),
            .custom(CustomView(name: "W", parameters: [], span: model.at(1))),
        ]
        var number = NumberControl(range: .fixed(lower: nil, upper: nil))
        number.unit = model.text("k.unit", "BPM")
        number.minimumLabel = model.text("k.min", "slow")
        number.maximumLabel = model.text("k.max", "fast")
        number.placeholder = model.text("k.numberPlaceholder", "any")
        kinds += [.stepper(number), .slider(number), .numberField(number)]
        var field = TextControl()
        field.placeholder = model.text("k.placeholder", "type")
        field.unit = model.text("k.fieldUnit", "u")
        kinds += [.textField(field), .secureField(field), .textEditor(field)]
        var picker = Picker(options: .list(options("k.options")))
        picker.placeholder = model.text("k.choose", "Choose")
        kinds.append(.picker(picker))
        var row = Control(id: "list", span: model.at(1), kind: .textField(field))
        row.title = model.text("k.item.title", "Row")
        row.value = ValueTraits(type: .string, initial: .none)
        row.value?.validationMessage = model.text("k.item.validation", "Wrong row")
        var list = ListControl(item: .values(row))
        list.addTitle = model.text("k.addTitle", "Add one")
        kinds.append(.list(list))
        let dialog = model.dialog("full") { dialog in
            dialog.title = model.text("full.title", "Title")
            dialog.message = model.text("full.message", "Message")
            var section = Section()
            section.header = model.text("full.header", "Header")
            section.footer = model.text("full.footer", "Footer")
            section.controls = kinds.enumerated().map { control("c\($0)", $1) }
            dialog.content = .sections([section])
            var button = Button(id: "go", span: model.at(1))
            button.title = model.text("full.go.title", "Go")
            dialog.buttons = [button]
            dialog.rules = [
                Rule(
                    condition: .isOn(control: "c0"), message: model.text("full.rules.c0.message", "No"), control: "c0",
                    span: model.at(1))
            ]
        }
        return model.set([dialog], sets: [OptionSet(id: "keys", span: model.at(1), options: options("sets.keys"))])
    }

    private func options(_ path: String) -> OptionList {
        var option = Option(value: .string("c"), caseName: "c", title: model.text("\(path).c.title", "C"))
        option.subtitle = model.text("\(path).c.subtitle", "White keys only")
        return OptionList(
            values: .text, groups: [.init(title: model.text("\(path).c.group", "Major"), options: [option])])
    }

    private func control(_ id: String, _ kind: Control.Kind) -> Control {
        var control = Control(id: id, span: model.at(1), kind: kind)
        control.title = model.text("\(id).title", "Title of \(id)")
        control.subtitle =
            id == "c0"
            ? .byValue(whenOn: model.text("c0.whenOn", "on"), whenOff: model.text("c0.whenOff", "off"))
            : .always(model.text("\(id).subtitle", "Subtitle"))
        control.help = model.text("\(id).help", "Help")
        control.accessibilityLabel = model.text("\(id).label", "Label")
        control.accessibilityHint = model.text("\(id).hint", "Hint")
        control.searchKeywords = [model.text("\(id).keywords", "words")]
        var value = ValueTraits(type: .bool, initial: .literal(.bool(true)))
        value.validationMessage = model.text("\(id).validation", "Wrong")
        control.value = value
        return control
    }

    /// The keys of all texts that stand anywhere in a value, found without knowing its type.
    private func keys(in value: Any) -> Set<String> {
        if let text = value as? LocalizedText { return [text.key] }
        if value is SourceFile { return [] }
        return Mirror(reflecting: value).children.reduce(into: []) { $0.formUnion(keys(in: $1.value)) }
    }

    @Test func everyTextOfTheModelIsCollected() {
        let set = fullSet
        let all = keys(in: set)
        #expect(all.count > 100)
        #expect(Set(DialogTexts(set).texts.map(\.key)) == all)
    }

    @Test func oneKeyIsOneText() {
        let first = model.dialog("a") { $0.title = model.text("common.name", "Name", line: 3) }
        let second = model.dialog("b") { $0.title = model.text("common.name", "Name", comment: "Of a song.", line: 7) }
        let texts = model.texts(first, second)
        #expect(texts.conflicts.isEmpty)
        #expect(texts.texts.map(\.comment) == ["Of a song."])
    }

    @Test func oneKeyForTwoTextsIsAConflict() throws {
        let first = model.dialog("a") { $0.title = model.text("common.name", "Name", line: 3) }
        let second = model.dialog("b") { $0.title = model.text("common.name", "Title", line: 7) }
        let texts = model.texts(first, second)
        #expect(texts.texts.map(\.value) == ["Name"])
        let conflict = try #require(texts.conflicts.first)
        #expect(conflict.span == model.at(7))
        #expect(conflict.notes.map(\.span) == [model.at(3)])
    }

    @Test func oneKeyForPlaceholdersInAnotherOrderIsAConflict() {
        let first = model.dialog("a", arguments: [("name", .string), ("count", .int)]) {
            $0.title = model.text("common.name", "About {name}")
        }
        let second = model.dialog("b", arguments: [("count", .int), ("name", .string)]) {
            $0.title = model.text("common.name", "About {name}")
        }
        #expect(model.texts(first, second).conflicts.count == 1)
    }
}
