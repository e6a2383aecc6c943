import Foundation
import Testing

@testable import DialogTerminal

/// A program that runs in a real pseudo-terminal, with keys going in and its screen coming out.
final class PseudoTerminal {
    private(set) var screen: FakeTerminal
    private let controller: Int32
    private let terminal: Int32
    private let process: pid_t
    private var undecoded: [UInt8] = []
    private var status: Int32?

    /// Starts a program; `nil` if the system has no pseudo-terminal left or the program cannot be started.
    init?(
        _ program: String, arguments: [String] = [], environment: [String: String], columns: UInt16 = 80,
        rows: UInt16 = 24
    ) {
        var ends: (controller: Int32, terminal: Int32) = (-1, -1)
        var name = [CChar](repeating: 0, count: 1024)
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        guard openpty(&ends.controller, &ends.terminal, &name, nil, &size) == 0 else { return nil }
        (controller, terminal) = ends
        let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        screen = FakeTerminal(columns: Int(columns), rows: Int(rows))
        // A session of its own, whose first open of a terminal makes that terminal its own.
        guard let process = PseudoTerminal.spawn(program, arguments, environment, terminal: path) else { return nil }
        self.process = process
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        close(terminal)
        close(controller)
    }

    /// Whether the terminal is as a shell leaves it: keys echo and lines are edited.
    var isRestored: Bool {
        var settings = termios()
        guard tcgetattr(terminal, &settings) == 0 else { return false }
        let flags = tcflag_t(ECHO | ICANON | ISIG)
        return settings.c_lflag & flags == flags && settings.c_oflag & tcflag_t(OPOST) != 0
    }

    func type(_ keys: String) {
        _ = Array(keys.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
    }

    func send(_ signal: Int32) {
        kill(process, signal)
    }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
        screen = FakeTerminal(columns: Int(columns), rows: Int(rows))
    }

    /// Reads until the screen shows this text; `false` after ten seconds.
    func waits(for text: String) -> Bool {
        waits { $0.screen.lines.contains { $0.contains(text) } }
    }

    /// Reads until something holds; `false` after ten seconds.
    func waits(until holds: (PseudoTerminal) -> Bool) -> Bool {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            read(milliseconds: 20)
            if holds(self) { return true }
        }
        return false
    }

    /// How the program ended: its exit status, or the negative number of the signal. `nil` after ten seconds.
    func ending() -> Int32? {
        let hasEnded = waits { this in
            if this.status != nil { return true }
            var status: Int32 = 0
            guard waitpid(this.process, &status, WNOHANG) == this.process else { return false }
            this.status = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
            return true
        }
        read(milliseconds: 0)
        return hasEnded ? status : nil
    }

    private func read(milliseconds: Int32) {
        var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = buffer.withUnsafeMutableBytes { Foundation.read(controller, $0.baseAddress, $0.count) }
        guard count > 0 else { return }
        undecoded += buffer[..<count]
        // A character may be cut off at the end of what arrived.
        var end = undecoded.count
        while end > 0, end > undecoded.count - 4, String(validating: undecoded[..<end], as: UTF8.self) == nil {
            end -= 1
        }
        screen.receive(String(decoding: undecoded[..<end], as: UTF8.self))
        undecoded.removeFirst(end)
    }

    /// Starts a program with a terminal as its standard input, output and error.
    private static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String: String], terminal: String
    ) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for descriptor in Int32(0)...2 {
            posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
        }
        posix_spawnattr_setflags(&attributes, newSession)
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        let arguments = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for pointer in variables + arguments { free(pointer) } }
        var process: pid_t = 0
        return posix_spawn(&process, program, &actions, &attributes, arguments, variables) == 0 ? process : nil
    }

    /// `POSIX_SPAWN_SETSID`, which the headers of Linux show to few.
    #if canImport(Darwin)
        private static let newSession = Int16(POSIX_SPAWN_SETSID)
    #else
        private static let newSession: Int16 = 0x80
    #endif
}
