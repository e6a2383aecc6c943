import Diagnostics

/// The names of generated files, by the `source.path` of their definitions.
///
/// `tempo.dialog.yaml` gives `tempo.dialog.swift`, `sub/tempo.dialog.yaml` gives `sub_tempo.dialog.swift`. Names that a
/// file system without regard to case would take for one get a number, in the order of the paths.
public func outputNames(forPaths paths: [String], options: GeneratorOptions) -> [String: String] {
    var taken: Set<String> = [options.catalogName.lowercased()]
    var names: [String: String] = [:]
    for (path, name) in options.outputNames {
        names[path] = name
        taken.insert(name.lowercased())
    }
    for path in paths.sorted(by: ScalarOrder.precedes) where names[path] == nil {
        let stem = outputStem(options.relativePath(of: path))
        var name = stem + ".dialog.swift"
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = "\(stem)-\(number).dialog.swift"
            number += 1
        }
        names[path] = name
    }
    return names
}

/// `sub/tempo.dialog.yaml` -> `sub_tempo`.
private func outputStem(_ relativePath: String) -> String {
    let stem = pathComponents(relativePath).joined(separator: "_")
    return stem.isEmpty ? "dialogs" : stem
}

/// The folders and the file without the definition's suffix; nothing that leads elsewhere.
func pathComponents(_ relativePath: String) -> [String] {
    var components = relativePath.split(separator: "/").filter { $0 != "." && $0 != ".." }.map { String($0) }
    guard var last = components.popLast() else { return [] }
    for suffix in [".dialog.yaml", ".dialog.yml", ".yaml", ".yml"] where last.hasSuffix(suffix) {
        last.removeLast(suffix.count)
        break
    }
    if !last.isEmpty { components.append(last) }
    return components
}
