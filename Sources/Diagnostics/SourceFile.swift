/// The bytes of one input and the name it is reported under.
///
/// A class, so that trees, spans and diagnostics share one copy of the bytes. Immutable after creation.
public final class SourceFile: Sendable {
    /// The name in reports: the path as the user gave it or as it was found below the folder the user gave, `/` separated.
    public let path: String
    /// The file's bytes as read, a byte-order mark included. Not necessarily valid UTF-8.
    public let bytes: [UInt8]

    /// - Parameters:
    ///   - path: the name shown in reports.
    ///   - bytes: the whole content, unchanged.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// For tests and fixed texts.
    public convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The text of a span; invalid UTF-8 is replaced, offsets beyond the end are cut.
    public func text(of range: ByteRange) -> String {
        let lower = min(Int(range.start), bytes.count)
        let upper = min(max(Int(range.end), lower), bytes.count)
        return String(decoding: bytes[lower..<upper], as: UTF8.self)
    }
}

/// A stretch of a file in UTF-8 byte offsets, counted from 0 at the first byte of the file; `end` is past the last.
public struct ByteRange: Hashable, Sendable {
    public var start: UInt32
    public var end: UInt32

    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    public init(_ start: Int, _ end: Int) {
        self.init(start: UInt32(clamping: start), end: UInt32(clamping: end))
    }
}

/// A stretch of a known file.
public struct SourceSpan: Sendable {
    public var file: SourceFile
    public var range: ByteRange

    public init(_ file: SourceFile, _ range: ByteRange) {
        self.file = file
        self.range = range
    }

    /// The text at the span.
    public var text: String { file.text(of: range) }
}

extension SourceSpan: Equatable {
    /// Spans are equal when they name the same stretch of the same input object.
    public static func == (left: SourceSpan, right: SourceSpan) -> Bool {
        left.file === right.file && left.range == right.range
    }
}
