/// A finished piece, or a run of `*` or `_` that may open or close emphasis.
enum MarkdownItem {
    case span(MarkdownSpan, depth: Int)
    case delimiter(Delimiter)

    struct Delimiter {
        let mark: Unicode.Scalar
        /// Characters of the run that are not used up.
        var count: Int
        let length: Int
        let canOpen: Bool
        let canClose: Bool

        /// - Parameters:
        ///   - before: the character before the run; a line break at the start of the text.
        ///   - after: the character after the run; a line break at the end of the text.
        init(mark: Unicode.Scalar, count: Int, before: Unicode.Scalar, after: Unicode.Scalar) {
            self.mark = mark
            self.count = count
            length = count
            let (left, right) = (Self.kind(of: before), Self.kind(of: after))
            let isLeftFlanking = right == .word || right == .punctuation && left != .word
            let isRightFlanking = left == .word || left == .punctuation && right != .word
            if mark == "_" {
                canOpen = isLeftFlanking && (!isRightFlanking || left == .punctuation)
                canClose = isRightFlanking && (!isLeftFlanking || right == .punctuation)
            } else {
                canOpen = isLeftFlanking
                canClose = isRightFlanking
            }
        }

        var text: String { String(repeating: String(Character(mark)), count: count) }

        private enum Kind {
            case space
            case punctuation
            case word
        }

        private static func kind(of scalar: Unicode.Scalar) -> Kind {
            // A placeholder stands for a word.
            if scalar == "{" || scalar == "}" { return .word }
            if scalar.properties.isWhitespace { return .space }
            switch scalar.properties.generalCategory {
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
                .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
                return .punctuation
            default: return .word
            }
        }
    }
}

/// Pairs the runs of `*` and `_` (CommonMark, "process emphasis").
enum MarkdownEmphasis {
    /// Deeper emphasis stays plain text, so that no consumer of the tree has to fear its depth.
    private static let deepest = 16

    static func paired(_ items: [MarkdownItem]) -> [MarkdownSpan] {
        var output: [MarkdownItem] = []
        // Below these places no opener for such a closer is left; keeps the work linear.
        var bottoms: [BottomKey: Int] = [:]
        for item in items {
            guard case .delimiter(var closer) = item, closer.canClose else {
                output.append(item)
                continue
            }
            while closer.count > 0 {
                let key = BottomKey(mark: closer.mark, canOpen: closer.canOpen, rest: closer.length % 3)
                let bottom = bottoms[key] ?? 0
                guard let place = opener(for: closer, in: output, from: bottom), wrap(&output, from: place, by: &closer)
                else {
                    bottoms[key] = output.count
                    break
                }
                bottoms = bottoms.mapValues { min($0, output.count) }
            }
            if closer.count > 0 {
                output.append(closer.canOpen ? .delimiter(closer) : .span(.text(closer.text), depth: 0))
            }
        }
        return spans(output)
    }

    private struct BottomKey: Hashable {
        var mark: Unicode.Scalar
        var canOpen: Bool
        var rest: Int
    }

    private static func opener(
        for closer: MarkdownItem.Delimiter, in output: [MarkdownItem], from bottom: Int
    ) -> Int? {
        output.indices.dropFirst(bottom).last { index in
            guard case .delimiter(let opener) = output[index], opener.canOpen, opener.mark == closer.mark else {
                return false
            }
            // The rule of three: `**a*b**` is one strong text.
            guard opener.canClose || closer.canOpen else { return true }
            return !(opener.length + closer.length).isMultiple(of: 3)
                || opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3)
        }
    }

    /// Makes one emphasis of everything behind the opener; `false` if that would nest too deep.
    private static func wrap(
        _ output: inout [MarkdownItem], from place: Int, by closer: inout MarkdownItem.Delimiter
    ) -> Bool {
        guard case .delimiter(var opener) = output[place] else { return false }
        // A copy of its own, since a slice would make the removal below copy everything before it.
        let inner = Array(output[(place + 1)...])
        let depth = inner.reduce(0) { deepest, item in
            if case .span(_, let depth) = item { max(deepest, depth) } else { deepest }
        }
        guard depth < deepest else { return false }
        let isStrong = opener.count >= 2 && closer.count >= 2
        let content = spans(inner)
        opener.count -= isStrong ? 2 : 1
        closer.count -= isStrong ? 2 : 1
        output.removeSubrange(place...)
        if opener.count > 0 { output.append(.delimiter(opener)) }
        output.append(.span(isStrong ? .strong(content) : .emphasis(content), depth: depth + 1))
        return true
    }

    /// The pieces with delimiters as text, and neighbouring texts joined.
    private static func spans(_ items: some Sequence<MarkdownItem>) -> [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        for item in items {
            let span: MarkdownSpan =
                switch item {
                case .span(let span, _): span
                case .delimiter(let delimiter): .text(delimiter.text)
                }
            if case .text(let text) = span, case .text(let former)? = spans.last {
                spans[spans.count - 1] = .text(former + text)
            } else {
                spans.append(span)
            }
        }
        return spans
    }
}
