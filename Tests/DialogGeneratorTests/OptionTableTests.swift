import Diagnostics
import DialogLanguage
import DialogRuntime
import Testing

@testable import DialogGenerator

@Suite("Option tables")
struct OptionTableTests {
    @Test("The runtime reads from a table what the definition says, whatever the texts hold")
    func roundTrip() {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "a", "é", "設", "\\", "\t", "\n", "\r", "=", "value=", "key=x", ",", "\"", "{{", " ", "😀", "\\n", "\u{2028}",
        ]
        func text() -> String {
            (0..<Int.random(in: 1...6, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
                .joined()
        }
        let source = SourceFile(path: "x.dialog.yaml", text: "")
        func localized(_ key: String) -> LocalizedText {
            LocalizedText(
                key: key, template: TextTemplate(text().replacing("{{", with: "{")),
                span: SourceSpan(source, ByteRange(0, 0)))
        }
        for _ in 0..<300 {
            var groups: [OptionList.Group] = []
            for group in 0..<2 {
                let options = (0..<3).map { index in
                    let name = "case\(group)\(index)"
                    var option = Option(
                        value: .string(text()), caseName: name,
                        title: localized(Bool.random() ? "p.\(name).title" : text()))
                    if Bool.random() { option.subtitle = localized(Bool.random() ? "p.\(name).subtitle" : text()) }
                    if Bool.random() { option.icon = Bool.random() ? .symbol("gear") : .asset(text()) }
                    if Bool.random() { option.platforms = [.iOS, .visionOS] }
                    return option
                }
                groups.append(OptionList.Group(title: group == 0 ? nil : localized(text()), options: options))
            }
            let list = OptionList(values: .text, groups: groups)
            let rows = OptionCode(list: list, prefix: "p").rows.map { $0.joined(separator: "\t") }
            let table = rows.joined(separator: "\n")
            let read = DialogOptionList(Array(0..<6), "p", table)
            var index = 0
            for group in groups {
                for option in group.options {
                    let choice = read.choices[index]
                    index += 1
                    #expect(option.value == .string(choice.id))
                    #expect(choice.title == dialogText(option.title))
                    #expect(choice.subtitle == option.subtitle.map { dialogText($0) })
                    #expect(choice.icon == option.icon.map { icon($0) })
                    #expect(choice.group == group.title.map { dialogText($0) })
                    #expect(choice.platforms == (option.platforms == nil ? .all : [.iOS, .visionOS]))
                }
            }
            #expect(index == read.choices.count)
        }
    }

    private func icon(_ icon: Icon) -> DialogIcon {
        switch icon {
        case .symbol(let name): .symbol(name)
        case .asset(let name): .asset(name)
        }
    }

    private func dialogText(_ text: LocalizedText) -> DialogText { DialogText(text.key, text.template.source) }
}
