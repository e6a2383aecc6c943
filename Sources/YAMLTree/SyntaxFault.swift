/// A syntax error in libyaml's words, at byte offsets.
struct SyntaxFault {
    var problem: String
    /// Where libyaml noticed.
    var offset: Int
    /// Where what it was reading began, if it says.
    var context: Int?
    /// The outermost bracket that is open there.
    var openBracket: Int?
    /// The value before, if that is in quotes.
    var quotedBefore: Range<Int>?
    /// Whether the document had been ended by `...`.
    var isAfterDocumentEnd = false
}
