extension CatalogEntry {
    /// Adds a text in the source language that nobody has confirmed yet.
    mutating func addSourceText(_ value: String, language: String) {
        let unit = JSONNode.object([("state", .text("new")), ("value", .text(value))])
        let localization = JSONNode.object([("stringUnit", unit)])
        if member.value["localizations"] == nil {
            member.value.set("localizations", .object([(language, localization)]))
        } else {
            member.value.changeMember("localizations") { $0.set(language, localization) }
        }
    }

    /// Changes the plain text in the source language and marks the translations of the former one for review.
    ///
    /// - Returns: how many languages are to be reviewed.
    mutating func changeSourceText(_ value: String, language: String) -> Int {
        var reviews = 0
        member.value.changeMember("localizations") { localizations in
            localizations.changeMembers { name, localization in
                if name == language {
                    Self.setText(value, of: &localization)
                } else if Self.markForReview(&localization) {
                    reviews += 1
                }
            }
        }
        return reviews
    }

    private static func setText(_ value: String, of localization: inout JSONNode) {
        if localization["stringUnit"] == nil { localization.set("stringUnit", .object([("state", .text("new"))])) }
        localization.changeMember("stringUnit") { $0.set("value", .text(value)) }
    }

    /// Marks every translated text in a translation; whether there was one.
    private static func markForReview(_ node: inout JSONNode) -> Bool {
        var hasMarked = false
        func mark(_ node: inout JSONNode) {
            if markForReview(&node) { hasMarked = true }
        }
        node.changeMember("stringUnit") { unit in
            guard unit["state"]?.text == "translated" else { return }
            unit.set("state", .text("needs_review"))
            hasMarked = true
        }
        node.changeMember("variations") { variations in
            variations.changeMembers { _, kind in kind.changeMembers { _, choice in mark(&choice) } }
        }
        node.changeMember("substitutions") { $0.changeMembers { _, substitution in mark(&substitution) } }
        return hasMarked
    }
}
