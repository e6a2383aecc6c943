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
        var step = ""
        do throws(SystemError) {
            var prepared: [(change: OutputPlan.Change, new: String?, backup: String?)] = []
            for change in plan.changes {
                step = change.path
                let new = try change.new.map { bytes throws(SystemError) in
                    try transaction.writeTemporary(bytes, besides: change.path)
                }
                if let new, change.old != nil { try operations.copyAccess(change.path, new) }
                let backup = try change.old.map { bytes throws(SystemError) in
                    try transaction.backUp(change.path, bytes)
                }
                prepared.append((change, new, backup))
            }
            for (change, new, backup) in prepared {
                step = change.path
                if let new { try operations.rename(new, change.path) } else { try operations.remove(change.path) }
                transaction.undo.append(backup.map { .restore(backup: $0, path: change.path) } ?? .remove(change.path))
            }
        } catch {
            throw transaction.rollBack(after: "cannot write \(step): \(error.words)")
        }
        transaction.removeTemporaryFiles()
    }

    /// Removes what a run left behind that was killed. Only for who holds the folder's lock.
    static func removeLeftovers(in folder: String, operations: FileOperations) {
        guard let entries = try? SystemCall.names(in: folder) else { return }
        for case let name? in entries.map(\.name)
        where name.hasPrefix(temporaryPrefix) && name.hasSuffix(temporarySuffix) {
            try? operations.remove(PathText.join(folder, name))
        }
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

    private mutating func rollBack(after problem: String) -> OutputFailure {
        var problems = [problem]
        for step in undo.reversed() {
            do throws(SystemError) {
                switch step {
                case .remove(let path): try operations.remove(path)
                case .restore(let backup, let path): try operations.rename(backup, path)
                }
            } catch {
                switch step {
                case .remove(let path): problems.append("\(path) could not be removed again: \(error.words)")
                case .restore(let backup, let path):
                    temporaryFiles.removeAll { $0 == backup }
                    problems.append("\(path) could not be put back: \(error.words); its contents are in \(backup)")
                }
            }
        }
        removeTemporaryFiles()
        return OutputFailure(problems)
    }

    /// Those that were renamed are gone already, which is fine.
    private func removeTemporaryFiles() {
        for path in temporaryFiles { try? operations.remove(path) }
    }
}
