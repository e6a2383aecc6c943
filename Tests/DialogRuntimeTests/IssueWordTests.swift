import Foundation
import Testing

@testable import DialogRuntime

/// What the runtime says about values, in the languages that it brings along.
@Suite struct IssueWordTests {
    /// Every language has every message, with the same placeholders.
    @Test(arguments: ["en", "ja", "de", "fr", "es", "it", "pt", "ko", "zh-Hans", "zh-Hant"])
    func messagesAboutValuesAreTranslated(_ language: String) throws {
        let locale = Locale(identifier: language)
        for word in IssueWord.allCases {
            let template = try #require(word.template(in: locale), "\(word)")
            #expect(placeholders(template) == placeholders(word.text.source), "\(word)")
            #expect(language == "en" || template != word.text.source)
        }
        let resolve = DialogTextResolver.source.resolve
        #expect(resolve(IssueText.tooShort(3), DialogTextTable(), locale).contains("3"))
        let own = DialogText(IssueWord.required.text.key, "Please!")
        #expect(resolve(own, DialogTextTable(), locale) == "Please!")
    }

    private func placeholders(_ template: String) -> Set<Substring> {
        Set(template.matches(of: /\{[a-z]+\}/).map(\.output))
    }
}
