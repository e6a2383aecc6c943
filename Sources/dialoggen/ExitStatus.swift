/// How a run ended, as other programs see it. The numbers are part of the contract.
enum ExitStatus: Int32, Sendable, Comparable, CaseIterable {
    case success = 0
    /// Errors, warnings under `--strict`, differences under `--check`, breaking changes.
    case findings = 1
    /// A command line or a configuration that cannot be followed.
    case usage = 2
    /// A file could not be read or written.
    case files = 3
    /// The program itself is at fault.
    case fault = 70
    /// The terminal of a run with `--watch` was closed. This and the next two are 128 and the number of the signal, as in
    /// shells.
    case hungUp = 129
    /// A run with `--watch` was ended by ctrl-C.
    case interrupted = 130
    /// A run with `--watch` was ended by another program.
    case terminated = 143

    /// What each means, for help and manual.
    var meaning: String {
        switch self {
        case .success: "all is well"
        case .findings: "findings: errors, warnings with --strict, differences with --check, breaking changes"
        case .usage: "a command line or a configuration that cannot be followed"
        case .files: "a file could not be read or written"
        case .fault: "a fault of dialoggen itself"
        case .hungUp: "with --watch: its terminal was closed"
        case .interrupted: "with --watch: ended by ctrl-C"
        case .terminated: "with --watch: ended by SIGTERM"
        }
    }

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

/// A state that the program's own rules exclude. Never the user's mistake: it ends in status 70 and a request for the input.
struct InternalFault: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}
