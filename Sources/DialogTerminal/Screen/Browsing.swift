import DialogRuntime

/// How a person looks at one dialog: what is folded, and what is searched for. It belongs to the terminal alone; the
/// dialog itself is the same whatever is in view.
struct Browsing {
    /// The words searched for; `nil` while nothing is.
    var search: String?
    private var folded: [ObjectIdentifier: Bool] = [:]

    /// Whether a section is folded now; `nil` for one that cannot be.
    ///
    /// A section that a link has led into, or in which something is wrong, is shown.
    @MainActor func isFolded(_ section: DialogSection, of session: DialogSession) -> Bool? {
        guard section.canCollapse else { return nil }
        if section.controls.contains(where: { $0.base.isVisible && !$0.base.shownIssues.isEmpty }) { return false }
        return folded[ObjectIdentifier(section)] ?? (section.startsCollapsed && !isPlace(section, of: session))
    }

    @MainActor mutating func fold(_ section: DialogSection, _ isFolded: Bool) {
        folded[ObjectIdentifier(section)] = isFolded
    }

    /// Brings a row into view that is folded away or was not found.
    @MainActor mutating func reveal(_ control: String, in session: DialogSession) {
        for section in session.sections where section.controls.contains(where: { $0.base.id == control }) {
            if isFolded(section, of: session) == true { fold(section, false) }
        }
        if let search, !search.isEmpty, !session.search(search).contains(where: { $0.base.id == control }) {
            self.search = nil
        }
    }

    @MainActor private func isPlace(_ section: DialogSection, of session: DialogSession) -> Bool {
        guard let place = session.place else { return false }
        return section.id == place || section.controls.contains { $0.base.id == place }
    }
}
