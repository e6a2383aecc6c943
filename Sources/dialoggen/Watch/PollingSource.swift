/// Looks now and then, for where no system tells about changes.
final class PollingSource: ChangeSource {
    private var folders: WatchedFolders?
    private var state: [String: FileFingerprint] = [:]
    private var scanTime = Duration.zero
    /// After a change files are looked at once more: what is written twice within one tick of the file system's clock, and
    /// stays as long as it was, looks as if nothing had happened.
    private var secondLook: ContinuousClock.Instant?

    private static let interval = Duration.milliseconds(400)
    /// The clock of some file systems ticks every two seconds.
    private static let coarsestTick = Duration.milliseconds(2_100)

    var descriptor: Int32? { nil }

    /// Longer where looking takes long, so that it never takes more than a twentieth of the time.
    var patience: Duration? { max(Self.interval, scanTime * 20) }

    /// Everything that is looked at and there.
    var paths: Set<String> { Set(state.keys) }

    /// None if there is nothing to be looked at a second time.
    var timeToSecondLook: Duration? {
        secondLook.map { max(.zero, ContinuousClock.now.duration(to: $0)) }
    }

    func watch(_ folders: WatchedFolders) -> Bool {
        let hasNewOnes = folders != self.folders
        self.folders = folders
        if hasNewOnes { state = scan() }
        return hasNewOnes
    }

    func takeChanges() -> Bool {
        let next = scan()
        let now = ContinuousClock.now
        if next != state {
            state = next
            secondLook = now + Self.coarsestTick
            return true
        }
        if let time = secondLook, now >= time {
            secondLook = nil
            return true
        }
        return false
    }

    /// Everything that matters, as it is now.
    private func scan() -> [String: FileFingerprint] {
        let start = ContinuousClock.now
        defer { scanTime = start.duration(to: .now) }
        var state: [String: FileFingerprint] = [:]
        for (folder, interest) in folders?.interests ?? [:] {
            for name in interest.names { note(PathText.join(folder, name), in: &state) }
            guard interest.isSearched else { continue }
            try? SystemCall.forEachEntry(of: folder) { entry in
                guard let name = entry.name else { return }
                let path = PathText.join(folder, name)
                if interest.concerns(name, at: path, isFolder: entry.kind == .folder) { note(path, in: &state) }
            }
        }
        return state
    }

    private func note(_ path: String, in state: inout [String: FileFingerprint]) {
        state[path] = try? SystemCall.fingerprint(of: path)
    }
}
