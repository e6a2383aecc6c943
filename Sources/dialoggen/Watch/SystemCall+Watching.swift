#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What changes about a file when it is written or replaced. Of a folder only who may look into it counts, not what is in
/// it.
struct FileFingerprint: Equatable, Sendable {
    let identity: FileIdentity
    let mode: UInt32
    /// 0 for a folder.
    let size: Int64
    /// None for a folder. Seconds and nanoseconds of the last change of contents, and of anything else.
    let times: [Int]
}

extension SystemCall {
    /// Follows symbolic links.
    static func fingerprint(of path: String) throws(SystemError) -> FileFingerprint {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .last }
        guard FileKind(mode: status.st_mode) != .folder else {
            return FileFingerprint(identity: identity(of: status), mode: UInt32(status.st_mode), size: 0, times: [])
        }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return FileFingerprint(
            identity: identity(of: status), mode: UInt32(status.st_mode), size: Int64(status.st_size),
            times: [modified.tv_sec, modified.tv_nsec, changed.tv_sec, changed.tv_nsec])
    }

    /// Two descriptors that no child process inherits; what is written to the second can be read from the first.
    static func pipe() throws(SystemError) -> (readingEnd: Int32, writingEnd: Int32) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let result = Darwin.pipe(&ends)
        #else
            let result = Glibc.pipe(&ends)
        #endif
        guard result == 0 else { throw .last }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (ends[0], ends[1])
    }

    /// Waits until one of the descriptors can be read, a signal comes or the time is over.
    ///
    /// - Parameter time: none to wait for ever.
    static func wait(for descriptors: [Int32], atMost time: Duration?) {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // Rounded up, so that the time is over when this returns.
        let milliseconds = time.map { Int32(clamping: Int(max(0, ($0 / .milliseconds(1)).rounded(.up)))) } ?? -1
        _ = poll(&requests, nfds_t(requests.count), milliseconds)
    }
}
