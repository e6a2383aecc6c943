import Diagnostics
import DialogLanguage

// Texts compared by their bytes, which is all that is needed of names and keys and takes a fraction of the time.

extension String {
    /// The parts one after the other, in memory that is asked for once.
    init(joining parts: String...) {
        var count = 0
        for part in parts { count += part.utf8.count }
        self.init(unsafeUninitializedCapacity: count) { bytes in
            var end = 0
            for part in parts {
                part.withBytes { _ = UnsafeMutableBufferPointer(rebasing: bytes[end...]).update(fromContentsOf: $0) }
                end += part.utf8.count
            }
            return end
        }
    }

    var hasDot: Bool { withBytes { $0.contains(UInt8(ascii: ".")) } }

    func ends(with suffix: String) -> Bool {
        withBytes { bytes in
            suffix.withBytes { UnsafeBufferPointer(rebasing: bytes.suffix($0.count)).hasSameBytes(as: $0) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a text stands at an offset from which on there are as many bytes.
    func holds(_ text: String, at offset: Int) -> Bool {
        text.withBytes { UnsafeBufferPointer(rebasing: self[offset..<offset + $0.count]).hasSameBytes(as: $0) }
    }
}
