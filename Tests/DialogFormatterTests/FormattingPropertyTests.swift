import Diagnostics
import DialogGenerator
import DialogLanguage
import Testing
import YAMLTree

@testable import DialogFormatter

/// Whatever a file looks like, formatting keeps what it says and what is said about it.
@Suite("Formatting any layout")
struct FormattingPropertyTests {
    @Test("keeps the values, the comments with their owners and the findings, and is done once", arguments: 0..<8)
    func scrambled(seed: Int) throws {
        for (index, (file, root)) in RepositoryFile.sound.enumerated() {
            let number = UInt64(seed * 1000 + index)
            var scrambler = Scrambler(seed: number, isCommented: seed % 4 != 0)
            let bytes = scrambler.scramble(root, at: file.place)
            let problems = try Self.problems(bytes, scrambler.comments, file)
            guard !problems.isEmpty else { continue }
            let list = problems.joined(separator: "\n")
            Issue.record("seed \(number), \(file.name)\n\(list)\n\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("of the repository as it is keeps the values and is done once")
    func asItIs() throws {
        #expect(RepositoryFile.sound.count > 60)
        for (file, _) in RepositoryFile.sound {
            let result = try #require(DefinitionFormatter.format(file.source, as: file.place))
            let formatted = SourceFile(path: file.source.path, bytes: result)
            #expect(DefinitionFormatter.saysTheSame(file.source, formatted, as: file.place), "\(file.name)")
            #expect(DefinitionFormatter.format(formatted, as: file.place) == result, "\(file.name)")
        }
    }

    /// What formatting does wrong.
    private static func problems(
        _ bytes: [UInt8], _ comments: [Scrambler.Comment], _ file: RepositoryFile
    ) throws -> [String] {
        let source = SourceFile(path: "test.dialog.yaml", bytes: bytes)
        guard let result = DefinitionFormatter.format(source, as: file.place) else {
            return ["the scrambled text is no sound YAML"]
        }
        let formatted = SourceFile(path: "test.dialog.yaml", bytes: result)
        var problems: [String] = []
        if !DefinitionFormatter.saysTheSame(source, formatted, as: file.place) {
            problems.append("it says something else")
        }
        if DefinitionFormatter.format(formatted, as: file.place) != result { problems.append("it is not done once") }
        problems += try self.problems(with: comments, in: result)
        if !file.isConfiguration { problems += differences(source, formatted) }
        if !problems.isEmpty { problems += ["formatted:", String(decoding: result, as: UTF8.self), "scrambled:"] }
        return problems
    }

    private static func problems(with comments: [Scrambler.Comment], in result: [UInt8]) throws -> [String] {
        let owners = try CommentOwners(result)
        var problems: [String] = []
        var lastLine: [String: Int] = [:]
        for comment in comments {
            guard let line = owners.line(of: comment.mark) else {
                problems.append("\(comment.text) is lost or there twice")
                continue
            }
            if !owners.isWhole(comment, at: line) { problems.append("\(comment.text) has changed") }
            if !owners.belongs(comment, at: line) {
                problems.append("\(comment.text) is no longer at \(comment.owner)")
            }
            if lastLine[comment.owner] ?? -1 >= line { problems.append("\(comment.text) comes too early") }
            lastLine[comment.owner] = line
        }
        return problems
    }

    /// What is found in one and not in the other; where there are no errors also differences of the Swift.
    private static func differences(_ source: SourceFile, _ formatted: SourceFile) -> [String] {
        let (before, after) = (check(source), check(formatted))
        if before.hasErrors { return [] }
        var problems: [String] = []
        if before.codes != after.codes { problems.append("findings: \(before.codes), then \(after.codes)") }
        if before.swift != after.swift {
            problems.append("the Swift differs: \(before.swift.difference(from: after.swift))")
        }
        return problems
    }

    /// The codes of all findings, and the sorted words of the Swift without the places in the file.
    private static func check(_ source: SourceFile) -> (hasErrors: Bool, codes: [String], swift: [Substring]) {
        let configuration = Configuration()
        let checked = DefinitionChecker.check(source, configuration: configuration)
        let (set, diagnostics) = DefinitionChecker.link([checked], configuration: configuration)
        let codes = diagnostics.map(\.code.rawValue).sorted()
        guard !diagnostics.contains(where: { $0.severity == .error }) else { return (true, codes, []) }
        let lines = generate(set).flatMap { $0.contents.split(separator: "\n") }
        let words = lines.filter { !$0.hasPrefix("#sourceLocation") }.flatMap { $0.split(separator: " ") }
        // Declarations stand in the order of the file.
        return (false, codes, words.filter { !$0.contains("test.dialog.yaml:") }.sorted())
    }
}
