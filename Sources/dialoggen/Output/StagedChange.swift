#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A change that is ready to happen: its new contents are in a temporary file beside their place, and what they replace has
/// a second name.
struct StagedChange: Sendable {
    let path: String
    /// Holds the new contents; none if the file goes.
    private(set) var new: String?
    /// The second name of the old contents; none if there is no file yet.
    private(set) var backup: String?
    /// Whether there is a file at the path until the change happens.
    let replaces: Bool
    /// Whether the file goes.
    let removes: Bool
    /// Everything that must be gone at the end.
    private(set) var temporaryFiles: [String] = []

    private let operations: FileOperations
    /// Begins where those of other changes do not reach.
    private var serial: Int

    private static let temporaryPrefix = ".dialoggen-"
    private static let processNumber = getpid()
    private static let temporarySuffix = ".tmp"

    /// Puts the new contents beside their place. Leaves nothing behind if that fails.
    ///
    /// - Parameter number: another one for each change of a run.
    init(_ change: FileChange, number: Int, operations: FileOperations) throws(OutputFailure) {
        path = change.path
        replaces = change.old != nil
        removes = change.new == nil
        self.operations = operations
        serial = number << 20
        do throws(SystemError) {
            if let bytes = change.new {
                let name = try writeTemporary(bytes)
                new = name
                if replaces { try operations.copyAccess(path, name) }
            }
            if let bytes = change.old { backup = try backUp(bytes) }
        } catch {
            removeTemporaryFiles()
            throw OutputFailure(cannot: action, error)
        }
    }

    /// Follows "cannot": what the change does.
    var action: String { (removes ? "remove " : "write ") + path }

    /// Lets the change happen.
    mutating func carryOut() throws(SystemError) {
        guard let name = new else { return try operations.remove(path) }
        try operations.rename(name, path)
        temporaryFiles.removeAll { $0 == name }
    }

    /// Leaves the second name of the old contents where it is.
    mutating func leaveBackup() { temporaryFiles.removeAll { $0 == backup } }

    func removeTemporaryFiles() {
        for path in temporaryFiles { try? operations.remove(path) }
    }

    // MARK: Temporary files

    /// Whether a name is one that is given here: two numbers between prefix and suffix.
    static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { return false }
        let parts = name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { UInt64($0) != nil }
    }

    private mutating func writeTemporary(_ bytes: [UInt8]) throws(SystemError) -> String {
        try useFreeName { [operations] name throws(SystemError) in try operations.create(name, bytes) }
    }

    private mutating func backUp(_ bytes: [UInt8]) throws(SystemError) -> String {
        do throws(SystemError) {
            return try useFreeName { [operations, path] name throws(SystemError) in try operations.link(path, name) }
        } catch {
            // Some file systems know no second names; a copy does as well, at the price of the file's date.
            return try writeTemporary(bytes)
        }
    }

    private mutating func useFreeName(
        _ create: (String) throws(SystemError) -> Void
    ) throws(SystemError) -> String {
        let folder = PathText.folder(of: path)
        while true {
            serial += 1
            let name = PathText.join(
                folder, "\(Self.temporaryPrefix)\(Self.processNumber)-\(serial)\(Self.temporarySuffix)")
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
}
