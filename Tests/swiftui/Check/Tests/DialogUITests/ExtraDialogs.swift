import DialogRuntime

// Dialogs that the fixtures do not have, as generated code would describe them.

nonisolated struct StackedPopupDialog: ValueDialog, PlainDialog {
    enum Button: String, DialogButtons { case ok }
    static var info: DialogInfo { .init("stacked", .popup, whenBusy: .stack) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("stacked.title", "Stacked"))
        d.text("text", .init("stacked.text", "On *top*."))
        d.button(.ok, standard: .ok)
    }
}

nonisolated struct StackedCoverDialog: ValueDialog, PlainDialog {
    static var info: DialogInfo { .init("stackedCover", .fullScreenCover, whenBusy: .stack) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("stackedCover.title", "Cover"))
        d.text("text", .init("stackedCover.text", "All of it."))
    }
}

nonisolated struct PhonesSheetDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var phones: [String] = ["1", "2", "3"]
    }
    enum Button: String, DialogButtons {
        case cancel
        case ok
    }
    static var info: DialogInfo { .init("phones", .sheet) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("phones.title", "Phones"))
        d.list("list", \.phones, of: .textField()) { $0.required() }.title(.init("phones.list.title", "Phones")).count(
            1...4)
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok)
    }
}

/// The same list in a panel.
nonisolated struct PhonesPopupDialog: ValueDialog, PlainDialog {
    typealias Values = PhonesSheetDialog.Values
    static var info: DialogInfo { .init("panel", .popup) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("panel.title", "Phones"))
        d.list("list", \.phones, of: .textField())
    }
}

nonisolated struct CompactDialog: ValueDialog, PlainDialog {
    static var info: DialogInfo { .init("compact", .popup, style: "compact") }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("compact.title", "Compact"))
        d.text("text", .init("compact.text", "Short."))
    }
}

/// An alert with a rule.
nonisolated struct RuledAlertDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var name = ""
    }
    enum Button: String, DialogButtons { case cancel, ok }
    static var info: DialogInfo { .init("ruled", .alert) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("ruled.title", "Name it"))
        d.textField("name", \.name).title(.init("ruled.name.title", "Name"))
        d.rule(at: "name", .init("ruled.rule", "Not that name.")) { $0.differs(\.name, "that") }
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok)
    }
}

/// An alert with a button that waits for a text.
nonisolated struct ChoosyAlertDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var name = ""
    }
    enum Button: String, DialogButtons { case cancel, ok }
    static var info: DialogInfo { .init("choosy", .alert) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("choosy.title", "Say yes"))
        d.textField("name", \.name).title(.init("choosy.name.title", "Answer"))
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok).enabledWhen { $0.equals(\.name, "yes") }
    }
}

nonisolated struct OpeningAlertDialog: ButtonDialog, PlainDialog {
    enum Button: String, DialogButtons { case more, ok }
    static var dismissButton: Button { .ok }
    static var info: DialogInfo { .init("opening", .alert) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("opening.title", "More?"))
        d.button(.more, .init("opening.more.title", "More")).opens { StackedPopupDialog() }
        d.button(.ok, standard: .ok)
    }
}

nonisolated struct TipDialog: ValueDialog, PlainDialog {
    static var info: DialogInfo { .init("tip", .popover, anchor: "home.tip") }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("tip.title", "Tip"))
        d.text("text", .init("tip.text", "Hold it."))
    }
}

nonisolated struct CoverDialog: ValueDialog, PlainDialog {
    struct Values: DialogValues {
        var name = ""
        var city = ""
        var note = ""
    }
    enum Button: String, DialogButtons { case cancel, ok }
    static var info: DialogInfo { .init("cover", .fullScreenCover) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("cover.title", "Cover"))
        d.textField("name", \.name).title(.init("cover.name.title", "Name")).contentType(.name)
        d.textField("city", \.city).title(.init("cover.city.title", "City")).length(2...)
        d.textEditor("note", \.note).title(.init("cover.note.title", "Note"))
            .placeholder(.init("cover.note.placeholder", "Anything"))
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok)
    }
}

/// One control of each kind.
nonisolated struct KindsDialog: ValueDialog, PlainDialog {
    enum Option: DialogOptions {
        case one, two
        static var _options: DialogOptionList<Self> { .init("kinds.options", "one\tOne\tvalue=a\ntwo\tTwo\tvalue=b") }
    }
    struct Values: DialogValues {
        var toggle = false
        var stepper = 1
        var slider = 3
        var number = 5
        var choice = Option.one
        var several: Set<Option> = []
        var text = ""
        var secret = ""
        var editor = ""
        var day: DialogDate?
        var length = Duration.seconds(5)
        var color = DialogColor(red: 0, green: 0, blue: 0)
    }
    enum Button: String, DialogButtons { case cancel, ok }
    static var info: DialogInfo { .init("kinds", .sheet) }
    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("kinds.title", "Kinds"))
        d.toggle("toggle", \.toggle).title(.init("t", "Toggle"))
        d.stepper("stepper", \.stepper, in: 1...9, step: 1).title(.init("t", "Stepper"))
        d.slider("slider", \.slider, in: 1...9, step: 1).title(.init("t", "Slider"))
        d.numberField("number", \.number, in: 1...99).title(.init("t", "Number"))
        d.picker("choice", \.choice).title(.init("t", "Choice"))
        d.multiPicker("several", \.several).title(.init("t", "Several"))
        d.textField("text", \.text).title(.init("t", "Text"))
        d.secureField("secret", \.secret).title(.init("t", "Secret"))
        d.textEditor("editor", \.editor).title(.init("t", "Editor"))
        d.datePicker("day", \.day).title(.init("t", "Day"))
        d.durationPicker("length", \.length).title(.init("t", "Length"))
        d.colorPicker("color", \.color).title(.init("t", "Colour"))
        d.labeledContent("readout", .init("v", "1.0")).title(.init("t", "Version"))
        d.text("paragraph", .init("p", "A **bold** word"))
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok)
    }
}

extension Dialogs {
    var kinds: DialogOpener<KindsDialog> { opener() }
    var compact: DialogOpener<CompactDialog> { opener() }
    var stackedCover: DialogOpener<StackedCoverDialog> { opener() }
    var phones: DialogOpener<PhonesSheetDialog> { opener() }
    var panel: DialogOpener<PhonesPopupDialog> { opener() }
    var stacked: DialogOpener<StackedPopupDialog> { opener() }
    var ruled: DialogOpener<RuledAlertDialog> { opener() }
    var choosy: DialogOpener<ChoosyAlertDialog> { opener() }
    var opening: DialogOpener<OpeningAlertDialog> { opener() }
    var tip: DialogOpener<TipDialog> { opener() }
    var cover: DialogOpener<CoverDialog> { opener() }

    private func opener<D: DialogDefinition>() -> DialogOpener<D> where D.App == Void {
        DialogOpener(_center, texts: DialogTextTable())
    }
}
