/// Carries out a plan so that either all of it happens or nothing.
///
/// New contents wait in temporary files beside their places; renaming puts them there. What they replace keeps a second name
/// until the end and is put back if a later step fails.
struct OutputTransaction {
    private let operations: FileOperations
    private let announcement: [StagedChange]
    private let changes: [StagedChange]
    /// How many steps have happened: the announcement, then the changes in their order.
    private var doneCount = 0
    /// Steps whose old contents stay where they are.
    private var keptBackups: Set<Int> = []

    private init(_ plan: OutputPlan<StagedChange>, operations: FileOperations) {
        self.operations = operations
        announcement = [plan.announcement].compactMap(\.self)
        changes = plan.changes
    }

    private var stepCount: Int { announcement.count + changes.count }

    private func step(_ index: Int) -> StagedChange {
        index < announcement.count ? announcement[index] : changes[index - announcement.count]
    }

    static func carryOut(_ plan: OutputPlan<StagedChange>, operations: FileOperations) throws(OutputFailure) {
        var transaction = OutputTransaction(plan, operations: operations)
        if !plan.problems.isEmpty {
            transaction.removeTemporaryFiles()
            throw OutputFailure(plan.problems)
        }
        if let failure = plan.failure { throw transaction.rollBack(after: failure) }
        while transaction.doneCount < transaction.stepCount {
            let step = transaction.step(transaction.doneCount)
            do throws(SystemError) {
                try step.carryOut(operations)
            } catch {
                throw transaction.rollBack(after: OutputFailure(cannot: step.action, error))
            }
            transaction.doneCount += 1
        }
        transaction.removeTemporaryFiles()
    }

    /// Removes what a run left behind that was killed. Only for who holds the folder's lock.
    static func removeLeftovers(in folder: String, operations: FileOperations) {
        for name in leftovers(in: folder) { try? operations.remove(PathText.join(folder, name)) }
    }

    /// Whether a folder holds files of a killed run, or of one that is at work.
    static func hasLeftovers(in folder: String) -> Bool { !leftovers(in: folder).isEmpty }

    private static func leftovers(in folder: String) -> [String] {
        var names: [String] = []
        try? SystemCall.forEachEntry(of: folder) { entry in
            if let name = entry.name, StagedChange.isTemporary(name) { names.append(name) }
        }
        return names
    }

    /// Undoes what has happened, and says what has become of it.
    private mutating func rollBack(after failure: OutputFailure) -> OutputFailure {
        var problems = failure.problems
        var advice = failure.advice
        for index in (0..<doneCount).reversed() {
            let (path, backup) = (step(index).path, step(index).backup)
            do throws(SystemError) {
                if let backup { try operations.rename(backup, path) } else { try operations.remove(path) }
            } catch {
                guard let backup else {
                    if !error.isAbsence { problems.append("\(path) could not be removed again: \(error.words)") }
                    continue
                }
                guard SystemCall.entryExists(at: backup) else {
                    problems.append("\(path) could not be put back: something else removed it meanwhile")
                    continue
                }
                keptBackups.insert(index)
                problems.append("\(path) could not be put back: \(error.words); its contents are in \(backup)")
                advice = "Move that file to its place before you run this again, which would remove it."
            }
        }
        removeTemporaryFiles()
        if problems.count == failure.problems.count { advice = "Nothing has changed. " + (advice ?? "") }
        return OutputFailure(problems, advice: advice)
    }

    private func removeTemporaryFiles() {
        for index in 0..<stepCount {
            let step = step(index)
            if index >= doneCount, let new = step.new { try? operations.remove(new) }
            if !keptBackups.contains(index), let backup = step.backup { try? operations.remove(backup) }
        }
    }
}
