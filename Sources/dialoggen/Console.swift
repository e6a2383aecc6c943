import Diagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The two streams a run writes to: results go to standard output, everything said about the work to standard error.
final class Console {
    let output: OutputStream
    let messages: OutputStream
    /// Where there is a person to see it move.
    let showsProgress: Bool

    init(output: OutputStream, messages: OutputStream, showsProgress: Bool = false) {
        self.output = output
        self.messages = messages
        self.showsProgress = showsProgress
    }

    /// The streams of the process.
    static func standard() -> Console {
        let messages = OutputStream(descriptor: STDERR_FILENO)
        return Console(
            output: OutputStream(descriptor: STDOUT_FILENO), messages: messages,
            showsProgress: isatty(STDERR_FILENO) == 1)
    }

    /// Keeps what is written to itself.
    static var silent: Console {
        Console(output: OutputStream(descriptor: nil), messages: OutputStream(descriptor: nil))
    }

    /// Says on standard error what went wrong apart from findings in definitions.
    func error(_ text: String) {
        messages.write(Self.errorText([text], advice: nil))
    }

    func note(_ text: String) {
        messages.write("note: \(text.safeLine)\n")
    }

    /// A line for each problem, and one with the way out.
    static func errorText(_ problems: [String], advice: String?) -> String {
        problems.map { "error: \($0.safeLine)\n" }.joined()
            + (advice.map { "  \($0.safeLine)\n" } ?? "")
    }
}

/// A buffered stream. It fills memory only until `flush()`, so that a report goes out in few calls.
final class OutputStream {
    /// None keeps everything in `bytes`.
    private let descriptor: Int32?
    private(set) var bytes: [UInt8] = []
    /// Why something could not be written; after it nothing more is tried.
    private(set) var failure: SystemError?

    init(descriptor: Int32?) {
        self.descriptor = descriptor
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    func write(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        if bytes.count > 1 << 16 { flush() }
    }

    func write(_ more: [UInt8]) {
        bytes.append(contentsOf: more)
        if bytes.count > 1 << 16 { flush() }
    }

    func flush() {
        guard let descriptor, !bytes.isEmpty else { return }
        if failure == nil {
            do throws(SystemError) {
                try SystemCall.writeAll(bytes, to: descriptor)
            } catch {
                failure = error
            }
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
