import Foundation
import Testing

@testable import Composer

/// Sessions in a pipe, kept as they look: `Transcripts/*.txt` in English, `Transcripts/ja/*.txt` in Japanese. A line
/// that begins with `> ` is input, everything else is what the program has to answer. With `DIALOGGEN_UPDATE=1` in the environment the files are written anew.
@Suite struct TranscriptTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Transcripts")

    struct Transcript: Sendable, CustomTestStringConvertible {
        /// `LANG` of the session.
        let language: String
        let file: URL
        var name: String { file.deletingPathExtension().lastPathComponent }
        var testDescription: String { "\(name) \(language)" }
    }

    static let english = transcripts("", language: "C")
    static let japanese = transcripts("ja", language: "ja_JP.UTF-8")

    private static func transcripts(_ subfolder: String, language: String) -> [Transcript] {
        let folder = folder.appending(path: subfolder)
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "txt" }.map { Transcript(language: language, file: $0) }
            .sorted { $0.name < $1.name }
    }

    private static func input(of transcript: String) -> String {
        transcript.split(separator: "\n").filter { $0.hasPrefix("> ") }.map { $0.dropFirst(2) + "\n" }.joined()
    }

    /// The folder for exports is another one in each run.
    private static func withoutFolder(_ output: String, _ folder: URL) -> String {
        output.replacing(folder.path(percentEncoded: false), with: "EXPORTS/")
    }

    @Test(arguments: english + japanese)
    func theProgramAnswersAsBefore(_ transcript: Transcript) async throws {
        let file = transcript.file
        let expected = try String(contentsOf: file, encoding: .utf8)
        let exports = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: exports) }
        let run = try ComposerProgram.run(
            Data(Self.input(of: expected).utf8),
            environment: ["TMPDIR": exports.path(percentEncoded: false), "LANG": transcript.language])
        let output = Self.withoutFolder(run.output, exports)
        if ProcessInfo.processInfo.environment["DIALOGGEN_UPDATE"] == "1" {
            try output.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(output == expected)
        }
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
    }

    /// The same session inside the test: the program adds nothing of its own. Work takes real time, which tests that run
    /// beside this one would stretch, so it is left to the program.
    @Test(arguments: (english + japanese).filter { $0.name != "exporting" }) @MainActor
    func theAppAnswersAsTheProgramDoes(_ transcript: Transcript) async throws {
        let expected = try String(contentsOf: transcript.file, encoding: .utf8)
        let exports = try temporaryFolder()
        defer { try? FileManager.default.removeItem(at: exports) }
        let locale = Locale(identifier: transcript.language == "C" ? "en_US" : "ja_JP")
        let app = ComposerApp(center: .init(), locale: locale, exportFolder: exports)
        let lines = Self.input(of: expected).split(separator: "\n").map(String.init)
        let output = await app.presenter.transcript(of: lines).map { $0 + "\n" }.joined()
        #expect(Self.withoutFolder(output, exports) == expected)
    }

    @Test @MainActor func everyDialogOfTheSampleHasATranscript() {
        let ids = ComposerApp(center: .init()).menu.items.map(\.id)
        #expect(Set(ids).isSubset(of: Self.english.map(\.name)))
        #expect(Set(ids).isSubset(of: Self.japanese.map(\.name)))
        #expect(ids.count == 13)
    }

    private func temporaryFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "composer-\(UUID().uuidString)/")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
