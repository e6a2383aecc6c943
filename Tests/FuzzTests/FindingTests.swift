import Foundation
import FuzzProperties
import Testing

/// What the fuzzer has found so far: kept as it was found, in the folder of the target that it was found with.
@Suite("Findings of the fuzzer")
struct FindingTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Findings")

    /// An input and where it was found.
    struct Finding: CustomTestStringConvertible {
        let target: FuzzTarget
        let file: URL

        var testDescription: String { "\(target.rawValue)/\(file.lastPathComponent)" }
    }

    static let all: [Finding] = FuzzTarget.allCases.flatMap { target in
        let place = folder.appending(path: target.rawValue)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path(percentEncoded: false))) ?? []
        return names.sorted().map { Finding(target: target, file: place.appending(path: $0)) }
    }

    @Test("are mended", arguments: all)
    func mended(_ finding: Finding) throws {
        let bytes = [UInt8](try Data(contentsOf: finding.file))
        #expect(throws: Never.self) { try finding.target.check(bytes) }
    }
}
