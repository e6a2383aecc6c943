#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls of the operating system that a terminal program needs.
enum SystemCalls {
    enum ReadResult {
        case bytes([UInt8])
        case endOfInput
    }

    /// Waits until one of the descriptors has something to read or was closed; the descriptors for which that is so.
    /// `nil` waits for ever.
    static func wait(for descriptors: [Int32], milliseconds: Int32?) -> [Int32] {
        var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        while true {
            let count = poll(&requests, nfds_t(requests.count), milliseconds ?? -1)
            if count >= 0 { return requests.filter { $0.revents != 0 }.map(\.fd) }
            // A signal interrupted the call.
            if errno != EINTR { return descriptors }
        }
    }

    /// What is there to read now, at most 64 KiB.
    static func read(_ descriptor: Int32) -> ReadResult {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                #if canImport(Darwin)
                    Darwin.read(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Glibc)
                    Glibc.read(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.read(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
            if count > 0 { return .bytes(Array(buffer[..<count])) }
            if count == 0 || (errno != EINTR && errno != EAGAIN) { return .endOfInput }
            if errno == EAGAIN { _ = wait(for: [descriptor], milliseconds: nil) }
        }
    }

    /// Writes everything. `false` when nobody reads any more.
    static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { bytes in
                #if canImport(Darwin)
                    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Glibc)
                    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
                #elseif canImport(Musl)
                    Musl.write(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&request, 1, -1)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The two ends of a pipe whose only use is to wake a waiting thread; `nil` if the system has no descriptor left.
    static func wakePipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    static func close(_ descriptor: Int32) {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #elseif canImport(Glibc)
            _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
            _ = Musl.close(descriptor)
        #endif
    }
}
