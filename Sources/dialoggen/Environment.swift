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
    /// Where this tool may keep what makes the next run faster; none: nowhere.
    var cacheFolder: String?
    /// How files are changed.
    var fileOperations = FileOperations.system

    /// The surroundings of the process.
    static func current() -> Environment {
        Environment(
            forbidsColor: isSet("NO_COLOR") || variable("TERM") == "dumb",
            errorStreamIsTerminal: isatty(STDERR_FILENO) == 1, standardInput: STDIN_FILENO,
            cacheFolder: cacheFolder())
    }

    /// `DIALOGGEN_CACHE`, else a folder of this tool where the system keeps such things. An empty name turns it off.
    private static func cacheFolder() -> String? {
        if let folder = variable("DIALOGGEN_CACHE") { return folder.isEmpty ? nil : PathText.tidied(folder) }
        #if canImport(Darwin)
            return variable("HOME").map { PathText.join($0, "Library/Caches/dialoggen") }
        #else
            let caches =
                variable("XDG_CACHE_HOME").flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
                ?? variable("HOME").map { PathText.join($0, ".cache") }
            return caches.map { PathText.join($0, "dialoggen") }
        #endif
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
