import DialogRuntime
import DialogTesting
import Foundation

@testable import Screens

/// One scene with the app of all screens, a clock that stands still and stores in memory.
@MainActor final class ScreenWorld {
    let app = ScreensApp()
    let center: DialogCenter
    let dialogs: Dialogs
    let presenter: ScriptedPresenter
    let platform: Platform
    private let suites: Suites

    /// The user defaults, the standard ones and those of suites.
    @MainActor private final class Suites {
        var stores: [String?: MemoryStorage] = [:]

        func store(_ name: String?) -> MemoryStorage {
            if let store = stores[name] { return store }
            let store = MemoryStorage()
            stores[name] = store
            return store
        }
    }

    /// The platforms that screens differ on.
    enum Platform: String, CaseIterable {
        case iOS, macOS, visionOS

        var set: DialogPlatforms {
            switch self {
            case .iOS: .iOS
            case .macOS: .macOS
            case .visionOS: .visionOS
            }
        }
    }

    init(_ platform: Platform = .iOS) {
        self.platform = platform
        let suites = Suites()
        self.suites = suites
        center = DialogCenter(clock: ManualClock(), userDefaults: { suites.store($0) })
        center.onReport = { _ in }
        dialogs = Dialogs(center, app: app)
        presenter = ScriptedPresenter(center, platforms: platform.set)
    }

    /// What stands for the user defaults of a suite.
    func defaults(suite: String?) -> MemoryStorage { suites.store(suite) }
}

/// A dialog that was opened, whatever its type.
@MainActor struct OpenScreen {
    let session: DialogSession
    /// The values as they stand, by the ids of their controls.
    let values: () -> [String: PlainValue]
    /// The values of the definition, before the app was asked for any.
    let defaults: [String: PlainValue]
    /// The values that the dialog answered; nothing if it committed none. Waits until the dialog ends.
    let committed: () async -> [String: PlainValue]?
    /// The button that closed the dialog.
    let button: () -> String?
    /// The object that the dialog edits, as it is now.
    var target: () -> Any? = { nil }

    init<D: DialogDefinition>(_ handle: DialogHandle<D>) {
        session = handle.session
        values = { PlainValue.properties(of: handle.session.values) }
        defaults = PlainValue.properties(of: D.Values())
        committed = { (await handle.result as? DialogOutcome<D.Values>)?.values.map { PlainValue.properties(of: $0) } }
        button = { handle.button?.rawValue }
    }
}
