import Diagnostics
import Testing

@testable import dialoggen

@Suite struct PathTextTests {
    @Test(arguments: [
        ("a/b", "a"), ("a", "."), (".", ".."), ("..", "../.."), ("../a", ".."), ("/a", "/"), ("/", "/"), ("/a/b", "/a"),
    ])
    func folder(path: String, expected: String) {
        #expect(PathText.folder(of: path) == expected)
    }

    @Test(arguments: [
        ("./a//b/", "a/b"), (".", "."), ("./", "."), ("a/../b", "a/../b"), ("/", "/"), ("//a/./b", "/a/b"), ("", "."),
    ])
    func tidied(path: String, expected: String) {
        #expect(PathText.tidied(path) == expected)
    }

    @Test(arguments: [
        ("a/b", "b"), ("a/b/", "b"), ("a", "a"), ("../..", ".."), ("/a", "a"), ("", "."), ("./", "."), ("./.", "."),
        ("//", "/"), ("/.", "/"),
    ])
    func lastComponent(path: String, expected: String) {
        #expect(PathText.lastComponent(path) == expected)
    }

    /// What the functions do, said more slowly.
    private struct Reference {
        let isAbsolute: Bool
        let components: [String]

        init(_ path: String) {
            isAbsolute = path.hasPrefix("/")
            components = path.split(separator: "/").map { String($0) }.filter { $0 != "." }
        }

        private func path(_ components: [String]) -> String {
            if isAbsolute { return "/" + components.joined(separator: "/") }
            return components.isEmpty ? "." : components.joined(separator: "/")
        }

        var tidied: String { path(components) }

        var folder: String {
            guard let last = components.last else { return isAbsolute ? "/" : ".." }
            return path(last == ".." ? components + [".."] : components.dropLast())
        }

        var lastComponent: String { components.last ?? tidied }
    }

    @Test func everyPathOfAFewSigns() {
        var paths = [""]
        for _ in 0..<8 { paths += paths.flatMap { path in ["a", ".", "/"].map { path + $0 } } }
        for path in Set(paths) {
            let reference = Reference(path)
            #expect(PathText.tidied(path) == reference.tidied, "\(path)")
            #expect(PathText.folder(of: path) == reference.folder, "\(path)")
            #expect(PathText.lastComponent(path) == reference.lastComponent, "\(path)")
        }
    }

    @Test func join() {
        #expect(PathText.join("a", "b") == "a/b")
        #expect(PathText.join("a/", "b") == "a/b")
        #expect(PathText.join(".", "b") == "b")
        #expect(PathText.join("/", "b") == "/b")
        #expect(PathText.join("a", "/b") == "/b")
    }
}

@Suite struct UserPathTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("a/b")
        try folder.makeFolder("far/away")
        try folder.link("a/link", to: "../far/away")
        try folder.write("a/file", "")
    }

    /// Only the file system knows where `..` leads, so it is asked, and the place stays the same.
    @Test(arguments: [
        ("a/../a", "a"), ("./a//b/../b/", "a/b"), ("a/b/../../far", "far"), ("a/b/../..", ""),
        ("a/link/../away", "a/link/../away"), ("gone/../a", "gone/../a"), ("a/file/../b", "a/file/../b"),
        ("a/../gone/../a", "gone/../a"), ("a/b", "a/b"),
    ])
    func waysBackAreLeftOut(path: String, expected: String) {
        #expect(UserPath.tidied(folder.path(path)) == (expected.isEmpty ? folder.path : folder.path(expected)))
    }

    @Test func whatIsAboveStays() {
        #expect(UserPath.tidied("..") == "..")
        #expect(UserPath.tidied("../.././x") == "../../x")
        #expect(UserPath.tidied("/../..") == "/")
        #expect(UserPath.tidied("/../tmp") == "/tmp")
        #expect(UserPath.tidied("./") == ".")
    }

    @Test func reportsAndOutputsShowTheShortPath() throws {
        try folder.makeFolder(".git")
        try folder.write("a/x.dialog.yaml", "dialoggen: 2\n")
        let short = folder.path("a/x.dialog.yaml:1:12: error: ")
        #expect(runTool("validate", folder.path("a/../a/")).messages.hasPrefix(short))
        #expect(runTool("validate", folder.path("a/b/../../far/../a/x.dialog.yaml")).messages.hasPrefix(short))
        try folder.write("a/x.dialog.yaml", "dialoggen: 1\ndialogs:\n  x: {presentation: alert, title: X}\n")
        let list = runTool(
            "generate", folder.path("a/../a"), "--output", folder.path("a/b/../out"), "--dry-run", "--quiet")
        #expect(list.output.hasPrefix("create \(folder.path("a/out/x.dialog.swift"))\n"), "\(list)")
    }
}
