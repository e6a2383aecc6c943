import DialogLanguage

/// What the code of one file needs to know about all others.
struct GeneratorContext {
    let configuration: Configuration
    let options: GeneratorOptions
    let dialogs: [String: Dialog]
    let optionSets: [String: OptionSet]
    /// The ids of the dialogs that ask something of the app, themselves or through a dialog that they open.
    let dialogsWithApp: Set<String>
    /// The ids of the dialogs that rows and buttons of others open.
    let openedDialogs: Set<String>

    init(_ set: DialogSet, options: GeneratorOptions) {
        configuration = set.configuration
        self.options = options
        var dialogs: [String: Dialog] = [:]
        for file in set.files { for dialog in file.dialogs { dialogs[dialog.id] = dialog } }
        self.dialogs = dialogs
        optionSets = set.optionSets
        openedDialogs = Set(dialogs.values.flatMap { $0.opened.map(\.dialog) })
        dialogsWithApp = GeneratorContext.dialogsWithApp(dialogs)
    }

    /// The type of what dialogs ask of the app.
    var appType: String { SwiftNames.appProtocol(configuration) }

    func needsApp(_ dialog: String) -> Bool { dialogsWithApp.contains(dialog) }

    /// The options of a picker, whoever defines them.
    func optionList(of control: Control) -> OptionList? {
        switch control.kind.options {
        case .list(let list)?: return list
        case .set(let name)?: return optionSets[name]?.options
        case .range?, .app?, nil: return nil
        }
    }

    private static func dialogsWithApp(_ dialogs: [String: Dialog]) -> Set<String> {
        var openers: [String: [String]] = [:]
        var found: Set<String> = []
        var waiting: [String] = []
        for (id, dialog) in dialogs {
            for target in dialog.opened { openers[target.dialog, default: []].append(id) }
            if AppRequirements.asks(dialog), found.insert(id).inserted { waiting.append(id) }
        }
        while let id = waiting.popLast() {
            for opener in openers[id, default: []] where found.insert(opener).inserted { waiting.append(opener) }
        }
        return found
    }
}

extension Dialog {
    /// The dialogs that rows and buttons open.
    var opened: [OpenTarget] {
        var targets = buttons.compactMap(\.opens)
        for control in controls {
            switch control.kind {
            case .button(.opens(let target), _), .navigationLink(.page(let target)): targets.append(target)
            case .list(let list): targets += [list.records?.opens].compactMap(\.self)
            default: break
            }
        }
        return targets
    }

    /// The controls that hold a value, each id once: two controls of different platforms may share one.
    var valueControls: [Control] {
        var seen: Set<String> = []
        return controls.filter { $0.value != nil && seen.insert($0.id).inserted }
    }
}
