import Foundation

/// This module's own words in the person's language; those of dialogs come from their definitions. The words that a
/// person types in a pipe (`open`, `close`, `none`) are the same in every language.
struct TerminalWords: Sendable {
    private let isJapanese: Bool

    static let english = TerminalWords(Locale(identifier: "en_US"))

    init(_ locale: Locale) {
        isJapanese = locale.language.languageCode == .japanese
    }

    /// Another language is another parameter here: the compiler then lists every place that needs it.
    func callAsFunction(_ english: @autoclosure () -> String, ja japanese: @autoclosure () -> String) -> String {
        isJapanese ? japanese() : english()
    }

    // MARK: What both faces say

    var nothingChosen: String { self("nothing chosen", ja: "未選択") }
    var on: String { self("on", ja: "オン") }
    var off: String { self("off", ja: "オフ") }
    var working: String { self("Working…", ja: "作業中…") }
    /// The header of a section that can be folded and has none.
    var more: String { self("More", ja: "その他") }
    var nothingFound: String { self("nothing found", ja: "見つかりません") }
}
