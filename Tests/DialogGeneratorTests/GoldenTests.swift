import DialogLanguage
import Foundation
import Testing

@testable import DialogGenerator

/// The generated code, byte for byte. `DIALOGGEN_UPDATE=1 swift test` writes it anew; read the difference.
@Suite("Golden outputs")
struct GoldenTests {
    @Test("The code of the golden definitions is as it was read and approved")
    func goldens() throws {
        let files = generate(try Definitions.goldens())
        for file in files {
            let path = Definitions.folder.appendingPathComponent(file.name)
            if ProcessInfo.processInfo.environment["DIALOGGEN_UPDATE"] == "1" {
                try Data(file.contents.utf8).write(to: path)
            }
            let golden = try? String(decoding: Data(contentsOf: path), as: UTF8.self)
            #expect(golden == file.contents, "\(file.name)")
        }
        let present = try FileManager.default.contentsOfDirectory(atPath: Definitions.folder.path)
        #expect(Set(present.filter { $0.hasSuffix(".swift") }) == Set(files.map(\.name)))
    }

    @Test("The order of the input does not show in the output")
    func order() throws {
        let set = try Definitions.goldens()
        let expected = generate(set)
        var shuffled = set
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<10 {
            shuffled.files.shuffle(using: &generator)
            #expect(generate(shuffled) == expected)
        }
    }

    @Test("No output names the machine")
    func header() throws {
        for file in generate(try Definitions.goldens()) {
            let lines = file.contents.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines[0] == "// swift-format-ignore-file")
            #expect(lines[1] == "// swiftlint:disable all")
            #expect(lines[2].hasPrefix(generatedFileMark))
            #expect(!file.contents.contains("\r") && file.contents.hasSuffix("\n"))
            #expect(lines.allSatisfy { $0.last != " " })
        }
    }
}
