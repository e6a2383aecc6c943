import Foundation
import Testing

@testable import dialoggen

/// The articles are true: their definitions are checked, their commands run, their Swift stands in files that are compiled,
/// and DocC builds pages of them without a warning.
@Suite struct DocumentationTests {
    private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let catalogue = repository.appending(path: "Docs/dialoggen.docc")

    struct Article: Sendable, CustomTestStringConvertible {
        let name: String
        let text: String
        var testDescription: String { name }

        /// The blocks of code in a language.
        func blocks(_ language: String) -> [String] {
            text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
                $0.components(separatedBy: "\n```")[0] + "\n"
            }
        }
    }

    private static let articles: [Article] = {
        let files = try? FileManager.default.contentsOfDirectory(at: catalogue, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.compactMap { file in
            (try? String(contentsOf: file, encoding: .utf8)).map { Article(name: file.lastPathComponent, text: $0) }
        }
    }()

    /// What a configuration needs beside it.
    private static let sound = "dialoggen: 1\ndialogs: {hello: {presentation: alert, title: Hello}}\n"

    /// Those that somebody writes by hand; the reference is tested where it is made.
    private static let written = articles.filter { $0.name != "Language.md" }

    @Test func theArticlesAreThere() {
        #expect(
            Set(Self.articles.map(\.name)).isSuperset(of: [
                "dialoggen.md", "GettingStarted.md", "Language.md", "Editors.md", "ContinuousIntegration.md",
                "TestingAnApp.md", "SwiftUI.md", "InBuilds.md",
            ]))
    }

    // MARK: Definitions

    /// A comment `# error: code` under a definition says what it has; without one it has nothing.
    @Test(arguments: written)
    func definitionsHaveTheFindingsTheySay(_ article: Article) throws {
        for block in article.blocks("yaml") {
            let folder = try TemporaryFolder()
            try folder.makeFolder(".git")
            let expected = block.split(separator: "\n").filter { $0.hasPrefix("# error: ") }.map { $0.dropFirst(9) }
            let isDefinition = block.contains("\ndialogs:\n")
            try folder.write(isDefinition ? "a.dialog.yaml" : "dialoggen.yaml", block)
            if !isDefinition { try folder.write("a.dialog.yaml", Self.sound) }
            let result = runTool("validate", folder.path, "--strict")
            #expect((result.status == 0) == expected.isEmpty, "\(block)\(result.messages)")
            for code in expected { #expect(result.messages.contains("[\(code)]"), "\(block)") }
        }
    }

    // MARK: Commands

    /// The commands of an article run one after the other in a new folder, and what it shows of their output is part of it.
    @Test(arguments: written)
    func commandsDoWhatTheyShow(_ article: Article) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        for block in article.blocks("console") {
            var output: Substring = ""
            for line in block.split(separator: "\n") {
                if line.hasPrefix("$ dialoggen ") {
                    let arguments = line.dropFirst("$ dialoggen ".count).split(separator: " ").map(String.init)
                    let result = try ToolProcess(arguments: arguments, folder: folder.path).run()
                    #expect(result.status == 0, "\(line)\n\(result.messages)")
                    output = Substring("\n" + result.output + result.messages)
                } else {
                    let found = try #require(output.range(of: "\n" + line), "\(line) is not in:\(output)")
                    output = output[found.upperBound...]
                }
            }
        }
    }

    // MARK: Swift

    @Test(arguments: written)
    func swiftIsCopiedFromFilesThatAreCompiled(_ article: Article) throws {
        let sources = try ["Sources/Composer", "Tests/ComposerTests"].flatMap { name in
            let folder = Self.repository.appending(path: name)
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }.map { try String(contentsOf: $0, encoding: .utf8) }
        }
        // That of SwiftUI is compiled as a whole, by `Tests/swiftui/pages.sh`.
        if article.name == "SwiftUI.md" { return }
        for block in article.blocks("swift") where !block.hasPrefix("// swift-tools-version") {
            #expect(sources.contains { $0.contains(block) }, "\(block)")
        }
    }

    @Test(arguments: written)
    func manifestsAreRead(_ article: Article) throws {
        for block in article.blocks("swift") where block.hasPrefix("// swift-tools-version") {
            let folder = try TemporaryFolder()
            try folder.write("Package.swift", block)
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0)
        }
    }

    // MARK: Pages

    @Test(.enabled(if: docc != nil, "docc is not on the PATH"))
    func docCFindsNothingToWarnAbout() throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Self.docc
        process.arguments = [
            "convert", Self.catalogue.path(percentEncoded: false), "--output-path", folder.path("pages"),
            "--fallback-display-name", "dialoggen", "--fallback-bundle-identifier", "dialoggen", "--warnings-as-errors",
        ]
        let messages = Pipe()
        process.standardOutput = messages
        process.standardError = messages
        try process.run()
        let words = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0 && !words.contains("warning:"), "\(words)")
        #expect(FileManager.default.fileExists(atPath: folder.path("pages/data/documentation/dialoggen/language.json")))
    }

    private static let docc: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "docc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
    }()
}
