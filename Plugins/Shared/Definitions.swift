import Foundation

/// The definitions of a target and their configuration: found by their names alone, no file is opened.
struct Definitions {
    struct File {
        /// Absolute.
        var path: String
        /// Below the folder of the definitions, `/` separated; names in generated code are made from it.
        var name: String
    }

    private(set) var files: [File] = []
    /// Where the definitions are: the target's folder, or the folder `dialogs` that it shares with others.
    private(set) var folder: String
    /// Absolute; none if there is no `dialoggen.yaml`.
    private(set) var configuration: String?

    private static let suffixes = [".dialog.yaml", ".dialog.yml"]
    private static let configurationName = "dialoggen.yaml"

    /// The definitions among a target's files, or those in the folder `dialogs` of the package if there are none.
    ///
    /// - Parameters:
    ///   - files: all files of the target.
    ///   - targetFolder: the folder that names are relative to.
    ///   - root: the folder of the package or project.
    init(among files: [URL], of targetFolder: URL, in root: URL) {
        let rootFolder = Self.path(of: root)
        folder = Self.path(of: targetFolder)
        for file in files {
            let path = Self.path(of: file)
            add(path: path, name: Self.name(of: path, below: folder))
        }
        var folders = [folder]
        if self.files.isEmpty {
            let shared = Self.join(rootFolder, "dialogs")
            folders.append(shared)
            // A folder that is not there has no definitions.
            for name in (try? FileManager.default.subpathsOfDirectory(atPath: shared)) ?? [] {
                add(path: Self.join(shared, name), name: name)
            }
            if !self.files.isEmpty { folder = shared }
        }
        self.files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        configuration = (folders + [rootFolder]).map { Self.join($0, Self.configurationName) }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    private mutating func add(path: String, name: String) {
        let components = name.split(separator: "/")
        guard let last = components.last, !components.contains(where: { $0.hasPrefix(".") }),
            Self.suffixes.contains(where: { last.hasSuffix($0) })
        else { return }
        files.append(File(path: path, name: name))
    }

    private static func path(of url: URL) -> String { url.path(percentEncoded: false) }

    private static func name(of path: String, below folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : (path as NSString).lastPathComponent
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
