#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The settings of a terminal while every key is delivered at once and nothing is echoed.
struct RawMode {
    private let descriptor: Int32
    private let before: termios

    /// Reads the settings as they are; `nil` if the descriptor is no terminal.
    init?(_ descriptor: Int32) {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return nil }
        self.descriptor = descriptor
        before = settings
    }

    func enter() {
        var raw = before
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
        raw.c_oflag &= ~tcflag_t(OPOST)
        raw.c_cflag |= tcflag_t(CS8)
        raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        tcsetattr(descriptor, TCSAFLUSH, &raw)
    }

    /// Puts the settings back as they were found.
    func leave() {
        var settings = before
        tcsetattr(descriptor, TCSAFLUSH, &settings)
    }

    /// Columns and rows; 80 by 24 where the terminal does not say.
    static func size(of descriptor: Int32) -> (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return (80, 24)
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}
