import Diagnostics
import YAMLTree

/// What one dialog is, as far as its file tells: read from its node, lowered and checked in one go.
///
/// No dialog hands anything to the next, so that each core can read some of a file's dialogs: findings, numbers of keys and
/// what is noted about texts are each dialog's own and joined afterwards, limits to suggestions count within a dialog. The
/// one that counts within a file is about options of sets, and whoever joins the readings sees to the dialogs that name
/// some. What a dialog was made from is freed before the next one is read, unless other files have a say in it or
/// something is wrong with it.
struct DialogReading: Sendable {
    enum Outcome {
        /// It is not even a mapping.
        case unread
        /// - isComplete: whether the dialog names no option set, and so all that takes the options of sets is read as well.
        case open(DialogDraft, isComplete: Bool)
        case settled(SettledDialog)
    }

    let outcome: Outcome
    /// What was found in the dialog before anything that takes the options of sets.
    let findings: DiagnosticSink
    /// What was found then.
    private(set) var laterFindings = DiagnosticSink()
    /// See ``TextLowering/keyNumbers``.
    let keyNumbers: [Int]

    /// - Parameters:
    ///   - entry: unread.
    ///   - failures: where there are errors in the file already.
    init(_ entry: ReadValue.Named, checkedPlatforms: [Platform]?, failures: FailedPlaces) {
        let idNode = entry.keyNode.countedApart
        let node = idNode.node(at: entry.position)
        var shapes = ShapePass()
        guard case .unread(let form) = entry.value,
            case .record(let record) = shapes.value(form, of: node, key: idNode.position)
        else {
            outcome = .unread
            findings = shapes.sink
            keyNumbers = []
            return
        }
        var lowering = DialogLowering(
            record, id: entry.name, idNode: idNode, end: node.range.end, checkedPlatforms: checkedPlatforms,
            sink: shapes.sink)
        lowering.run()
        DialogChecks.run(on: lowering.draft, checkedPlatforms: checkedPlatforms, into: &lowering.sink)
        findings = lowering.sink
        keyNumbers = lowering.texts.keyNumbers

        // Changed where it lies, since a copy would take as long as making it.
        lowering.draft.hasErrors = failures.lie(in: lowering.draft.extent) || findings.hasErrors
        guard lowering.draft.usesOnlySets(of: [:]) else {
            outcome = .open(lowering.draft, isComplete: false)
            return
        }
        DialogChecks.completeNames(of: &lowering.draft, sets: [:], into: &laterFindings)
        if laterFindings.hasErrors { lowering.draft.hasErrors = true }
        outcome =
            SettledDialog(&lowering.draft).map { .settled($0) } ?? .open(lowering.draft, isComplete: true)
    }
}

/// Where errors were found in a file.
struct FailedPlaces: Sendable {
    /// Their starts, in order.
    private let starts: [UInt32]

    init(_ sink: DiagnosticSink, in file: SourceFile) {
        starts = sink.diagnostics.compactMap { diagnostic in
            guard diagnostic.severity == .error, case .span(let span) = diagnostic.place, span.file === file else {
                return nil
            }
            return span.range.start
        }.sorted()
    }

    func lie(in extent: ByteRange) -> Bool {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < extent.start { low = middle + 1 } else { high = middle }
        }
        return low < starts.count && starts[low] <= extent.end
    }
}
