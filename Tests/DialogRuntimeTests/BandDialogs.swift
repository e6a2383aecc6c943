import DialogRuntime
import Foundation

/// What the dialogs with lists edit: plain values, in part of other types than the dialogs' own.
struct Band: Equatable, Sendable {
    var phones: [String] = []
    var limits: [UInt8] = []
    var voices: [String] = []
    var members: [Member] = []

    /// A band with anything in it, also what no control has a value for.
    static func random(_ random: inout SeededGenerator) -> Band {
        func several<Element>(_ elements: [Element], _ random: inout SeededGenerator) -> [Element] {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(elements) }
        }
        var band = Band()
        band.phones = several(["", "1", "日本", "a very long number"], &random)
        band.limits = several([0, 3, 9, 255], &random)
        band.voices = several(["piano", "bass", "theremin"], &random)
        band.members = several([Member(name: "Ann"), Member(name: "", age: 200), Member(name: "Bo", age: 3)], &random)
        return band
    }
}

struct Member: Equatable, Sendable, Codable {
    var name = "New"
    var age = 20
}

/// A list of each kind of row, applied at the end.
nonisolated struct BandDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues {
        var phones: [String] = []
        var limits: [Int] = []
        var voices: [VoicesOption] = []
        var members: [Member] = []
    }
    enum VoicesOption: DialogOptions {
        case piano
        case bass
        static let _options = DialogOptionList<Self>("band.voices.options", "piano\tPiano\nbass\tBass")
    }
    enum Button: String, DialogButtons { case cancel, ok }
    typealias Target = Band

    static var info: DialogInfo { .init("band", .sheet) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("band.title", "Band"))
        d.list("phones", \.phones, of: .textField()) {
            $0.placeholder(.init("band.phones.item.placeholder", "Number")).length(1...6).required()
        }.title(.init("band.phones.title", "Phones")).count(1...3).addTitle(.init("band.phones.addTitle", "Add phone"))
        d.list("limits", \.limits, of: .numberField(in: 1...9), new: 5).title(.init("band.limits.title", "Limits"))
        d.list("voices", \.voices, of: .picker()).title(.init("band.voices.title", "Voices"))
        d.records("members", \.members, title: { $0.name }, new: { Member() }, opens: { MemberDialog() })
            .title(.init("band.members.title", "Members"))
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok)
    }

    @MainActor static func read(_ target: Band, into r: DialogReader<Values>) {
        r.read(\.phones, target.phones)
        r.read(\.limits, target.limits)
        r.read(\.voices, target.voices)
        r.read(\.members, target.members)
    }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout Band) {
        if let new = w.changed(\.phones, over: target.phones) { target.phones = new }
        if let new = w.changed(\.limits, over: target.limits) { target.limits = new }
        if let new = w.changed(\.voices, over: target.voices) { target.voices = new }
        if let new = w.changed(\.members, over: target.members) { target.members = new }
    }
}

/// The same lists, applied at once, with a way back.
nonisolated struct LiveBandDialog: EditingDialog, PlainDialog {
    typealias Values = BandDialog.Values
    enum Button: String, DialogButtons { case cancel }
    typealias Target = Band

    static var info: DialogInfo { .init("liveBand", .sheet, apply: .live) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.list("phones", \.phones, of: .textField()) { $0.length(1...6).required() }.count(...3)
        d.list("limits", \.limits, of: .stepper(in: 1...9, step: 1))
        d.list("voices", \.voices, of: .picker())
        d.records("members", \.members, title: { $0.name }, new: { Member() }, opens: { MemberDialog() })
        d.button(.cancel, standard: .cancel)
    }

    @MainActor static func read(_ target: Band, into r: DialogReader<Values>) { BandDialog.read(target, into: r) }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout Band) {
        BandDialog.write(w, to: &target)
    }
}

/// Edits one record.
nonisolated struct MemberDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues {
        var name = ""
        var age = 1
    }
    enum Button: String, DialogButtons { case cancel, ok }
    typealias Target = Member

    static var info: DialogInfo { .init("member", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.title(.init("member.title", "Member"))
        d.textField("name", \.name).title(.init("member.name.title", "Name")).required()
        d.stepper("age", \.age, in: 1...120, step: 1).title(.init("member.age.title", "Age"))
        d.button(.cancel, standard: .cancel)
        d.button(.ok, standard: .ok)
    }

    @MainActor static func read(_ target: Member, into r: DialogReader<Values>) {
        r.read(\.name, target.name)
        r.read(\.age, target.age)
    }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout Member) {
        if let new = w.changed(\.name, over: target.name) { target.name = new }
        if let new = w.changed(\.age, over: target.age) { target.age = new }
    }
}

/// Lists in a store: texts, numbers of one choice, and records.
nonisolated struct StoredBandDialog: PageDialog, PlainDialog, StoredDialog {
    struct Values: DialogValues {
        var phones: [String] = ["110"]
        var limits: [Double] = []
        var beats: [Int] = []
        var members: [Member] = []
    }

    static var info: DialogInfo { .init("storedBand", .page) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.storage(.userDefaults(), prefix: "b.")
        d.list("phones", \.phones, of: .textField()) { $0.required() }.count(...3)
        d.list("limits", \.limits, of: .numberField(in: 0...1))
        d.list("beats", \.beats, of: .picker(in: 2...6, step: 2))
        d.storedRecords("members", \.members, title: { $0.name }, new: { Member() }, opens: { MemberDialog() })
    }
}
