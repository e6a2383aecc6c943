import Foundation

/// The app's own words, in English and Japanese. Those of its dialogs are in `dialogs/Dialogs.xcstrings`.
struct Words: Sendable {
    private let isJapanese: Bool

    static let english = Words(Locale(identifier: "en_US"))

    init(_ locale: Locale) {
        isJapanese = locale.language.languageCode == .japanese
    }

    func callAsFunction(_ english: @autoclosure () -> String, ja japanese: @autoclosure () -> String) -> String {
        isJapanese ? japanese() : english()
    }
}
