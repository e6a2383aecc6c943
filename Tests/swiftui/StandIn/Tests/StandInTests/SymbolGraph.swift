import Foundation

/// The public declarations of the stand-in, as the compiler tells them.
struct SymbolGraph {
    struct Declaration {
        let key: FactKey
        let availability: [String: String]
        let isDisfavored: Bool
        let isNonisolated: Bool
    }

    let declarations: [Declaration]

    enum Problem: Error {
        case noTool(String)
        case failed(String)
    }

    static func ofTheStandIn() throws -> SymbolGraph {
        // The module lies beside the program that runs these tests.
        let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        let modules = program.appending(path: "Modules")
        let output = FileManager.default.temporaryDirectory.appending(path: "stand-in-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swift-symbolgraph-extract", "-module-name", "SwiftUI", "-I", modules.path, "-target", target,
            "-output-dir", output.path, "-minimum-access-level", "public", "-skip-inherited-docs",
            "-skip-synthesized-members",
        ]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Problem.noTool("swift-symbolgraph-extract") }
        let data = try Data(contentsOf: output.appending(path: "SwiftUI.symbols.json"))
        return SymbolGraph(try JSONDecoder().decode(Graph.self, from: data))
    }

    private static var target: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    private init(_ graph: Graph) {
        let types = Dictionary(
            graph.symbols.filter(\.isType).map { ($0.pathComponents, $0) }, uniquingKeysWith: { first, _ in first })
        var sources: [String: [String]] = [:]
        declarations = graph.symbols.compactMap { symbol in
            let name = symbol.pathComponents.last ?? ""
            // A body is nobody's to call; the raw value of an enum is the compiler's.
            if name == "body" || symbol.text.hasPrefix("init?(rawValue") { return nil }
            guard let location = symbol.location else { return nil }
            let file = location.uri.replacingOccurrences(of: "file://", with: "")
            let lines =
                sources[file]
                ?? ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
                .components(separatedBy: "\n")
            sources[file] = lines
            let owner = symbol.isType ? symbol.pathComponents : Array(symbol.pathComponents.dropLast())
            let inherited = Set(types[Array(symbol.pathComponents.dropLast())]?.swiftGenerics?.constraints ?? [])
            let own = Set(symbol.swiftExtension?.constraints ?? []).subtracting(inherited)
            return Declaration(
                key: FactKey(
                    owner: owner.joined(separator: "."), requirements: Set(own.map(\.text)),
                    declaration: Signature.canonical(symbol.text)),
                availability: symbol.versions, isDisfavored: Self.isDisfavored(lines, location.position.line),
                isNonisolated: symbol.text.contains("nonisolated "))
        }
    }

    /// The attribute stands on the line of the declaration or on one of the lines of attributes above it.
    private static func isDisfavored(_ lines: [String], _ line: Int) -> Bool {
        var index = line
        while lines.indices.contains(index) {
            let text = lines[index].trimmingCharacters(in: .whitespaces)
            if index < line, !text.hasPrefix("@") { return false }
            if text.contains("@_disfavoredOverload") { return true }
            index -= 1
        }
        return false
    }
}

/// Signatures in one spelling, so that two of them can be compared as text.
enum Signature {
    static func canonical(_ text: String) -> String {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        while let first = words.first, Self.isSilent(first) { words.removeFirst() }
        var line = words.joined(separator: " ").replacingOccurrences(of: " { get set }", with: "")
        var requirements = ""
        if let range = line.range(of: " where ", options: .backwards) {
            requirements = " where " + parts(of: String(line[range.upperBound...])).sorted().joined(separator: ", ")
            line = String(line[..<range.lowerBound])
        }
        if ["struct", "enum", "protocol"].contains(words.first), let range = line.range(of: " : ") {
            line = String(line[..<range.lowerBound])  // conformances are not declarations
        }
        return line + requirements
    }

    /// Attributes and isolation at the head of a declaration, which have their own tests.
    private static func isSilent(_ word: String) -> Bool {
        word == "nonisolated" || word == "@ViewBuilder" || word == "@ToolbarContentBuilder" || word == "@MainActor"
            || word == "@preconcurrency" || word == "@propertyWrapper" || word == "@dynamicMemberLookup"
            || word == "@resultBuilder" || word == "@Binding"
    }

    /// Splits at the commas that stand in no bracket.
    static func parts(of list: String) -> [String] {
        var found: [String] = []
        var current = ""
        var depth = 0
        for letter in list {
            if "(<[".contains(letter) { depth += 1 }
            if ")>]".contains(letter) { depth -= 1 }
            if letter == ",", depth == 0 {
                found.append(current)
                current = ""
            } else {
                current.append(letter)
            }
        }
        found.append(current)
        return found.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}

private struct Graph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
        let kind: Kind
        let pathComponents: [String]
        let declarationFragments: [Fragment]
        let swiftExtension: Extension?
        let swiftGenerics: Extension?
        let availability: [Availability]?
        let location: Location?

        var text: String { declarationFragments.map(\.spelling).joined() }
        var isType: Bool { ["swift.struct", "swift.enum", "swift.class", "swift.protocol"].contains(kind.identifier) }
        /// What is not said is as old as the framework.
        var versions: [String: String] {
            var versions = ["iOS": "13.0", "macOS": "10.15", "tvOS": "13.0", "watchOS": "6.0", "visionOS": "1.0"]
            for item in availability ?? [] {
                guard let domain = item.domain else { continue }
                if item.isUnconditionallyUnavailable == true {
                    versions[domain] = nil
                } else if let introduced = item.introduced {
                    versions[domain] = introduced.text
                }
            }
            return versions
        }
    }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Extension: Decodable { let constraints: [Constraint]? }
    struct Constraint: Decodable, Hashable {
        let kind: String
        let lhs: String
        let rhs: String
        var text: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
    }
    struct Availability: Decodable {
        let domain: String?
        let introduced: Version?
        let isUnconditionallyUnavailable: Bool?
    }
    struct Version: Decodable {
        let major: Int
        let minor: Int?
        let patch: Int?
        var text: String { "\(major).\(minor ?? 0)" + (patch.map { $0 == 0 ? "" : ".\($0)" } ?? "") }
    }
    struct Location: Decodable {
        let uri: String
        let position: Position
    }
    struct Position: Decodable { let line: Int }
}
