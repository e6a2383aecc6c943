import Diagnostics

/// The checks of one dialog, in the order in which they run. Each stands in a file of its own.
///
/// A check reports what is wrong between parts that are sound by themselves; where a part was wrong it stays silent.
enum DialogChecks {
    /// What can be told from the dialog alone.
    ///
    /// - Parameter checkedPlatforms: the platforms that the configuration names.
    static func run(on dialog: DialogDraft, checkedPlatforms: [Platform]?, into sink: inout DiagnosticSink) {
        checkScope(of: dialog, into: &sink)
        checkContent(of: dialog, into: &sink)
        checkButtons(of: dialog, into: &sink)
        checkDismissal(of: dialog, into: &sink)
        checkBindings(of: dialog, into: &sink)
        checkPlatforms(of: dialog, checkedPlatforms: checkedPlatforms, into: &sink)
    }

    /// What takes the options of the sets that the dialog names: defaults, conditions and rules.
    static func completeNames(
        of dialog: inout DialogDraft, sets: [String: OptionSetDraft], into sink: inout DiagnosticSink
    ) {
        settleOptionSets(of: &dialog, sets: sets, into: &sink)
        resolveConditions(of: &dialog, sets: sets, into: &sink)
    }
}
