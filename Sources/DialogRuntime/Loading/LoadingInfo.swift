/// How work that is under way is shown.
public struct LoadingInfo: Sendable, Hashable {
    /// The title, if there is one.
    public var title: DialogText?
    /// The text below the title.
    public var message: DialogText?
    /// Whether the work says how far it is.
    public var isDeterminate = false
    /// Whether the user may give up waiting.
    public var isCancellable = false
    /// Work that is done earlier is never shown.
    public var delay = Duration.milliseconds(250)
    /// Once shown, it stays at least so long.
    public var minimumDuration = Duration.milliseconds(500)
    /// The name under which the app registers a style.
    public var style: String?

    /// Work without a title that cannot be cancelled.
    public init() {}
}

/// A loading dialog: a value of its arguments.
public protocol LoadingDialog: Sendable {
    static var info: DialogInfo { get }
    @MainActor static func loading(_ dialog: Self) -> LoadingInfo
}

/// A loading dialog without arguments.
public protocol PlainLoadingDialog: LoadingDialog {
    init()
}

/// `dialogs.exporting`: shows work while it runs. There is nothing to show without work.
@MainActor public struct LoadingOpener<Dialog: LoadingDialog> {
    public let center: DialogCenter
    private let texts: DialogTextTable

    /// A way to run work of this kind. Without a center the work runs and nothing is shown.
    public init(_ center: DialogCenter?, texts: DialogTextTable) {
        self.center = center ?? .none
        self.texts = texts
    }

    /// Runs work and shows it if it takes long. Returns as soon as the work is done, even while it is still shown.
    /// - Throws: What the work throws; `CancellationError` if the user gave up.
    public func run<Value: Sendable>(
        _ dialog: Dialog, _ work: @escaping @MainActor (LoadingProgress) async throws -> Value
    ) async throws -> Value {
        try await center.loading.run(Dialog.info.id, Dialog.loading(dialog), texts: texts, work)
    }

    /// Shows the overlay for a preview: with work that is half done and takes a day.
    public func preview(_ dialog: Dialog) {
        Task {
            try await run(dialog) { progress in
                progress.report(0.5)
                try await Task.sleep(for: .seconds(86_400))
            }
        }
    }
}

extension LoadingOpener where Dialog: PlainLoadingDialog {
    /// Runs work and shows it if it takes long. Returns as soon as the work is done, even while it is still shown.
    /// - Throws: What the work throws; `CancellationError` if the user gave up.
    public func run<Value: Sendable>(
        _ work: @escaping @MainActor (LoadingProgress) async throws -> Value
    ) async throws -> Value {
        try await run(Dialog(), work)
    }
}
