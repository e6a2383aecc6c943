/// Where a long document can be divided, so that several cores read it.
///
/// Each part after the first begins with what looks like a key of a mapping in the document's mapping, as the id of a dialog
/// below `dialogs:` does. It is one for sure only if two find it: who reads the part before arrives there with just these two
/// mappings open, and who reads the part finds a key there. From there on libyaml's state is the same as at such a key in any
/// other file. A line of a text may look like a key as well; then nobody arrives. What stands alone on a line after a `?` is
/// one for the reader before, but not for the part's. In both cases the document is read as one.
struct DocumentParts {
    /// The parts in the order of the file; all but the first begin with a line with a key.
    private(set) var ranges: [Range<Int>]
    /// How far those keys are indented.
    let indentation: Int

    /// Where a core has more to do than it takes to wake it.
    static let smallest = 64 * 1024
    private static let most = 8
    /// How far indented lines are looked for to tell how far keys are indented.
    private static let longestLook = 16 * 1024

    /// - Parameter smallest: the bytes that a part has about at least.
    init(of bytes: UnsafeBufferPointer<UInt8>, from start: Int, smallest: Int = smallest) {
        var from = start
        ranges = []
        let count = min((bytes.count - start) / max(1, smallest), Self.most)
        indentation = count > 1 ? Self.smallestIndentation(in: bytes, from: start) : 0
        if indentation > 0 {
            let size = (bytes.count - start) / count
            for number in 1..<count {
                let wanted = max(from, start + number * size)
                guard let line = Self.line(in: bytes, after: wanted, indentedBy: indentation) else { break }
                ranges.append(from..<line)
                from = line
            }
        }
        ranges.append(from..<bytes.count)
    }

    /// How far the indented line with a word that is indented the least is indented; 0 if there is none.
    private static func smallestIndentation(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var smallest = 0
        var line = start
        while line < min(bytes.count, start + longestLook) {
            let (indentation, isWord) = look(at: line, in: bytes)
            if isWord, indentation > 0, indentation < smallest || smallest == 0 { smallest = indentation }
            line = nextLine(after: line + indentation, in: bytes)
        }
        return smallest
    }

    /// The first line behind an offset that begins with a word and is indented so far.
    private static func line(
        in bytes: UnsafeBufferPointer<UInt8>, after offset: Int, indentedBy wanted: Int
    ) -> Int? {
        var line = nextLine(after: offset, in: bytes)
        while line < bytes.count {
            let (indentation, isWord) = look(at: line, in: bytes)
            if isWord, indentation == wanted { return line }
            line = nextLine(after: line + indentation, in: bytes)
        }
        return nil
    }

    private static func look(at line: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (indentation: Int, isWord: Bool) {
        var position = line
        while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        let isWord = position < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[position] | 0x20)
        return (position - line, isWord)
    }

    private static func nextLine(after offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    }
}
