import DialogRuntime
import Foundation
import StandInTesting
import SwiftUI
import Testing

@testable import Composer

/// Every dialog of the sample is opened, used, and left in every way that there is, with what the definition says of each.
@MainActor @Suite("Every dialog of the sample") struct SampleRotationTests {
    /// The dialogs that the generated code can open, all of which have to take part here.
    @Test func noDialogIsForgotten() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Sources/Composer/Generated").standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let code = try files.filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
        let openers = code.flatMap {
            $0.matches(of: /var `?(\w+)`?: DialogRuntime\.(?:Dialog|Loading)Opener</).map { String($0.output.1) }
        }
        #expect(openers.count > 10)
        #expect(openers.sorted() == SampleDialog.allCases.map(\.rawValue).sorted())
    }

    /// A way to leave a dialog.
    enum Way: CaseIterable {
        case buttons, closeButton, escapeKey, escapeGesture, swipe, outside, program
    }

    /// What has to come of it.
    enum Consequence: Equatable {
        case stays
        case asks(DismissReason)
        case closes([DismissReason])
    }

    @Test(arguments: SampleDialog.allCases.filter { $0 != .exporting }, [false, true])
    func isLeftInEveryWay(dialog: SampleDialog, isEdited: Bool) async {
        // Where the way of closing makes no difference to what was edited, a few combinations are enough: others for each.
        let start = (SampleDialog.allCases.firstIndex(of: dialog) ?? 0) * 37
        let some = (0..<2).map { Orders.all[(start + $0 * 259) % Orders.all.count] }
        for orders in isEdited ? some : Orders.each {
            let screen = SampleScreen(orders)
            let scene = WatchedScene(screen.center, screen.clock, screen.host, ids: SampleDialog.ids)
            for way in Way.allCases {
                let count = way == .buttons ? await leave(dialog, screen, scene, way, isEdited, 0) : 1
                for button in 1..<max(count, 1) { _ = await leave(dialog, screen, scene, way, isEdited, button) }
                if way != .buttons { _ = await leave(dialog, screen, scene, way, isEdited, 0) }
            }
            #expect(await scene.faultsAtTheEnd() == [], "\(dialog), \(orders)")
        }
    }

    /// Leaves a dialog in one way. Answers how many buttons it has.
    private func leave(
        _ dialog: SampleDialog, _ screen: SampleScreen, _ scene: WatchedScene, _ way: Way, _ isEdited: Bool,
        _ button: Int
    ) async -> Int {
        let which: Comment = "\(dialog) by \(way) \(button), edited: \(isEdited)"
        let opened = dialog.show(in: screen.app)
        scene.watch(opened)
        await scene.rest()
        guard let session = scene.top, session.info.id == dialog.rawValue else {
            Issue.record("\(which): it is not shown")
            return 0
        }
        if way == .program { #expect(scene.faults() == [], which) }
        if isEdited { await use(session, screen.host, which) }
        let consequence = consequence(of: way, button, session)
        act(way, button, session, screen.host, opened)
        await scene.rest()
        if case .asks(let reason) = consequence {
            #expect(screen.kinds.last == "alert", which)
            #expect(screen.host.tap(session.info.id + ".keepEditing") == .done, which)
            await scene.rest()
            #expect(opened.reason() == nil && scene.top === session, which)
            act(way, button, session, screen.host, opened)
            await scene.rest()
            #expect(screen.host.tap(session.info.id + ".discardChanges") == .done, which)
            await scene.rest()
            #expect(opened.reason() == reason, which)
        } else if case .closes(let reasons) = consequence {
            #expect(
                opened.reason().map(reasons.contains) == true, "\(which): \(opened.reason().map { "\($0)" } ?? "no")")
        } else {
            #expect(opened.reason() == nil, which)
            #expect(scene.faults() == [], which)
            // What a button of it has opened goes with it.
            opened.dismiss()
            await scene.rest()
        }
        #expect(scene.faults() == [], which)
        return session.buttons.count
    }

    /// Changes every value that can be changed.
    private func use(_ session: DialogSession, _ host: StandInTesting.Host, _ which: Comment) async {
        let id = session.info.id + "."
        let controls: Set<Kind> = [
            .toggle, .stepper, .slider, .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor,
        ]
        let names = host.elements.filter { controls.contains($0.kind) && $0.isEnabled }.compactMap(\.identifier)
        for name in names where name.hasPrefix(id) {
            guard let element = host[name], element.isEnabled else { continue }
            let other = element.options.last { !$0.isChosen }?.text ?? ""
            #expect(host.use(element, text: "7", choice: other, isMore: true, part: 0.5) == .done, "\(which): \(name)")
        }
        if !names.isEmpty { #expect(session.wasEdited, which) }
        if host["phrase.C"] != nil { #expect(host.tap("phrase.C") == .done, which) }
        await host.turn()
    }

    private func act(
        _ way: Way, _ button: Int, _ session: DialogSession, _ host: StandInTesting.Host, _ opened: Opened
    ) {
        switch way {
        case .buttons:
            if session.buttons.indices.contains(button) { host.tap(session.buttons[button].accessibilityIdentifier) }
        case .closeButton: host.tap(session.info.id + ".closeButton")
        case .escapeKey: host.press(.escape)
        case .escapeGesture: host.performEscape()
        case .swipe: host.swipeDown()
        case .outside:
            if session.presentation == .popup {
                host.tap(session.info.id + ".backdrop")
            } else {
                host.tapOutside()
            }
        case .program: opened.dismiss()
        }
    }

    /// What the definition says of a way of leaving.
    private func consequence(of way: Way, _ number: Int, _ session: DialogSession) -> Consequence {
        let cancel = session.buttons.first { $0.role == .cancel }
        let isAlert = session.presentation == .alert
        switch (way, session.presentation) {
        case (.program, _): return .closes([.program])
        case (.buttons, _):
            guard session.buttons.indices.contains(number) else { return .stays }
            let button = session.buttons[number]
            return !button.isEnabled || button.commits && !session.canCommit ? .stays : .closes([.button])
        case (.closeButton, .alert), (.closeButton, .confirmationDialog), (.swipe, .alert), (.outside, .alert),
            (.swipe, .confirmationDialog), (.swipe, .popup):
            return .stays
        case (.escapeKey, .alert), (.escapeKey, .confirmationDialog), (.escapeGesture, .alert):
            return cancel == nil && isAlert ? .stays : .closes([.button])
        case (.escapeGesture, .confirmationDialog), (.outside, .confirmationDialog):
            return .closes([.button, .outsideTap])
        case (.closeButton, let presentation):
            // The cancel button of a sheet stands where its close button would.
            return presentation != .popup && cancel != nil ? .stays : asked(.closeButton, session)
        case (.escapeKey, _), (.escapeGesture, .popup): return asked(.escape, session)
        case (.outside, .popup): return asked(.outsideTap, session)
        case (.swipe, _), (.outside, _), (.escapeGesture, _):
            return session.info.swipe && session.allowsInteractiveDismiss ? .closes([.swipe]) : .stays
        }
    }

    private func asked(_ reason: DismissReason, _ session: DialogSession) -> Consequence {
        if !session.info.allows(reason) { return .stays }
        if session.allowsInteractiveDismiss { return .closes([reason]) }
        return session.info.whenEdited == .ask ? .asks(reason) : .stays
    }
}
