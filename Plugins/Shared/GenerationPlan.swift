/// Which file each definition gives, for the build system and, as a list, for `dialoggen generate --inputs-outputs`.
struct GenerationPlan {
    private let definitions: Definitions
    private let catalog: String
    /// One for each definition, in their order.
    private var swiftFiles: [String] = []

    private static let catalogName = "DialogCatalog.swift"

    /// - Parameter outputFolder: absolute.
    init(_ definitions: Definitions, outputFolder: String) {
        self.definitions = definitions
        let prefix = outputFolder.hasSuffix("/") ? outputFolder : outputFolder + "/"
        catalog = prefix + Self.catalogName
        var taken: Set<String> = [Self.catalogName.lowercased()]
        for file in definitions.files {
            let stem = Self.stem(of: file.name)
            var name = "\(stem).dialog.swift"
            var number = 2
            // Some file systems do not tell upper and lower case apart.
            while !taken.insert(name.lowercased()).inserted {
                name = "\(stem)-\(number).dialog.swift"
                number += 1
            }
            swiftFiles.append(prefix + name)
        }
    }

    var inputs: [String] { definitions.files.map(\.path) + (definitions.configuration.map { [$0] } ?? []) }

    var outputs: [String] { swiftFiles + [catalog] }

    /// The list as `dialoggen` reads it.
    var json: String {
        let files = zip(definitions.files, swiftFiles).map { file, output in
            """
            {"input": \(Self.quoted(file.path)), "name": \(Self.quoted(file.name)), "output": \(Self.quoted(output))}
            """
        }
        let config = definitions.configuration.map { "\n \"config\": \(Self.quoted($0))," } ?? ""
        return """
            {"version": 1,\(config)
             "dialogCatalog": \(Self.quoted(catalog)),
             "files": [
              \(files.joined(separator: ",\n  "))
             ]}

            """
    }

    /// `sub/tempo.dialog.yaml` gives `sub_tempo`.
    private static func stem(of name: String) -> String {
        var stem = name.split(separator: "/").joined(separator: "_")
        for suffix in [".dialog.yaml", ".dialog.yml"] where stem.hasSuffix(suffix) {
            stem.removeLast(suffix.count)
            break
        }
        return stem
    }

    /// A JSON string. Everything that is not plainly visible is escaped.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C: result += "\\\(scalar)"
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
