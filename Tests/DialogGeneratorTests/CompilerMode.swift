import DialogLanguage
import Foundation
import Testing

/// A way in which an app's target may be compiled.
struct CompilerMode: Sendable, Hashable, CustomTestStringConvertible {
    var language: String
    var access: Configuration.AccessLevel
    var isolation: String?
    var features: [String]

    var arguments: [String] {
        ["-swift-version", language] + features.flatMap { ["-enable-upcoming-feature", $0] }
            + (isolation.map { ["-default-isolation", $0] } ?? [])
    }

    /// How the app's own files import what their declarations name: a plain import suits every mode that does not ask
    /// for an explicit one.
    var importWord: String {
        switch access {
        case .internal: "import"
        case .package: features.contains("InternalImportsByDefault") ? "package import" : "import"
        case .public: "public import"
        }
    }

    /// The access level as it is written before a declaration.
    var accessWord: String { access == .internal ? "" : access.rawValue }

    var testDescription: String {
        "Swift \(language), \(access), \(isolation ?? "no") default isolation, \(features)"
    }

    /// What a new package has.
    static let plain = CompilerMode(language: "6", access: .internal, isolation: nil, features: [])

    /// What an old project has.
    static let plainest = CompilerMode(language: "5", access: .internal, isolation: nil, features: [])

    static let strictest = CompilerMode(language: "6", access: .public, isolation: "MainActor", features: features)

    /// What Xcode sets in a new project, approachable concurrency as it says.
    static let newProject = CompilerMode(
        language: "6", access: .internal, isolation: "MainActor",
        features: ["MemberImportVisibility", "NonisolatedNonsendingByDefault", "InferIsolatedConformances"])

    /// A project on its way to Swift 6.
    static let migrating = CompilerMode(
        language: "5", access: .internal, isolation: nil,
        features: ["StrictConcurrency", "InferSendableFromCaptures", "GlobalActorIsolatedTypesUsability"])

    static let features = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"]

    /// The whole product: 96.
    static let all: [CompilerMode] = ["5", "6"].flatMap { language in
        Configuration.AccessLevel.allCases.flatMap { access in
            [nil, "MainActor"].flatMap { isolation in
                (0..<8).map { bits in
                    CompilerMode(
                        language: language, access: access, isolation: isolation,
                        features: features.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
                }
            }
        }
    }

    /// So few that each two settings still meet in each of their combinations. What fails at all mostly fails so.
    static let pairs: [CompilerMode] = {
        var open = all.reduce(into: Set<[String]>()) { $0.formUnion($1.pairsOfSettings) }
        var chosen: [CompilerMode] = []
        while !open.isEmpty {
            // The first of the best, so that the choice is always the same.
            let gains = all.map { $0.pairsOfSettings.intersection(open).count }
            guard let best = gains.max(), let mode = gains.firstIndex(of: best).map({ all[$0] }) else { break }
            chosen.append(mode)
            open.subtract(mode.pairsOfSettings)
        }
        return chosen
    }()

    private var pairsOfSettings: Set<[String]> {
        let settings =
            ["Swift \(language)", access.rawValue, isolation ?? "nonisolated"]
            + Self.features.map { features.contains($0) ? $0 : "no \($0)" }
        var pairs: Set<[String]> = []
        for first in settings.indices {
            for second in settings.indices where second > first { pairs.insert([settings[first], settings[second]]) }
        }
        return pairs
    }

    /// `DIALOGGEN_ALL_MODES=1` tests the whole product.
    static let testsAll = ProcessInfo.processInfo.environment["DIALOGGEN_ALL_MODES"] == "1"

    static let tested = (testsAll ? all : pairs) + [newProject, migrating]
}
