import DialogRuntime
import Foundation

/// Reads a session into a screen: a pure function of the session's state, exhaustive over the kinds of controls.
@MainActor struct ScreenReader {
    private let session: DialogSession
    private let browsing: Browsing?

    /// The row that stands for a view of the app that takes the place of controls.
    static let contentID = "content"

    /// - Parameter browsing: how the person looks at the dialog; without it everything is shown.
    static func screen(_ session: DialogSession, browsing: Browsing? = nil) -> DialogScreen {
        ScreenReader(session: session, browsing: browsing).screen()
    }

    private init(session: DialogSession, browsing: Browsing?) {
        self.session = session
        self.browsing = browsing
    }

    private func screen() -> DialogScreen {
        if session.pushedView != nil {
            return DialogScreen(
                id: session.info.id, shape: .page, title: plain(session.title), message: [], sections: [slot],
                buttons: [], isClosable: true)
        }
        let found = browsing?.search.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : session.search($0).map(\.base) }
        var sections = session.sections.indices.filter { session.sections[$0].isVisible }.map { section($0, found) }
        if session.content != nil { sections.append(slot) }
        return DialogScreen(
            id: session.info.id, shape: shape, title: plain(session.title),
            message: session.message.map { DisplayText.lines(of: markdown($0)) } ?? [],
            search: browsing?.search.map { .init(words: $0, found: found?.count) }, sections: sections,
            buttons: session.buttons.map(button), isClosable: session.info.closeButton || session.info.escape)
    }

    /// A view of the app in the place of controls.
    private var slot: DialogScreen.Section {
        let row = DialogScreen.Row(
            id: ScreenReader.contentID, label: "", subtitle: nil, help: nil, value: .slot, isEnabled: true, issues: [])
        return DialogScreen.Section(header: nil, footer: nil, rows: [row])
    }

    private var shape: DialogScreen.Shape {
        switch session.presentation {
        case .page, .fullScreenCover: .page
        case .popup, .sheet, .popover, .alert, .confirmationDialog, .loading: .box
        }
    }

    /// A section with the rows that are in view: while something is searched for, those found, whether folded or not.
    private func section(_ index: Int, _ found: [ControlState]?) -> DialogScreen.Section {
        let section = session.sections[index]
        let visible = section.controls.filter { control in
            control.base.isVisible && found.map { $0.contains { $0 === control.base } } ?? true
        }
        let isFolded = found == nil && !visible.isEmpty ? browsing?.isFolded(section, of: session) : nil
        return DialogScreen.Section(
            handle: section.id.isEmpty ? String(index + 1) : section.id, header: section.header.map(plain),
            footer: isFolded == true ? nil : section.footer.map { DisplayText(markdown($0)) },
            rows: isFolded == true ? [] : visible.map(row), isFolded: isFolded)
    }

    private func row(_ control: DialogControl) -> DialogScreen.Row {
        let base = control.base
        return DialogScreen.Row(
            id: base.id, label: base.title.map(plain) ?? "", subtitle: base.subtitle.map { DisplayText(markdown($0)) },
            help: base.help.map { DisplayText(markdown($0)) }, value: value(control), isEnabled: base.isEnabled,
            showsValue: base.showsValue || session.info.presentation != .page || isSecret(control),
            issues: base.shownIssues.map { plain($0.message) })
    }

    /// A secret is drawn as dots: that says no more than whether there is one.
    private func isSecret(_ control: DialogControl) -> Bool {
        if case .text(let text) = control { text.isSecure } else { false }
    }

    private func value(_ control: DialogControl) -> DialogScreen.Value {
        switch control {
        case .toggle(let toggle): .toggle(isOn: toggle.isOn)
        case .number(let number): .number(self.number(number))
        case .choice(let choice): .choice(self.choice(choice))
        case .multiChoice(let choices): .choices(self.choices(choices))
        case .text(let text):
            .text(
                .init(
                    text: text.text, placeholder: text.placeholder.map(plain), unit: text.unit.map(plain),
                    isSecure: text.isSecure, isMultiline: text.style == .editor))
        case .date(let date): .typed(typed(date, form(date.components), date.lowestText, date.highestText))
        case .duration(let duration): .typed(typed(duration, .duration, duration.lowestText, duration.highestText))
        case .color(let color): .typed(typed(color, .color, nil, nil))
        case .list(let list): .list(self.list(list))
        case .readout(let readout): .readout(plain(readout.value))
        case .paragraph(let paragraph): .note(DisplayText.lines(of: markdown(paragraph.text)))
        case .action(let action): .action(self.action(action))
        case .custom: .slot
        }
    }

    private func number(_ control: NumberControl) -> DialogScreen.Number {
        // What is being typed is shown as it was typed; a format would fight with the person typing.
        let usesFormat = control.format != nil && control.issues.isEmpty
        var fraction: Double?
        if control.style == .slider, let low = control.lowest?.double, let high = control.highest?.double, high > low {
            fraction = (control.value - low) / (high - low)
        }
        return DialogScreen.Number(
            text: DisplayText(usesFormat ? control.formatted : control.text), unit: control.unit.map(plain),
            range: range(control), fraction: fraction, minimumLabel: control.minimumLabel.map(plain),
            maximumLabel: control.maximumLabel.map(plain), canDecrement: control.canDecrement,
            canIncrement: control.canIncrement)
    }

    private func range(_ control: NumberControl) -> DisplayText? {
        guard control.lowest != nil || control.highest != nil else { return nil }
        return DisplayText("\(words(control.lowest))...\(words(control.highest))")
    }

    private func words(_ number: DialogNumber?) -> String {
        switch number {
        case .int(let value)?: String(value)
        case .double(let value)?: String(value)
        case nil: ""
        }
    }

    private func typed(
        _ control: TypedControl, _ form: DialogScreen.Typed.Form, _ lowest: String?, _ highest: String?
    ) -> DialogScreen.Typed {
        let hasRange = lowest != nil || highest != nil
        return DialogScreen.Typed(
            form: form, text: DisplayText(control.text),
            range: hasRange ? DisplayText("\(lowest ?? "")...\(highest ?? "")") : nil,
            isOptional: control.isOptional, isOn: control.hasValue, canDecrement: control.canDecrement,
            canIncrement: control.canIncrement)
    }

    private func form(_ parts: DateParts) -> DialogScreen.Typed.Form {
        switch parts {
        case .date: .date
        case .time: .time
        case .dateAndTime: .dateAndTime
        }
    }

    private func choice(_ control: ChoiceControl) -> DialogScreen.Choice {
        let options = control.options
        return DialogScreen.Choice(
            options: options.map(option),
            selected: options.firstIndex { $0.id == control.selection }, placeholder: control.placeholder.map(plain),
            allowsNone: control.isOptional)
    }

    private func choices(_ control: MultiChoiceControl) -> DialogScreen.Choices {
        let options = control.options
        let chosen = control.selection
        return DialogScreen.Choices(
            options: options.map(option), selected: Set(options.indices.filter { chosen.contains(options[$0].id) }),
            isFolded: control.style == .menu)
    }

    /// A row is called after its place; a record by its title as well.
    private func list(_ control: ListControl) -> DialogScreen.List {
        let rows = control.rows.enumerated().map { index, control in
            var row = row(control)
            let number = DisplayText("\(index + 1)")
            row.label = row.label.isEmpty ? number : number + ". " + row.label
            return row
        }
        return DialogScreen.List(
            rows: rows, addTitle: plain(control.addTitle), allowsAdd: control.allowsAdd, canAdd: control.canAdd,
            canDelete: control.canDelete, canMove: control.canMove)
    }

    private func option(_ choice: DialogChoice) -> DialogScreen.Option {
        DialogScreen.Option(
            id: choice.id, title: plain(choice.title), subtitle: choice.subtitle.map(plain),
            group: choice.group.map(plain))
    }

    private func action(_ control: ActionControl) -> DialogScreen.Action {
        switch control.kind {
        case .button, .opens: .button(isDestructive: control.role == .destructive)
        case .page, .view: .navigation
        case .link(.url(let url)): .link(DisplayText(url.absoluteString))
        case .link(.system(let place)): .link(DisplayText("system settings: \(place.rawValue)"))
        }
    }

    private func button(_ button: ButtonState) -> DialogScreen.Button {
        DialogScreen.Button(
            id: button.id, title: plain(button.title), isDefault: button === session.defaultButton,
            isDestructive: button.role == .destructive, isEnabled: button.isEnabled)
    }

    private func plain(_ text: DialogText) -> DisplayText { DisplayText(session.string(text)) }

    private func markdown(_ text: DialogText) -> String { DialogMarkdown.plain(session.string(text)) }
}
