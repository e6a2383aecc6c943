import DialogLanguage
import Dispatch

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Makes the tables of the language on another core, while this one reads the command line and looks for files.
///
/// A run over a few files takes little longer than making these tables, which every command needs that checks definitions. A
/// thread of its own and not only a queue: where the system gives no thread, a queue would wait for one, and this can be left
/// out.
struct Preparation {
    private let thread: pthread_t?

    /// Begins, if the first word of the command line is no option and thus names a command.
    ///
    /// - Parameter arguments: without the program's name.
    init(for arguments: [String]) {
        guard let first = arguments.first, first.utf8.first != UInt8(ascii: "-") else {
            thread = nil
            return
        }
        // Signals are for the first thread, and a new one begins with what its maker blocks.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let status = pthread_create(&thread, nil, { _ in Preparation.work() }, nil)
        pthread_sigmask(SIG_SETMASK, &before, nil)
        self.thread = status == 0 ? thread : nil
    }

    private static func work() -> UnsafeMutableRawPointer? {
        // Wakes the thread that will read files.
        DispatchQueue.global().async {}
        Schema.prepare()
        return nil
    }

    /// Waits for the end: what the other thread still needs goes when the process ends.
    func end() {
        if let thread { pthread_join(thread, nil) }
    }
}
