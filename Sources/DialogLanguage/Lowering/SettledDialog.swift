import Diagnostics
import YAMLTree

/// A sound dialog of which its own file says everything: it opens nothing, and names no option set, no anchor and no
/// view, stores nothing and accepts no warning.
///
/// What it was made from is freed at once. That is most of what a dialog takes in memory, and most dialogs are settled.
struct SettledDialog: Sendable {
    /// The finished dialog.
    var dialog: Dialog
    let extent: ByteRange
    /// Whether the definition says what happens while another dialog is open.
    let saysWhenBusy: Bool
    var hasErrors = false

    var file: SourceFile { dialog.span.file }

    /// None if other files have a say in the dialog.
    init?(_ draft: inout DialogDraft) {
        guard draft.isSettled else { return nil }
        dialog = draft.assemble()
        extent = draft.extent
        saysWhenBusy = draft.record.has(.whenBusy)
    }
}

extension DialogDraft {
    fileprivate var isSettled: Bool {
        // A page stores where its opener does.
        guard !hasErrors, let presentation, presentation != .page, slot == nil, viewUses.isEmpty,
            idNode.anchorNote == nil, [Key.allow, .anchor, .storage].allSatisfy(record.isAbsent)
        else { return false }
        // By index, since elements would be copied with all they hold.
        return buttons.indices.allSatisfy { buttons[$0].opens == nil }
            && controls.indices.allSatisfy { index in
                controls[index].control != nil && controls[index].opens == nil && controls[index].optionSet == nil
                    && !controls[index].record.has(.storageKey)
            }
            && dialog.arguments.allSatisfy { usedArguments.contains($0.name) }
    }
}

/// A part of a file that findings belong to.
protocol DialogInFile {
    var file: SourceFile { get }
    /// From the id to the end of the dialog: findings in it belong to the dialog.
    var extent: ByteRange { get }
    /// Whether an error was found in the dialog: what depends on it stays silent, and it is not generated.
    var hasErrors: Bool { get set }
}

extension DialogDraft: DialogInFile {
    var file: SourceFile { idNode.span.file }
}

extension SettledDialog: DialogInFile {}

extension Array where Element: DialogInFile {
    /// Marks the dialogs in which an error was found.
    mutating func markFailed(by diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics where diagnostic.severity == .error {
            guard case .span(let span) = diagnostic.place, let index = index(at: span) else { continue }
            self[index].hasErrors = true
        }
    }

    /// The dialog of a file that a place lies in; the dialogs are in the order of the file.
    func index(at span: SourceSpan) -> Int? {
        guard let file = first?.file, file === span.file else { return nil }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].extent.start <= span.range.start { low = middle + 1 } else { high = middle }
        }
        guard low > 0, span.range.start <= self[low - 1].extent.end else { return nil }
        return low - 1
    }
}
