public import Diagnostics
import YAMLTree

/// From the bytes of definition files to the checked model.
///
/// `check` looks at one file and may run on any thread; `link` then settles what takes several files. Neither throws:
/// whatever is wrong is a diagnostic, and the rest goes on with what is sound.
public enum DefinitionChecker {
    /// Reads and checks one definition file as far as it can be checked by itself.
    public static func check(_ file: SourceFile, configuration: Configuration) -> CheckedFile {
        var sink = DiagnosticSink()
        guard let root = YAMLTree.parse(file, into: &sink)?.root else {
            return CheckedFile(source: file, isBroken: true, sink: sink)
        }
        guard root.kind == .mapping else {
            sink.report(.wrongType, "a definition file is a mapping that starts with dialoggen: 1", at: root)
            return CheckedFile(source: file, isBroken: true, sink: sink)
        }
        guard FormatVersion.isSupported(in: root, into: &sink) else {
            return CheckedFile(source: file, isBroken: true, sink: sink)
        }
        var shapes = ShapePass(sink: sink, postponed: .dialog)
        let record = shapes.record(.file, from: root, owner: .file)
        var lowering = FileLowering(record: record, source: file, configuration: configuration, sink: shapes.sink)
        return lowering.run()
    }

    /// Settles what takes all files: ids, option sets, what opens what, storage keys, and which warnings are wanted.
    ///
    /// - Parameters:
    ///   - files: in any order.
    ///   - hasUnreadableFiles: whether further files could not be read: what is not found may stand in them.
    ///   - checkSound: looks at what is sound; what it finds can be accepted with `allow` and `lint` like anything else.
    /// - Returns: what is sound, and all diagnostics, those of the single files included.
    public static func link(
        _ files: consuming [CheckedFile], configuration: Configuration, hasUnreadableFiles: Bool = false,
        checkSound: (DialogSet, inout DiagnosticSink) -> Void = { _, _ in }
    ) -> (set: DialogSet, diagnostics: [Diagnostic]) {
        var linker = Linker(files: files, configuration: configuration, hasUnreadableFiles: hasUnreadableFiles)
        return linker.run(checkSound: checkSound)
    }
}

/// One definition file after `DefinitionChecker.check`.
public struct CheckedFile: Sendable {
    public let source: SourceFile
    /// What is wrong inside the file, before lint levels and `allow`. Reports bring it into their order.
    public var diagnostics: [Diagnostic] { sink.diagnostics }
    /// How many dialogs the file defines, sound or not.
    public var dialogCount: Int { dialogs.count + settled.count + unreadDialogs.count }

    /// Whether it is not known what the file defines, so that references into it cannot be judged.
    let isBroken: Bool
    var sink: DiagnosticSink
    var imports: [String] = []
    /// Those that other files have a say in, and those with mistakes, in the order of the file.
    var dialogs: [DialogDraft] = []
    /// All others, in the order of the file.
    var settled: [SettledDialog] = []
    var optionSets: [OptionSetDraft] = []
    /// The ids of dialogs that are not even mappings.
    var unreadDialogs: [String] = []
    /// Numbers of the keys of all texts: where no two are equal in all files, no key stands for two texts. They are other
    /// numbers in each run.
    public var textKeyNumbers: [Int] = []
}

/// An option set of a file.
struct OptionSetDraft: Sendable {
    let id: String
    let idNode: YAMLNode
    /// `nil` if the options are wrong.
    let options: OptionLookup?
}

/// The version that a file says it is written in.
enum FormatVersion {
    /// Whether the rest of the file can be read; a version that is wrong as a number, or missing, counts as the
    /// present one.
    static func isSupported(in root: YAMLNode, into sink: inout DiagnosticSink) -> Bool {
        guard let node = root.value(for: Key.dialoggen.rawValue), node.kind == .scalar,
            let version = Values.int(node.text, isPlain: node.isPlain).value, version != Schema.version
        else { return true }
        let way = version > Schema.version ? "a newer dialoggen is needed" : "the first version is \(Schema.version)"
        sink.report(
            .unsupportedVersion, "version \(version) of the format is not known, only \(Schema.version); \(way)",
            at: node)
        return false
    }
}
