import DialogLanguage
import SwiftCode

// The function that describes a dialog to its session, one statement for each thing in it.

extension DialogCode {
    var describe: Declaration {
        var body: [Statement] = []
        // Beside rows and buttons there are seldom more than title, message, storage and a section.
        body.reserveCapacity(4 + valueControls.count + dialog.buttons.count)
        if needsApp {
            if usesApp { body.append(.constant("app", value: .member(.identifier("d"), "app"))) }
            body += observations
        }
        if let title = dialog.title { body.append(.expression(d("title", title.expression(in: dialog)))) }
        if let message = dialog.message { body.append(.expression(d("message", message.expression(in: dialog)))) }
        if case .storage(let storage) = dialog.valueSource { body.append(.expression(store(storage))) }
        switch dialog.content {
        case .none: break
        case .slot(let view): body.append(.expression(d("content", slot(view))))
        case .sections(let sections):
            for index in sections.indices {
                if let header = sectionStatement(sections[index], isOnly: sections.count == 1) { body.append(header) }
                for control in sections[index].controls { body.append(controlStatement(control)) }
            }
        }
        for rule in dialog.rules {
            body.append(
                .expression(
                    .method(
                        .identifier("d"), "rule",
                        [.init("at", .string(rule.control)), rule.message.argument(in: dialog)],
                        trailing: closure(rule.condition))))
        }
        let buttons = dialog.buttons
        for index in buttons.indices { body.append(.expression(button(at: index, of: buttons))) }
        return .function(
            FunctionDeclaration(
                "describe",
                [
                    .init(nil, "dialog", .named("Self")),
                    .init("to", "d", .generic("DialogRuntime.DialogBuilder", .named("Self"))),
                ], body: body,
                traits: DeclarationTraits(attributes: [.mainActor], access: access, isStatic: true)))
    }

    func d(_ name: String, _ arguments: [Expression.Argument] = []) -> Expression {
        .method(.identifier("d"), name, arguments)
    }

    func d(_ name: String, _ first: consuming Expression) -> Expression { .method(.identifier("d"), name, first) }

    func d(
        _ name: String, _ first: consuming Expression, _ label: String?, _ second: consuming Expression
    ) -> Expression {
        .method(.identifier("d"), name, first, label, second)
    }

    /// Whether the body names the app, itself or for a dialog that it opens.
    private var usesApp: Bool {
        context.askingDialogs.contains(dialog.id) || dialog.opened.contains { context.needsApp($0.dialog) }
    }

    private func store(_ storage: Storage) -> Expression {
        var place: Expression
        switch storage.kind {
        case .userDefaults(let suite):
            place = .method(nil, "userDefaults", suite.map { [.init("suite", .string($0))] } ?? [])
        case .app:
            place = .method(nil, "app", .member(.identifier("app"), AppRequirements.storageName))
        }
        var arguments: [Expression.Argument] = [.init(nil, place)]
        if !storage.prefix.parts.isEmpty { arguments.append(.init("prefix", storage.prefix.plainExpression)) }
        return d("storage", arguments)
    }

    func slot(_ view: CustomView) -> Expression {
        let constants = view.parameters.map { parameter -> [Expression.Argument] in
            let kind =
                switch parameter.value {
                case .bool: "bool"
                case .int: "int"
                case .double: "double"
                // Constants of views are written without a type; these are texts there.
                case .string, .date, .time, .dateAndTime, .duration, .color, .url: "string"
                }
            let value = Expression.method(nil, kind, parameter.value.expression)
            return [.init(nil, .string(parameter.name)), .init(nil, value)]
        }
        let slot = Expression.initializer([.init(nil, .string(view.name))])
        return constants.isEmpty ? slot : .methods(slot, "with", constants)
    }

    // MARK: Sections

    /// The statement that begins a section; none for the one section of a dialog with plain controls.
    private func sectionStatement(_ section: Section, isOnly: Bool) -> Statement? {
        let isPlain =
            section.id == nil && section.header == nil && section.footer == nil && section.icon == nil
            && section.collapsed == nil && section.visibleWhen == nil && section.enabledWhen == nil
            && section.platforms == nil
        if isOnly, isPlain { return nil }
        var arguments: [Expression.Argument] = []
        if section.id != nil || section.header != nil { arguments.append(.init(nil, .string(section.id ?? ""))) }
        if let header = section.header { arguments.append(header.argument(in: dialog)) }
        var call = d("section", arguments)
        if let footer = section.footer { call = call.calling("footer", footer.expression(in: dialog)) }
        if let icon = section.icon { call = call.calling("icon", icon.expression) }
        if let collapsed = section.collapsed {
            call = call.calling("collapsed", collapsed ? [] : [.init(nil, .bool(false))])
        }
        if let condition = section.visibleWhen { call = call.calling("visibleWhen", trailing: closure(condition)) }
        if let condition = section.enabledWhen { call = call.calling("enabledWhen", trailing: closure(condition)) }
        if let platforms = section.platforms { call = call.calling("platforms", platforms.expression) }
        return .expression(call)
    }

    // MARK: Buttons

    /// By its position, since a button is large and would be copied.
    private func button(at index: Int, of buttons: [Button]) -> Expression {
        let id = Expression.implicitMember(buttons[index].id)
        var call: Expression
        if let standard = buttons[index].standard, buttons[index].title == nil, standard.role == buttons[index].role,
            !buttons[index].isDefault
        {
            call = d("button", id, "standard", .implicitMember(standard.rawValue))
        } else {
            var arguments = [Expression.Argument(nil, id)]
            if let title = buttons[index].title {
                arguments.append(title.argument(in: dialog))
            } else if let standard = buttons[index].standard {
                arguments.append(.init(nil, .implicitMember(standard.rawValue)))
            }
            if let role = buttons[index].role { arguments.append(.init("role", .implicitMember(role.rawValue))) }
            if buttons[index].isDefault { arguments.append(.init("isDefault", .bool(true))) }
            call = d("button", arguments)
        }
        if let icon = buttons[index].icon { call = call.calling("icon", icon.expression) }
        if let condition = buttons[index].enabledWhen {
            call = call.calling("enabledWhen", trailing: closure(condition))
        }
        if let action = buttons[index].action { call = call.calling("action", trailing: Closure(appCall(action))) }
        if let target = buttons[index].opens {
            call = call.calling("opens", appArgument(target), trailing: opened(target))
        }
        if let platforms = buttons[index].platforms { call = call.calling("platforms", platforms.expression) }
        return call
    }

    // MARK: The app and other dialogs

    /// `app.resetSettings()`
    func appCall(_ reference: AppReference, _ arguments: [Expression.Argument] = []) -> Expression {
        .method(.identifier("app"), reference.name, arguments)
    }

    /// `app: app`, if the dialog that is opened asks something of the app.
    func appArgument(_ target: OpenTarget) -> [Expression.Argument] {
        context.needsApp(target.dialog) ? [.init("app", .identifier("app"))] : []
    }

    /// `{ DeleteTrackDialog(trackName: dialog.trackName) }`
    func opened(_ target: OpenTarget) -> Closure {
        let name = context.openedTypes[target.dialog] ?? ""
        let arguments = target.arguments.map { argument in
            let value =
                switch argument.value {
                case .argument(let name): self.argument(name)
                case .literal(let literal): literal.expression
                }
            return Expression.Argument(argument.name, value)
        }
        return Closure(.call(.type(.named(name)), arguments))
    }
}

extension Button.Standard {
    /// The role that the runtime gives to the standard button.
    var role: Button.Role? {
        switch self {
        case .ok, .done, .save: .confirm
        case .cancel: .cancel
        case .delete: .destructive
        case .close: nil
        }
    }
}
