import DialogLanguage

/// Definitions in which every word of `SwiftWords` is the name of everything that an author may name, and the Swift of an
/// app that uses all of it.
struct HostileNames {
    /// Words that generated code uses itself, and those that Swift reserves: these meet each other in one dialog, too.
    static let closeWords: [String] =
        SwiftWords.names.filter { SwiftWords.ids.contains($0) }
        + ["as", "class", "func", "in", "init", "inout", "is", "let", "self", "super", "try", "var", "where", "while"]

    private let ids = SwiftWords.ids

    var definitions: [(path: String, text: String)] {
        [("close.dialog.yaml", close), ("every.dialog.yaml", every)]
    }

    // MARK: Words side by side

    /// One dialog a word, in which the words that follow it name its parts.
    private var close: String {
        var text = "dialoggen: 1\ndialogs:\n"
        for (index, id) in Self.closeWords.enumerated() {
            let parts = parts(index)
            text += """
                  \(id):
                    presentation: popup
                    title: 'A {\(parts[1])} title'
                    arguments: {\(parts[1]): String, \(parts[2]): Bool}
                    controls:
                      - {id: \(parts[0]), kind: toggle, title: T, default: {app: \(parts[0])Default}}
                      - id: \(parts[3])
                        kind: picker
                        title: T
                        optional: true
                        options: [a, \(option(parts[0]))]
                        enabledWhen: \(parts[0]) and (\(parts[2]) or app.\(parts[0])Allowed)
                      - id: \(parts[4])
                        kind: textField
                        title: T
                        deprecated: Old
                        visibleWhen: \(parts[3]) != '\(option(parts[0]))' and \(parts[1]) != ''
                    rules:
                      - {require: \(parts[4]) != '' or not \(parts[0]), message: M, at: \(parts[4])}
                    buttons:
                      - {id: \(parts[5]), title: B, role: confirm}
                      - {id: \(parts[6]), title: B, action: \(parts[6])Action}
                      - {id: \(parts[7]), title: B, opens: {dialog: \(id)Alert, with: {\(parts[1]): x}}}
                  \(id)Alert:
                    presentation: alert
                    title: 'A {\(parts[1])}'
                    arguments: {\(parts[1]): String}
                    buttons: [{id: \(id), title: B, role: cancel}]

                """
        }
        return text
    }

    private func parts(_ index: Int) -> [String] {
        (0..<8).map { Self.closeWords[(index + $0) % Self.closeWords.count] }
    }

    /// Every enum of options has `allCases`; the checker says so.
    private func option(_ word: String) -> String { word == "allCases" ? "b" : word }

    // MARK: All words at once

    /// Dialogs that have all words as the names of one of their parts.
    private var every: String {
        func list(_ item: (String) -> String) -> String { ids.map { "      - " + item($0) + "\n" }.joined() }
        let taken = ids.map { "\($0): String" }.joined(separator: ", ")
        let shown = ids.map { "{\($0)}" }.joined(separator: " ")
        var text = """
            dialoggen: 1
            optionSets:
              shared: [\(ids.map(option).joined(separator: ", "))]
            dialogs:
              allToggles:
                presentation: sheet
                title: T
                controls:
            \(list { "{id: \($0), kind: toggle, title: T, onChange: \($0)Changed}" })\
                buttons: [{id: closesAll, title: B}]
              allSections:
                presentation: page
                title: T
                storage: {kind: userDefaults}
                sections:
            \(list { "{id: \($0), header: H, controls: [{id: \($0)Row, kind: text, text: T}]}" })\
              allBound:
                presentation: popup
                title: T
                edits: Everything
                controls:
            \(list { "{id: \($0), kind: toggle, title: T, bind: \(bindable($0))}" })\
              allOptions:
                presentation: popup
                title: T
                controls:
                  - {id: one, kind: picker, title: T, optional: true, options: [\(ids.map(option).joined(separator: ", "))]}
                  - {id: several, kind: multiPicker, title: T, options: {set: shared}, default: [in]}
                  - {id: rows, kind: list, title: T, item: {kind: picker, options: {set: shared}, default: self}}
                  - {id: last, kind: toggle, title: T, enabledWhen: one == 'self' or one == none or one != init}
              allButtons:
                presentation: confirmationDialog
                title: T
                buttons:
            \(list { "{id: \($0), title: B}" })\
                  - {id: keeps, title: B, role: cancel}
              allArguments:
                presentation: alert
                title: '\(shown)'
                allow: [title-too-long]
                arguments: {\(taken)}
              allWaits:
                presentation: loading
                title: '\(shown)'
                allow: [title-too-long]
                arguments: {\(taken)}
              allRetold:
                presentation: popover
                title: '\(shown)'
                allow: [title-too-long]
                edits: Everything
                arguments: {\(taken)}
                controls: [{id: row, kind: toggle, bind: Any}]

            """
        for id in ids where !Self.closeWords.contains(id) {
            text += "  \(id): {presentation: \(id == "class" ? "loading" : "alert"), title: T}\n"
        }
        return text
    }

    /// A property can have any name but those that mean something after a dot.
    private func bindable(_ word: String) -> String { word == "init" || word == "self" ? word + "Property" : word }

    // MARK: The app

    /// What an app declares for it all.
    func app(_ mode: CompilerMode) -> String {
        let access = mode.accessWord
        let properties = SwiftWords.ids.map { "    \(access) var \(declared(bindable($0))) = false\n" }.joined()
        var text = """
            @MainActor \(access) final class Everything {
                \(access) var `Any` = true
            \(properties)\
            }

            """
        var names: Set<String> = []
        var members = ""
        for index in Self.closeWords.indices {
            let parts = parts(index)
            if names.insert(parts[0]).inserted {
                members += "    \(access) var \(parts[0])Default: Swift.Bool { true }\n"
                members += "    \(access) var \(parts[0])Allowed: Swift.Bool { true }\n"
            }
            if names.insert(parts[6] + "Action").inserted { members += "    \(access) func \(parts[6])Action() {}\n" }
        }
        for id in ids { members += "    \(access) func \(id)Changed(_ value: Swift.Bool) {}\n" }
        text += "@MainActor \(access) final class TheApp: DialogsApp {\n    \(access) init() {}\n\(members)}\n"
        return text
    }

    /// Code of the app that reads every value and opens every dialog; names are back-ticked where an author has to.
    var user: String {
        var text = "import DialogRuntime\n"
        for (index, id) in Self.closeWords.enumerated() {
            let parts = parts(index)
            let type = SwiftWords.capitalized(id) + "Dialog"
            text += """
                @MainActor func use\(index)(_ dialogs: Dialogs) async {
                    if case .committed(let values) = await dialogs.\(member(id)).open(\(label(parts[1])): "", \(label(parts[2])): true) {
                        _ = (values.\(member(parts[0])) as Swift.Bool, values.\(member(parts[3])) == .\(optionCase(parts[0])))
                    }
                    dialogs.\(member(id)).show(\(label(parts[1])): "", \(label(parts[2])): true).dismiss()
                    let buttons: [\(type).Button] = [\(parts[5...7].map { ".\(member($0))" }.joined(separator: ", "))]
                    for button in buttons { print(button.rawValue) }
                    switch await dialogs.\(id)Alert.open(\(label(parts[1])): "") {
                    case .\(member(id)): break
                    }
                }

                """
        }
        func all(_ item: (String) -> String) -> String { ids.map { "    " + item($0) + "\n" }.joined() }
        let given = ids.map { "\(label($0)): \"\"" }.joined(separator: ", ")
        text += """
            @MainActor func useEvery(_ dialogs: Dialogs, _ thing: Everything) async throws {
                let model = dialogs.allToggles.show().session
                var toggles = AllTogglesDialog.Values()
            \(all { "toggles.\(member($0)).toggle()" })\
            \(all { "_ = await dialogs.allSections.open(at: .\(member($0)))" })\
                guard let bound = await dialogs.allBound.open(editing: thing).values else { return }
            \(all { "if bound.\(member($0)) == thing.\(member(bindable($0))) { return }" })\
                if let one = await dialogs.allOptions.open().values?.one {
                    switch one {
            \(all { "case .\(optionCase($0)): print(model.title)" })\
                    }
                }
                switch await dialogs.allButtons.open() {
            \(all { "case .\(member($0)): break" })\
                case .keeps: break
                }
                _ = await dialogs.allArguments.open(\(given))
                let work = try await dialogs.allWaits.run(\(given)) { progress in
                    progress.report(0.5)
                    return 1
                }
                _ = await dialogs.allRetold.open(editing: thing, \(given))
                print(work)
            \(all { Self.closeWords.contains($0) || $0 == "class" ? "" : "dialogs.\(member($0)).show()" })\
                _ = dialogs.class
            }

            """
        return text
    }

    private func member(_ word: String) -> String { word == "init" || word == "self" ? "`\(word)`" : word }
    private func optionCase(_ word: String) -> String { OptionCaseName.derived(from: option(word)) ?? "" }
    private func label(_ word: String) -> String { word == "inout" ? "`inout`" : word }
    private func declared(_ word: String) -> String { "`\(word)`" }
}

extension SwiftWords {
    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
