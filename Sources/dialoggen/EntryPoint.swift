#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@main
enum EntryPoint {
    static func main() {
        ProcessMemory.prepare()
        // A reader that goes away shows as an error of the write, not as the end of this process.
        signal(SIGPIPE, SIG_IGN)
        // So does a limit for the size of files.
        signal(SIGXFSZ, SIG_IGN)
        occupyStandardDescriptors()
        let arguments = Array(CommandLine.arguments.dropFirst())
        let preparation = Preparation(for: arguments)
        let leftovers = Leftovers()
        let status = CommandLineTool.run(
            arguments, environment: .current(), console: .standard(), leftovers: leftovers)
        preparation.end()
        withExtendedLifetime(leftovers) { exit(status.rawValue) }
    }

    /// A standard stream that the caller closed would otherwise be the number of the next file that is opened, and reports
    /// would be written into it.
    private static func occupyStandardDescriptors() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            // Writing to what is open for reading fails, as it should.
            _ = try? SystemCall.open("/dev/null")
        }
    }
}
