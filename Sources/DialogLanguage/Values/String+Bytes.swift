extension String {
    /// Calls `body` with the UTF-8 of the text. Going through `utf8` byte by byte takes several times as long, and the texts
    /// of all scalars are looked at this way.
    @inlinable
    @inline(__always)
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        // Only a text of Foundation's has none.
        var copy = self
        return copy.withUTF8(body)
    }
}
