/// Tells that something may have changed. What it was, a run finds out by itself.
protocol ChangeSource: AnyObject {
    /// Watches these folders and no others from now on.
    ///
    /// - Returns: whether any was not watched before, so that changes in it may have been missed.
    func watch(_ folders: WatchedFolders) throws(SystemError) -> Bool

    /// Becomes readable when it is worth asking for changes; none for a source that is asked now and then.
    var descriptor: Int32? { get }

    /// How long to wait at most before asking for changes again.
    var patience: Duration? { get }

    /// Whether anything that matters has changed since the last call.
    func takeChanges() -> Bool
}

enum ChangeSources {
    /// The best source for these folders: the system's own where it has one that tells about them, else looking now and then.
    static func source(for folders: WatchedFolders) -> any ChangeSource {
        guard FileSystemKind.reportsChanges(in: folders.interests.keys) else { return PollingSource() }
        return (try? systemSource()) ?? PollingSource()
    }

    private static func systemSource() throws(SystemError) -> any ChangeSource {
        #if os(Linux)
            try InotifySource()
        #elseif canImport(Darwin)
            try KqueueSource()
        #else
            PollingSource()
        #endif
    }
}
