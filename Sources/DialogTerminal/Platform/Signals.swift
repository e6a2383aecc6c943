import Dispatch

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The signals a terminal program answers itself.
enum TerminalSignal: Sendable {
    case interrupt
    case terminate
    case hangUp
    case suspend
    case resume
    case resize

    var number: Int32 {
        switch self {
        case .interrupt: SIGINT
        case .terminate: SIGTERM
        case .hangUp: SIGHUP
        case .suspend: SIGTSTP
        case .resume: SIGCONT
        case .resize: SIGWINCH
        }
    }
}

/// Delivers signals as values for as long as it lives, instead of what they would do by themselves.
@MainActor final class SignalWatch {
    private let sources: [any DispatchSourceSignal]
    private let signals: [TerminalSignal]

    init(_ signals: [TerminalSignal], _ receive: @escaping @Sendable (TerminalSignal) -> Void) {
        self.signals = signals
        sources = signals.map { signal in
            SignalWatch.ignore(signal)
            let source = DispatchSource.makeSignalSource(signal: signal.number, queue: .global())
            source.setEventHandler { @Sendable in receive(signal) }
            source.resume()
            return source
        }
    }

    /// Gives the signals back to the system.
    func cancel() {
        for source in sources { source.cancel() }
        for each in signals { signal(each.number, SIG_DFL) }
    }

    /// Stops the process as if nobody watched, and returns when it was continued.
    static func stopProcess() {
        let before = deliver(.suspend)
        ignore(.suspend)
        // Watched signals have to stay blocked, or they are dropped before the watch sees them.
        var mask = before
        pthread_sigmask(SIG_SETMASK, &mask, nil)
    }

    /// Ends the process the way the signal would have, so that whoever started it sees the true reason.
    static func endProcess(by each: TerminalSignal) {
        _ = deliver(each)
    }

    /// Lets a signal do what it does by default, in this thread and before this returns. The mask of blocked signals as
    /// it was.
    private static func deliver(_ each: TerminalSignal) -> sigset_t {
        var mask = sigset_t()
        var before = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, each.number)
        signal(each.number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &mask, &before)
        raise(each.number)
        return before
    }

    /// A reader that went away is seen at the next write, which fails; the signal would end the process at once.
    nonisolated static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    private static func ignore(_ each: TerminalSignal) {
        // The default of these two does no harm, and an ignored SIGCONT is reported by no system.
        if each == .resume || each == .resize { return }
        signal(each.number, SIG_IGN)
    }
}
