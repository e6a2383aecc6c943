#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The changes of the file system that a transaction is made of. A value, so that a test can let any one of them fail. They
/// are called from several threads at the same time.
struct FileOperations: Sendable {
    /// Writes a file that must not exist yet; leaves nothing behind if it fails.
    var create: @Sendable (_ path: String, _ bytes: [UInt8]) throws(SystemError) -> Void
    /// Lets the same people read and write a file as another one.
    var copyAccess: @Sendable (_ path: String, _ target: String) throws(SystemError) -> Void
    /// Gives a file a second name.
    var link: @Sendable (_ path: String, _ second: String) throws(SystemError) -> Void
    /// Replaces what stands at the target, in one step.
    var rename: @Sendable (_ path: String, _ target: String) throws(SystemError) -> Void
    var remove: @Sendable (_ path: String) throws(SystemError) -> Void
    var makeFolder: @Sendable (_ path: String) throws(SystemError) -> Void
    var removeFolder: @Sendable (_ path: String) throws(SystemError) -> Void

    static let system = FileOperations(
        create: { path, bytes throws(SystemError) in try createFile(path, bytes) },
        copyAccess: { path, target throws(SystemError) in try SystemCall.copyAccess(from: path, to: target) },
        link: { path, second throws(SystemError) in try SystemCall.link(path, second) },
        rename: { path, target throws(SystemError) in try SystemCall.rename(path, to: target) },
        remove: { path throws(SystemError) in try SystemCall.remove(path) },
        makeFolder: { path throws(SystemError) in try SystemCall.makeFolder(path) },
        removeFolder: { path throws(SystemError) in try SystemCall.removeFolder(path) })

    private static func createFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = try SystemCall.create(path)
        do throws(SystemError) {
            do throws(SystemError) {
                try SystemCall.writeAll(bytes, to: descriptor)
            } catch {
                SystemCall.closeAfterReading(descriptor)
                throw error
            }
            // A full disk may show only here.
            try SystemCall.close(descriptor)
        } catch {
            try? SystemCall.remove(path)
            throw error
        }
    }
}
