import Diagnostics

// What is defined and never used. What depends on something wrong may be used after all, and is not reported.

extension Linker {
    mutating func checkUnused() {
        for index in indices where !self[index].dialog.arguments.isEmpty {
            let dialog = self[index]
            // The app's own views are given the arguments, so that nobody can tell whether they are used.
            guard !dialog.hasErrors, dialog.viewUses.isEmpty else { continue }
            for argument in dialog.dialog.arguments where !dialog.usedArguments.contains(argument.name) {
                sink.report(
                    .unusedArgument,
                    "no text and no condition uses the argument \(argument.name); whoever opens the dialog "
                        + "gives it in vain",
                    at: argument.span)
            }
        }
        guard !optionSets.isEmpty, !isPartlyUnknown,
            !files.contains(where: { $0.hasFailures })
        else { return }
        for file in files {
            for set in file.optionSets where !usedSets.contains(set.id) {
                sink.report(.unusedOptionSet, "no picker names the option set \(set.id)", at: set.idNode)
            }
        }
    }
}
