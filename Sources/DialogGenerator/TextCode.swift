import DialogLanguage
import SwiftCode

extension LocalizedText {
    /// `.init("tempo.title", "Tempo")`, with the arguments if the text has placeholders.
    func expression(in dialog: Dialog) -> Expression {
        let text = Expression.initializer(.string(key), .string(template.source))
        // Most dialogs have none.
        if dialog.arguments.isEmpty { return text }
        return dialog.giveArguments(for: template.argumentNames, to: text)
    }

    func argument(in dialog: Dialog) -> Expression.Argument { .init(nil, expression(in: dialog)) }
}

extension Dialog {
    /// A text with `.with("name", dialog.name)` for each argument that its placeholders need.
    ///
    /// Translations number their placeholders by the order of the dialog's arguments, so those before the last one that
    /// the text uses are given too.
    func giveArguments(for placeholders: [String], to text: Expression) -> Expression {
        let used = Set(placeholders)
        guard !used.isEmpty, let last = arguments.lastIndex(where: { used.contains($0.name) }) else { return text }
        return .methods(
            text, "with",
            arguments[...last].map { argument in
                [.init(nil, .string(argument.name)), .init(nil, .member(.identifier("dialog"), argument.name))]
            })
    }
}

extension OptionList {
    /// The names of the placeholders in all of its texts.
    var argumentNames: [String] {
        let texts = groups.map(\.title) + options.flatMap { [$0.title, $0.subtitle] }
        return texts.flatMap { $0?.template.argumentNames ?? [] }
    }
}

extension TextTemplate {
    /// A text that is no text for people: the arguments are put in as they are.
    var plainExpression: Expression {
        if argumentNames.isEmpty { return .string(plainText) }
        return .interpolation(
            parts.map { part in
                switch part {
                case .text(let text): .text(text)
                case .argument(let name): .value(.member(.identifier("dialog"), name))
                }
            })
    }

    private var plainText: String {
        parts.reduce(into: "") { text, part in
            if case .text(let plain) = part { text += plain }
        }
    }

    /// The template without a beginning that it shares with another; `nil` if it starts otherwise.
    func removingPrefix(_ prefix: TextTemplate) -> TextTemplate? {
        let (whole, start) = (source, prefix.source)
        guard whole.utf8.starts(with: start.utf8), whole.utf8.count > start.utf8.count else { return nil }
        var rest = parts[...]
        for (index, part) in prefix.parts.enumerated() {
            guard let first = rest.first else { return nil }
            if first == part {
                rest.removeFirst()
                continue
            }
            // Only the last part of the prefix may end within a part.
            guard index == prefix.parts.count - 1, case .text(let long) = first, case .text(let short) = part,
                long.utf8.starts(with: short.utf8)
            else { return nil }
            rest[rest.startIndex] = .text(String(decoding: long.utf8.dropFirst(short.utf8.count), as: UTF8.self))
        }
        return TextTemplate(parts: Array(rest))
    }
}

extension Icon {
    var expression: Expression {
        switch self {
        case .symbol(let name): .method(nil, "symbol", .string(name))
        case .asset(let name): .method(nil, "asset", .string(name))
        }
    }
}

extension [Platform] {
    /// `[.iOS, .macOS]`
    var expression: Expression { .array(map { .implicitMember($0.rawValue) }) }
}
