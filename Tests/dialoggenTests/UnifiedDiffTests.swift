import Testing

@testable import dialoggen

@Suite struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?) -> String {
        UnifiedDiff.text(path: "a.swift", old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
    }

    @Test func showsThreeLinesAround() {
        let old = (1...12).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 6\n", with: "LINE 6\nmore\n")
        #expect(
            diff(old, new) == """
                --- a.swift
                +++ a.swift
                @@ -3,7 +3,8 @@
                 line 3
                 line 4
                 line 5
                -line 6
                +LINE 6
                +more
                 line 7
                 line 8
                 line 9

                """)
    }

    @Test func newAndRemovedFiles() {
        #expect(diff(nil, "a\nb\n") == "--- /dev/null\n+++ a.swift\n@@ -0,0 +1,2 @@\n+a\n+b\n")
        #expect(diff("a\n", nil) == "--- a.swift\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    @Test func aMissingLastLineFeedShows() {
        #expect(
            diff("a\nb", "a\nb\n") == """
                --- a.swift
                +++ a.swift
                @@ -1,2 +1,2 @@
                 a
                -b
                \\ No newline at end of file
                +b

                """)
    }

    @Test func lineEndingsDoNotCount() {
        #expect(diff("a\r\nb\r\n", "a\nb\n").isEmpty)
        #expect(UnifiedDiff.areEqualApartFromLineEndings(Array("a\r\nb".utf8), Array("a\nb".utf8)))
        #expect(!UnifiedDiff.areEqualApartFromLineEndings(Array("a\rb".utf8), Array("a\nb".utf8)))
    }

    @Test func distantChangesGiveTwoHunks() {
        let old = (1...30).map { "\($0)\n" }.joined()
        let new = old.replacing("\n3\n", with: "\nx\n").replacing("\n25\n", with: "\n")
        let headers = diff(old, new).split(separator: "\n").filter { $0.hasPrefix("@@") }
        #expect(headers == ["@@ -1,6 +1,6 @@", "@@ -22,7 +22,6 @@"])
    }

    /// Whatever the texts, carrying out the difference turns the old one into the new one.
    @Test func carryingItOutGivesTheNewText() throws {
        var generator = SeededGenerator(seed: 2_026)
        for _ in 0..<600 {
            let old = randomText(&generator)
            let new = Bool.random(using: &generator) ? randomText(&generator) : mutate(old, &generator)
            #expect(try apply(diff(text(old), text(new)), to: old) == new)
        }
    }

    /// So many changes that the search for the shortest difference is given up.
    @Test func hugeDifferencesAreRightToo() throws {
        let old = (0..<3_000).map { "old \($0)\n" }
        let new = (0..<3_000).map { $0 % 7 == 0 ? "old \($0)\n" : "new \($0)\n" }
        #expect(try apply(diff(text(old), text(new)), to: old) == new)
    }

    private func text(_ lines: [String]) -> String { lines.joined() }

    private func randomText(_ generator: inout SeededGenerator) -> [String] {
        let count = Int.random(in: 0...14, using: &generator)
        return (0..<count).map { _ in ["a\n", "b\n", "c\n", "\n"].randomElement(using: &generator) ?? "\n" }
    }

    private func mutate(_ lines: [String], _ generator: inout SeededGenerator) -> [String] {
        var lines = lines
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let index = Int.random(in: 0...lines.count, using: &generator)
            if Bool.random(using: &generator) || index == lines.count {
                lines.insert("new\n", at: index)
            } else {
                lines.remove(at: index)
            }
        }
        return lines
    }

    private struct BrokenDiff: Error {}

    /// A plain reader of the format that believes nothing: contexts and counts must fit.
    private func apply(_ diff: String, to old: [String]) throws -> [String] {
        var result: [String] = []
        var position = 0
        var rest = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()[...]
        if rest.isEmpty { return old }
        rest = rest.dropFirst(2)
        while let header = rest.popFirst() {
            let ranges = try numbers(in: header)
            let start = ranges.oldCount == 0 ? ranges.oldStart : ranges.oldStart - 1
            guard start >= position, start <= old.count else { throw BrokenDiff() }
            result += old[position..<start]
            position = start
            var (oldCount, newCount) = (0, 0)
            while let line = rest.first, !line.hasPrefix("@@") {
                rest.removeFirst()
                let content = line.dropFirst() + "\n"
                if line.first != "+" {
                    guard position < old.count, old[position] == content else { throw BrokenDiff() }
                    position += 1
                    oldCount += 1
                }
                if line.first != "-" {
                    result.append(String(content))
                    newCount += 1
                }
            }
            guard oldCount == ranges.oldCount, newCount == ranges.newCount else { throw BrokenDiff() }
        }
        return result + old[position...]
    }

    private func numbers(in header: Substring) throws -> (oldStart: Int, oldCount: Int, newCount: Int) {
        let parts = header.split(separator: " ").dropFirst().prefix(2).map { part in
            part.dropFirst().split(separator: ",").compactMap { Int($0) }
        }
        guard parts.count == 2, let oldStart = parts[0].first else { throw BrokenDiff() }
        return (oldStart, parts[0].count > 1 ? parts[0][1] : 1, parts[1].count > 1 ? parts[1][1] : 1)
    }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
