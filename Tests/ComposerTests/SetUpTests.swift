import Foundation
import Testing

/// What `Scripts/environment.sh` does on machines where something is missing: played with stand-ins for the tools.
@Suite struct SetUpTests {
    private static let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Scripts")

    /// Runs `prepare` with nothing on the PATH but these programs; the words on standard error and the exit status.
    private func prepare(_ tools: [String: String]) throws -> (words: String, status: Int32) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tools-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path(percentEncoded: false)
        for (name, body) in tools {
            let file = folder.appending(path: name)
            try "#!/bin/sh\n\(body)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
        }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-uc", ". '\(Self.scripts.path(percentEncoded: false))/environment.sh'; prepare; say ready",
        ]
        process.environment = ["PATH": path, "STATE": path]
        process.standardInput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let words = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: words, as: UTF8.self), process.terminationStatus)
    }

    /// A pkg-config that finds libyaml once it was installed.
    private let pkgConfig = "[ -e \"$STATE/installed\" ]"

    @Test func everythingIsThere() throws {
        let run = try prepare(["swift": "", "pkg-config": "exit 0"])
        #expect(run.words == "ready\n" && run.status == 0)
    }

    @Test func withoutSwift() throws {
        let run = try prepare(["pkg-config": "exit 0"])
        #expect(run.words.hasPrefix("Swift is missing. Install it from https://www.swift.org/install/"))
        #expect(run.status == 1)
    }

    @Test func withoutLibyamlAndWithoutAPackageManager() throws {
        let run = try prepare(["swift": "", "pkg-config": "exit 1", "cc": "exit 1"])
        #expect(run.words.contains("libyaml is missing, and neither apt-get nor brew is there to install it."))
        #expect(run.words.contains("sudo apt-get install libyaml-dev"))
        #expect(run.status == 1)
    }

    @Test func theCompilerFindsALibraryThatPkgConfigDoesNotKnow() throws {
        let run = try prepare(["swift": "", "cc": "exit 0"])
        #expect(run.words == "ready\n" && run.status == 0)
    }

    @Test(arguments: ["0", "1000"])
    func aptInstallsIt(_ user: String) throws {
        let run = try prepare([
            "swift": "", "pkg-config": pkgConfig, "cc": "exit 1", "id": "echo \(user)", "env": "shift; \"$@\"",
            "sudo": "echo with sudo >&2; \"$@\"", "apt-get": ": > \"$STATE/installed\"",
        ])
        #expect(run.words.contains("libyaml is missing. Installing it: apt-get install libyaml-dev"))
        #expect(run.words.contains("with sudo") == (user != "0"))
        #expect(run.words.hasSuffix("ready\n") && run.status == 0)
    }

    /// The lists of packages are fetched when the first try finds no package.
    @Test func aptWithoutLists() throws {
        let apt = """
            case "$1" in
            update) : > "$STATE/updated" ;;
            install) [ -e "$STATE/updated" ] && : > "$STATE/installed" ;;
            esac
            """
        let run = try prepare([
            "swift": "", "pkg-config": pkgConfig, "cc": "exit 1", "id": "echo 0", "env": "shift; \"$@\"",
            "apt-get": apt,
        ])
        #expect(run.words.hasSuffix("ready\n") && run.status == 0)
    }

    @Test func aptThatCannot() throws {
        for sudo in [[:], ["sudo": "exit 1"]] {
            let run = try prepare(
                ["swift": "", "pkg-config": "exit 1", "cc": "exit 1", "id": "echo 1000", "apt-get": "exit 1"]
                    .merging(sudo) { $1 })
            #expect(run.words.contains("libyaml could not be installed. Please install it yourself"))
            #expect(run.status == 1)
        }
    }

    @Test func brewInstallsIt() throws {
        let run = try prepare([
            "swift": "", "pkg-config": pkgConfig, "cc": "exit 1", "brew": ": > \"$STATE/installed\"",
        ])
        #expect(run.words.contains("libyaml is missing. Installing it: brew install libyaml"))
        #expect(run.words.hasSuffix("ready\n") && run.status == 0)
    }
}
