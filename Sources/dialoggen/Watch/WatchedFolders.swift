import Diagnostics

/// What matters in a folder that is watched.
struct FolderInterest: Sendable, Equatable {
    /// Whether the folder is searched for definitions.
    var isSearched = false
    /// Entries that matter whatever they are.
    var names: Set<String> = []

    /// Whether a change of an entry can change the result of a run.
    ///
    /// - Parameters:
    ///   - path: the entry.
    ///   - isFolder: whether it is known to be one.
    func concerns(_ name: String, at path: String, isFolder: Bool) -> Bool {
        if names.contains(name) { return true }
        guard isSearched, name.utf8.first != UInt8(ascii: ".") else { return false }
        return isFolder || Discovery.isDefinition(name) || SystemCall.isLink(path)
    }
}

/// The folders a run depends on, and what matters in each.
///
/// Files are watched by way of their folders, since editors save by putting another file in the place of the old one. Every
/// folder above is watched for the next one below, since any of them can go and come back.
struct WatchedFolders: Sendable, Equatable {
    private(set) var interests: [String: FolderInterest] = [:]

    /// - Parameters:
    ///   - operands: what the user named.
    ///   - inputs: what was found there.
    ///   - alsoRead: other files the run reads, there or not.
    init(operands: [String], inputs: Inputs, alsoRead: [String]) {
        for operand in operands.isEmpty ? ["."] : operands { addFile(UserPath.tidied(operand)) }
        for folder in inputs.searchedFolders {
            interests[folder, default: FolderInterest()].isSearched = true
            addEntry(folder)
        }
        for input in inputs.files {
            if case .file(let path) = input.source, SystemCall.isLink(path) { addFile(path) }
        }
        for path in alsoRead { addFile(path) }
    }

    /// A file, the folders that lead to it, and where it really is if it is a link.
    private mutating func addFile(_ path: String) {
        addWay(to: path)
        if SystemCall.isLink(path), let place = try? SystemCall.realPath(path) { addWay(to: place) }
    }

    private mutating func addWay(to path: String) {
        var path = path
        while let folder = addEntry(path) { path = folder }
    }

    /// Makes the name of a path matter in its folder; none where the path has no name of its own.
    @discardableResult
    private mutating func addEntry(_ path: String) -> String? {
        let name = PathText.lastComponent(path)
        guard name != ".", name != "..", name != "/" else { return nil }
        let folder = PathText.folder(of: path)
        interests[folder, default: FolderInterest()].names.insert(name)
        return folder
    }
}
