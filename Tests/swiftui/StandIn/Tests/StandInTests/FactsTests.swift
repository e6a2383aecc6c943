import Foundation
import Testing

/// Every public declaration of the stand-in stands in our table of facts, with the same signature, the same
/// availability and the same overload attribute: nothing here may be easier, or otherwise, than it is on the platforms.
@Suite struct FactsTests {
    @Test func everyDeclarationIsAFact() throws {
        let table = try FactTable()
        let graph = try SymbolGraph.ofTheStandIn()
        #expect(graph.declarations.count > 1_000)
        for declaration in graph.declarations {
            guard let fact = table[declaration.key] else {
                Issue.record("not in the table: \(declaration.key)")
                continue
            }
            #expect(declaration.availability == fact.availability, "\(declaration.key)")
            #expect(declaration.isDisfavored == fact.isDisfavored, "\(declaration.key)")
            #expect(!fact.isDeprecated, "deprecated on the platforms: \(declaration.key)")
        }
    }

    @Test func everyRecalledFactIsUsed() throws {
        let used = Set(try SymbolGraph.ofTheStandIn().declarations.map(\.key))
        for fact in try FactTable().facts where fact.origin == "recalled" {
            #expect(used.contains(fact.key), "no declaration needs it: \(fact.key)")
        }
    }

    @Test func modifiersOfViewsAreNotIsolated() throws {
        let modifiers = try SymbolGraph.ofTheStandIn().declarations.filter {
            $0.key.owner == "View" && $0.key.declaration.hasPrefix("func ")
        }
        #expect(modifiers.count > 200)
        for modifier in modifiers { #expect(modifier.isNonisolated, "\(modifier.key)") }
    }

    @Test func aMissingFactIsSeen() throws {
        let table = try FactTable()
        let real = FactKey(owner: "View", requirements: [], declaration: "func zIndex(_ value: Double) -> some View")
        #expect(table[real]?.availability["iOS"] == "13.0")
        #expect(
            table[FactKey(owner: "View", requirements: [], declaration: "func zIndex(_ value: Int) -> some View")]
                == nil)
        #expect(table[FactKey(owner: "Text", requirements: [], declaration: real.declaration)] == nil)
    }
}

struct FactKey: Hashable, CustomStringConvertible {
    let owner: String
    let requirements: Set<String>
    let declaration: String

    var description: String {
        owner + (requirements.isEmpty ? "" : " where \(requirements.sorted().joined(separator: ", "))") + ": "
            + declaration
    }
}

struct Fact {
    let key: FactKey
    /// The version that introduced it, by platform; none where it does not exist.
    let availability: [String: String]
    let isDisfavored: Bool
    let isDeprecated: Bool
    let origin: String
}

/// The tables in `facts/`.
struct FactTable {
    let facts: [Fact]
    private let byKey: [FactKey: Fact]

    init() throws {
        var facts: [Fact] = []
        for origin in ["interface", "recalled"] {
            let text = try String(contentsOf: Self.folder.appending(path: "\(origin).tsv"), encoding: .utf8)
            let lines = text.split(separator: "\n").map { $0.components(separatedBy: "\t") }
            let platforms = Array(lines[0][3...7])
            for cells in lines.dropFirst() {
                let versions = zip(platforms, cells[3...7]).filter { $1 != "-" }
                let notes = cells[8].split(separator: " ")
                facts.append(
                    Fact(
                        key: FactKey(
                            owner: cells[0], requirements: Set(Signature.parts(of: cells[1])), declaration: cells[2]),
                        availability: Dictionary(uniqueKeysWithValues: versions.map { ($0, $1) }),
                        isDisfavored: notes.contains("disfavored"), isDeprecated: notes.contains("deprecated"),
                        origin: origin))
            }
        }
        self.facts = facts
        byKey = Dictionary(facts.map { ($0.key, $0) }) { first, _ in first }
    }

    subscript(key: FactKey) -> Fact? { byKey[key] }

    private static var folder: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../facts").standardized
    }
}
