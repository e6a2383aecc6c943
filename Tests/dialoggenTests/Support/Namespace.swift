import Foundation

/// What takes a superuser, in a namespace of Linux where everybody is one.
enum Namespace {
    static let launcher = ["unshare", "--map-root-user", "--mount"]

    /// Whether namespaces exist here and may be made.
    static let isPossible: Bool = {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = launcher + ["mount", "-t", "tmpfs", "none", "/mnt"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}
