/// A key press as a terminal reports it.
public enum TerminalKey: Sendable, Hashable {
    /// A character that was typed: one grapheme cluster.
    case character(Character)
    case enter
    case escape
    case tab
    case backTab
    case backspace
    case delete
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    /// A letter with Control held down: `c` for Ctrl-C.
    case control(Character)
    /// Text pasted by a terminal that marks it (bracketed paste).
    case paste(String)
}
