import Diagnostics
import DialogLanguage

extension JSONWriter {
    mutating func list<Element>(
        _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        array(.lines) { json in
            for element in elements { write(&json, element) }
        }
    }

    mutating func strings(_ name: String, _ strings: [String]) {
        key(name)
        array { json in
            for string in strings { json.string(string) }
        }
    }

    mutating func span(_ span: SourceSpan) {
        key("span")
        array { json in
            json.integer(span.range.start)
            json.integer(span.range.end)
        }
    }

    mutating func optional(_ name: String, _ text: String?) {
        if let text { member(name, text) }
    }

    mutating func optional(_ name: String, _ platforms: [Platform]?) {
        if let platforms { strings(name, platforms.map(\.rawValue)) }
    }

    mutating func optional(_ name: String, _ text: LocalizedText?) {
        guard let text else { return }
        key(name)
        write(text)
    }

    mutating func write(_ text: LocalizedText) {
        object { json in
            json.member("key", text.key)
            json.member("text", text.template.source)
            json.optional("comment", text.comment)
            if text.isMarkdown { json.member("markdown", true) }
            json.span(text.span)
        }
    }

    mutating func optional(_ name: String, _ icon: Icon?) {
        guard let icon else { return }
        key(name)
        object { json in
            switch icon {
            case .symbol(let symbol): json.member("symbol", symbol)
            case .asset(let asset): json.member("asset", asset)
            }
        }
    }

    mutating func optional(_ name: String, _ reference: AppReference?) {
        guard let reference else { return }
        key(name)
        write(reference)
    }

    private mutating func write(_ reference: AppReference) {
        object { json in
            json.member("name", reference.name)
            json.span(reference.span)
        }
    }

    mutating func optional(_ name: String, _ literal: Literal?) {
        guard let literal else { return }
        key(name)
        write(literal)
    }

    private mutating func write(_ literal: Literal) {
        switch literal {
        case .bool(let value): boolean(value)
        case .int(let value): integer(value)
        case .double(let value): double(value)
        case .string(let value): string(value)
        case .date, .time, .dateAndTime, .duration, .color, .url: string(literal.spelling)
        }
    }

    mutating func optional(_ name: String, _ target: OpenTarget?) {
        guard let target else { return }
        key(name)
        object { json in
            json.member("dialog", target.dialog)
            json.key("arguments")
            json.object { json in
                for (name, value) in target.arguments {
                    json.key(name)
                    json.object { json in
                        switch value {
                        case .argument(let argument): json.member("argument", argument)
                        case .literal(let literal): json.optional("literal", literal)
                        }
                    }
                }
            }
            json.member("sharesTarget", target.sharesTarget)
            json.span(target.span)
        }
    }

    mutating func write(_ view: CustomView) {
        object { json in
            json.member("view", view.name)
            json.key("with")
            json.object { json in
                for (name, value) in view.parameters { json.optional(name, value) }
            }
            json.span(view.span)
        }
    }

    mutating func optional(_ name: String, _ condition: Condition?) {
        guard let condition else { return }
        key(name)
        write(condition)
    }

    /// Nested as the condition is: `{"and": [{"isOn": "click"}, {"==": [{"control": "mode"}, {"option": 1}]}]}`.
    private mutating func write(_ condition: Condition) {
        object { json in
            switch condition {
            case .isOn(let control): json.member("isOn", control)
            case .argument(let name): json.member("argument", name)
            case .app(let reference): json.optional("app", reference)
            case .not(let operand): json.optional("not", operand)
            case .and(let left, let right): json.pair("and", left, right)
            case .or(let left, let right): json.pair("or", left, right)
            case .compare(let left, let comparison, let right):
                json.key(comparison.rawValue)
                json.array { json in
                    json.write(left)
                    json.write(right)
                }
            }
        }
    }

    private mutating func pair(_ name: String, _ left: Condition, _ right: Condition) {
        key(name)
        array { json in
            json.write(left)
            json.write(right)
        }
    }

    private mutating func write(_ operand: Condition.Operand) {
        object { json in
            switch operand {
            case .control(let id): json.member("control", id)
            case .argument(let name): json.member("argument", name)
            case .literal(let literal): json.optional("literal", literal)
            case .option(let index): json.member("option", index)
            case .none: json.member("none", true)
            }
        }
    }
}
