/// How a picker is drawn.
public enum PickerStyle: String, Sendable, CaseIterable {
    case automatic, menu, wheel, segmented, inline, navigationLink, palette, radioGroup
}

/// One of several options.
@MainActor public final class ChoiceControl: ControlState {
    public internal(set) var style = PickerStyle.automatic
    /// Whether nothing may be chosen; the presenter shows a first row for it, titled by ``placeholder``.
    public let isOptional: Bool
    /// What stands there while nothing is chosen.
    public internal(set) var placeholder: DialogText?
    /// Whether something has to be chosen.
    public internal(set) var isRequired = false
    private var all: [DialogChoice]
    private let value: ControlValue<String?>

    init(
        _ id: String, in dialogID: String, isOptional: Bool, choices: [DialogChoice], value: ControlValue<String?>
    ) {
        self.isOptional = isOptional
        all = choices
        self.value = value
        super.init(id, in: dialogID)
    }

    /// The rows for the presenter's platform, in the order of the definition. A chosen one is among them wherever it is
    /// meant for, so that no value is hidden.
    public var options: [DialogChoice] {
        let platforms = session?.platforms
        let chosen = selection
        return all.filter { $0.platforms.includes(platforms) || $0.id == chosen }
    }

    /// The id of the chosen option. Ids that are not among the options are ignored.
    public var selection: String? {
        get {
            _ = revision
            return value.read()
        }
        set { if newValue != nil || isOptional { value.write(self, newValue) } }
    }

    /// The chosen option.
    public var selected: DialogChoice? {
        let chosen = selection
        return all.first { $0.id == chosen }
    }

    /// Changes the titles and second lines of the options and the titles of their groups.
    func changeOptionTexts(_ change: (DialogText) -> DialogText) {
        for index in all.indices {
            all[index].title = change(all[index].title)
            all[index].subtitle = all[index].subtitle.map(change)
            all[index].group = all[index].group.map(change)
        }
    }

    override func check() -> [DialogIssue] {
        isRequired && value.read() == nil ? [issue(.required, IssueText.required)] : []
    }
}
