import DialogLanguage
import SwiftCode

// What does not depend on a dialog's values: its info, or how its loading overlay behaves.

extension DialogCode {
    /// `.init("tempo", .popup, whenEdited: .ask)`: only what differs from what the runtime assumes.
    var info: Declaration {
        var arguments: [Expression.Argument] = []
        // More than nearly every dialog needs.
        arguments.reserveCapacity(4)
        arguments.append(.init(nil, .string(dialog.id)))
        arguments.append(.init(nil, .implicitMember(dialog.presentation.rawValue)))
        if dialog.presentation != .loading {
            // The runtime lets a dialog stack where another opens it, unless its definition says something else.
            let mayStack = context.openedTypes[dialog.id] != nil
            if dialog.whenBusy != dialog.usualBusyPolicy || (mayStack && dialog.whenBusy != .stack) {
                arguments.append(.init("whenBusy", .implicitMember(dialog.whenBusy.rawValue)))
            }
            if dialog.apply != dialog.usualApplyMode {
                arguments.append(.init("apply", .implicitMember(dialog.apply.rawValue)))
            }
        }
        if dialog.dismiss.whenEdited != .discard {
            arguments.append(.init("whenEdited", .implicitMember(dialog.dismiss.whenEdited.rawValue)))
        }
        func forbid(_ gesture: String, unless isAllowed: Bool?) {
            if isAllowed == false { arguments.append(.init(gesture, .bool(false))) }
        }
        forbid("closeButton", unless: dialog.dismiss.closeButton)
        forbid("outsideTap", unless: dialog.dismiss.outsideTap)
        forbid("swipe", unless: dialog.dismiss.swipe)
        forbid("escape", unless: dialog.dismiss.escape)
        if dialog.isSearchable { arguments.append(.init("search", .bool(true))) }
        if let style = dialog.dialogStyle, dialog.presentation != .loading {
            arguments.append(.init("style", .string(style)))
        }
        if let anchor = dialog.anchor {
            arguments.append(.init("anchor", .string("\(anchor.dialog).\(anchor.control)")))
        }
        if let platforms = dialog.platforms { arguments.append(.init("platforms", platforms.expression)) }
        return .variable(
            VariableDeclaration(
                "info", type: .named("DialogRuntime.DialogInfo"),
                .getter(.initializer(arguments)),
                traits: DeclarationTraits(access: access, isStatic: true)))
    }

    var loading: Declaration {
        let settings = dialog.loading ?? Loading()
        let usual = Loading()
        let variable = Expression.identifier("loading")
        var body: [Statement] = [
            .variable("loading", value: .call(.type(.named("DialogRuntime.LoadingInfo")), []))
        ]
        func set(_ name: String, _ value: Expression) { body.append(.assign(.member(variable, name), value)) }
        if let title = dialog.title { set("title", title.expression(in: dialog)) }
        if let message = dialog.message { set("message", message.expression(in: dialog)) }
        if settings.isDeterminate { set("isDeterminate", .bool(true)) }
        if settings.isCancellable { set("isCancellable", .bool(true)) }
        if settings.delay != usual.delay { set("delay", duration(settings.delay)) }
        if settings.minimumDuration != usual.minimumDuration {
            set("minimumDuration", duration(settings.minimumDuration))
        }
        if let style = dialog.dialogStyle { set("style", .string(style)) }
        // A variable that is never changed would be a warning.
        if body.count == 1 {
            body = [.expression(.initializer([]))]
        } else {
            body.append(.return(variable))
        }
        return .function(
            FunctionDeclaration(
                "loading", [.init(nil, "dialog", .named("Self"))], result: .named("DialogRuntime.LoadingInfo"),
                body: body, traits: DeclarationTraits(attributes: [.mainActor], access: access, isStatic: true)))
    }

    private func duration(_ nanoseconds: Int64) -> Expression {
        if nanoseconds % 1_000_000 == 0 {
            return .method(nil, "milliseconds", .int(Int(nanoseconds / 1_000_000)))
        }
        return .method(nil, "nanoseconds", .int(Int(nanoseconds)))
    }
}

extension Dialog {
    /// What the runtime does where a definition does not say it.
    var usualBusyPolicy: BusyPolicy {
        switch presentation {
        case .alert, .confirmationDialog, .popover: .stack
        case .popup, .sheet, .fullScreenCover, .loading, .page: .queue
        }
    }

    var usualApplyMode: ApplyMode {
        if presentation == .page { return .live }
        let buttons = buttons
        let confirms = buttons.indices.contains { buttons[$0].role == .confirm || buttons[$0].isDefault }
        return confirms ? .onConfirm : .live
    }
}
