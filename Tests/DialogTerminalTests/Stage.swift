import DialogRuntime
import Foundation
import Observation

@testable import DialogTerminal

/// An app made of the test's dialogs, and a face on it.
@MainActor final class TestApp {
    let center = DialogCenter()
    let messages = TerminalMessages()
    let stage: DialogStage
    private(set) var plainOutput: [String] = []

    init(locale: Locale = Locale(identifier: "en_US")) {
        center.onReport = { _ in }
        stage = DialogStage(
            center: center, messages: messages, views: ["CounterView": { CounterView($0.slot.int("start")) }])
        stage.attach(locale: locale)
    }

    func opener<D: DialogDefinition>(_ type: D.Type) -> DialogOpener<D> where D.App == Void {
        DialogOpener(center, texts: DialogTextTable())
    }

    var menu: TerminalMenu {
        TerminalMenu(
            title: "Test",
            items: [
                .init("everything", "Everything…") {
                    switch await self.opener(EverythingDialog.self).open() {
                    case .committed(let values): self.messages.say("saved \(values)")
                    case .dismissed(let reason): self.messages.say("dismissed: \(reason)")
                    }
                },
                .init("blocking", "Blocking…") { _ = await self.opener(BlockingDialog.self).open() },
                .init("mainPage", "Page…") { _ = await self.opener(MainPageDialog.self).open() },
                .init("working", "Work") {
                    let opener = LoadingOpener<WorkingDialog>(self.center, texts: DialogTextTable())
                    do {
                        try await opener.run { progress in
                            progress.report(0.25)
                            // Until it is cancelled, however long a busy machine takes to get there.
                            try await Task.sleep(for: .seconds(86_400))
                        }
                        self.messages.say("finished")
                    } catch {
                        self.messages.say("stopped")
                    }
                },
            ], status: { ["one line"] })
    }

    /// Enters lines and answers what the face printed for the last one.
    func plain(_ lines: String...) async -> [String] {
        let face = PlainFace(stage, menu: menu) { self.plainOutput.append($0.string) }
        for line in lines {
            plainOutput = []
            await face.enter(line)
        }
        return Array(plainOutput.dropFirst())
    }
}

/// A view of the app: counts.
@MainActor @Observable final class CounterView: TerminalView {
    private var count: Int

    init(_ start: Int) {
        count = start
    }

    let commands = [TerminalCommand("count NUMBER", "sets the counter")]

    func lines(columns: Int) -> [StyledLine] { [StyledLine("Counter: \(count)\u{1B}[31m")] }

    func handle(_ key: TerminalKey) -> Bool {
        guard key == .character("+") else { return false }
        count += 1
        return true
    }

    func handle(command: String, argument: String) -> Bool {
        guard command == "count", let number = Int(argument) else { return false }
        count = number
        return true
    }
}
