import Foundation
import Testing

@testable import dialoggen

/// What people read when the file system is against them.
@Suite struct FaultWordsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write("d/a.dialog.yaml", "dialoggen: 1\ndialogs:\n  a: {presentation: alert, title: A}\n")
    }

    private func generate(_ operations: FileOperations) -> ToolResult {
        runTool(["generate", folder.path("d"), "--output", folder.path("out"), "--quiet"], operations: operations)
    }

    @Test(arguments: [
        (ENOSPC, "No space left on device", "Make room there, then run this again."),
        (EROFS, "Read-only file system", "That file system can only be read: choose another place."),
        (EACCES, "permission denied", "Change who may write there, or choose another place."),
        (
            EMFILE, "Too many open files",
            "Close other programs or raise the limit of open files (ulimit -n), then run this again."
        ),
        (EIO, "Input/output error", "The disk or the network may be at fault: check it, then run this again."),
    ])
    func nameFileOperationReasonAndAWayOut(code: Int32, reason: String, advice: String) throws {
        try folder.makeFolder("out")
        let result = generate(.failing(at: 1, Counter(), code: code))
        #expect(result.status == 3)
        let path = folder.path("out/a.dialog.swift")
        #expect(result.messages == "error: cannot write \(path): \(reason)\n  Nothing has changed. \(advice)\n")
    }

    @Test func aFolderThatCannotBeMade() throws {
        let result = generate(.failing(at: 1, Counter(), code: EROFS))
        #expect(result.status == 3)
        #expect(
            result.messages == """
                error: cannot make the folder \(folder.path("out")): Read-only file system
                  That file system can only be read: choose another place.

                """)
    }

    /// Somebody cleans up while the files are being written.
    @Test(arguments: [1, 3, 5, 6]) func aFolderThatVanishes(step: Int) throws {
        #expect(generate(.system).status == 0)
        try folder.write("d/a.dialog.yaml", "dialoggen: 1\ndialogs:\n  a: {presentation: alert, title: B}\n")
        try folder.write("d/b.dialog.yaml", "dialoggen: 1\ndialogs:\n  b: {presentation: alert, title: B}\n")
        let counter = Counter()
        let out = folder.path("out")
        let result = generate(
            .system.preceded { _ throws(SystemError) in
                if counter.next() == step { try? FileManager.default.removeItem(atPath: out) }
            })
        #expect(result.status == 3)
        #expect(result.messages.hasPrefix("error: cannot write \(out)/"), "\(result.messages)")
        #expect(result.messages.contains("it does not exist"))
        #expect(result.messages.hasSuffix("then run this again.\n"))
        #expect(generate(.system).status == 0)
        #expect(
            try folder.contents(of: "out").keys.sorted() == [
                ".dialoggen-manifest.json", "DialogCatalog.swift", "a.dialog.swift", "b.dialog.swift",
            ])
    }

    /// Files that only look like temporary ones are somebody else's.
    @Test func similarNamesStay() throws {
        for name in [".dialoggen-.tmp", ".dialoggen-a-1.tmp", ".dialoggen-1-1-1.tmp", ".dialoggen-1.tmp", "x.tmp"] {
            try folder.write("out/\(name)", "mine")
        }
        let before = try folder.contents(of: "out")
        try folder.write("out/.dialoggen-12-3.tmp", "left behind")
        #expect(generate(.system).status == 0)
        let after = try folder.contents(of: "out")
        #expect(before.allSatisfy { after[$0.key] == $0.value })
        #expect(after[".dialoggen-12-3.tmp"] == nil)
    }

    #if os(Linux)
        /// The name is "odd" and a byte that no UTF-8 has.
        private func createOddFile(_ suffix: String) throws {
            let path = Array(folder.path("d/").utf8CString.dropLast()) + [111, 100, 100, CChar(bitPattern: 0xFF)]
            let descriptor = open(path + Array(suffix.utf8CString), O_CREAT | O_WRONLY, 0o644)
            try #require(descriptor >= 0)
            close(descriptor)
        }

        @Test func aNameThatIsNotUTF8() throws {
            try createOddFile(".dialog.yaml")
            let result = runTool("validate", folder.path("d"), "--quiet")
            #expect(result.status == 3)
            #expect(
                result.messages == """
                    \(folder.path("d"))/odd\u{FFFD}.dialog.yaml: error: cannot read this: its name is not valid UTF-8; \
                    rename it [unreadable-file]

                    """)
            let shown = runTool("validate", folder.path("d/odd\u{FFFD}.dialog.yaml"), "--quiet")
            #expect(shown.status == 3)
            #expect(shown.messages.contains("its name is not valid UTF-8; rename it"))
        }

        @Test func aForeignFileWithSuchANameIsNobodysBusiness() throws {
            try createOddFile(".txt")
            #expect(runTool("validate", folder.path("d"), "--quiet") == ToolResult(status: 0, output: "", messages: ""))
        }
    #endif
}
