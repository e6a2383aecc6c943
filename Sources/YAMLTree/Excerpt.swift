extension StringProtocol {
    /// The text as messages quote it: what is longer than a line's worth is cut.
    var excerpt: String {
        let start = prefix(40)
        return start.endIndex == endIndex ? String(start) : start + "…"
    }
}
