public import Diagnostics

extension StringCatalog {
    /// Reads a String Catalog.
    ///
    /// - Parameters:
    ///   - file: the `.xcstrings` file.
    ///   - sourceLanguage: the language of the texts in the definitions, which the catalogue must have as well.
    /// - Returns: the catalogue, or `nil` and what is wrong.
    public static func read(
        _ file: SourceFile, sourceLanguage: String
    ) -> (catalog: StringCatalog?, findings: [Finding]) {
        let (root, findings) = JSONReader.read(file)
        guard let root else { return (nil, findings) }
        var reader = CatalogReader(file: file)
        guard let language = reader.check(root, sourceLanguage: sourceLanguage), reader.findings.isEmpty else {
            return (nil, reader.findings)
        }
        return (StringCatalog(file: file, root: root, sourceLanguage: language), [])
    }
}

/// Checks the shape that the rest relies on. What has no meaning here may be anything.
private struct CatalogReader {
    let file: SourceFile
    var findings: [Finding] = []

    init(file: SourceFile) {
        self.file = file
    }

    /// The source language, if the shape at the top is right.
    mutating func check(_ root: JSONNode, sourceLanguage: String) -> String? {
        guard root.isObject else {
            report("a String Catalog is an object: {\"sourceLanguage\": …, \"strings\": …}", at: root.range)
            return nil
        }
        let opener = root.range.map { ByteRange(start: $0.start, end: $0.start + 1) }
        if let version = root["version"] {
            guard let text = version.text, text.hasPrefix("1.") else {
                report("only version 1 of String Catalogs is known", at: version.range)
                return nil
            }
        }
        if let strings = root["strings"] {
            expectObject(strings, "strings")
            for entry in strings.members { check(entry) }
        } else {
            report("the catalogue has no \"strings\"", at: opener)
        }
        guard let language = root["sourceLanguage"] else {
            report("the catalogue has no \"sourceLanguage\"", at: opener)
            return nil
        }
        guard let text = language.text, !text.isEmpty else {
            report("the source language is a text like \"en\"", at: language.range)
            return nil
        }
        guard text == sourceLanguage else {
            report(
                "the source language here is \(text), but that of the definitions is \(sourceLanguage); "
                    + "make them the same (sourceLanguage in dialoggen.yaml)", at: language.range)
            return nil
        }
        return text
    }

    private mutating func check(_ entry: JSONMember) {
        guard expectObject(entry.value, "an entry") else { return }
        expectText(entry.value["comment"], "a comment")
        expectText(entry.value["extractionState"], "an extractionState")
        guard let localizations = entry.value["localizations"], expectObject(localizations, "localizations") else {
            return
        }
        for localization in localizations.members { check(translation: localization.value) }
    }

    private mutating func check(translation node: JSONNode) {
        guard expectObject(node, "a translation") else { return }
        if let unit = node["stringUnit"], expectObject(unit, "a stringUnit") {
            expectText(unit["state"], "a state")
            if let value = unit["value"] {
                expectText(value, "a value")
            } else {
                report("a stringUnit has a \"value\"", at: unit.range)
            }
        }
        if let variations = node["variations"], expectObject(variations, "variations") {
            for kind in variations.members where expectObject(kind.value, kind.name.value) {
                for choice in kind.value.members { check(translation: choice.value) }
            }
        }
        if let substitutions = node["substitutions"], expectObject(substitutions, "substitutions") {
            for substitution in substitutions.members { check(translation: substitution.value) }
        }
    }

    @discardableResult
    private mutating func expectObject(_ node: JSONNode, _ what: String) -> Bool {
        if node.isObject { return true }
        report("\(what): an object in { } is wanted here", at: node.range)
        return false
    }

    private mutating func expectText(_ node: JSONNode?, _ what: String) {
        guard let node, node.text == nil else { return }
        report("\(what): a text in quotes is wanted here", at: node.range)
    }

    private mutating func report(_ message: String, at range: ByteRange?) {
        findings.append(Finding(message, at: SourceSpan(file, range ?? ByteRange(0, 0))))
    }
}
