#if canImport(Darwin)
    import Darwin

    /// Changes as the systems of Apple report them, which is without names and for open files only. So a report just says
    /// that it is time to look.
    final class KqueueSource: ChangeSource {
        private let queue: Int32
        private let look = PollingSource()
        private var openFiles: [String: (descriptor: Int32, identity: FileIdentity)] = [:]

        init() throws(SystemError) {
            queue = kqueue()
            guard queue >= 0 else { throw .last }
        }

        deinit {
            for file in openFiles.values { SystemCall.closeAfterReading(file.descriptor) }
            SystemCall.closeAfterReading(queue)
        }

        var descriptor: Int32? { queue }

        /// The second look after a change waits for nobody's report.
        var patience: Duration? { look.timeToSecondLook }

        func watch(_ folders: WatchedFolders) throws(SystemError) -> Bool {
            _ = look.watch(folders)
            var hasNewOnes = false
            let paths = Set(folders.interests.keys).union(look.paths)
            for path in openFiles.keys where !paths.contains(path) { stopWatching(path) }
            for path in paths {
                if try watch(path) { hasNewOnes = true }
            }
            return hasNewOnes
        }

        func takeChanges() -> Bool {
            var isReported = false
            var event = kevent()
            var noTime = timespec()
            while kevent(queue, nil, 0, &event, 1, &noTime) > 0 { isReported = true }
            return isReported || look.timeToSecondLook == .zero ? look.takeChanges() : false
        }

        /// Watches what is at a path now; `true` if that was not watched before.
        private func watch(_ path: String) throws(SystemError) -> Bool {
            let identity = try? SystemCall.status(of: path).identity
            if let open = openFiles[path] {
                if open.identity == identity { return false }
                stopWatching(path)
            }
            // What is missing or closed to us shows in the folder above when that changes.
            guard let identity else { return false }
            let descriptor: Int32
            do throws(SystemError) {
                descriptor = try SystemCall.open(path, flags: O_EVTONLY)
            } catch {
                if error.code == EMFILE || error.code == ENFILE { throw error }
                return false
            }
            openFiles[path] = (descriptor, identity)
            var request = kevent(
                ident: UInt(descriptor), filter: Int16(EVFILT_VNODE), flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME | NOTE_REVOKE),
                data: 0, udata: nil)
            guard kevent(queue, &request, 1, nil, 0, nil) == 0 else { throw .last }
            return true
        }

        private func stopWatching(_ path: String) {
            guard let file = openFiles.removeValue(forKey: path) else { return }
            SystemCall.closeAfterReading(file.descriptor)
        }
    }
#endif
