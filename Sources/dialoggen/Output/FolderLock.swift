#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Keeps other runs of this tool out of a folder for as long as the value lives. Leaves no file behind.
struct FolderLock: ~Copyable {
    private let descriptor: Int32
    /// Whether the file system knows such locks. Without one two runs may still overlap: each file is then whole, and the
    /// later run wins.
    let isHeld: Bool

    /// Waits until no other run holds the folder.
    init(_ folder: String) throws(SystemError) {
        while true {
            let descriptor = try SystemCall.open(folder)
            var result = flock(descriptor, LOCK_EX)
            while result != 0, errno == EINTR { result = flock(descriptor, LOCK_EX) }
            // While this one waited, the folder may have been removed and made anew: then the lock is about nothing.
            let locked = try? SystemCall.status(of: descriptor).identity
            let present = try? SystemCall.status(of: folder).identity
            if locked == present {
                self.descriptor = descriptor
                isHeld = result == 0
                return
            }
            SystemCall.closeAfterReading(descriptor)
        }
    }

    deinit {
        SystemCall.closeAfterReading(descriptor)
    }
}
