import Diagnostics

/// The names of generated files, for definitions with these values of `source.path`.
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
    // Where each stem's search for a free number goes on.
    var numbers: [String: Int] = [:]
    taken.reserveCapacity(paths.count)
    names.reserveCapacity(paths.count)
    for path in ScalarOrder.sorted(paths, by: { $0 }) where names[path] == nil {
        let stem = outputStem(options.relativePath(of: path))
        var name = stem + ".dialog.swift"
        while !taken.insert(name.lowercased()).inserted {
            let number = numbers[stem.lowercased(), default: 2]
            name = "\(stem)-\(number).dialog.swift"
            numbers[stem.lowercased()] = number + 1
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
    var components = relativePath.utf8.split(separator: UInt8(ascii: "/")).filter {
        !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
    }
    guard var last = components.popLast() else { return [] }
    let suffixes = [".dialog.yaml", ".dialog.yml", ".yaml", ".yml"]
    if let suffix = suffixes.first(where: { last.suffix($0.utf8.count).elementsEqual($0.utf8) }) {
        last.removeLast(suffix.utf8.count)
    }
    if !last.isEmpty { components.append(last) }
    return components.map { String(Substring($0)) }
}
