import DialogLanguage
import SwiftCode

// Conditions become closures that ask the session: a control that is hidden or disabled does not count there.

extension DialogCode {
    /// `{ c in c.isOn(\.click) }`
    func closure(_ condition: Condition) -> Closure {
        Closure(parameters: [condition.controls.isEmpty ? "_" : "c"], expression(condition))
    }

    private func expression(_ condition: Condition) -> Expression {
        switch condition {
        case .isOn(let control): asking("isOn", [.init(nil, path(control))])
        case .argument(let name): argument(name)
        case .app(let reference): .member(.identifier(observedName(reference.name)), "value")
        case .not(let inner): .not(expression(inner))
        case .and(let left, let right): .binary(expression(left), .and, expression(right))
        case .or(let left, let right): .binary(expression(left), .or, expression(right))
        case .compare(let left, let comparison, let right): comparing(left, comparison, right)
        }
    }

    private func comparing(
        _ left: Condition.Operand, _ comparison: Condition.Comparison, _ right: Condition.Operand
    ) -> Expression {
        guard case .control(let id) = left else {
            // The control stands on the left in calls.
            if case .control = right { return comparing(right, comparison.flipped, left) }
            return .binary(operand(left, besides: nil), comparison.symbol, operand(right, besides: nil))
        }
        let other = Expression.Argument(nil, operand(right, besides: id))
        let first = Expression.Argument(nil, path(id))
        switch comparison {
        case .equal: return asking("equals", [first, other])
        case .notEqual: return asking("differs", [first, other])
        case .less: return asking("compare", [first, .init(nil, .implicitMember("less")), other])
        case .lessOrEqual: return asking("compare", [first, .init(nil, .implicitMember("lessOrEqual")), other])
        case .greater: return asking("compare", [first, .init(nil, .implicitMember("greater")), other])
        case .greaterOrEqual: return asking("compare", [first, .init(nil, .implicitMember("greaterOrEqual")), other])
        }
    }

    private func operand(_ operand: Condition.Operand, besides control: String?) -> Expression {
        switch operand {
        case .control(let id): path(id)
        case .argument(let name): argument(name)
        case .literal(let literal): literal.expression
        case .option(let index):
            control.flatMap { valueControl($0) }.flatMap { optionExpression(index, of: $0) } ?? .nil
        case .none: .nil
        }
    }

    private func asking(_ name: String, _ arguments: [Expression.Argument]) -> Expression {
        .method(.identifier("c"), name, arguments)
    }

    func path(_ control: String) -> Expression { .keyPath(propertyName(control)) }

    func argument(_ name: String) -> Expression { .member(.identifier("dialog"), name) }

    // MARK: Conditions of the app

    /// The constant that follows a yes or no of the app.
    func observedName(_ name: String) -> String { "app_" + name }

    /// `let app_isPro = d.observe { app.isPro }` for each name that conditions ask for.
    var observations: [Statement] {
        var seen: Set<String> = []
        var statements: [Statement] = []
        for reference in conditionReferences where seen.insert(reference.name).inserted {
            let asking = Closure(.member(.identifier("app"), reference.name))
            statements.append(
                .constant(
                    observedName(reference.name), value: .method(.identifier("d"), "observe", [], trailing: asking)))
        }
        return statements
    }

    private var conditionReferences: [AppReference] {
        var found: [AppReference] = []
        func add(_ condition: Condition?) { if let condition { found += condition.appReferences } }
        for section in dialog.sections {
            add(section.visibleWhen)
            add(section.enabledWhen)
            for control in section.controls {
                add(control.visibleWhen)
                add(control.enabledWhen)
            }
        }
        for rule in dialog.rules { add(rule.condition) }
        for button in dialog.buttons { add(button.enabledWhen) }
        return found
    }
}

extension Condition.Comparison {
    var symbol: BinaryOperator {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .less
        case .lessOrEqual: .lessOrEqual
        case .greater: .greater
        case .greaterOrEqual: .greaterOrEqual
        }
    }

    /// The same with both sides exchanged.
    var flipped: Condition.Comparison {
        switch self {
        case .equal: .equal
        case .notEqual: .notEqual
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
