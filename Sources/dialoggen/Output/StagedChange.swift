#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A change that is ready to happen: its new contents are in a temporary file beside their place, and what they replace has
/// a second name.
struct StagedChange: Sendable {
    let path: String
    /// The temporary file that holds the new contents; none if the file goes.
    let new: String?
    /// The second name of the old contents; none if there is no file yet.
    let backup: String?

    /// Whether there is a file at the path until the change happens.
    var replaces: Bool { backup != nil }
    /// Whether the file goes.
    var removes: Bool { new == nil }

    private static let temporaryPrefix = ".dialoggen-"
    private static let processNumber = getpid()
    private static let temporarySuffix = ".tmp"

    /// Puts the new contents beside their place. Leaves nothing behind if that fails.
    ///
    /// - Parameter number: another one for each change of a run.
    init(_ change: FileChange, number: Int, operations: FileOperations) throws(OutputFailure) {
        path = change.path
        var names = TemporaryNames(folder: PathText.folder(of: change.path), number: number)
        var new: String?
        do throws(SystemError) {
            if let bytes = change.new {
                let name = try names.writeTemporary(bytes, operations)
                new = name
                if change.old != nil { try operations.copyAccess(change.path, name) }
            }
            backup = try change.old.map { bytes throws(SystemError) in
                try names.backUp(change.path, bytes, operations)
            }
            self.new = new
        } catch {
            if let new { try? operations.remove(new) }
            throw OutputFailure(cannot: Self.action(path, removes: change.new == nil), error)
        }
    }

    /// Follows "cannot": what the change does.
    var action: String { Self.action(path, removes: removes) }

    private static func action(_ path: String, removes: Bool) -> String { (removes ? "remove " : "write ") + path }

    /// Lets the change happen. The temporary file is gone then.
    func carryOut(_ operations: FileOperations) throws(SystemError) {
        if let new { try operations.rename(new, path) } else { try operations.remove(path) }
    }

    // MARK: Temporary files

    /// Whether a name is one that is given here: two numbers between prefix and suffix.
    static func isTemporary(_ name: String) -> Bool {
        guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { return false }
        let parts = name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count)
            .split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { UInt64($0) != nil }
    }

    /// Names beside one place, that of other changes apart.
    private struct TemporaryNames {
        private let folder: String
        private var serial: Int

        init(folder: String, number: Int) {
            self.folder = folder
            serial = number << 20
        }

        mutating func writeTemporary(_ bytes: [UInt8], _ operations: FileOperations) throws(SystemError) -> String {
            try useFree { name throws(SystemError) in try operations.create(name, bytes) }
        }

        mutating func backUp(
            _ path: String, _ bytes: [UInt8], _ operations: FileOperations
        ) throws(SystemError) -> String {
            do throws(SystemError) {
                return try useFree { name throws(SystemError) in try operations.link(path, name) }
            } catch {
                // Some file systems know no second names; a copy does as well, at the price of the file's date.
                return try writeTemporary(bytes, operations)
            }
        }

        private mutating func useFree(_ create: (String) throws(SystemError) -> Void) throws(SystemError) -> String {
            while true {
                serial += 1
                let name = PathText.join(folder, "\(temporaryPrefix)\(processNumber)-\(serial)\(temporarySuffix)")
                do throws(SystemError) {
                    try create(name)
                    return name
                } catch {
                    if error.code != EEXIST { throw error }
                }
            }
        }
    }
}
