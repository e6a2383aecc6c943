/// How the options of a control that takes several are drawn.
public enum MultiPickerStyle: String, Sendable, CaseIterable {
    case checkboxes, menu
}

/// Any number of several options.
@MainActor public final class MultiChoiceControl: ControlState {
    public internal(set) var style = MultiPickerStyle.checkboxes
    /// How many options have to be chosen.
    public internal(set) var count: ClosedRange<Int>?
    private let all: [DialogChoice]
    private let value: ControlValue<Set<String>>

    init(_ id: String, in dialogID: String, choices: [DialogChoice], value: ControlValue<Set<String>>) {
        all = choices
        self.value = value
        super.init(id, in: dialogID)
    }

    /// The rows for the presenter's platform, in the order of the definition. Chosen ones are among them wherever they
    /// are meant for, so that no value is hidden.
    public var options: [DialogChoice] {
        let platforms = session?.platforms
        let chosen = selection
        return all.filter { $0.platforms.includes(platforms) || chosen.contains($0.id) }
    }

    /// The ids of the chosen options. Ids that are not among the options are ignored.
    public var selection: Set<String> {
        get {
            _ = revision
            return value.read()
        }
        set { value.write(self, newValue) }
    }

    /// The chosen options, in the order of the definition.
    public var selected: [DialogChoice] {
        let chosen = selection
        return all.filter { chosen.contains($0.id) }
    }

    /// Chooses an option, or takes it back.
    public func toggle(_ option: String) {
        selection = selection.symmetricDifference([option])
    }

    override func check() -> [DialogIssue] {
        guard let count else { return [] }
        let chosen = value.read().count
        if chosen < count.lowerBound { return [issue(.tooFew, IssueText.tooFew(count.lowerBound))] }
        if chosen > count.upperBound { return [issue(.tooMany, IssueText.tooMany(count.upperBound))] }
        return []
    }
}
