import Foundation
import Testing

@testable import dialoggen

@Suite struct DiscoveryTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func discover(_ operands: String...) -> Discovery {
        Discovery(operands, standardInputName: "x.dialog.yaml")
    }

    private func relativePaths(_ operands: String...) -> [String] {
        Discovery(operands, standardInputName: "x.dialog.yaml").inputs.map(\.relativePath)
    }

    @Test func findsBothSuffixesInAllFoldersButHiddenOnes() throws {
        for name in [
            "b.dialog.yaml", "a.dialog.yml", "sub/deep/c.dialog.yaml", ".hidden/d.dialog.yaml", ".e.dialog.yaml",
            "dialoggen.yaml", "readme.yaml", "x.dialog.yaml.orig",
        ] { try folder.write(name, "") }
        #expect(relativePaths(folder.path) == ["a.dialog.yml", "b.dialog.yaml", "sub/deep/c.dialog.yaml"])
    }

    @Test func aHiddenFolderThatWasNamedIsSearched() throws {
        try folder.write(".hidden/d.dialog.yaml", "")
        #expect(relativePaths(folder.path(".hidden")) == ["d.dialog.yaml"])
    }

    @Test func namesAreWhatTheUserGaveJoinedWithWhatWasFound() throws {
        try folder.write("sub/a.dialog.yaml", "")
        #expect(discover(folder.path + "/./").inputs.map(\.name) == [folder.path("sub/a.dialog.yaml")])
        let file = discover(folder.path("sub/a.dialog.yaml")).inputs
        #expect(file.map(\.relativePath) == ["a.dialog.yaml"])
    }

    @Test func theOrderOfOperandsDoesNotShow() throws {
        for name in ["b/x.dialog.yaml", "a/y.dialog.yaml", "a/x.dialog.yaml"] { try folder.write(name, "") }
        let one = discover(folder.path("a"), folder.path("b")).inputs
        let other = discover(folder.path("b"), folder.path("a")).inputs
        #expect(one == other)
        #expect(one.map(\.name) == ["a/x.dialog.yaml", "b/x.dialog.yaml", "a/y.dialog.yaml"].map(folder.path))
    }

    @Test func linksToDefinitionsAreFollowedAndCirclesEnd() throws {
        try folder.write("elsewhere/real.dialog.yaml", "")
        try folder.makeFolder("search/inner")
        try folder.link("search/linked.dialog.yaml", to: "../elsewhere/real.dialog.yaml")
        try folder.link("search/inner/up", to: "..")
        try folder.link("search/other", to: "../elsewhere")
        #expect(relativePaths(folder.path("search")) == ["linked.dialog.yaml", "other/real.dialog.yaml"])
    }

    @Test func theNameUnderWhichAFileIsFoundDoesNotDependOnTheListing() throws {
        try folder.write(".elsewhere/real.dialog.yaml", "")
        for name in ["f", "c", "a", "d", "b", "e"] { try folder.link(name, to: ".elsewhere") }
        // The last real folder behind this link is the one that the search began with.
        try folder.makeFolder("search/inner")
        try folder.link("search/inner/up", to: "../..")
        #expect(relativePaths(folder.path("search/inner")) == ["up/a/real.dialog.yaml"])
    }

    @Test func aFolderWithTheNameOfADefinitionIsNotSearched() throws {
        try folder.write("a.dialog.yaml/b.dialog.yaml", "")
        #expect(relativePaths(folder.path) == ["a.dialog.yaml"])
        #expect(relativePaths(folder.path("a.dialog.yaml")) == ["a.dialog.yaml"])
    }

    @Test func whatIsMissingIsAFailure() {
        let discovery = discover(folder.path("missing"))
        #expect(discovery.inputs.isEmpty)
        #expect(discovery.failures.map(\.name) == [folder.path("missing")])
        #expect(discovery.failures.first?.failure.isAbsence == true)
    }

    #if os(Linux)
        @Test func aNameThatIsNotUTF8IsAFailure() throws {
            let name = Array(folder.path("").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
            let descriptor = open(name + Array(".dialog.yaml".utf8CString), O_CREAT | O_WRONLY, 0o644)
            try #require(descriptor >= 0)
            close(descriptor)
            let discovery = discover(folder.path)
            #expect(discovery.inputs.isEmpty)
            #expect(discovery.failures.map(\.failure) == [.nameIsNotUTF8])
        }
    #endif

    @Test func standardInputIsReadOnce() {
        let inputs = discover("-", "-").inputs
        #expect(inputs.map(\.source) == [.standardInput])
        #expect(inputs.map(\.name) == ["x.dialog.yaml"])
    }
}

@Suite struct ConfigurationFinderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("project/dialogs/sub")
    }

    @Test func besideComesBeforeAbove() throws {
        try folder.write("project/dialoggen.yaml", "")
        #expect(find("project/dialogs") == folder.path("project/dialoggen.yaml"))
        try folder.write("project/dialogs/dialoggen.yaml", "")
        #expect(find("project/dialogs") == folder.path("project/dialogs/dialoggen.yaml"))
        #expect(find("project/dialogs/sub/a.dialog.yaml") == folder.path("project/dialogs/dialoggen.yaml"))
    }

    @Test func theRootOfARepositoryEndsTheSearch() throws {
        try folder.write("dialoggen.yaml", "")
        #expect(find("project/dialogs") == folder.path("dialoggen.yaml"))
        try folder.makeFolder("project/.git")
        #expect(find("project/dialogs") == nil)
        try folder.write("project/dialoggen.yaml", "")
        #expect(find("project/dialogs") == folder.path("project/dialoggen.yaml"))
    }

    @Test func theOrderOfOperandsDoesNotShow() throws {
        try folder.write("project/dialogs/dialoggen.yaml", "")
        try folder.makeFolder("a/.git")
        let operands = [folder.path("project/dialogs"), folder.path("a")]
        #expect(ConfigurationFinder.find(for: operands) == ConfigurationFinder.find(for: operands.reversed()))
    }

    private func find(_ path: String) -> String? { ConfigurationFinder.find(for: [folder.path(path)]) }
}
