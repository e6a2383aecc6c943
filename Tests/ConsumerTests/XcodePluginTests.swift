import Foundation
import Testing

/// What the plugins do in Xcode projects is typechecked against a stand-in for Xcode's own module; it was never run.
@Suite struct XcodePluginTests {
    /// The folder of the module that all plugins import, beside the compiler.
    private static let interface: String? = {
        let folder = FileManager.default.temporaryDirectory
        guard let target = try? ConsumerFolder.run(["swiftc", "-print-target-info"], in: folder).output,
            let resources = target.firstMatch(of: /"runtimeResourcePath": "([^"]+)"/)
        else { return nil }
        let path = resources.1 + "/pm/PluginAPI"
        return FileManager.default.fileExists(atPath: path + "/PackagePlugin.swiftmodule") ? String(path) : nil
    }()

    @Test(
        "The parts for Xcode projects fit the rest",
        .enabled(if: interface != nil, "the toolchain has no PackagePlugin"),
        arguments: ["DialogGenPlugin", "DialogGenCommand"])
    func typechecks(_ plugin: String) throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "xcode-\(UUID().uuidString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let interface = try #require(Self.interface)
        // As a manifest of our tools version compiles plugins.
        let compiler = [
            "swiftc", "-parse-as-library", "-swift-version", "6", "-package-description-version", "6.2.0", "-I",
            interface,
        ]
        let repository = ConsumerFolder.repository
        let standIn = repository.appending(path: "Tests/consumers/xcode/XcodeProjectPlugin.swift").path
        let module = try ConsumerFolder.run(
            compiler + ["-emit-module", "-module-name", "XcodeProjectPlugin", "-o", "XcodeProjectPlugin.swiftmodule"]
                + [standIn], in: folder)
        try #require(module.status == 0, "\(module.output)")
        let sources = try [plugin, "Shared"].flatMap { name in
            let folder = repository.appending(path: "Plugins/\(name)")
            return try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map(\.path)
                .filter { $0.hasSuffix(".swift") }
        }
        #expect(sources.contains { $0.hasSuffix("\(plugin)+Xcode.swift") })
        let check = compiler + ["-typecheck", "-warnings-as-errors", "-module-name", plugin, "-I", "."]
        let outcome = try ConsumerFolder.run(check + sources, in: folder)
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
        // The check would see a mistake.
        let mistake = folder.appending(path: "Mistake.swift")
        try Data("import XcodeProjectPlugin\nfunc f(_ target: XcodeTarget) -> Int { target.displayName }\n".utf8)
            .write(to: mistake)
        #expect(try ConsumerFolder.run(check + sources + [mistake.path], in: folder).status != 0)
    }
}
