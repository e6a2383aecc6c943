/// What a control can have, as chained calls: generated code names only what the definition names.
@MainActor public struct ControlOptions<D: DialogDefinition, Control: ControlState, Value> {
    public typealias Condition = DialogBuilder<D>.Condition

    let model: DialogModel<D>
    let control: Control
    let index: Int
    let path: WritableKeyPath<D.Values, Value>?

    private func with(_ change: (Control) -> Void) -> Self {
        change(control)
        return self
    }

    private func entry(_ change: (inout ControlEntry<D.Values>) -> Void) -> Self {
        change(&model.entries[index])
        return self
    }

    // MARK: Every control

    /// The title of the row.
    @discardableResult public func title(_ text: DialogText) -> Self { with { $0.title = text } }
    /// The second line of the row.
    @discardableResult public func subtitle(_ text: DialogText) -> Self { with { $0.plainSubtitle = text } }
    /// An explanation of any length.
    @discardableResult public func help(_ text: DialogText) -> Self { with { $0.help = text } }
    /// A picture beside the title.
    @discardableResult public func icon(_ icon: DialogIcon) -> Self { with { $0.icon = icon } }
    /// What assistive technology reads in place of the title.
    @discardableResult public func accessibilityLabel(_ text: DialogText) -> Self {
        with { $0.accessibilityLabel = text }
    }
    /// What assistive technology reads after a pause.
    @discardableResult public func accessibilityHint(_ text: DialogText) -> Self {
        with { $0.accessibilityHint = text }
    }
    /// What tests find the control by.
    @discardableResult public func accessibilityIdentifier(_ identifier: String) -> Self {
        with { $0.accessibilityIdentifier = identifier }
    }
    /// One more word that a search finds the row by.
    @discardableResult public func searchKeyword(_ text: DialogText) -> Self { with { $0.searchKeywords.append(text) } }
    /// Whether a page shows the value in the row.
    @discardableResult public func showsValue(_ shows: Bool) -> Self { with { $0.showsValue = shows } }
    /// When the control can be used.
    @discardableResult public func enabledWhen(_ condition: @escaping Condition) -> Self {
        entry { $0.enabledWhen = condition }
    }
    /// When the control is shown.
    @discardableResult public func visibleWhen(_ condition: @escaping Condition) -> Self {
        entry { $0.visibleWhen = condition }
    }
    /// Where the control is shown.
    @discardableResult public func platforms(_ platforms: DialogPlatforms) -> Self {
        entry { $0.platforms = platforms }
    }

    // MARK: Controls with a value

    /// A default of the app.
    @discardableResult public func `default`(_ value: Value) -> Self {
        guard let path else { return self }
        var values = model.draft.current
        values[keyPath: path] = value
        model.draft.replace(with: values)
        return entry { $0.value?.hasDefaultOfApp = true }
    }

    /// A callback of the app with the new value: of a live dialog when it has been written, otherwise at once.
    @discardableResult public func onChange(_ run: @escaping @MainActor (Value) -> Void) -> Self {
        guard let path else { return self }
        return entry { $0.onChange = { run($0[keyPath: path]) } }
    }

    /// The message for every mistake that the control itself finds.
    @discardableResult public func validationMessage(_ text: DialogText) -> Self {
        with { $0.validationMessage = text }
    }

    /// The name that stands for the id in the key, behind the prefix.
    @discardableResult public func stored(as name: String) -> Self { entry { $0.storageKey.name = name } }

    /// The whole key.
    @discardableResult public func stored(absolute key: String) -> Self {
        entry {
            $0.storageKey.name = key
            $0.storageKey.isAbsolute = true
        }
    }

    /// A name that the value was kept under before; what is found there is moved.
    @discardableResult public func was(_ name: String) -> Self { entry { $0.storageKey.formerNames.append(name) } }
}

// MARK: - Toggles

extension ControlOptions where Control == ToggleControl {
    /// How the toggle is drawn.
    @discardableResult public func style(_ style: ToggleStyle) -> Self {
        control.style = style
        return self
    }

    /// Second lines that follow the value.
    @discardableResult public func subtitle(whenOn: DialogText?, whenOff: DialogText?) -> Self {
        control.subtitleWhenOn = whenOn
        control.subtitleWhenOff = whenOff
        return self
    }

    /// The dialog cannot be confirmed without it.
    @discardableResult public func required() -> Self {
        control.isRequired = true
        return self
    }
}

// MARK: - Numbers

extension ControlOptions where Control == NumberControl {
    /// What stands behind the number.
    @discardableResult public func unit(_ text: DialogText) -> Self {
        control.unit = text
        return self
    }

    /// How the number is shown.
    @discardableResult public func format(_ format: DialogNumberFormat) -> Self {
        control.format = format
        return self
    }

    /// What stands at the lower end of a slider.
    @discardableResult public func minimumLabel(_ text: DialogText) -> Self {
        control.minimumLabel = text
        return self
    }

    /// What stands at the upper end of a slider.
    @discardableResult public func maximumLabel(_ text: DialogText) -> Self {
        control.maximumLabel = text
        return self
    }

    /// What stands there while there is no value.
    @discardableResult public func placeholder(_ text: DialogText) -> Self {
        control.placeholder = text
        return self
    }

    /// What the number of a field is for.
    @discardableResult public func contentType(_ type: TextContentType) -> Self {
        control.contentType = type
        return self
    }

    /// The keyboard for the number of a field.
    @discardableResult public func keyboard(_ keyboard: TextKeyboard) -> Self {
        control.keyboard = keyboard
        return self
    }

    /// The dialog cannot be confirmed without it.
    @discardableResult public func required() -> Self {
        control.isRequired = true
        return self
    }
}

// MARK: - Pickers

extension ControlOptions where Control == ChoiceControl {
    /// Gives the dialog's arguments to the placeholders in the texts of the options: `{ $0.with("name", dialog.name) }`.
    @discardableResult public func optionArguments(_ add: (DialogText) -> DialogText) -> Self {
        control.changeOptionTexts(add)
        return self
    }

    /// How the picker is drawn.
    @discardableResult public func style(_ style: PickerStyle) -> Self {
        control.style = style
        return self
    }

    /// What stands there while there is no value.
    @discardableResult public func placeholder(_ text: DialogText) -> Self {
        control.placeholder = text
        return self
    }

    /// The dialog cannot be confirmed without it.
    @discardableResult public func required() -> Self {
        control.isRequired = true
        return self
    }
}

// MARK: - Pickers of several options

extension ControlOptions where Control == MultiChoiceControl {
    /// How the options are drawn.
    @discardableResult public func style(_ style: MultiPickerStyle) -> Self {
        control.style = style
        return self
    }

    /// How many options have to be chosen.
    @discardableResult public func count(_ count: some DialogRange<Int>) -> Self {
        control.count = (count.lowest ?? 0)...(count.highest ?? .max)
        return self
    }
}

// MARK: - Lists

extension ControlOptions where Control == ListControl {
    /// The title of the button that adds a row.
    @discardableResult public func addTitle(_ text: DialogText) -> Self {
        control.addTitle = text
        return self
    }

    /// Whether the user may add rows.
    @discardableResult public func allowsAdd(_ allows: Bool) -> Self {
        control.allowsAdd = allows
        return self
    }

    /// Whether the user may delete rows.
    @discardableResult public func allowsDelete(_ allows: Bool) -> Self {
        control.allowsDelete = allows
        return self
    }

    /// Whether the user may change the order of the rows.
    @discardableResult public func allowsMove(_ allows: Bool) -> Self {
        control.allowsMove = allows
        return self
    }

    /// How many rows there have to be.
    @discardableResult public func count(_ count: some DialogRange<Int>) -> Self {
        control.count = (count.lowest ?? 0)...(count.highest ?? .max)
        return self
    }
}

// MARK: - Texts

extension ControlOptions where Control == TextControl {
    /// What stands behind the text.
    @discardableResult public func unit(_ text: DialogText) -> Self {
        control.unit = text
        return self
    }

    /// What stands there while there is no value.
    @discardableResult public func placeholder(_ text: DialogText) -> Self {
        control.placeholder = text
        return self
    }

    /// The dialog cannot be confirmed without it.
    @discardableResult public func required() -> Self {
        control.isRequired = true
        return self
    }

    /// How many characters, as a reader counts them.
    @discardableResult public func length(_ length: some DialogRange<Int>) -> Self {
        control.length = (length.lowest ?? 0)...(length.highest ?? .max)
        return self
    }

    /// A Swift regular expression that the whole text has to match.
    @discardableResult public func pattern(_ pattern: String) -> Self {
        if !control.setPattern(pattern) {
            model.report(.unusable, at: control.id, "the pattern cannot be read, every text matches")
        }
        return self
    }

    /// What the text is for.
    @discardableResult public func contentType(_ type: TextContentType) -> Self {
        control.contentType = type
        return self
    }

    /// The keyboard for the text.
    @discardableResult public func keyboard(_ keyboard: TextKeyboard) -> Self {
        control.keyboard = keyboard
        return self
    }

    /// Where capital letters are set.
    @discardableResult public func autocapitalization(_ kind: TextAutocapitalization) -> Self {
        control.autocapitalization = kind
        return self
    }

    /// Whether the system corrects the text.
    @discardableResult public func autocorrection(_ corrects: Bool) -> Self {
        control.autocorrection = corrects
        return self
    }

    /// How many lines are shown.
    @discardableResult public func lineLimit(_ lines: some DialogRange<Int>) -> Self {
        control.lineLimit = (lines.lowest ?? 1)...(lines.highest ?? .max)
        return self
    }
}

// MARK: - Rows

extension ControlOptions where Control == ActionControl {
    /// What pressing the row means.
    @discardableResult public func role(_ role: ButtonRole) -> Self {
        control.role = role
        return self
    }
}
