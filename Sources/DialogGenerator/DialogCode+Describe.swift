import DialogLanguage
import SwiftCode

// The function that describes a dialog to its session, one statement for each thing in it.

extension DialogCode {
    var describe: Declaration {
        var body: [Statement] = []
        body.reserveCapacity(16)
        if needsApp {
            if usesApp { body.append(.constant("app", value: .member(.identifier("d"), "app"))) }
            body += observations
        }
        if let title = dialog.title { body.append(.expression(d("title", [title.argument(in: dialog)]))) }
        if let message = dialog.message { body.append(.expression(d("message", [message.argument(in: dialog)]))) }
        if case .storage(let storage) = dialog.valueSource { body.append(.expression(store(storage))) }
        switch dialog.content {
        case .none: break
        case .slot(let view): body.append(.expression(d("content", [.init(nil, slot(view))])))
        case .sections(let sections):
            for section in sections {
                if let header = sectionStatement(section, isOnly: sections.count == 1) { body.append(header) }
                for control in section.controls { body.append(controlStatement(control)) }
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
        for button in dialog.buttons { body.append(.expression(self.button(button))) }
        return .function(
            FunctionDeclaration(
                "describe",
                [
                    .init(nil, "dialog", .named("Self")),
                    .init("to", "d", .generic("DialogRuntime.DialogBuilder", [.named("Self")])),
                ], body: body,
                traits: DeclarationTraits(attributes: [.mainActor], access: access, isStatic: true)))
    }

    func d(_ name: String, _ arguments: [Expression.Argument] = []) -> Expression {
        .method(.identifier("d"), name, arguments)
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
            place = .method(nil, "app", [.init(nil, .member(.identifier("app"), AppRequirements.storageName))])
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
            let value = Expression.method(nil, kind, [.init(nil, parameter.value.expression)])
            return [.init(nil, .string(parameter.name)), .init(nil, value)]
        }
        let slot = Expression.initializer([.init(nil, .string(view.name))])
        return constants.isEmpty ? slot : .methods(slot, "with", constants)
    }

    // MARK: Sections

    /// The statement that begins a section; none for the one section of a dialog with plain controls.
    private func sectionStatement(_ section: Section, isOnly: Bool) -> Statement? {
        var arguments: [Expression.Argument] = []
        if section.id != nil || section.header != nil { arguments.append(.init(nil, .string(section.id ?? ""))) }
        if let header = section.header { arguments.append(header.argument(in: dialog)) }
        var call = d("section", arguments)
        let plain = call
        if let footer = section.footer { call = call.calling("footer", [footer.argument(in: dialog)]) }
        if let icon = section.icon { call = call.calling("icon", [.init(nil, icon.expression)]) }
        if let collapsed = section.collapsed {
            call = call.calling("collapsed", collapsed ? [] : [.init(nil, .bool(false))])
        }
        if let condition = section.visibleWhen { call = call.calling("visibleWhen", trailing: closure(condition)) }
        if let condition = section.enabledWhen { call = call.calling("enabledWhen", trailing: closure(condition)) }
        if let platforms = section.platforms { call = call.calling("platforms", [.init(nil, platforms.expression)]) }
        if isOnly, arguments.isEmpty, call == plain { return nil }
        return .expression(call)
    }

    // MARK: Buttons

    private func button(_ button: Button) -> Expression {
        let id = Expression.Argument(nil, .implicitMember(button.id))
        var call: Expression
        if let standard = button.standard, button.title == nil, standard.role == button.role, !button.isDefault {
            call = d("button", [id, .init("standard", .implicitMember(standard.rawValue))])
        } else {
            var arguments = [id]
            if let title = button.title {
                arguments.append(title.argument(in: dialog))
            } else if let standard = button.standard {
                arguments.append(.init(nil, .implicitMember(standard.rawValue)))
            }
            if let role = button.role { arguments.append(.init("role", .implicitMember(role.rawValue))) }
            if button.isDefault { arguments.append(.init("isDefault", .bool(true))) }
            call = d("button", arguments)
        }
        if let icon = button.icon { call = call.calling("icon", [.init(nil, icon.expression)]) }
        if let condition = button.enabledWhen { call = call.calling("enabledWhen", trailing: closure(condition)) }
        if let action = button.action { call = call.calling("action", trailing: Closure(appCall(action))) }
        if let target = button.opens { call = call.calling("opens", appArgument(target), trailing: opened(target)) }
        if let platforms = button.platforms { call = call.calling("platforms", [.init(nil, platforms.expression)]) }
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
