/// What a section can have, as chained calls.
@MainActor public struct SectionOptions<D: DialogDefinition> {
    public typealias Condition = DialogBuilder<D>.Condition

    let model: DialogModel<D>
    let section: DialogSection
    let index: Int

    /// The text below the section.
    @discardableResult public func footer(_ text: DialogText) -> Self {
        section.footer = text
        return self
    }

    /// A picture beside the title.
    @discardableResult public func icon(_ icon: DialogIcon) -> Self {
        section.icon = icon
        return self
    }

    /// The section can be folded.
    /// - Parameter startsCollapsed: Whether it is folded at first.
    @discardableResult public func collapsed(_ startsCollapsed: Bool = true) -> Self {
        section.canCollapse = true
        section.startsCollapsed = startsCollapsed
        return self
    }

    /// Where it is shown.
    @discardableResult public func platforms(_ platforms: DialogPlatforms) -> Self {
        section.platforms = platforms
        return self
    }

    /// When the section is shown.
    @discardableResult public func visibleWhen(_ condition: @escaping Condition) -> Self {
        model.sectionConditions[index, default: SectionConditions()].visibleWhen = condition
        return self
    }

    /// When it can be used.
    @discardableResult public func enabledWhen(_ condition: @escaping Condition) -> Self {
        model.sectionConditions[index, default: SectionConditions()].enabledWhen = condition
        return self
    }
}

/// What a button can have, as chained calls.
@MainActor public struct ButtonOptions<D: DialogDefinition> {
    public typealias Condition = DialogBuilder<D>.Condition

    let model: DialogModel<D>
    let state: ButtonState

    /// A picture beside the title.
    @discardableResult public func icon(_ icon: DialogIcon) -> Self {
        state.icon = icon
        return self
    }

    /// Where it is shown.
    @discardableResult public func platforms(_ platforms: DialogPlatforms) -> Self {
        state.platforms = platforms
        return self
    }

    /// When it can be used.
    @discardableResult public func enabledWhen(_ condition: @escaping Condition) -> Self {
        model.buttonConditions[state.id] = condition
        return self
    }

    /// Calls the app; the dialog stays.
    @discardableResult public func action(_ run: @escaping @MainActor () -> Void) -> Self {
        state.run = run
        return self
    }

    /// Opens another dialog; this one stays.
    @discardableResult public func opens<Other: StandaloneDialog>(
        app: Other.App, _ other: @escaping @MainActor () -> Other
    ) -> Self {
        opens(model.opens(app: app, isPushed: false, other))
    }

    /// Opens another dialog; this one stays.
    @discardableResult public func opens<Other: StandaloneDialog>(
        _ other: @escaping @MainActor () -> Other
    ) -> Self where Other.App == Void {
        opens(app: (), other)
    }

    private func opens(_ open: @escaping @MainActor (DialogSession) -> DialogSession?) -> Self {
        state.run = { [weak model] in
            if let model { _ = open(model) }
        }
        return self
    }
}

extension ButtonOptions where D: EditingDialog {
    /// Opens another dialog for the same object; this one stays.
    @discardableResult public func opens<Other: EditingDialog>(
        app: Other.App, _ other: @escaping @MainActor () -> Other
    ) -> Self where Other.Target == D.Target {
        opens(model.opensForSameObject(app: app, isPushed: false, other))
    }

    /// Opens another dialog for the same object; this one stays.
    @discardableResult public func opens<Other: EditingDialog>(
        _ other: @escaping @MainActor () -> Other
    ) -> Self where Other.Target == D.Target, Other.App == Void {
        opens(app: (), other)
    }
}
