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

    /// Tidied paths are looked at more quickly; what comes out is the same.
    @Test func tidyingChangesNoPlace() {
        var paths = [""]
        for _ in 0..<7 { paths += paths.flatMap { path in ["a", ".", "/"].map { path + $0 } } }
        for path in Set(paths) {
            let tidied = PathText.tidied(path)
            #expect(PathText.folder(of: path) == PathText.folder(of: tidied), "\(path)")
            if tidied != ".", tidied != "/" {
                #expect(PathText.lastComponent(path) == PathText.lastComponent(tidied), "\(path)")
                #expect(
                    PathText.join(PathText.folder(of: tidied), PathText.lastComponent(tidied)) == tidied
                        || tidied.hasSuffix(".."), "\(path)")
            }
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
