#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal that the process runs in, taken over for a while and given back as it was.
@MainActor final class TerminalScreen {
    private let mode: RawMode
    private var writer: FrameWriter
    private var isEntered = false
    /// Nobody reads any more.
    private(set) var isGone = false

    /// The other screen, the cursor hidden, pasted text marked.
    private static let enterSequence = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?2004h"
    private static let leaveSequence = "\u{1B}[0m\u{1B}[?2004l\u{1B}[?25h\u{1B}[?1049l"

    init(_ mode: RawMode) {
        self.mode = mode
        let wantsNoColor = SystemCalls.environment("NO_COLOR").map { !$0.isEmpty } ?? false
        writer = FrameWriter(usesColor: !wantsNoColor)
    }

    func enter() {
        mode.enter()
        isEntered = true
        write(TerminalScreen.enterSequence)
        writer.forget()
    }

    func leave() {
        guard isEntered else { return }
        isEntered = false
        write(TerminalScreen.leaveSequence)
        mode.leave()
    }

    /// Gives the terminal back to the shell until the process is continued.
    func suspend() {
        leave()
        SignalWatch.stopProcess()
        enter()
    }

    /// The next frame is drawn whole.
    func forget() {
        writer.forget()
    }

    func show(_ canvas: Canvas) {
        write(writer.frame(canvas))
    }

    private func write(_ text: String) {
        if !isGone && !text.isEmpty { isGone = !SystemCalls.write(text, to: STDOUT_FILENO) }
    }
}
