import Foundation
import Testing

@testable import Composer

/// What pipes can do to a program, apart from commands.
@Suite struct PipeTests {
    private func run(_ input: String) throws -> ComposerProgram.Run { try ComposerProgram.run(Data(input.utf8)) }

    @Test func theExampleOfTheReadme() throws {
        let run = try run("open tempo\nbpm 130\nsave\nquit\n")
        #expect(run.output.contains("The tempo is 130 BPM."))
        #expect(run.status == 0 && run.errors.isEmpty)
    }

    @Test func theEndOfTheInputCancelsWhatIsOpen() throws {
        let run = try run("open tempo\nbpm 130\n")
        #expect(run.output.hasSuffix("> bpm 130\n" + run.output.components(separatedBy: "> bpm 130\n")[1]))
        #expect(run.output.hasSuffix("The tempo stays at 120 BPM.\n"))
        #expect(run.status == 0)
    }

    @Test func noInputAtAll() throws {
        let run = try run("")
        #expect(run.output.hasPrefix("--- Composer ---\n"))
        #expect(run.status == 0)
    }

    @Test func aLastLineWithoutALineEndCounts() throws {
        #expect(try run("open tempo\nbpm 130\nsave").output.contains("The tempo is 130 BPM."))
        #expect(try run("open tempo\r\nbpm 130\r\nsave\r\n").output.contains("The tempo is 130 BPM."))
    }

    @Test func nothingAfterQuitIsRead() throws {
        #expect(try !run("quit\nopen tempo\n").output.contains("Tempo ---"))
    }

    @Test func bytesThatAreNoTextDoNoHarm() throws {
        let run = try ComposerProgram.run(Data([0xFF, 0xFE, 0x0A, 0x00, 0x1B, 0x5B, 0x32, 0x4A, 0x0A]))
        #expect(run.status == 0)
        #expect(run.output.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
    }

    @Test func aLongLineIsTaken() throws {
        let run = try run("open songTitle\nname \(String(repeating: "x", count: 100_000))\nquit\n")
        #expect(run.status == 0)
        #expect(run.output.contains("! A title has 1 to 40 characters"))
    }

    @Test func theSameInputGivesTheSameOutput() throws {
        let input =
            "open playback\nloops on\nlow 5\nhigh 3\nsave\nhigh 9\nsave\nopen exporting\ncancel\nopen settings\nclose\n"
        let first = try run(input).output
        for _ in 0..<5 { #expect(try run(input).output == first) }
    }

    /// A reader that goes away ends the program; it neither hangs nor crashes.
    @Test func aReaderThatGoesAwayEndsIt() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "while :; do echo help; done | '\(ComposerProgram.url.path(percentEncoded: false))' | head -n 3",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(String(decoding: text, as: UTF8.self).split(separator: "\n").count == 3)
        #expect(process.terminationStatus == 0)
    }

    @Test func anExportIsAMIDIFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "export-\(UUID().uuidString)/")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["TMPDIR": folder.path(percentEncoded: false)]
        _ = try ComposerProgram.run(Data("open exporting\ncancel\n".utf8), environment: environment)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).isEmpty)
        _ = try ComposerProgram.run(Data("open exporting\nwait\n".utf8), environment: environment)
        let file = try Data(contentsOf: folder.appending(path: "Untitled.mid"))
        #expect(file.prefix(4) == Data("MThd".utf8))
    }
}
