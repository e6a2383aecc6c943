/// A line on a terminal that shows how far the work is. It appears only if the work takes a while.
struct Progress {
    private let console: Console
    /// Whether anybody looks.
    let isOn: Bool
    private let start = ContinuousClock.now
    private let patience: Duration
    private var isVisible = false

    init(on console: Console, isQuiet: Bool, patience: Duration = .milliseconds(500)) {
        self.console = console
        self.patience = patience
        isOn = console.showsProgress && !isQuiet
    }

    mutating func show(_ text: String) {
        guard isOn, start.duration(to: .now) > patience else { return }
        isVisible = true
        console.messages.write("\r\u{1B}[K\(text)")
        console.messages.flush()
    }

    mutating func clear() {
        guard isVisible else { return }
        isVisible = false
        console.messages.write("\r\u{1B}[K")
    }
}
