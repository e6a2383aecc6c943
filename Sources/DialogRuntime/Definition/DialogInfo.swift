/// How a dialog comes before the user.
public enum Presentation: String, Sendable, CaseIterable {
    case popup, sheet, fullScreenCover, popover, alert, confirmationDialog, loading, page
}

/// What a dialog does when another one is shown already.
public enum BusyPolicy: String, Sendable, CaseIterable {
    /// Waits until nothing is shown.
    case queue
    /// Appears above what is shown. An alert above an alert waits for it.
    case stack
    /// Ends what is shown and takes its place.
    case replace
    /// Ends at once with ``DismissReason/rejected``.
    case reject
}

/// When edits reach the app.
public enum ApplyMode: String, Sendable, CaseIterable {
    case live, onConfirm
}

/// What happens when the user closes a dialog whose edits would be lost.
public enum WhenEdited: String, Sendable, CaseIterable {
    case discard, ask, block
}

/// What a button means.
public enum ButtonRole: String, Sendable, CaseIterable {
    case cancel, destructive, confirm
}

/// The platforms of a presenter, or those that something is meant for.
public struct DialogPlatforms: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    /// What a definition says; left out is what it does not say.
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let iOS = DialogPlatforms(rawValue: 1)
    public static let macOS = DialogPlatforms(rawValue: 2)
    public static let tvOS = DialogPlatforms(rawValue: 4)
    public static let watchOS = DialogPlatforms(rawValue: 8)
    public static let visionOS = DialogPlatforms(rawValue: 16)
    /// All platforms.
    public static let all: DialogPlatforms = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

    /// The platforms of these names; unknown names are left out.
    init(names: some Sequence<Substring>) {
        self = []
        for name in names {
            switch name {
            case "iOS": insert(.iOS)
            case "macOS": insert(.macOS)
            case "tvOS": insert(.tvOS)
            case "watchOS": insert(.watchOS)
            case "visionOS": insert(.visionOS)
            default: break
            }
        }
    }

    /// Whether something for these platforms is shown by a presenter; one that names no platform shows everything.
    func includes(_ presenter: DialogPlatforms?) -> Bool {
        guard let presenter else { return true }
        return !isDisjoint(with: presenter)
    }
}

/// Everything about a dialog that depends neither on its arguments nor on its values.
public struct DialogInfo: Sendable, Hashable {
    /// The dialog's id in its definition.
    public let id: String
    /// How the dialog comes before the user.
    public let presentation: Presentation
    /// What the definition says; see ``DialogSession/busyPolicy`` for what holds.
    public let whenBusy: BusyPolicy?
    /// What the definition says; see ``DialogSession/apply`` for what holds.
    public let apply: ApplyMode?
    /// What happens when closing would lose edits.
    public let whenEdited: WhenEdited
    /// Whether a button for closing is shown.
    public let closeButton: Bool
    /// Whether a tap beside the dialog closes it.
    public let outsideTap: Bool
    /// Whether a swipe closes it.
    public let swipe: Bool
    /// Whether the escape key closes it.
    public let escape: Bool
    /// Whether the rows of a page can be searched.
    public let search: Bool
    /// The name under which the app registers a style.
    public let style: String?
    /// The control that a popover or confirmation belongs to, `dialogId.controlId`.
    public let anchor: String?
    /// Where the dialog may be shown.
    public let platforms: DialogPlatforms

    /// What a definition says; left out is what it does not say.
    public init(
        _ id: String, _ presentation: Presentation, whenBusy: BusyPolicy? = nil, apply: ApplyMode? = nil,
        whenEdited: WhenEdited = .discard, closeButton: Bool = true, outsideTap: Bool = true, swipe: Bool = true,
        escape: Bool = true, search: Bool = false, style: String? = nil, anchor: String? = nil,
        platforms: DialogPlatforms = .all
    ) {
        self.id = id
        self.presentation = presentation
        self.whenBusy = whenBusy
        self.apply = apply
        self.whenEdited = whenEdited
        self.closeButton = closeButton
        self.outsideTap = outsideTap
        self.swipe = swipe
        self.escape = escape
        self.search = search
        self.style = style
        self.anchor = anchor
        self.platforms = platforms
    }

    /// Whether the definition lets the user close the dialog in this way.
    public func allows(_ reason: DismissReason) -> Bool {
        switch reason {
        case .closeButton: closeButton
        case .outsideTap: outsideTap
        case .swipe: swipe
        case .escape: escape
        default: true
        }
    }
}
