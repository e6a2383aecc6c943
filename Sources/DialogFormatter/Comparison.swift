import DialogLanguage
import YAMLTree

/// Compares what two trees say.
enum Comparison {
    static func isEqual(_ first: YAMLNode, _ second: YAMLNode, at place: SchemaPlace) -> Bool {
        guard first.kind == second.kind, first.count == second.count, first.isAbsent == second.isAbsent,
            first.aliasName == second.aliasName
        else { return false }
        let places = place.entries(of: first)
        switch first.kind {
        case .scalar: return isEqual(scalar: first, second)
        case .sequence:
            return zip(first.items, second.items).allSatisfy { isEqual($0, $1, at: places.item) }
        case .mapping:
            guard places.keyOrder(of: first) != nil else {
                return zip(first.entries, second.entries).allSatisfy { left, right in
                    left.key.text == right.key.text
                        && isEqual(left.value, right.value, at: places.value(of: left.key))
                }
            }
            return first.entries.allSatisfy { key, value in
                guard let other = second.value(for: key.text) else { return false }
                return isEqual(value, other, at: places.value(of: key))
            }
        }
    }

    private static func isEqual(scalar first: YAMLNode, _ second: YAMLNode) -> Bool {
        guard first.withText({ left in second.withText { left.elementsEqual($0) } }) else { return false }
        // Quotes may go only where they do nothing.
        return (first.style == .plain) == (second.style == .plain) || PlainText.isSafe(first.text)
    }
}
