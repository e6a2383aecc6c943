/// A line of source as it is printed, or the part of a very long one around a place, and where the place lies in it.
struct SourceLine {
    /// What to print; holds nothing that a terminal would act upon.
    private(set) var text: String
    /// Cells before the mark.
    private(set) var markStart = 0
    /// Cells of the mark; at least one.
    private(set) var markWidth = 1
    /// Whether the line was cut to the part around the mark.
    let isCut: Bool

    private static let tabWidth = 4
    /// Longer lines are cut to the part around the mark.
    private static let widestLine = 120
    /// Bounds the work for text that takes few cells for many bytes.
    private static let longestLine = 8 * widestLine

    private var cells = 0
    /// The text while it grows, in UTF-8.
    private var bytes: [UInt8] = []

    /// - Parameters:
    ///   - line: the bytes of the line, without the line break.
    ///   - mark: the bytes to mark; empty for a place between characters.
    init(_ line: ByteRange, of file: SourceFile, marking mark: ByteRange) {
        let whole = Int(line.start)..<Int(line.end)
        let marked =
            min(
                max(Int(mark.start), whole.lowerBound), whole.upperBound)..<max(
                min(Int(mark.end), whole.upperBound), min(max(Int(mark.start), whole.lowerBound), whole.upperBound))
        let window = file.bytes.withUnsafeBufferPointer { Self.window(of: whole, around: marked.lowerBound, in: $0) }
        isCut = window != whole
        text = ""
        file.bytes.withUnsafeBufferPointer { append(window, marking: marked, in: $0) }
        text = String(decoding: bytes, as: UTF8.self)
        if window.lowerBound > whole.lowerBound {
            text = "…" + text
            markStart += 1
        }
        if window.upperBound < whole.upperBound { text += "…" }
    }

    private mutating func append(_ window: Range<Int>, marking mark: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        // A mark on nothing but invisible characters would point at nothing, so they are spelt out.
        let revealed = Self.isInvisible(mark, in: bytes) ? mark : 0..<0
        var meter = CharacterMeter()
        var start: Int?
        var end = 0
        var index = window.lowerBound
        while index < window.upperBound {
            let (scalar, length) = UTF8Scanner.decode(at: index, in: bytes)
            if start == nil, index + length > mark.lowerBound { start = cells }
            append(scalar, byte: bytes[index], isRevealed: revealed.contains(index), meter: &meter)
            if index < mark.upperBound { end = cells }
            index += length
        }
        markStart = start ?? cells
        markWidth = max(end - markStart, 1)
    }

    private mutating func append(
        _ scalar: Unicode.Scalar?, byte: UInt8, isRevealed: Bool, meter: inout CharacterMeter
    ) {
        guard let scalar else {
            let digits = String(byte, radix: 16, uppercase: true)
            return append("<0x\(digits)>")
        }
        if scalar == "\t", !isRevealed {
            return append(String(repeating: " ", count: Self.tabWidth - cells % Self.tabWidth))
        }
        if scalar.isUnsafeOnTerminal || isRevealed { return append(scalar.visibleForm) }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        cells += meter.width(of: scalar)
    }

    private mutating func append(_ replacement: String) {
        bytes.append(contentsOf: replacement.utf8)
        cells += replacement.unicodeScalars.count
    }

    private static func isInvisible(_ mark: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard !mark.isEmpty, mark.count <= 32 else { return false }
        var index = mark.lowerBound
        while index < mark.upperBound {
            let (scalar, length) = UTF8Scanner.decode(at: index, in: bytes)
            guard let scalar, scalar.isInvisible else { return false }
            index += length
        }
        return true
    }

    /// The whole line if it fits; else a stretch of it that begins half a width before `place`.
    private static func window(
        of line: Range<Int>, around place: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int> {
        if end(from: line.lowerBound, in: line, bytes) == line.upperBound { return line }
        var start = place
        var cells = 0
        while start > line.lowerBound, cells < widestLine / 2, place - start < longestLine / 2 {
            start = UTF8Scanner.start(before: start, notBefore: line.lowerBound, in: bytes)
            cells += UTF8Scanner.decode(at: start, in: bytes).scalar?.terminalWidth ?? 1
        }
        return start..<end(from: start, in: line, bytes)
    }

    private static func end(from start: Int, in line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var end = start
        var cells = 0
        while end < line.upperBound, end - start < longestLine {
            let (scalar, length) = UTF8Scanner.decode(at: end, in: bytes)
            cells += scalar?.terminalWidth ?? 1
            if cells > widestLine { break }
            end += length
        }
        return end
    }
}
