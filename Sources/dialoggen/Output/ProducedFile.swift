import Diagnostics

/// A file that a run produces.
struct ProducedFile: Sendable {
    var path: String
    /// Makes the bytes, once, on any thread: whoever writes many files has few of them in memory at a time.
    var contents: @Sendable () -> [UInt8]
    /// How a file that is there already is recognised as one that may be replaced.
    var ownership: Ownership

    enum Ownership: Sendable {
        /// It says at its top that it is generated, or is empty.
        case byHeader
        /// Nobody else uses the name: the manifest, and files the user named for the purpose.
        case byName
        /// It is still what the run has read.
        case byContents([UInt8])
    }

    init(path: String, ownership: Ownership = .byHeader, makingContents contents: @escaping @Sendable () -> [UInt8]) {
        self.path = path
        self.contents = contents
        self.ownership = ownership
    }

    init(path: String, contents: [UInt8], ownership: Ownership = .byHeader) {
        self.init(path: path, ownership: ownership) { contents }
    }
}

/// Everything that a run produces.
struct Output: Sendable {
    var files: [ProducedFile]
    /// The folder whose manifest says what earlier runs produced; none where the caller named every file.
    var managedFolder: String?

    /// The folders that the files go into, each once, in a fixed order.
    var folders: [String] {
        if let managedFolder { return [managedFolder] }
        return Set(files.map { PathText.folder(of: $0.path) }).sorted(by: ScalarOrder.precedes)
    }
}
