import DialogLanguage
import SwiftCode

// How a dialog with arguments is opened. One without gets everything from the runtime.

extension DialogCode {
    /// The protocol that stands for the dialog in `open(editing:…)`, which exists for classes only: the condition on the
    /// edited type can be written for a protocol, but not for the dialog's own type.
    var argumentsProtocol: String { SwiftNames.argumentsProtocol(dialog) }

    var openers: [Declaration] {
        if dialog.arguments.isEmpty { return [] }
        switch kind {
        case .loading: return [loadingOpener]
        case .editing: return editingOpeners
        case .buttons, .values, .page:
            return [
                opener(requirements: [(.named("D"), type)], [], result: answer, storedValues) { name in
                    .method(.identifier("self"), name, made)
                }
            ]
        }
    }

    /// The type of the answer: where `D` is one dialog, the compiler does not find the runtime's name for it.
    private var answer: TypeReference {
        switch kind {
        case .buttons: .named("D.Button")
        case .page: .named("DialogRuntime.DismissReason")
        case .values, .editing, .loading:
            .generic(
                "DialogRuntime.DialogOutcome",
                .named(valueControls.isEmpty ? "DialogRuntime.NoValues" : "D.Values"))
        }
    }

    /// `.init(trackName: trackName)`
    private var made: Expression {
        .initializer(dialog.arguments.map { .init($0.name, .identifier($0.localName)) })
    }

    /// `show` and `open` with the given parameters before those of the arguments.
    func opener(
        requirements: [(left: TypeReference, right: TypeReference)],
        conformances: [(left: TypeReference, right: TypeReference)] = [],
        _ parameters: [FunctionDeclaration.Parameter], result: TypeReference = .named("D.Result"),
        _ others: [Declaration] = [], _ call: (String) -> Expression
    ) -> Declaration {
        let all = parameters + dialog.arguments.map(\.parameter)
        return .type(
            TypeDeclaration(
                .extension, .named("DialogRuntime.DialogOpener"), requirements: requirements,
                conformances: conformances,
                members: [
                    .function(
                        FunctionDeclaration(
                            "show", all, result: .generic("DialogRuntime.DialogHandle", .named("D")),
                            body: [.expression(call("show"))],
                            traits: DeclarationTraits(attributes: [.discardableResult], access: access))),
                    .function(
                        FunctionDeclaration(
                            "open", all, isAsync: true, result: result,
                            body: [.expression(.await(call("open")))], traits: DeclarationTraits(access: access))),
                ] + others))
    }

    /// `values(…)`: what is stored, without opening the dialog.
    private var storedValues: [Declaration] {
        guard case .storage = dialog.valueSource else { return [] }
        return [
            .function(
                FunctionDeclaration(
                    "values", dialog.arguments.map(\.parameter), result: .named("D.Values"),
                    body: [.expression(.method(.identifier("self"), "values", made))],
                    traits: DeclarationTraits(access: access)))
        ]
    }

    private var editingOpeners: [Declaration] {
        let stand = TypeReference.named(argumentsProtocol)
        let target = TypeReference.named("D.Target")
        let requirement = FunctionDeclaration(nil, dialog.arguments.map(\.parameter), body: nil)
        let get = TypeReference.function(parameters: [], result: target, isEscaping: true, isMainActor: true)
        let set = TypeReference.function(parameters: [target], result: .void, isEscaping: true, isMainActor: true)
        return [
            .type(
                TypeDeclaration(
                    .protocol, stand, inherits: [.named("DialogRuntime.EditingDialog")],
                    traits: DeclarationTraits(access: access, isNonisolated: true),
                    members: [.function(requirement)])),
            opener(
                requirements: [], conformances: [(.named("D"), stand), (target, .named("Swift.AnyObject"))],
                [.init("editing", "_target", target)]
            ) { name in
                editingCall(name, .method(nil, "object", .identifier("_target")))
            },
            opener(
                requirements: [], conformances: [(.named("D"), stand)],
                [.init("get", "_get", get), .init("set", "_set", set)]
            ) { name in
                editingCall(
                    name,
                    .initializer([.init("get", .identifier("_get")), .init("set", .identifier("_set"))]))
            },
        ]
    }

    func editingCall(_ name: String, _ edit: Expression) -> Expression {
        .method(.identifier("self"), name, made, "editing", edit)
    }

    private var loadingOpener: Declaration {
        let work = TypeReference.asyncFunction(
            parameters: [.named("DialogRuntime.LoadingProgress")], result: .named("_Value"))
        let run = FunctionDeclaration(
            "run", generics: [("_Value", .named("Swift.Sendable"))],
            dialog.arguments.map(\.parameter) + [.init(nil, "_work", work)], isAsync: true, isThrowing: true,
            result: .named("_Value"),
            body: [
                .expression(
                    .try(
                        .await(
                            .method(.identifier("self"), "run", made, nil, .identifier("_work")))))
            ], traits: DeclarationTraits(access: access))
        return .type(
            TypeDeclaration(
                .extension, .named("DialogRuntime.LoadingOpener"),
                requirements: [(.named("Dialog"), type)], members: [.function(run)]))
    }
}
