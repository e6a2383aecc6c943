import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

/// The ways in which dialogs come before the user, each with a dialog of the workshop.
enum Form: String, CaseIterable, Sendable {
    case popup, sheet, cover, popover, alert, confirmation, page

    var id: String {
        switch self {
        case .popup: "waiting"
        case .sheet: "fixedDrawer"
        case .cover: "stage"
        case .popover: "hint"
        case .alert: "question"
        case .confirmation: "choice"
        case .page: "privacy"
        }
    }

    /// What SwiftUI presents for it: nothing for a popup, and a sheet for a popover whose anchor is not on the screen.
    var kinds: [String] {
        switch self {
        case .popup: []
        case .sheet, .page, .popover: ["sheet"]
        case .cover: ["fullScreenCover"]
        case .alert: ["alert"]
        case .confirmation: ["confirmationDialog"]
        }
    }

    @MainActor func show(in place: Workplace) -> Opened {
        switch self {
        case .popup: Opened(place.dialogs.waiting.show())
        case .sheet: Opened(place.dialogs.fixedDrawer.show())
        case .cover: Opened(place.dialogs.stage.show())
        case .popover: Opened(place.dialogs.hint.show())
        case .alert: Opened(place.dialogs.question.show())
        case .confirmation: Opened(place.dialogs.choice.show())
        case .page: Opened(place.dialogs.privacy.show())
        }
    }
}

/// A handle without the type of its dialog.
@MainActor struct Opened {
    let reason: @MainActor () -> DismissReason?
    let dismiss: @MainActor () -> Void
    let result: @MainActor () async -> Void

    init<D>(_ handle: DialogHandle<D>) {
        reason = { handle.reason }
        dismiss = { handle.dismiss() }
        result = { _ = await handle.result }
    }

    /// Work that goes on until it is dismissed.
    init<D: PlainLoadingDialog>(_ opener: LoadingOpener<D>) {
        let work = Work()
        var hasEnded = false
        let task = Task {
            try? await opener.run { _ in await work.wait() }
            hasEnded = true
        }
        reason = { hasEnded ? .program : nil }
        dismiss = { work.end() }
        result = { await task.value }
    }
}

/// A way of closing a dialog, and the reason that it gives.
struct Closing: Sendable, CustomTestStringConvertible {
    let form: Form
    let how: String
    let reason: DismissReason
    let act: @MainActor @Sendable (StandInTesting.Host) -> Void

    var testDescription: String { "\(form) by \(how)" }

    static let all: [Closing] = [
        Closing(form: .popup, how: "close button", reason: .closeButton) { $0.tap("waiting.closeButton") },
        Closing(form: .popup, how: "a tap outside", reason: .outsideTap) { $0.tap("waiting.backdrop") },
        Closing(form: .popup, how: "escape", reason: .escape) { $0.press(.escape) },
        Closing(form: .popup, how: "the escape gesture", reason: .escape) { $0.performEscape() },
        Closing(form: .sheet, how: "close button", reason: .closeButton) { $0.tap("fixedDrawer.closeButton") },
        Closing(form: .cover, how: "its button", reason: .button) { $0.tap("stage.close") },
        Closing(form: .cover, how: "escape", reason: .escape) { $0.press(.escape) },
        Closing(form: .popover, how: "close button", reason: .closeButton) { $0.tap("hint.closeButton") },
        Closing(form: .alert, how: "a button", reason: .button) { $0.tap("question.left") },
        Closing(form: .alert, how: "its cancel button", reason: .button) { $0.tap("question.stay") },
        Closing(form: .alert, how: "escape", reason: .button) { $0.press(.escape) },
        Closing(form: .confirmation, how: "a button", reason: .button) { $0.tap("choice.second") },
        Closing(form: .page, how: "close button", reason: .closeButton) { $0.tap("privacy.closeButton") },
        Closing(form: .page, how: "a swipe", reason: .swipe) { $0.swipeDown() },
        Closing(form: .page, how: "escape", reason: .escape) { $0.press(.escape) },
    ]
}
