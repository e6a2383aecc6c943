extension String {
    /// The text with some characters written in another way. Reports are mostly characters that need nothing, so
    /// whatever lies between two replacements is copied in one piece.
    ///
    /// - Parameter replacement: what stands for a character; none where it stands for itself.
    func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = self
        let escaped = text.withUTF8 { bytes -> [UInt8]? in
            var result: [UInt8] = []
            var (copied, index) = (0, 0)
            while index < bytes.count {
                let (scalar, length) = UTF8Scanner.decode(at: index, in: bytes)
                if let other = scalar.flatMap(replacement) {
                    result.append(contentsOf: bytes[copied..<index])
                    result.append(contentsOf: other.utf8)
                    copied = index + length
                }
                index += length
            }
            guard copied > 0 else { return nil }
            result.append(contentsOf: bytes[copied...])
            return result
        }
        return escaped.map { String(decoding: $0, as: UTF8.self) } ?? self
    }
}
