import DialogRuntime
import DialogTesting
import Testing

/// Any edits, then any way out that is no commit: what was edited is exactly as before.
@MainActor @Suite struct RollbackPropertyTests {
    private enum WayOut: CaseIterable {
        case cancelButton, closeButton, escape, swipe, program, task, host, superseded, parent
    }

    private struct Snapshot: Equatable {
        let tempo: Int
        let title: String
        let instrument: String
        let voice: Voice?
        let transpose: Int8
        let gain: UInt32
        let bars: UInt8?

        @MainActor init(_ song: Song) {
            tempo = song.tempo
            title = song.title
            instrument = song.instrument
            voice = song.voice
            transpose = song.transpose
            gain = song.gain.bitPattern
            bars = song.bars
        }
    }

    /// A song with anything in it, also what no control has a value for.
    private func song(_ random: inout SeededGenerator) -> Song {
        let song = Song()
        song.tempo = random.pick([120, 40, 900, -7, .max])
        song.title = random.pick(["Untitled", "", "日本", "a/b"])
        song.instrument = random.pick(["piano", "grand organ", "theremin"])
        song.voice = random.pick([nil, .low, .high])
        return song
    }

    private func edit(_ session: DialogSession, _ random: inout SeededGenerator) {
        guard let control = session.visibleControls.randomElement(using: &random) else { return }
        edit(control, &random)
        if Int.random(in: 0..<6, using: &random) == 0, let first = session.focusOrder.first {
            session.submitOnly(first)
        }
    }

    private func edit(_ control: DialogControl, _ random: inout SeededGenerator) {
        switch control {
        case .toggle(let toggle): toggle.isOn.toggle()
        case .number(let number):
            switch Int.random(in: 0..<4, using: &random) {
            case 0: number.increment()
            case 1: number.value = Double.random(in: -1000...1000, using: &random)
            case 2: number.text = random.pick(["-", "1.", "90", "999", "", "x", "１００"])
            default: number.decrement()
            }
        case .choice(let choice): choice.selection = random.pick(choice.options).id
        case .multiChoice(let choices): choices.toggle(random.pick(choices.options).id)
        case .text(let text): text.text = random.pick(["", "x", "a/b", "日本語", String(repeating: "y", count: 40)])
        case .date(let date): date.text = random.pick(["2026-11-30", "2026-1", "x", ""])
        case .duration(let duration): duration.text = random.pick(["90s", "1:", "x", ""])
        case .color(let color): color.text = random.pick(["#FF8800", "#FF", "x", ""])
        case .list(let list):
            switch Int.random(in: 0..<5, using: &random) {
            case 0: list.add()
            case 1: list.delete(at: [Int.random(in: 0..<4, using: &random)])
            case 2: list.move(from: Int.random(in: 0..<4, using: &random), to: Int.random(in: 0..<4, using: &random))
            default: if let row = list.rows.randomElement(using: &random) { edit(row, &random) }
            }
        case .readout, .paragraph, .action, .custom: break
        }
        if Bool.random(using: &random) { control.base.endEditing() }
    }

    private func leave(
        _ way: WayOut, _ session: DialogSession, _ world: TestWorld, _ presenter: ScriptedPresenter,
        _ answer: Task<Bool, Never>
    ) {
        switch way {
        case .cancelButton: session.press("cancel")
        case .closeButton: dismiss(session, .closeButton)
        case .escape: dismiss(session, .escape)
        case .swipe: dismiss(session, .swipe)
        case .program, .parent: session.requestDismiss(.program)
        case .task: answer.cancel()
        case .host: presenter.detach()
        case .superseded: CountedDialog<Replacing>.opener(world.center).show(.init(id: -20))
        }
    }

    private func dismiss(_ session: DialogSession, _ reason: DismissReason) {
        session.requestDismiss(reason)
        session.answerDiscard(true)
    }

    @Test(arguments: 0..<80) func rule10_anEditingDialogGivesBackExactlyWhatItGot(_ seed: Int) async {
        var random = SeededGenerator(seed: seed)
        let way = WayOut.allCases[seed % WayOut.allCases.count]
        let world = TestWorld()
        let presenter = world.presenter()
        let song = song(&random)
        let before = Snapshot(song)
        let parent = way == .parent ? world.dialogs.settings.show() : nil
        let opensLive = Bool.random(using: &random)
        let answer = Task {
            // Above a page only what stacks appears, so the page is left out unless it is what ends the dialog.
            let edit = DialogEdit<Song>.object(song)
            return opensLive
                ? await world.dialogs.voicing.open(VoicingDialog(), editing: edit).values == nil
                : await world.dialogs.tempo.open(TempoDialog(), editing: edit).values == nil
        }
        if way == .parent {
            // It waits in the queue behind the page, and is closed there.
            await Task.yield()
            parent?.dismiss()
        }
        while world.center.presented.isEmpty { await Task.yield() }
        let session = world.center.presented[0]
        for _ in 0..<Int.random(in: 0..<12, using: &random) { edit(session, &random) }
        leave(way, session, world, presenter, answer)
        #expect(await answer.value, "nothing was committed")
        #expect(Snapshot(song) == before, "\(way)")
    }

    @Test(arguments: 0..<40) func rule10_aStructIsGivenBackToo(_ seed: Int) async {
        var random = SeededGenerator(seed: seed)
        let way = WayOut.allCases[seed % WayOut.allCases.count]
        let world = TestWorld()
        let presenter = world.presenter()
        let box = MixBox()
        box.mix = Mix(level: random.pick([50, 700, -1]), name: random.pick(["", "Main"]), untouched: "kept")
        let before = box.mix
        let answer = Task {
            await world.dialogs.mix.open(get: { box.mix }, set: { box.mix = $0 }).values == nil
        }
        let session = await presenter.waitUntilShown(MixDialog.self)
        for _ in 0..<Int.random(in: 0..<12, using: &random) { edit(session, &random) }
        leave(way, session, world, presenter, answer)
        #expect(await answer.value)
        #expect(box.mix == before)
    }

    @Test(arguments: 0..<80) func rule10_listsAreGivenBackTooWhateverHappenedToTheirRows(_ seed: Int) async {
        var random = SeededGenerator(seed: seed)
        let way = WayOut.allCases.filter { $0 != .parent }[seed % (WayOut.allCases.count - 1)]
        let world = TestWorld()
        let presenter = world.presenter()
        let box = BandBox()
        box.band = Band.random(&random)
        let before = box.band
        let isLive = Bool.random(using: &random)
        let answer = Task {
            let edit = DialogEdit<Band>(get: { box.band }, set: { box.band = $0 })
            return isLive
                ? await DialogOpener<LiveBandDialog>(world.center, texts: DialogTextTable())
                    .open(LiveBandDialog(), editing: edit).values == nil
                : await DialogOpener<BandDialog>(world.center, texts: DialogTextTable())
                    .open(BandDialog(), editing: edit).values == nil
        }
        while world.center.presented.isEmpty { await Task.yield() }
        let session = world.center.presented[0]
        for _ in 0..<Int.random(in: 0..<20, using: &random) {
            edit(session, &random)
            editMember(session, world.center, &random)
        }
        leave(way, session, world, presenter, answer)
        #expect(await answer.value, "nothing was committed")
        #expect(box.band == before, "\(way)")
    }

    /// Opens a record, edits it and leaves its dialog in one way or the other.
    private func editMember(
        _ session: DialogSession, _ center: DialogCenter, _ random: inout SeededGenerator
    ) {
        guard case .list(let members)? = session.control("members"), Bool.random(using: &random) else { return }
        if case .action(let row)? = members.rows.randomElement(using: &random) { row.perform() } else { members.add() }
        guard let member = center.presented.last, member !== session else { return }
        for _ in 0..<3 { edit(member, &random) }
        member.press(random.pick(["ok", "cancel"]))
        if member.phase != .ended { member.press("cancel") }
    }

    @Test(arguments: 0..<40) func rule10_aLiveDialogNeverWritesWhatBreaksARule(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let world = TestWorld()
        world.presenter()
        let target = RangeTarget()
        let handle = RangeDialog.opener(world.center).show(editing: target)
        for _ in 0..<60 {
            edit(handle.session, &random)
            #expect(target.low < target.high)
            #expect(target.high < target.limit)
            if Bool.random(using: &random) { handle.session.set(\.low, Int.random(in: 0...100, using: &random)) }
        }
        handle.dismiss()
        #expect(target.low < target.high && target.high < target.limit)
    }
}

@MainActor private final class BandBox { var band = Band() }

@MainActor private final class MixBox { var mix = Mix() }

@MainActor final class RangeTarget {
    var low = 10
    var high = 20
    var limit = 30
}

/// Three numbers that two rules hold in order, applied at once.
nonisolated struct RangeDialog: EditingDialog, PlainDialog {
    struct Values: DialogValues {
        var low = 10
        var high = 20
        var limit = 30
    }

    static var info: DialogInfo { .init("range", .popup) }

    @MainActor static func describe(_ dialog: Self, to d: DialogBuilder<Self>) {
        d.slider("low", \.low, in: 0...100)
        d.stepper("high", \.high, in: 0...100, step: 7)
        d.numberField("limit", \.limit, in: 0...100)
        d.rule(at: "high", .init("a", "a")) { c in
            c.compare(\.low, .less, \.high) && c.compare(\.high, .less, \.limit)
        }
    }

    @MainActor static func read(_ target: RangeTarget, into r: DialogReader<Values>) {
        r.read(\.low, target.low)
        r.read(\.high, target.high)
        r.read(\.limit, target.limit)
    }

    @MainActor static func write(_ w: DialogWriter<Values>, to target: inout RangeTarget) {
        if let new = w.changed(\.low, over: target.low) { target.low = new }
        if let new = w.changed(\.high, over: target.high) { target.high = new }
        if let new = w.changed(\.limit, over: target.limit) { target.limit = new }
    }

    @MainActor static func opener(_ center: DialogCenter) -> DialogOpener<Self> {
        DialogOpener(center, texts: DialogTextTable())
    }
}

extension DialogSession {
    /// Return in a field that is not the last one.
    fileprivate func submitOnly(_ control: String) {
        if focusOrder.last != control { submit(control) }
    }
}
