public import Diagnostics
public import DialogLanguage
import YAMLTree

/// Brings definitions into the canonical layout.
///
/// What a file says stays: the same values in the same lists, the same comments with the same owners. What changes is
/// indentation, the order of keys, needless quotes, spaces, and brackets that are too wide for their line.
public enum DefinitionFormatter {
    /// A file in the canonical layout.
    ///
    /// - Parameters:
    ///   - file: the bytes, which may be anything.
    ///   - place: what the file is; decides the order of keys. At places that the schema does not know it stays.
    /// - Returns: nothing if the file is not sound as YAML; the file as it is, if it says what no other layout says.
    ///   Whether it is sound as a definition is not looked at.
    public static func format(_ file: SourceFile, as place: SchemaPlace = .definitionFile) -> [UInt8]? {
        var sink = DiagnosticSink()
        guard let root = YAMLTree.parse(file, into: &sink)?.root, !sink.hasErrors else { return nil }
        var reader = LayoutReader(file)
        let lines = LayoutPrinter.lines(of: reader.layout(of: root, at: place))
        let lineBreak = endsLinesWithPairs(file.bytes) ? "\r\n" : "\n"
        var bytes: [UInt8] = []
        bytes.reserveCapacity(file.bytes.count)
        for line in lines {
            bytes.append(contentsOf: line.utf8)
            bytes.append(contentsOf: lineBreak.utf8)
        }
        // There are texts, with tabs at odd places, that only their own layout spells. They keep it.
        return saysTheSame(file, SourceFile(path: file.path, bytes: bytes), as: place) ? bytes : file.bytes
    }

    /// Whether two files say the same: equal values, where the order of keys does not matter to the schema.
    ///
    /// For making sure that formatting has lost nothing.
    static func saysTheSame(
        _ first: SourceFile, _ second: SourceFile, as place: SchemaPlace = .definitionFile
    ) -> Bool {
        var sink = DiagnosticSink()
        guard let first = YAMLTree.parse(first, into: &sink)?.root,
            let second = YAMLTree.parse(second, into: &sink)?.root
        else { return false }
        return !sink.hasErrors && Comparison.isEqual(first, second, at: place)
    }

    /// Whether every line ends in CR and LF.
    private static func endsLinesWithPairs(_ bytes: [UInt8]) -> Bool {
        var hasPair = false
        for (index, byte) in bytes.enumerated() where GapScanner.isBreak(byte) {
            if byte == UInt8(ascii: "\n") {
                guard index > 0, bytes[index - 1] == UInt8(ascii: "\r") else { return false }
                hasPair = true
            } else if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
                return false
            }
        }
        return hasPair
    }
}
