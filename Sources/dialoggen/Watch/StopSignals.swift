#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Asks a run that would go on for ever to end.
struct StopRequest {
    /// Becomes readable with the request.
    let descriptor: Int32
    private let currentStatus: () -> ExitStatus?

    init(descriptor: Int32, status: @escaping () -> ExitStatus?) {
        self.descriptor = descriptor
        currentStatus = status
    }

    /// The status to end with; none as long as nobody asked for the end.
    var status: ExitStatus? { currentStatus() }
}

/// The signals that end a run which would go on for ever. The first one is noted, so that what is being written becomes
/// whole; a second one ends the process at once.
///
/// A signal handler can reach nothing but what is global, and may take no lock: hence `nonisolated(unsafe)`. `received` is of the
/// type that handlers may write, and changes once, from nothing to a number; `wakingEnd` is set before there is a handler.
enum StopSignals {
    private nonisolated(unsafe) static var received: sig_atomic_t = 0
    private nonisolated(unsafe) static var wakingEnd: Int32 = -1

    /// Notes the signals from now on.
    static func note() throws(OutputFailure) -> StopRequest {
        let ends: (readingEnd: Int32, writingEnd: Int32)
        do throws(SystemError) {
            ends = try SystemCall.pipe()
        } catch {
            throw OutputFailure(cannot: "make a pipe", error)
        }
        wakingEnd = ends.writingEnd
        // A program may have started this one from a thread that takes no signals, which is handed down.
        var blocked = sigset_t()
        sigemptyset(&blocked)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            sigaddset(&blocked, number)
            let former = signal(number) { StopSignals.take($0) }
            // As nohup has it. That ctrl-C is ignored, as scripts have it for what they start in the background, would
            // leave this run behind when the script ends.
            if number == SIGHUP, isIgnoring(former) { signal(number, SIG_IGN) }
        }
        pthread_sigmask(SIG_UNBLOCK, &blocked, nil)
        return StopRequest(descriptor: ends.readingEnd) { status }
    }

    private static var status: ExitStatus? {
        switch Int32(received) {
        case 0: nil
        case SIGINT: .interrupted
        case SIGHUP: .hungUp
        default: .terminated
        }
    }

    private static func take(_ number: Int32) {
        if received != 0 { _exit(128 + number) }
        received = sig_atomic_t(number)
        let code = errno
        var byte: UInt8 = 0
        _ = write(wakingEnd, &byte, 1)
        errno = code
    }

    private static func isIgnoring(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
