import Diagnostics
import DialogLanguage

/// The names of generated files, for definitions with these values of `source.path`.
///
/// `tempo.dialog.yaml` gives `tempo.dialog.swift`, `sub/tempo.dialog.yaml` gives `sub_tempo.dialog.swift`. Names that a
/// file system without regard to case would take for one get a number, in the order of the paths.
///
/// - Parameter paths: in order, each once.
func outputNames(forPaths paths: [String], options: GeneratorOptions) -> [String] {
    var taken: Set<String> = [options.catalogName.lowercased()]
    taken.reserveCapacity(paths.count + options.outputNames.count + 1)
    for name in options.outputNames.values { taken.insert(name.lowercased()) }
    // Where each stem's search for a free number goes on. Most names are free.
    var numbers: [String: Int] = [:]
    return paths.map { path in
        if let given = options.outputNames[path] { return given }
        let stem = outputStem(options.relativePath(of: path))
        var name = stem + outputSuffix
        while !taken.insert(name.lowercased()).inserted {
            let number = numbers[stem.lowercased(), default: 2]
            name = "\(stem)-\(number)\(outputSuffix)"
            numbers[stem.lowercased()] = number + 1
        }
        return name
    }
}

private let outputSuffix = ".dialog.swift"

/// `sub/tempo.dialog.yaml` -> `sub_tempo`.
private func outputStem(_ relativePath: String) -> String {
    // A file that lies in no folder, which needs not be taken apart.
    let plain: String? = relativePath.withBytes { bytes in
        let count = bytes.count - ".dialog.yaml".utf8.count
        guard count > 0, bytes.holds(".dialog.yaml", at: count), !bytes.contains(UInt8(ascii: "/")) else { return nil }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
    if let plain { return plain }
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
