import DialogLanguage
import SwiftCode

// Conditions become closures that ask the session: a control that is hidden or disabled does not count there.

extension DialogCode {
    /// `{ c in c.isOn(\.click) }`
    func closure(_ condition: Condition) -> Closure {
        Closure(parameters: [condition.asksControls ? "c" : "_"], expression(condition))
    }

    private func expression(_ condition: Condition) -> Expression {
        switch condition {
        case .isOn(let control): .method(.identifier("c"), "isOn", path(control))
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
        let other = operand(right, besides: id)
        let first = path(id)
        switch comparison {
        case .equal: return .method(.identifier("c"), "equals", first, nil, other)
        case .notEqual: return .method(.identifier("c"), "differs", first, nil, other)
        case .less: return comparing(first, "less", other)
        case .lessOrEqual: return comparing(first, "lessOrEqual", other)
        case .greater: return comparing(first, "greater", other)
        case .greaterOrEqual: return comparing(first, "greaterOrEqual", other)
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

    /// `c.compare(first, .less, other)`
    private func comparing(_ first: Expression, _ word: String, _ other: Expression) -> Expression {
        .method(
            .identifier("c"), "compare", [.init(nil, first), .init(nil, .implicitMember(word)), .init(nil, other)])
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

extension Condition {
    /// Whether the value of a control decides.
    fileprivate var asksControls: Bool {
        switch self {
        case .isOn: true
        case .argument, .app: false
        case .not(let condition): condition.asksControls
        case .and(let left, let right), .or(let left, let right): left.asksControls || right.asksControls
        case .compare(.control, _, _), .compare(_, _, .control): true
        case .compare: false
        }
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
