/// Reads a part of a document: all of it, or what lies between two keys of inner mappings (see ``DocumentParts``).
///
/// `@unchecked`: one thread reads it, and what came of it is looked at only after all parts have been read.
final class PartReading: @unchecked Sendable {
    private(set) var builder: TreeBuilder
    /// How reading ended; `nil` at the key that the next part begins with, and before anything has been read.
    private(set) var ending: TreeBuilder.Ending?
    /// Whether the part's own first key was met. If not, it is no part, whatever was read.
    private(set) var hasBegun = false
    private let kind: Kind
    private let part: Range<Int>
    private let indentation: Int
    private var reader: EventReader
    /// What libyaml is given of an inner part; empty for the first, whose reader can go on to the end of the file.
    private let excerpt: UnsafeMutableBufferPointer<UInt8>

    enum Kind {
        /// The only part, or the first of several.
        case first
        /// From the middle, to the end or not.
        case inner

        /// What libyaml is given before the part, which then stands in a mapping in a mapping as it does in the file.
        var shell: StaticString { self == .first ? "" : "x:\n" }
    }

    /// - Parameters:
    ///   - input: what libyaml reads: all bytes of the file, in which tabs may have become spaces.
    ///   - indentation: how far the first key of the inner parts is indented.
    ///   - builder: has read nothing yet.
    /// - Returns: `nil` when libyaml gets no memory.
    init?(
        _ kind: Kind, _ part: Range<Int>, of input: UnsafeBufferPointer<UInt8>, keysIndentedBy indentation: Int,
        _ builder: TreeBuilder
    ) {
        (self.kind, self.part, self.indentation, self.builder) = (kind, part, indentation, builder)
        let read: UnsafeBufferPointer<UInt8>
        switch kind {
        case .first:
            excerpt = UnsafeMutableBufferPointer(start: nil, count: 0)
            read = UnsafeBufferPointer(rebasing: input[part.lowerBound...])
        case .inner:
            // The key that comes next is known to be one by what stands behind it on its line.
            let end = input[part.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? input.count
            let shell = UnsafeBufferPointer(start: kind.shell.utf8Start, count: kind.shell.utf8CodeUnitCount)
            excerpt = .allocate(capacity: shell.count + end - part.lowerBound)
            _ = excerpt.initialize(fromContentsOf: shell)
            _ = excerpt[shell.count...].initialize(fromContentsOf: input[part.lowerBound..<end])
            read = UnsafeBufferPointer(excerpt)
        }
        guard let reader = EventReader(read) else {
            excerpt.deallocate()
            return nil
        }
        self.reader = reader
    }

    deinit { excerpt.deallocate() }

    func read() {
        if kind == .inner {
            ending = builder.build(&reader, upTo: part.lowerBound + indentation)
            guard ending == nil else { return }
            builder.leaveShell()
        }
        hasBegun = true
        let isLast = part.upperBound == builder.source.count
        ending = builder.build(&reader, upTo: isLast ? .max : part.upperBound + indentation)
    }

    /// Reads what follows the first part as well, to the end of the file.
    func readRest() -> TreeBuilder.Ending {
        guard let ending = ending ?? builder.build(&reader) else { preconditionFailure("there is no key to stop at") }
        return ending
    }
}
