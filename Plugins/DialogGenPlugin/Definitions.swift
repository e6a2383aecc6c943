import Foundation
import PackagePlugin

/// The definitions of a target and their configuration.
struct Definitions {
    struct File {
        /// Absolute.
        var path: String
        /// Below the folder of the definitions, `/` separated; names in generated code are made from it.
        var name: String
    }

    private(set) var files: [File] = []
    /// Absolute; none if there is no `dialoggen.yaml`.
    private(set) var configuration: String?

    private static let suffixes = [".dialog.yaml", ".dialog.yml"]
    private static let configurationName = "dialoggen.yaml"

    /// The target's own definitions, or those in the folder `dialogs` of the package if it has none.
    init(of target: SwiftSourceModuleTarget, in package: Package) {
        let targetFolder = target.directoryURL.path(percentEncoded: false)
        let packageFolder = package.directoryURL.path(percentEncoded: false)
        var folders = [targetFolder]
        for file in target.sourceFiles {
            let path = file.url.path(percentEncoded: false)
            add(path: path, name: Self.name(of: path, below: targetFolder))
        }
        if files.isEmpty {
            let shared = Self.join(packageFolder, "dialogs")
            folders.append(shared)
            // A folder that is not there has no definitions.
            for name in (try? FileManager.default.subpathsOfDirectory(atPath: shared)) ?? [] {
                add(path: Self.join(shared, name), name: name)
            }
        }
        files.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        configuration = (folders + [packageFolder]).map { Self.join($0, Self.configurationName) }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    private mutating func add(path: String, name: String) {
        let components = name.split(separator: "/")
        guard let last = components.last, !components.contains(where: { $0.hasPrefix(".") }),
            Self.suffixes.contains(where: { last.hasSuffix($0) })
        else { return }
        files.append(File(path: path, name: name))
    }

    private static func name(of path: String, below folder: String) -> String {
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : (path as NSString).lastPathComponent
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
