#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a run takes from its surroundings. Nothing else of them may show in its results.
struct Environment: Sendable {
    /// Whether `NO_COLOR` is set, which stands for "no colours unless I ask for them".
    var forbidsColor: Bool
    var errorStreamIsTerminal: Bool
    /// What `-` reads.
    var standardInput: Int32

    /// The surroundings of the process.
    static func current() -> Environment {
        Environment(
            forbidsColor: isSet("NO_COLOR") || variable("TERM") == "dumb",
            errorStreamIsTerminal: isatty(STDERR_FILENO) == 1, standardInput: STDIN_FILENO)
    }

    func usesColor(_ choice: ColorChoice) -> Bool {
        switch choice {
        case .always: true
        case .never: false
        case .auto: errorStreamIsTerminal && !forbidsColor
        }
    }

    private static func isSet(_ name: String) -> Bool {
        variable(name).map { !$0.isEmpty } ?? false
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
