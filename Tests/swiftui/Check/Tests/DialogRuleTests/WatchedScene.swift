import DialogRuntime
import DialogTesting
import StandInTesting
import SwiftUI

/// A scene whose dialogs are watched: each that is opened here has to end once, and what is on the screen has to be what
/// the center says.
@MainActor final class WatchedScene {
    let center: DialogCenter
    let clock: ManualClock
    let host: StandInTesting.Host
    /// The ids of all dialogs that there are.
    let ids: Set<String>
    private var opened: [Opened] = []
    private var ends: [Int] = []

    init(_ center: DialogCenter, _ clock: ManualClock, _ host: StandInTesting.Host, ids: some Sequence<String>) {
        self.center = center
        self.clock = clock
        self.host = host
        self.ids = Set(ids)
    }

    /// Counts how often the answer of a dialog comes.
    func watch(_ dialog: Opened) {
        let number = opened.count
        opened.append(dialog)
        ends.append(0)
        Task {
            await dialog.result()
            ends[number] += 1
        }
    }

    /// Lets everything happen that is due within a second, with all animations.
    func rest() async {
        host.holdsAnimations = false
        await host.turn()
        clock.advance(by: .seconds(1))
        await host.turn()
    }

    /// Closes all that is open, and tells what is wrong then.
    func faultsAtTheEnd() async -> [String] {
        for dialog in opened.reversed() { dialog.dismiss() }
        await rest()
        // What rows and buttons of the app have opened is not watched, and what waited behind something comes now.
        for _ in 0..<100 {
            guard let session = center.presented.last else { break }
            session.wasDismissed(.program)
            await rest()
        }
        var found = faults()
        if !center.presented.isEmpty { found.append("\(center.presented.map(\.info.id)) never ends") }
        if !host.presented.isEmpty { found.append("\(host.presented.map(\.kind)) is left on the screen") }
        if center.pendingTimers != 0 { found.append("\(center.pendingTimers) timers are left") }
        for (number, count) in ends.enumerated() where count != 1 {
            found.append("dialog \(number) was answered \(count) times")
        }
        for (number, dialog) in opened.enumerated() where dialog.reason() == nil {
            found.append("dialog \(number) has no reason")
        }
        return found
    }

    // MARK: What holds whenever nothing moves

    /// The dialog that takes the user's touches.
    var top: DialogSession? { center.presented.last }

    /// What is wrong with the screen.
    func faults() -> [String] {
        let elements = host.elements
        var found = host.diagnostics + center.reports.map { "\($0)" }
        found += host.unnamedControls.map { "\($0.identifier ?? "a control") has no name" }
        let shown = Set(elements.compactMap { dialog(of: $0) })
        let expected = Set(center.presented.filter { !isBelowAPage($0) }.map(\.info.id))
        if shown != expected { found.append("the screen shows \(shown.sorted()), the center \(expected.sorted())") }
        let work = center.loading.shown
        if elements.contains(where: { $0.identifier?.hasSuffix(".loading") == true }) != (work != nil) {
            found.append(work == nil ? "an overlay is left" : "work is not shown")
        }
        return found + misplaced(elements)
    }

    /// Only what lies on top can be touched.
    private func misplaced(_ elements: [Element]) -> [String] {
        var found: [String] = []
        var reached: [String: [Outcome]] = [:]
        for element in elements where Self.touchable.contains(element.kind) && element.isEnabled {
            guard let name = element.identifier, element.kind != .searchField else { continue }
            let owner = dialog(of: element) ?? String(name.prefix { $0 != "." })
            guard reached[owner, default: []].count < 4 else { continue }
            reached[owner, default: []].append(host.reach(element))
        }
        let isBusy = center.loading.shown != nil
        for (owner, outcomes) in reached {
            let isTop = owner == top?.info.id && !isBusy
            // The same dialog can lie on itself.
            let isTwice = center.presented.filter { $0.info.id == owner }.count > 1
            if isTop
                ? !outcomes.contains(.done) : outcomes.contains(.done) && ids.contains(owner) && !isTwice && !isBusy
            {
                found.append(isTop ? "\(owner) cannot be touched" : "\(owner) can be touched below something")
            }
        }
        if top != nil || isBusy, reached["menu"]?.contains(.done) == true { found.append("the app can be touched") }
        if top == nil, !isBusy, reached["menu"]?.contains(.done) == false { found.append("the app is blocked") }
        return found
    }

    /// The dialog that an element belongs to, by its identifier.
    private func dialog(of element: Element) -> String? {
        guard let name = element.identifier, let dot = name.firstIndex(of: ".") else { return nil }
        let id = String(name[..<dot])
        return ids.contains(id) ? id : nil
    }

    private func isBelowAPage(_ session: DialogSession) -> Bool {
        session.pushedView != nil || center.presented.contains { $0.isPushed && $0.opener == session.id }
    }

    static let touchable: Set<Kind> = [
        .button, .toggle, .stepper, .slider, .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor,
        .link, .menu, .navigationLink, .searchField, .backButton,
    ]
}
