import Foundation

/// The programs of this package, which are built beside the tests.
enum BuiltProgram {
    static func path(_ name: String) -> String {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
        return folder.appending(path: name).path(percentEncoded: false)
    }
}
