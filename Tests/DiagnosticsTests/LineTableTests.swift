import Testing

@testable import Diagnostics

@Suite struct LineTableTests {
    private func positions(_ text: String, _ offsets: UInt32...) -> [[Int]] {
        let table = LineTable(SourceFile(path: "a", text: text))
        return offsets.map { offset in
            let position = table.position(at: offset)
            return [position.line, position.column, position.utf8Column, position.offset]
        }
    }

    @Test func linesEndAtAnyOfThreeBreaks() {
        #expect(
            positions("a\nb\r\nc\rd", 0, 1, 2, 3, 4, 5, 7, 8) == [
                [1, 1, 1, 0], [1, 2, 2, 1], [2, 1, 1, 2], [2, 2, 2, 3], [2, 3, 3, 4], [3, 1, 1, 5], [4, 1, 1, 7],
                [4, 2, 2, 8],
            ])
    }

    @Test func otherSeparatorsAreNotLineBreaks() {
        #expect(positions("\u{2028}\u{85}a", 5) == [[1, 3, 6, 5]])
    }

    @Test func columnsCountScalarsAndBytes() {
        #expect(positions("é設🎹x", 2, 5, 9) == [[1, 2, 3, 2], [1, 3, 6, 5], [1, 4, 10, 9]])
    }

    @Test func anOffsetInsideACharacterHasItsColumn() {
        #expect(positions("é設🎹x", 1, 4, 8) == [[1, 1, 2, 1], [1, 2, 5, 4], [1, 3, 9, 8]])
    }

    @Test func theCharacterAfterAByteOrderMarkIsColumnOne() {
        #expect(positions("\u{FEFF}a\nb", 0, 3, 4, 5) == [[1, 1, 1, 0], [1, 1, 1, 3], [1, 2, 2, 4], [2, 1, 1, 5]])
    }

    @Test func anOffsetBeyondTheEndGivesTheEnd() {
        #expect(positions("ab\n", 3, 4, .max) == [[2, 1, 1, 3], [2, 1, 1, 3], [2, 1, 1, 3]])
        #expect(positions("", 0, 9) == [[1, 1, 1, 0], [1, 1, 1, 0]])
    }

    @Test func rangesOfLinesLeaveTheBreakOut() {
        let table = LineTable(SourceFile(path: "a", text: "\u{FEFF}ab\r\n\nc\r"))
        #expect(table.lineCount == 4)
        #expect(
            (0...5).map(table.range(ofLine:)) == [
                ByteRange(10, 10), ByteRange(3, 5), ByteRange(7, 7), ByteRange(8, 9), ByteRange(10, 10),
                ByteRange(10, 10),
            ])
    }

    /// The same answers as a walk over the file from its start.
    @Test func agreesWithANaiveCount() {
        var random = SplitMix(seed: 42)
        for round in 0..<400 {
            let bytes = random.bytes(upTo: round % 10 == 0 ? 1_000 : 40)
            let table = LineTable(SourceFile(path: "a", bytes: bytes))
            for (offset, expected) in naivePositions(bytes).enumerated() {
                #expect(table.position(at: UInt32(offset)) == expected, "\(bytes) at \(offset)")
            }
        }
    }

    /// The positions of all offsets, the end included, found by decoding from the start.
    private func naivePositions(_ bytes: [UInt8]) -> [SourcePosition] {
        var positions: [SourcePosition] = []
        var index = 0
        var (line, column, utf8Column) = (1, 1, 1)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            for offset in 0..<3 { positions.append(.init(line: 1, column: 1, utf8Column: 1, offset: offset)) }
            index = 3
        }
        while index < bytes.count {
            // The standard library's own validation says how long a character is.
            let length = (1...4).first { length in
                index + length <= bytes.count
                    && String(validating: bytes[index..<index + length], as: UTF8.self)?.unicodeScalars.count == 1
            }
            for inside in 0..<(length ?? 1) {
                positions.append(
                    .init(line: line, column: column, utf8Column: utf8Column + inside, offset: index + inside))
            }
            let isBreak = bytes[index] == 0x0A || (bytes[index] == 0x0D && bytes.dropFirst(index + 1).first != 0x0A)
            index += length ?? 1
            if isBreak {
                (line, column, utf8Column) = (line + 1, 1, 1)
            } else {
                (column, utf8Column) = (column + 1, utf8Column + (length ?? 1))
            }
        }
        positions.append(.init(line: line, column: column, utf8Column: utf8Column, offset: index))
        return positions
    }
}
