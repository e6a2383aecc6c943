import Dispatch

/// What arrives at a terminal program.
enum InputEvent: Sendable {
    case bytes([UInt8])
    /// Nothing followed the last bytes for a moment: an escape byte at their end is the Escape key.
    case pause
    case endOfInput
    case signal(TerminalSignal)
    /// Something that is shown has changed.
    case redraw
}

/// Reads a descriptor on a thread of its own, since no system offers one way that works for terminals, pipes and files.
final class InputReader: Sendable {
    private let descriptor: Int32
    private let wake: (read: Int32, write: Int32)?

    /// How long a terminal may take between the bytes of one key.
    private static let pause: Int32 = 50

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        wake = SystemCalls.wakePipe()
    }

    func start(_ receive: @escaping @Sendable (InputEvent) -> Void) {
        let (descriptor, wake) = (descriptor, wake)
        DispatchQueue(label: "dialoggen.terminal.input").async {
            var waitsForMore = false
            while true {
                let watched = [descriptor] + (wake.map { [$0.read] } ?? [])
                let ready = SystemCalls.wait(for: watched, milliseconds: waitsForMore ? InputReader.pause : nil)
                if let wake, ready.contains(wake.read) { break }
                guard ready.contains(descriptor) else {
                    waitsForMore = false
                    receive(.pause)
                    continue
                }
                switch SystemCalls.read(descriptor) {
                case .bytes(let bytes):
                    receive(.bytes(bytes))
                    waitsForMore = true
                case .endOfInput:
                    receive(.endOfInput)
                    if let wake { _ = SystemCalls.wait(for: [wake.read], milliseconds: nil) }
                    return InputReader.close(wake)
                }
            }
            InputReader.close(wake)
        }
    }

    /// Ends the thread; what it has not read stays in the descriptor.
    func stop() {
        if let wake { _ = SystemCalls.write("x", to: wake.write) }
    }

    private static func close(_ wake: (read: Int32, write: Int32)?) {
        guard let wake else { return }
        SystemCalls.close(wake.read)
        SystemCalls.close(wake.write)
    }
}
