import DialogLanguage
import SwiftCode

// One statement for each control: the call for its kind, then a chain of what the definition says about it.

extension DialogCode {
    func controlStatement(_ control: Control) -> Statement {
        var call = kindCall(control)
        if let title = control.title { call = call.calling("title", title.expression(in: dialog)) }
        switch control.subtitle {
        case .always(let text): call = call.calling("subtitle", text.expression(in: dialog))
        case .byValue(let on, let off):
            call = call.calling(
                "subtitle",
                [.init("whenOn", on.expression(in: dialog)), .init("whenOff", off.expression(in: dialog))])
        case nil: break
        }
        text("help", control.help, on: &call)
        if let icon = control.icon { call = call.calling("icon", icon.expression) }
        kindOptions(control, on: &call)
        if let condition = control.enabledWhen { call = call.calling("enabledWhen", trailing: closure(condition)) }
        if let condition = control.visibleWhen { call = call.calling("visibleWhen", trailing: closure(condition)) }
        if let platforms = control.platforms { call = call.calling("platforms", platforms.expression) }
        text("accessibilityLabel", control.accessibilityLabel, on: &call)
        text("accessibilityHint", control.accessibilityHint, on: &call)
        if let identifier = control.accessibilityIdentifier {
            call = call.calling("accessibilityIdentifier", .string(identifier))
        }
        if !control.searchKeywords.isEmpty {
            call = .methods(call, "searchKeyword", control.searchKeywords.map { [$0.argument(in: dialog)] })
        }
        valueOptions(control, on: &call)
        let statement = Statement.expression(call)
        // What a record lacks is reported where the record's title is named.
        if case .list(let list) = control.kind, let records = list.records {
            return .located(locations.unpinned(records.title.span), statement)
        }
        // The cases of the app's own enum stand in the statement.
        guard case .app = control.value?.type.element, context.optionList(of: control) != nil else {
            return statement
        }
        return .located(locations.unpinned(control.span), statement)
    }

    /// Chains a call with a text, where there is one.
    func text(_ name: String, _ text: LocalizedText?, on call: inout Expression) {
        if let text { call = call.calling(name, text.expression(in: dialog)) }
    }

    private func valueOptions(_ control: Control, on call: inout Expression) {
        if control.value?.isRequired == true { call = call.calling("required") }
        text("validationMessage", control.value?.validationMessage, on: &call)
        if case .app(let reference)? = control.value?.initial {
            call = call.calling("default", .member(.identifier("app"), reference.name))
        }
        if let reference = control.value?.onChange {
            call = call.calling("onChange", trailing: changeClosure(control, reference))
        }
        if let key = control.value?.storageKey { call = stored(key, id: control.id, on: call) }
        if case .secureField = control.kind { return }
        if control.value?.showsValue == false { call = call.calling("showsValue", .bool(false)) }
    }

    private func changeClosure(_ control: Control, _ reference: AppReference) -> Closure {
        let call = appCall(reference, [.init(nil, .identifier(control.isLifted ? "value" : "$0"))])
        guard control.isLifted else { return Closure(call) }
        return Closure(parameters: ["value"], body: [.ifLet("value", .identifier("value"), [.expression(call)])])
    }

    // MARK: Storage

    /// The full key of the definition as the runtime takes it: nothing where it is the prefix and the id.
    private func stored(_ key: StorageKey, id: String, on call: Expression) -> Expression {
        var prefix = TextTemplate(parts: [])
        if case .storage(let storage) = dialog.valueSource { prefix = storage.prefix }
        var call = call
        let name = key.key.removingPrefix(prefix)
        if let name {
            if name != TextTemplate(id) { call = call.calling("stored", [.init("as", name.plainExpression)]) }
        } else {
            call = call.calling("stored", [.init("absolute", key.key.plainExpression)])
        }
        guard !key.formerKeys.isEmpty else { return call }
        let formerNames = key.formerKeys.map { former in
            // The runtime looks for a former name with the prefix first, and as it stands.
            name == nil ? former : former.removingPrefix(prefix) ?? former
        }
        return .methods(call, "was", formerNames.map { [.init(nil, $0.plainExpression)] })
    }
}
