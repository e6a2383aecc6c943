#if os(Linux)
    import Glibc

    /// Changes as Linux reports them.
    final class InotifySource: ChangeSource {
        private let queue: Int32
        /// What is watched, by the number that the system gave it. Two paths to one folder have one number.
        private var watched: [Int32: [(folder: String, interest: FolderInterest)]] = [:]

        init() throws(SystemError) {
            queue = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
            guard queue >= 0 else { throw .last }
        }

        deinit {
            SystemCall.closeAfterReading(queue)
        }

        var descriptor: Int32? { queue }
        var patience: Duration? { nil }

        func watch(_ folders: WatchedFolders) throws(SystemError) -> Bool {
            var next: [Int32: [(folder: String, interest: FolderInterest)]] = [:]
            for (folder, interest) in folders.interests {
                let number = inotify_add_watch(queue, folder, Self.mask)
                if number >= 0 {
                    next[number, default: []].append((folder, interest))
                } else if errno == ENOSPC || errno == ENOMEM {
                    throw .last
                }
                // Any other folder is missing or closed to us; when that changes, the folder above it tells.
            }
            for number in watched.keys where next[number] == nil { inotify_rm_watch(queue, number) }
            let hasNewOnes = next.keys.contains { watched[$0] == nil }
            watched = next
            return hasNewOnes
        }

        func takeChanges() -> Bool {
            var hasChanges = false
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(queue, &buffer, buffer.count)
                guard count > 0 else {
                    if count < 0, errno == EINTR { continue }
                    return hasChanges
                }
                buffer.withUnsafeBytes { bytes in
                    var rest = bytes[..<count]
                    while rest.count >= Self.headerSize {
                        let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
                        let length = Self.headerSize + Int(event.len)
                        let name = rest.dropFirst(Self.headerSize).prefix(Int(event.len)).prefix { $0 != 0 }
                        if matters(event, name: String(decoding: name, as: UTF8.self)) { hasChanges = true }
                        rest = rest.dropFirst(length)
                    }
                }
            }
        }

        private func matters(_ event: inotify_event, name: String) -> Bool {
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
            guard let places = watched[event.wd] else { return false }
            if event.mask & UInt32(IN_IGNORED) != 0 {
                watched[event.wd] = nil
                return true
            }
            // About the folder itself: it went, it moved, or who may read it changed.
            if name.isEmpty { return true }
            let isFolder = event.mask & UInt32(IN_ISDIR) != 0
            return places.contains { folder, interest in
                interest.concerns(name, at: PathText.join(folder, name), isFolder: isFolder)
            }
        }

        private static let headerSize = MemoryLayout<inotify_event>.size

        private static let mask = UInt32(
            IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
                | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    }
#endif
