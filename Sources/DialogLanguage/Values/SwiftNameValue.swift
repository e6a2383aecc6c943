import Diagnostics

extension Values {
    /// Reads the name of a Swift declaration of the app: a function, a property, a view or a type without its module.
    public static func swiftIdentifier(_ text: String) -> Parsed<String> {
        guard SwiftIdentifier.isValid(text) else { return .problem(invalidSwiftName(text, form: "a Swift name")) }
        guard !SwiftIdentifier.reservedWords.contains(text) else { return .problem(keyword(text)) }
        return .value(text)
    }

    /// Reads a dotted path of names, as `Model.Song`.
    public static func swiftPath(_ text: String) -> Parsed<String> {
        if let problem = pathProblem(text, within: text, form: "a Swift name or dotted path, as Song or Model.Song") {
            return .problem(problem)
        }
        return .value(text)
    }

    /// The names of a path become nested expressions of generated code, which nobody could compile without end.
    private static let mostNamesInPath = 32

    private static func tooManyNames(_ count: Int) -> ValueProblem {
        ValueProblem(
            .invalidSwiftName, "this path has \(count) names; \(mostNamesInPath) is the most that one may have")
    }

    /// - Parameter text: the whole value, of which `path` is the part to check.
    private static func pathProblem(_ path: String, within text: String, form: String) -> ValueProblem? {
        if SwiftIdentifier.isPlainWord(path), !SwiftIdentifier.reservedWords.contains(path) { return nil }
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > mostNamesInPath { return tooManyNames(parts.count) }
        for (index, part) in parts.enumerated() {
            guard SwiftIdentifier.isValid(part) else { return invalidSwiftName(text, form: form) }
            let keywords = index == 0 ? SwiftIdentifier.reservedWords : SwiftIdentifier.reservedMembers
            if keywords.contains(String(part)) { return keyword(String(part)) }
        }
        return nil
    }

    /// Reads a key path below the edited type, as `tempo` or `track.volume`.
    ///
    /// Its names stand after a dot in Swift, where most keywords are fine.
    public static func keyPath(_ text: String) -> Parsed<String> {
        if SwiftIdentifier.isPlainWord(text), !SwiftIdentifier.reservedMembers.contains(text) { return .value(text) }
        if text.hasPrefix("\\.") {
            return .problem(
                ValueProblem(
                    .invalidSwiftName,
                    "a key path is written without \\. here; write \(shown(String(text.dropFirst(2))))",
                    fix: .init(String(text.dropFirst(2)), isSafe: true)))
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        if parts.count > mostNamesInPath { return .problem(tooManyNames(parts.count)) }
        for part in parts {
            guard SwiftIdentifier.isValid(part) else {
                return .problem(invalidSwiftName(text, form: "a key path, as tempo or track.volume"))
            }
            if SwiftIdentifier.reservedMembers.contains(String(part)) { return .problem(keyword(String(part))) }
        }
        return .value(text)
    }

    /// Reads a Swift type: a name or dotted path, `[Element]`, and each with `?`.
    public static func swiftType(_ text: String) -> Parsed<String> {
        var rest = text[...]
        var depth = 0
        while rest.first == "[", depth < 16 {
            rest.removeFirst()
            depth += 1
        }
        var closers = 0
        while let last = rest.last, last == "]" || last == "?" {
            // `T??` is never meant, and `?` has to follow something.
            if last == "?", rest.dropLast().last == "?" { break }
            if last == "]" { closers += 1 }
            rest.removeLast()
        }
        let form = "a Swift type, as Int, Model.Song, [String] or Song?"
        guard closers == depth else { return .problem(invalidSwiftName(text, form: form)) }
        if let problem = pathProblem(String(rest), within: text, form: form) { return .problem(problem) }
        return .value(text)
    }

    /// Reads a name that the author chose for an option: an enum case, so that keywords are fine.
    public static func caseName(_ text: String) -> Parsed<String> {
        guard SwiftIdentifier.isValid(text) else { return .problem(invalidSwiftName(text, form: "a Swift name")) }
        if SwiftIdentifier.reservedMembers.contains(text) || OptionCaseName.suffixed.contains(text) {
            return .problem(
                ValueProblem(
                    .invalidSwiftName, "an enum case cannot be called \(text); write \(text)Option",
                    fix: .init("\(text)Option", isSafe: false)))
        }
        return .value(text)
    }

    private static func keyword(_ word: String) -> ValueProblem {
        ValueProblem(.invalidSwiftName, "\(word) is a keyword of Swift and cannot be used as a name here")
    }

    private static func invalidSwiftName(_ text: String, form: String) -> ValueProblem {
        let bare = text.filter { $0 != "`" && $0 != " " }
        let isMendable =
            bare != text && !bare.isEmpty
            && bare.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { SwiftIdentifier.isValid($0) }
        return ValueProblem(
            .invalidSwiftName, "'\(shown(text))' is not \(form)", fix: isMendable ? .init(bare, isSafe: false) : nil)
    }
}
