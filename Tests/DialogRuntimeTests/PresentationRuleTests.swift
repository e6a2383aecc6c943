import DialogRuntime
import DialogTesting
import Foundation
import Testing

/// The rules on how dialogs come and go, by their numbers.
@MainActor @Suite struct PresentationRuleTests {
    @Test func rule01_oneListOfSessionsAndNoFlagBesideIt() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let popup = world.dialogs.tempo.show(editing: Song())
        let alert = world.dialogs.emptyWarning.show()
        #expect(world.center.presented.map(\.id) == [popup.ticket, alert.ticket])
        try presenter.press("ok")
        #expect(world.center.presented.map(\.id) == [popup.ticket])

        let tests = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        let runtime = tests.deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "Sources/DialogRuntime")
        var read = 0
        for folder in [runtime, tests.appending(path: "Fixtures")] {
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                read += 1
                let code = try String(contentsOf: file, encoding: .utf8)
                #expect(!code.contains("isPresented"), "\(file.lastPathComponent)")
            }
        }
        #expect(read > 30)
    }

    @Test func rule02_theSameDialogTwiceHasTwoTickets() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let first = world.dialogs.emptyWarning.show()
        let second = world.dialogs.emptyWarning.show()
        #expect(first.ticket != second.ticket)
        #expect(presenter.top?.id == first.ticket)
        try presenter.press("ok")
        #expect(presenter.top?.id == second.ticket)
    }

    @Test func rule02_manyOpensInOneTurnKeepTheirOrder() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let handles = (0..<50).map { world.dialogs.deleteTrack.show(trackName: "\($0)") }
        var seen: [DialogTicket] = []
        while let top = presenter.top {
            seen.append(top.id)
            try presenter.press("keep")
        }
        #expect(seen == handles.map(\.ticket))
    }

    @Test func rule03_dismissAndShowInOneTurnShowsTheSecond() {
        let world = TestWorld()
        let presenter = world.presenter()
        presenter.leavesAtOnce = false
        world.dialogs.emptyWarning.show().dismiss()
        let next = world.dialogs.saveChanges.show()
        #expect(presenter.top == nil)
        presenter.finishLeaving()
        #expect(presenter.top?.id == next.ticket)
    }

    @Test func rule03_aPresenterThatNeverConfirmsIsReportedAndDoesNotBlock() async {
        let world = TestWorld()
        let presenter = world.presenter()
        presenter.leavesAtOnce = false
        world.dialogs.emptyWarning.show().dismiss()
        let next = world.dialogs.emptyWarning.show()
        await world.advance(.milliseconds(1999))
        #expect(presenter.top == nil)
        #expect(world.reported.isEmpty)
        await world.advance(.milliseconds(1))
        #expect(presenter.top?.id == next.ticket)
        #expect(world.reported == [.notDismissed])
    }

    @Test func rule04_aLateDismissalTouchesNothingElse() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let first = world.dialogs.emptyWarning.show()
        try presenter.press("ok")
        let second = world.dialogs.emptyWarning.show()
        first.dismiss()
        world.center.presenterDidDismiss(first.ticket)
        #expect(!first.session.requestDismiss(.escape))
        #expect(presenter.top?.id == second.ticket)
    }

    @Test func rule04_timersEndWithTheirTicket() async {
        let world = TestWorld()
        let presenter = world.presenter()
        presenter.leavesAtOnce = false
        world.dialogs.emptyWarning.show().dismiss()
        await world.settle()
        #expect(world.clock.sleeping == 1)
        presenter.finishLeaving()
        await world.settle()
        #expect(world.clock.sleeping == 0)
        await world.advance(.seconds(10))
        #expect(world.reported.isEmpty)
    }

    @Test(arguments: [DismissReason.closeButton, .outsideTap, .swipe, .escape, .program])
    func rule05_everyWayOutEndsOnce(_ reason: DismissReason) async {
        let world = TestWorld()
        let presenter = world.presenter()
        let song = Song()
        let handle = world.dialogs.tempo.show(editing: song)
        if reason == .program { handle.dismiss() } else { #expect(presenter.dismiss(reason)) }
        handle.dismiss()
        #expect(!presenter.dismiss(.escape))
        #expect(await handle.result == .dismissed(reason))
        #expect(await handle.result == .dismissed(reason))
        #expect(handle.reason == reason)
        #expect(handle.button == nil)
        #expect(song.tempo == 120)
    }

    @Test func rule05_aButtonIsTheAnswer() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let answer = Task { await world.dialogs.deleteTrack.open(trackName: "Bass {x}") }
        await presenter.waitUntilShown(DeleteTrackDialog.self)
        #expect(presenter.title == "Delete Bass {x}?")
        try presenter.press(DeleteTrackDialog.self, .delete)
        #expect(await answer.value == .delete)
    }

    @Test func rule05_aCancelledTaskEndsItsDialog() async {
        let world = TestWorld()
        let presenter = world.presenter()
        let task = Task { await world.dialogs.saveChanges.open() }
        let session = await presenter.waitUntilShown(SaveChangesDialog.self)
        task.cancel()
        #expect(await task.value == .cancel)
        #expect(session.phase == .ended)
        #expect(presenter.top == nil)
    }

    @Test func rule05_aTaskThatIsCancelledAlreadyShowsNothing() async {
        let world = TestWorld()
        let presenter = world.presenter()
        let gate = Gate()
        let task = Task {
            await gate.wait()
            return await world.dialogs.saveChanges.open()
        }
        task.cancel()
        gate.open()
        #expect(await task.value == .cancel)
        #expect(presenter.history.isEmpty)
    }

    @Test func rule05_whatHasEndedIsFreed() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        weak var session: DialogSession?
        weak var popup: DialogSession?
        do {
            let handle = world.dialogs.playback.show(isLive: true, maximum: 3)
            session = handle.session
            let other = world.dialogs.voicing.show(editing: Song())
            popup = other.session
            try presenter.press("ok")
            try presenter.press("more")
            presenter.dismiss()
            try presenter.press("cancel")
            #expect(other.reason == .button)
        }
        #expect(session == nil)
        #expect(popup == nil)
    }

    @Test func rule06_policiesQueueStackReplaceReject() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let popup = world.dialogs.tempo.show(editing: Song())
        let queued = world.dialogs.transpose.show(editing: Song())
        let stacked = world.dialogs.saveChanges.show()
        #expect(presenter.stack == ["tempo", "saveChanges"])
        let secondAlert = world.dialogs.emptyWarning.show()
        #expect(presenter.stack == ["tempo", "saveChanges"])
        try presenter.press("discard")
        #expect(presenter.stack == ["tempo", "emptyWarning"])
        try presenter.press("ok")
        popup.dismiss()
        #expect(presenter.stack == ["transpose"])
        #expect(await stacked.result == .discard)
        #expect(secondAlert.button == .ok)

        let rejected = CountedDialog<Rejecting>.opener(world.center).show(.init(id: -1))
        #expect(rejected.reason == .rejected)
        let replacing = CountedDialog<Replacing>.opener(world.center).show(.init(id: -2))
        #expect(queued.reason == .superseded)
        #expect(presenter.top?.id == replacing.ticket)
    }

    @Test func rule06_aPopupThatAwaitsItsOwnConfirmationNeverHangs() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let popup = world.dialogs.tempo.show(editing: Song())
        let confirmed = Task {
            let answer = await world.dialogs.deleteTrack.open(trackName: "A")
            if answer == .delete { popup.dismiss() }
        }
        await presenter.waitUntilShown(DeleteTrackDialog.self)
        #expect(presenter.stack == ["tempo", "deleteTrack"])
        try presenter.press("delete")
        await confirmed.value
        #expect(presenter.top == nil)
    }

    @Test func rule06_endingALowerOneEndsThoseAboveItTopFirst() async throws {
        let world = TestWorld()
        let presenter = world.presenter()
        let page = world.dialogs.settings.show()
        try presenter.press("privacy")
        let alert = world.dialogs.emptyWarning.show()
        #expect(presenter.stack == ["settings", "privacy", "emptyWarning"])
        page.dismiss()
        #expect(presenter.top == nil)
        #expect(alert.reason == .parentDismissed)
        #expect(await alert.result == .ok)
        #expect(page.reason == .program)

        let bottom = CountedDialog<Queueing>.opener(world.center).show(.init(id: -31))
        let above = [-32, -33].map { CountedDialog<Stacking>.opener(world.center).show(.init(id: $0)) }
        bottom.dismiss()
        #expect(above.map(\.reason) == [.parentDismissed, .parentDismissed])
        #expect(EndCounter.order(of: [-31, -32, -33]) == [-33, -32, -31])
    }

    @Test func rule07_aSessionOfBeforeTheHostIsShownWhenItComes() async {
        let world = TestWorld()
        let handle = world.dialogs.emptyWarning.show()
        #expect(world.center.presented.isEmpty)
        await world.advance(.seconds(1))
        let presenter = world.presenter()
        #expect(presenter.top?.id == handle.ticket)
        await world.advance(.seconds(10))
        #expect(world.reported.isEmpty)
    }

    @Test func rule07_waitingForAHostIsReportedOnceAfterTwoSeconds() async {
        let world = TestWorld()
        world.dialogs.emptyWarning.show()
        world.dialogs.saveChanges.show()
        await world.advance(.milliseconds(1999))
        #expect(world.reported.isEmpty)
        await world.advance(.milliseconds(1))
        #expect(world.reported == [.noHost])
        await world.advance(.seconds(10))
        #expect(world.reported == [.noHost])
        #expect(world.presenter().stack == ["emptyWarning"])
    }

    @Test func rule07_theCenterWithoutHostAnswersAtOnce() async {
        let dialogs = Dialogs(.none, app: FixtureApp())
        DialogCenter.none.onReport = { _ in }
        let handle = dialogs.tempo.show(editing: Song())
        #expect(handle.reason == .noHost)
        #expect(await handle.result == .dismissed(.noHost))
        #expect(await dialogs.emptyWarning.open() == .ok)
    }

    @Test func rule07_outsideOfASceneDialogsAnswerAtOnceWithoutAnApp() async throws {
        DialogCenter.none.onReport = { _ in }
        let texts = DialogTextTable()
        let page = DialogOpener<SettingsDialog>(nil, app: nil, texts: texts)
        #expect(await page.open() == .noHost)
        #expect(page.values == SettingsDialog.Values())
        #expect(page.center === DialogCenter.none)
        // Without its app a dialog is not shown, even where there is a host.
        let world = TestWorld()
        let presenter = world.presenter()
        #expect(await DialogOpener<SettingsDialog>(world.center, app: nil, texts: texts).open() == .noHost)
        #expect(presenter.history.isEmpty)
        #expect(await DialogOpener<EmptyWarningDialog>(nil, texts: texts).open() == .ok)
        #expect(try await LoadingOpener<ExportingDialog>(nil, texts: texts).run { _ in 3 } == 3)
    }

    @Test func rule07_whenTheLastHostGoesEverythingEnds() async {
        let world = TestWorld()
        let presenter = world.presenter()
        let popup = world.dialogs.tempo.show(editing: Song())
        let alert = world.dialogs.saveChanges.show()
        let waiting = world.dialogs.transpose.show(editing: Song())
        presenter.detach()
        #expect([popup.reason, alert.reason, waiting.reason] == [.hostGone, .hostGone, .hostGone])
        #expect(await alert.result == .cancel)
        #expect(world.center.presented.isEmpty)
        let later = world.dialogs.emptyWarning.show()
        #expect(world.presenter().top?.id == later.ticket)
    }

    @Test func rule07_ofTwoHostsTheFirstWins() {
        let world = TestWorld()
        let first = world.presenter()
        let second = world.presenter()
        #expect(world.reported == [.secondHost])
        let handle = world.dialogs.emptyWarning.show()
        #expect(first.history == ["+emptyWarning"])
        #expect(second.history.isEmpty)
        first.detach()
        #expect(handle.reason == nil)
        #expect(second.history == ["+emptyWarning"])
        second.detach()
        #expect(handle.reason == .hostGone)
    }

    @Test func rule08_eachSceneHasItsOwnCenter() throws {
        let left = TestWorld()
        let right = TestWorld()
        let leftPresenter = left.presenter()
        let rightPresenter = right.presenter()
        left.dialogs.emptyWarning.show()
        #expect(leftPresenter.stack == ["emptyWarning"])
        #expect(rightPresenter.stack.isEmpty)
        right.dialogs.saveChanges.show()
        try leftPresenter.press("ok")
        #expect(rightPresenter.stack == ["saveChanges"])
    }

    @Test func rule09_aRowThatDoesSomethingIsOneControlToPress() throws {
        let world = TestWorld()
        let presenter = world.presenter()
        world.dialogs.settings.show()
        try presenter.press("reset")
        #expect(world.app.calls == ["resetSettings"])
        try presenter.press("system")
        #expect(presenter.links == [.system(.settings)])
        try presenter.press("about")
        #expect(presenter.top?.pushedView == DialogSlot("AboutView"))
        presenter.top?.leavePushedView()
        #expect(presenter.top?.pushedView == nil)
        try presenter.press("save")
        #expect(presenter.stack == ["settings", "saveChanges"])
    }
}
