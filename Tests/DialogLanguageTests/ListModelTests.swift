import Diagnostics
import DialogLanguage
import Testing

/// What a list becomes in the model.
@Suite("Lists in the model")
struct ListModelTests {
    @Test("the rows of a list are a control, or records with the dialog that edits one")
    func lists() throws {
        let all = dialogs(
            """
            dialoggen: 1
            dialogs:
              a:
                presentation: popup
                title: A
                arguments: {bank: String}
                controls:
                  - id: numbers
                    kind: list
                    title: Numbers of {bank}
                    item: {kind: textField, title: Number, placeholder: None yet, length: ...9, required: true}
                    addTitle: Add number
                    allowsMove: false
                    count: 2...
                  - id: accounts
                    kind: list
                    title: Accounts
                    item: {edits: Model.Account, opens: account, title: owner.name}
                    default: {app: accounts}
                    allowsAdd: false
                    allowsDelete: false
              account:
                presentation: sheet
                title: Account at {bank}
                arguments: {bank: String}
                edits: Model.Account
                controls: [{id: name, kind: textField, bind: owner.name}]
            """)
        let lists = try #require(all["a"]).controls.compactMap { control -> ListControl? in
            if case .list(let list) = control.kind { list } else { nil }
        }
        let numbers = try #require(lists.first)
        #expect(numbers.addTitle?.key == "a.numbers.addTitle")
        #expect(numbers.allowsAdd && numbers.allowsDelete && !numbers.allowsMove)
        #expect(numbers.count?.lower == 2 && numbers.count?.upper == nil)
        let row = try #require(numbers.control)
        #expect(row.id == "numbers")
        #expect(row.title?.key == "a.numbers.item.title")
        #expect(row.value?.isRequired == true)
        guard case .textField(let text) = row.kind else { throw UnexpectedKind() }
        #expect(text.placeholder?.key == "a.numbers.item.placeholder")
        #expect(text.length?.upper == 9)
        let accounts = try #require(lists.last)
        let records = try #require(accounts.records)
        #expect(!accounts.allowsAdd && !accounts.allowsDelete && accounts.allowsMove)
        #expect([records.type.name, records.title.name] == ["Model.Account", "owner.name"])
        #expect(records.opens.dialog == "account")
        #expect(records.opens.arguments.map(\.name) == ["bank"])
        let value = try #require(all["a"]?.controls.last?.value)
        #expect(value.type == .list(.app("Model.Account")))
        guard case .app(let reference) = value.initial else { throw UnexpectedKind() }
        #expect(reference.name == "accounts")
    }

    private struct UnexpectedKind: Error {}

    private func dialogs(_ text: String) -> [String: Dialog] {
        let project = Project([SourceFile(path: "lists.dialog.yaml", text: text)]).check()
        #expect(project.diagnostics.isEmpty)
        return Dictionary(uniqueKeysWithValues: project.set.files.flatMap(\.dialogs).map { ($0.id, $0) })
    }
}
