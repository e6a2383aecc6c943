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

    @Test func join() {
        #expect(PathText.join("a", "b") == "a/b")
        #expect(PathText.join("a/", "b") == "a/b")
        #expect(PathText.join(".", "b") == "b")
        #expect(PathText.join("/", "b") == "/b")
        #expect(PathText.join("a", "/b") == "/b")
    }

    @Test func orderIsThatOfUnicodeScalars() {
        let names = ["ä", "b", "Z", "a-b", "a/b", "a.b", "\u{1F600}", "\u{FF01}", "a"]
        let expected = names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
        #expect(names.sorted(by: ScalarOrder.precedes) == expected)
    }
}
