#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Carries out a plan so that either all of it happens or nothing.
///
/// New contents go to temporary files beside their places first; when all are written, renaming puts them there. What they
/// replace keeps a second name until the end and is put back if a later step fails.
struct OutputTransaction {
    private let operations: FileOperations
    private var serial = 0
    /// Files of this transaction that must be gone at its end.
    private var temporaryFiles: [String] = []
    private var undo: [Undo] = []

    private enum Undo {
        case remove(String)
        case restore(backup: String, path: String)
    }

    private static let temporaryPrefix = ".dialoggen-"
    private static let temporarySuffix = ".tmp"

    private init(operations: FileOperations) {
        self.operations = operations
    }

    static func carryOut(_ plan: OutputPlan, operations: FileOperations) throws(OutputFailure) {
        var transaction = OutputTransaction(operations: operations)
        var action = ""
        do throws(SystemError) {
            var prepared: [Prepared] = []
            for change in plan.changes {
                action = change.action
                prepared.append(try transaction.prepare(change))
            }
            if let change = plan.announcement {
                action = change.action
                prepared.insert(try transaction.prepare(change), at: 0)
            }
            for step in prepared {
                action = step.change.action
                try transaction.carryOut(step)
            }
        } catch {
            throw transaction.rollBack(after: OutputFailure(cannot: action, error))
        }
        transaction.removeTemporaryFiles()
    }

    private struct Prepared {
        let change: OutputPlan.Change
        /// Holds the new contents; none if the file goes.
        let new: String?
        /// The second name of the old contents; none if there is no file yet.
        let backup: String?
    }

    private mutating func prepare(_ change: OutputPlan.Change) throws(SystemError) -> Prepared {
        let new = try change.new.map { bytes throws(SystemError) in
            try writeTemporary(bytes, besides: change.path)
        }
        if let new, change.old != nil { try operations.copyAccess(change.path, new) }
        let backup = try change.old.map { bytes throws(SystemError) in try backUp(change.path, bytes) }
        return Prepared(change: change, new: new, backup: backup)
    }

    private mutating func carryOut(_ step: Prepared) throws(SystemError) {
        let path = step.change.path
        if let new = step.new { try operations.rename(new, path) } else { try operations.remove(path) }
        undo.append(step.backup.map { .restore(backup: $0, path: path) } ?? .remove(path))
    }

    /// Removes what a run left behind that was killed. Only for who holds the folder's lock.
    static func removeLeftovers(in folder: String, operations: FileOperations) {
        for name in leftovers(in: folder) { try? operations.remove(PathText.join(folder, name)) }
    }

    /// Whether a folder holds files of a killed run, or of one that is at work.
    static func hasLeftovers(in folder: String) -> Bool { !leftovers(in: folder).isEmpty }

    private static func leftovers(in folder: String) -> [String] {
        let entries = (try? SystemCall.names(in: folder)) ?? []
        return entries.compactMap(\.name).filter(isTemporary)
    }

    /// Whether a name is one that a transaction gives: two numbers between prefix and suffix.
    private static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { return false }
        let parts = name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { UInt64($0) != nil }
    }

    private mutating func writeTemporary(_ bytes: [UInt8], besides path: String) throws(SystemError) -> String {
        try useFreeName(besides: path) { [operations] name throws(SystemError) in try operations.create(name, bytes) }
    }

    private mutating func backUp(_ path: String, _ bytes: [UInt8]) throws(SystemError) -> String {
        do throws(SystemError) {
            return try useFreeName(besides: path) { [operations] name throws(SystemError) in
                try operations.link(path, name)
            }
        } catch {
            // Some file systems know no second names; a copy does as well, at the price of the file's date.
            return try writeTemporary(bytes, besides: path)
        }
    }

    private mutating func useFreeName(
        besides path: String, _ create: (String) throws(SystemError) -> Void
    ) throws(SystemError) -> String {
        let folder = PathText.folder(of: path)
        while true {
            serial += 1
            let name = PathText.join(
                folder, "\(Self.temporaryPrefix)\(getpid())-\(serial)\(Self.temporarySuffix)")
            do throws(SystemError) {
                try create(name)
            } catch {
                if error.code == EEXIST { continue }
                throw error
            }
            temporaryFiles.append(name)
            return name
        }
    }

    /// Undoes what has happened, and says what has become of it.
    private mutating func rollBack(after failure: OutputFailure) -> OutputFailure {
        var problems = failure.problems
        var advice = failure.advice
        for step in undo.reversed() {
            do throws(SystemError) {
                switch step {
                case .remove(let path): try operations.remove(path)
                case .restore(let backup, let path): try operations.rename(backup, path)
                }
            } catch {
                switch step {
                case .remove where error.isAbsence: break
                case .remove(let path): problems.append("\(path) could not be removed again: \(error.words)")
                case .restore(let backup, let path) where !SystemCall.entryExists(at: backup):
                    problems.append("\(path) could not be put back: something else removed it meanwhile")
                case .restore(let backup, let path):
                    temporaryFiles.removeAll { $0 == backup }
                    problems.append("\(path) could not be put back: \(error.words); its contents are in \(backup)")
                    advice = "Move that file to its place before you run this again, which would remove it."
                }
            }
        }
        removeTemporaryFiles()
        if problems.count == failure.problems.count { advice = "Nothing has changed. " + (advice ?? "") }
        return OutputFailure(problems, advice: advice)
    }

    /// Those that were renamed are gone already, which is fine.
    private func removeTemporaryFiles() {
        for path in temporaryFiles { try? operations.remove(path) }
    }
}
