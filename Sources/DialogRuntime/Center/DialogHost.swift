public import Foundation

/// A presenter as it introduces itself to a center.
@MainActor public struct DialogHost {
    /// For reports.
    public var name: String
    /// The platform it draws for; one that names none shows what is meant for any.
    public var platforms: DialogPlatforms?
    /// The language for texts and numbers.
    public var locale: Locale
    /// Called after something that is shown may have changed; a presenter that observes needs none.
    public var update: @MainActor () -> Void
    /// Follows a link of a dialog.
    public var openLink: @MainActor (DialogLink) -> Void

    /// A presenter; it is attached with ``DialogCenter/attach(_:)``.
    public init(
        _ name: String, platforms: DialogPlatforms? = nil, locale: Locale = .current,
        update: @escaping @MainActor () -> Void = {}, openLink: @escaping @MainActor (DialogLink) -> Void = { _ in }
    ) {
        self.name = name
        self.platforms = platforms
        self.locale = locale
        self.update = update
        self.openLink = openLink
    }
}

/// Identifies one attached host.
public struct DialogHostTicket: Sendable, Hashable {
    let number: UInt64
}
