#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A call of the operating system that failed.
struct SystemError: Error, Equatable, Sendable {
    let code: Int32

    /// What the system says, in English: no locale is ever set.
    var words: String {
        switch code {
        case ENOENT: "it does not exist"
        case EACCES, EPERM: "permission denied"
        case ELOOP: "its symbolic links lead in a circle or are too many"
        default: String(cString: strerror(code))
        }
    }

    /// The way out, as a sentence of its own.
    var advice: String {
        switch code {
        case ENOSPC, EDQUOT: "Make room there, then run this again."
        case EFBIG: "A limit for the size of files is in the way (ulimit -f): raise it, then run this again."
        case EROFS: "That file system can only be read: choose another place."
        case EACCES, EPERM: "Change who may write there, or choose another place."
        case ENOENT, ENOTDIR: "The folder went away or something stands in its place: look there, then run this again."
        case EMFILE, ENFILE: "Close other programs or raise the limit of open files (ulimit -n), then run this again."
        case ENAMETOOLONG: "Choose a shorter name."
        case EIO: "The disk or the network may be at fault: check it, then run this again."
        default: "Put right what the system complains about, then run this again."
        }
    }

    /// Whether it says no more than that there is nothing at the path.
    var isAbsence: Bool { code == ENOENT }

    /// Whether the reader of a pipe has gone.
    var isClosedPipe: Bool { code == EPIPE }

    static var last: SystemError { SystemError(code: errno) }
}

/// What a path leads to.
enum FileKind: Sendable, Equatable {
    case regular
    case folder
    /// A pipe, a device or a socket.
    case special

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .folder
        default: self = .special
        }
    }
}

/// Tells whether two paths lead to one file.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let number: UInt64
}

/// The operating system's calls that this tool needs, with Swift's errors.
enum SystemCall {
    /// Follows symbolic links.
    static func status(of path: String) throws(SystemError) -> (kind: FileKind, identity: FileIdentity) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        return (FileKind(mode: status.st_mode), identity(of: status))
    }

    /// Why the file at the path, where there is one, may not be written to. A file that nobody may write to is protected
    /// from the superuser, too, whom the system would not stop.
    static func writeProtection(of path: String) -> SystemError? {
        var status = stat()
        guard stat(path, &status) == 0, FileKind(mode: status.st_mode) == .regular else { return nil }
        if status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) == 0 { return SystemError(code: EACCES) }
        return access(path, W_OK) == 0 ? nil : .last
    }

    /// Whether anything stands at the path, be it a symbolic link that leads nowhere.
    static func entryExists(at path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func isLink(_ path: String) -> Bool { typeOfEntry(path) == S_IFLNK }

    /// Whether a folder is at the path, and no link to one.
    static func isRealFolder(_ path: String) -> Bool { typeOfEntry(path) == S_IFDIR }

    private static func typeOfEntry(_ path: String) -> mode_t? {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
    }

    /// A descriptor for reading that no child process inherits. Never waits for the other end of a pipe.
    static func open(_ path: String) throws(SystemError) -> Int32 {
        try open(path, flags: O_RDONLY | O_NONBLOCK)
    }

    /// A descriptor for writing to a file that did not exist.
    static func create(_ path: String) throws(SystemError) -> Int32 {
        try open(path, flags: O_WRONLY | O_CREAT | O_EXCL)
    }

    /// Writes to a device or a pipe that exists.
    static func writeSpecialFile(_ path: String, _ bytes: [UInt8]) throws(SystemError) {
        let descriptor = try open(path, flags: O_WRONLY)
        defer { closeAfterReading(descriptor) }
        try writeAll(bytes, to: descriptor)
    }

    /// A descriptor that no child process inherits.
    static func open(_ path: String, flags: Int32) throws(SystemError) -> Int32 {
        while true {
            #if canImport(Darwin)
                let descriptor = Darwin.open(path, flags | O_CLOEXEC, 0o666)
            #else
                let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o666)
            #endif
            if descriptor >= 0 { return descriptor }
            if errno != EINTR { throw .last }
        }
    }

    static func status(of descriptor: Int32) throws(SystemError) -> (kind: FileKind, size: Int, identity: FileIdentity)
    {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        return (FileKind(mode: status.st_mode), Int(status.st_size), identity(of: status))
    }

    /// Reads until the end, but no more than `limit` bytes.
    ///
    /// - Parameter expected: how many bytes there probably are; the right number saves calls.
    static func readAll(_ descriptor: Int32, expected: Int, limit: Int) throws(SystemError) -> [UInt8] {
        // One byte more than expected, so that the end shows in the first call.
        var bytes = [UInt8](repeating: 0, count: min(max(expected, 0), limit) + 1)
        var count = 0
        while count < limit {
            if count == bytes.count { bytes.append(contentsOf: repeatElement(0, count: max(bytes.count, 1 << 16))) }
            let wanted = min(bytes.count, limit) - count
            let received = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress.map { $0 + count }, wanted)
            }
            if received < 0 {
                guard waitAfterFailure(of: descriptor, for: POLLIN) else { throw .last }
                continue
            }
            count += received
            if received == 0 { break }
            // A file gives all it has; only what is read in pieces, such as a pipe, is asked again.
            if received < wanted, count == expected { break }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let result = bytes.withUnsafeBytes { buffer in
                write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written)
            }
            if result < 0 {
                guard waitAfterFailure(of: descriptor, for: POLLOUT) else { throw .last }
                continue
            }
            written += result
        }
    }

    /// Whether a failed call is worth another try; waits until it is, as for a pipe somebody made non-blocking.
    private static func waitAfterFailure(of descriptor: Int32, for event: Int32) -> Bool {
        if errno == EINTR { return true }
        guard errno == EAGAIN else { return false }
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        return poll(&request, 1, -1) >= 0 || errno == EINTR
    }

    /// Closes what was only read, where nothing can get lost.
    static func closeAfterReading(_ descriptor: Int32) {
        try? close(descriptor)
    }

    static func close(_ descriptor: Int32) throws(SystemError) {
        #if canImport(Darwin)
            let result = Darwin.close(descriptor)
        #else
            let result = Glibc.close(descriptor)
        #endif
        // After EINTR the descriptor is gone all the same.
        if result != 0, errno != EINTR { throw .last }
    }

    static func makeFolder(_ path: String) throws(SystemError) {
        guard mkdir(path, 0o777) == 0 else { throw .last }
    }

    static func removeFolder(_ path: String) throws(SystemError) {
        guard rmdir(path) == 0 else { throw .last }
    }

    static func rename(_ path: String, to target: String) throws(SystemError) {
        #if canImport(Darwin)
            let result = Darwin.rename(path, target)
        #else
            let result = Glibc.rename(path, target)
        #endif
        guard result == 0 else { throw .last }
    }

    static func link(_ path: String, _ second: String) throws(SystemError) {
        #if canImport(Darwin)
            let result = Darwin.link(path, second)
        #else
            let result = Glibc.link(path, second)
        #endif
        guard result == 0 else { throw .last }
    }

    /// Gives a file the permissions of another one, and its owner where that is possible.
    static func copyAccess(from path: String, to target: String) throws(SystemError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        // Only the superuser can give a file away.
        _ = chown(target, status.st_uid, status.st_gid)
        guard chmod(target, status.st_mode & 0o7777) == 0 else { throw .last }
    }

    static func remove(_ path: String) throws(SystemError) {
        guard unlink(path) == 0 else { throw .last }
    }

    /// The current folder as an absolute path.
    static func currentFolder() throws(SystemError) -> String {
        guard let path = getcwd(nil, 0) else { throw .last }
        defer { free(path) }
        return String(cString: path)
    }

    /// The absolute path without symbolic links and dots.
    static func realPath(_ path: String) throws(SystemError) -> String {
        guard let result = realpath(path, nil) else { throw .last }
        defer { free(result) }
        return String(cString: result)
    }

    /// What a folder's listing says about one entry.
    struct FolderEntry {
        /// None if it is not UTF-8.
        let name: String?
        /// The name, with marks for what cannot be read.
        let shown: String
        let kind: EntryKind
    }

    /// Calls `body` with each entry of a folder, in no order, without `.` and `..`.
    ///
    /// - Throws: What ended the listing. There may have been calls before.
    static func forEachEntry(of folder: String, _ body: (FolderEntry) -> Void) throws(SystemError) {
        guard let directory = opendir(folder) else { throw .last }
        defer { closedir(directory) }
        while true {
            errno = 0
            guard let entry = readdir(directory) else {
                if errno != 0 { throw .last }
                return
            }
            let (name, shown) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    let name = String(validatingCString: $0)
                    return (name, name ?? String(cString: $0))
                }
            }
            if name == "." || name == ".." { continue }
            body(FolderEntry(name: name, shown: shown, kind: EntryKind(type: Int32(entry.pointee.d_type))))
        }
    }

    enum EntryKind: Sendable {
        case file
        case folder
        case symbolicLink
        /// The listing does not say, or it is something else.
        case unknown

        fileprivate init(type: Int32) {
            switch type {
            case Int32(DT_REG): self = .file
            case Int32(DT_DIR): self = .folder
            case Int32(DT_LNK): self = .symbolicLink
            default: self = .unknown
            }
        }
    }

    /// Which program runs and when its file was last changed; none where the system does not tell.
    static func programVersion() -> (identity: FileIdentity, changed: (seconds: UInt64, nanoseconds: UInt64))? {
        var status = stat()
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&path, &size) == 0, stat(path, &status) == 0 else { return nil }
            let changed = status.st_mtimespec
        #else
            guard stat("/proc/self/exe", &status) == 0 else { return nil }
            let changed = status.st_mtim
        #endif
        return (
            identity(of: status),
            (UInt64(truncatingIfNeeded: changed.tv_sec), UInt64(truncatingIfNeeded: changed.tv_nsec))
        )
    }

    static func identity(of status: stat) -> FileIdentity {
        FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    }
}
