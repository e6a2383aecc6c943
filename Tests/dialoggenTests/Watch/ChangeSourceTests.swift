import Foundation
import Testing

@testable import dialoggen

/// What each source of changes tells about, and what it keeps to itself.
@Suite struct ChangeSourceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write("d/a.dialog.yaml", "a")
        try folder.write("d/sub/b.dialog.yaml", "b")
        try folder.write("d/notes.txt", "c")
    }

    enum Kind: CaseIterable {
        case system, polling
    }

    private func folders() throws -> WatchedFolders {
        let parser = ArgumentParser(commands: Command.all, globalOptions: GlobalOptions.rows)
        let operands = [folder.path("d")]
        let arguments = try parser.parse(["validate"] + operands).arguments
        return WatchedFolders(
            operands: operands, inputs: try Inputs(operands: operands, arguments: arguments),
            alsoRead: ConfigurationFinder.candidates(for: operands) + [folder.path("texts/T.xcstrings")])
    }

    private func source(_ kind: Kind) throws -> any ChangeSource {
        let source = kind == .polling ? PollingSource() : ChangeSources.source(for: try folders())
        #expect(try source.watch(folders()))
        #expect(try !source.watch(folders()))
        #expect(!source.takeChanges())
        return source
    }

    /// A local file system has told about a change when the call that made it returns.
    @Test(arguments: Kind.allCases) func tellsAboutWhatMatters(kind: Kind) throws {
        let source = try source(kind)
        let changes: [() throws -> Void] = [
            { try folder.write("d/a.dialog.yaml", "another") },
            { try folder.write("d/sub/c.dialog.yml", "") },
            { try folder.remove("d/sub/c.dialog.yml") },
            { rename(folder.path("d/notes.txt"), folder.path("d/n.dialog.yaml")) },
            { try folder.makeFolder("d/more") },
            { try folder.link("d/linked", to: "sub") },
            { chmod(folder.path("d/a.dialog.yaml"), 0o600) },
            { try folder.write("dialoggen.yaml", "") },
            { try folder.write("d/dialoggen.yaml", "") },
            { try folder.makeFolder("texts") },
            { try folder.write("texts/T.xcstrings", "") },
            { rename(folder.path("d"), folder.path("e")) },
        ]
        for (index, change) in changes.enumerated() {
            try change()
            #expect(source.takeChanges(), "change \(index)")
            _ = try source.watch(folders())
            _ = source.takeChanges()
            #expect(!source.takeChanges(), "after change \(index)")
        }
    }

    @Test(arguments: Kind.allCases) func keepsQuietAboutTheRest(kind: Kind) throws {
        let source = try source(kind)
        try folder.write("d/notes.txt", "changed")
        try folder.write("d/out.swift", "")
        try folder.write("d/.a.dialog.yaml.swp", "")
        try folder.makeFolder("d/.build")
        try folder.write("other.dialog.yaml", "beside the folder")
        try folder.write("deep/dialoggen.yaml", "elsewhere")
        _ = try FileManager.default.contentsOfDirectory(atPath: folder.path("d"))
        _ = try folder.text("d/a.dialog.yaml")
        #expect(!source.takeChanges())
    }

    /// The clock of a file system can be too coarse to show a second change, so there is a second look.
    @Test func pollingLooksTwice() throws {
        let source = PollingSource()
        _ = source.watch(try folders())
        #expect(source.timeToSecondLook == nil)
        try folder.write("d/a.dialog.yaml", "changed")
        #expect(source.takeChanges())
        let time = try #require(source.timeToSecondLook)
        #expect(time > .seconds(1) && time < .seconds(3))
        #expect(!source.takeChanges())
        SystemCall.wait(for: [], atMost: time)
        #expect(source.takeChanges())
        #expect(source.timeToSecondLook == nil)
        #expect(!source.takeChanges())
    }

    #if os(Linux)
        /// A queue that runs over has lost something: that counts as a change.
        @Test func moreChangesThanTheSystemRemembers() throws {
            let limit = try Int(
                String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
                    .trimmingCharacters(in: .whitespacesAndNewlines))
            let source = try source(.system)
            let descriptors = (0..<2).map { open(folder.path("d/noise\($0).txt"), O_CREAT | O_WRONLY, 0o644) }
            defer { for descriptor in descriptors { close(descriptor) } }
            // Equal events in a row are one, so they alternate.
            for index in 0...(try #require(limit)) { write(descriptors[index % 2], "x", 1) }
            #expect(source.takeChanges())
        }

        @Test func fileSystemsOfOtherMachinesAreLookedAt() {
            let mounts = """
                22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
                40 22 0:35 / /home/me/my\\040share rw shared:1 master:2 - nfs4 server:/x rw
                41 22 0:36 / /mnt rw - fuse.sshfs me@there: rw

                """
            #expect(FileSystemKind.type(of: 254 << 8, in: mounts) == "ext4")
            #expect(FileSystemKind.type(of: 35, in: mounts) == "nfs4")
            #expect(FileSystemKind.type(of: 36, in: mounts) == "fuse.sshfs")
            #expect(FileSystemKind.type(of: 37, in: mounts) == nil)
            for type in ["nfs4", "fuse.sshfs", "9p", "cifs"] { #expect(!FileSystemKind.isWatchable(type)) }
            for type in ["ext4", "btrfs", "tmpfs", "overlay", "fuseblk"] { #expect(FileSystemKind.isWatchable(type)) }
        }
    #endif
}
