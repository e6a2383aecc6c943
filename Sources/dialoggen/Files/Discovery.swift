import Diagnostics

/// One definition to read, with its names.
struct InputFile: Sendable, Equatable {
    enum Source: Sendable, Equatable {
        case file(path: String)
        case standardInput
    }

    /// The name in reports: the path as the user gave it, joined with what was found below it.
    var name: String
    /// The path below the folder the user gave, or the file's own name: what results are named and sorted by, so that
    /// they do not depend on where the folder lies.
    var relativePath: String
    var source: Source
    /// Where its Swift goes, if the caller says so.
    var output: String?

    /// The order of everything that is made of several files.
    static func inOrder(_ inputs: [InputFile]) -> [InputFile] {
        ScalarOrder.sorted(ScalarOrder.sorted(inputs, by: \.name), by: \.relativePath)
    }
}

/// Finds the definitions that the operands of a command mean.
struct Discovery {
    private(set) var inputs: [InputFile] = []
    /// What could not be looked into, by its name in reports.
    private(set) var failures: [(name: String, failure: ReadFailure)] = []

    /// Every folder that was looked into, whatever came of it.
    private(set) var folders: [String] = []

    private var visitedFolders: Set<FileIdentity> = []

    static let suffixes = [".dialog.yaml", ".dialog.yml"]

    /// - Parameters:
    ///   - operands: files, folders and `-`; none stands for the current folder.
    ///   - standardInputName: what `-` is called.
    init(_ operands: [String], standardInputName: String) {
        for operand in operands.isEmpty ? ["."] : operands {
            if operand == "-" {
                // There is only one standard input, however often it is named.
                if inputs.contains(where: { $0.source == .standardInput }) { continue }
                let name = PathText.tidied(standardInputName)
                inputs.append(
                    InputFile(name: name, relativePath: PathText.lastComponent(name), source: .standardInput))
            } else {
                add(operand)
            }
        }
        inputs = InputFile.inOrder(inputs)
        failures.sort { ScalarOrder.precedes($0.name, $1.name) }
    }

    private mutating func add(_ operand: String) {
        let path = UserPath.tidied(operand)
        do throws(SystemError) {
            let status = try SystemCall.status(of: path)
            if status.kind == .folder, !Self.isDefinition(PathText.lastComponent(path)) {
                visitedFolders = []
                search(path)
                return
            }
        } catch {
            // The command line of a process comes with marks in place of what is not UTF-8.
            let isUnreadableName = error.isAbsence && path.unicodeScalars.contains("\u{FFFD}")
            failures.append((path, isUnreadableName ? .nameIsNotUTF8 : .system(error)))
            return
        }
        inputs.append(InputFile(name: path, relativePath: PathText.lastComponent(path), source: .file(path: path)))
    }

    /// Real folders come first and each folder once, so that the name a file is found under does not depend on which link
    /// happens to be listed first, and a circle of links ends.
    private mutating func search(_ root: String) {
        var links: [String] = []
        var sortedLinkCount = 0
        var folders = [""]
        func next() -> String? {
            if let folder = folders.popLast() { return folder }
            if links.count > sortedLinkCount { links.sort { ScalarOrder.precedes($1, $0) } }
            let link = links.popLast()
            sortedLinkCount = links.count
            return link
        }
        while let folder = next() {
            let path = folder.isEmpty ? root : PathText.join(root, folder)
            do throws(SystemError) {
                guard visitedFolders.insert(try SystemCall.status(of: path).identity).inserted else { continue }
                self.folders.append(path)
                try SystemCall.forEachEntry(of: path) { entry in
                    guard let name = entry.name else {
                        if entry.kind == .folder || Self.isDefinition(entry.shown), !Self.isHidden(entry.shown) {
                            failures.append((PathText.join(path, entry.shown), .nameIsNotUTF8))
                        }
                        return
                    }
                    classify(name, entry.kind, in: folder, of: root, folders: &folders, links: &links)
                }
            } catch {
                failures.append((path, .system(error)))
            }
        }
    }

    private mutating func classify(
        _ name: String, _ kind: SystemCall.EntryKind, in folder: String, of root: String, folders: inout [String],
        links: inout [String]
    ) {
        // Hidden files are left out like hidden folders: editors and file systems keep copies under such names.
        if Self.isHidden(name) { return }
        let relative = folder.isEmpty ? name : folder + "/" + name
        let path = PathText.join(root, relative)
        if Self.isDefinition(name) {
            inputs.append(InputFile(name: path, relativePath: relative, source: .file(path: path)))
            return
        }
        switch kind {
        case .file: break
        case .folder: folders.append(relative)
        case .symbolicLink: if Self.isFolder(path) { links.append(relative) }
        case .unknown: if Self.isFolder(path) { folders.append(relative) }
        }
    }

    /// Whether a file of this name holds definitions.
    static func isDefinition(_ name: String) -> Bool {
        suffixes.contains { suffix in
            name.utf8.count > suffix.utf8.count && name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        }
    }

    private static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

    private static func isFolder(_ path: String) -> Bool {
        (try? SystemCall.status(of: path).kind) == .folder
    }
}
