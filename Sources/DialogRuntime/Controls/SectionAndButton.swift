public import Observation

/// A group of controls.
@MainActor @Observable public final class DialogSection: Identifiable {
    /// The section's id; empty if the definition gives none.
    public nonisolated let id: String
    /// The title of the section.
    public internal(set) var header: DialogText?
    /// The text below the section, inline Markdown.
    public internal(set) var footer: DialogText?
    /// A picture beside the title.
    public internal(set) var icon: DialogIcon?
    /// Whether the section can be folded.
    public internal(set) var canCollapse = false
    /// Whether a section that can be folded is so at first.
    public internal(set) var startsCollapsed = false
    /// Whether the section is shown.
    public internal(set) var isVisible = true
    /// Whether its controls can be used.
    public internal(set) var isEnabled = true
    /// Its controls, hidden ones too.
    public internal(set) var controls: [DialogControl] = []
    /// What tests find it by.
    public let accessibilityIdentifier: String
    @ObservationIgnored var platforms = DialogPlatforms.all

    init(_ id: String, in dialogID: String, header: DialogText?) {
        self.id = id
        self.header = header
        accessibilityIdentifier = id.isEmpty ? dialogID : dialogID + "." + id
    }
}

/// A button at the dialog's foot or in an alert.
@MainActor @Observable public final class ButtonState: Identifiable {
    public nonisolated let id: String
    /// The button's title.
    public let title: DialogText
    /// What the button means.
    public let role: ButtonRole?
    /// Whether Return presses it.
    public let isDefault: Bool
    /// A picture beside the title.
    public internal(set) var icon: DialogIcon?
    /// False while its condition or a mistake in a value forbids pressing it.
    public internal(set) var isEnabled = true
    /// What tests find it by.
    public let accessibilityIdentifier: String
    @ObservationIgnored var platforms = DialogPlatforms.all
    /// What the button does besides closing; such a button stays.
    @ObservationIgnored var run: (@MainActor () -> Void)?

    init(_ id: String, in dialogID: String, title: DialogText, role: ButtonRole?, isDefault: Bool) {
        self.id = id
        self.title = title
        self.role = role
        self.isDefault = isDefault
        accessibilityIdentifier = dialogID + "." + id
    }

    /// Whether a press does something and leaves the dialog where it is.
    public var staysOpen: Bool { run != nil }

    /// Whether a press checks the values, keeps them and closes.
    public var commits: Bool { run == nil && (role == .confirm || isDefault) }
}
