import DialogLanguage

/// What the code of one file needs to know about all others.
final class GeneratorContext: Sendable {
    let configuration: Configuration
    let options: GeneratorOptions
    let optionSets: [String: OptionSet]
    /// The ids of the dialogs that ask something of the app themselves.
    let askingDialogs: Set<String>
    /// The ids of the dialogs that ask something of the app, themselves or through a dialog that they open.
    let dialogsWithApp: Set<String>
    /// The types of the dialogs that rows and buttons of others open, by id.
    let openedTypes: [String: String]

    init(_ files: [DefinitionFacts], _ configuration: Configuration, options: GeneratorOptions) {
        self.configuration = configuration
        self.options = options
        var optionSets: [String: OptionSet] = [:]
        for set in files.lazy.flatMap(\.file.optionSets) { optionSets[set.id] = set }
        self.optionSets = optionSets
        let opened = Set(files.lazy.flatMap(\.openings).map(\.opened))
        var openedTypes: [String: String] = [:]
        if !opened.isEmpty {
            for dialog in files.lazy.flatMap(\.file.dialogs) where opened.contains(dialog.id) {
                openedTypes[dialog.id] = SwiftNames.type(dialog)
            }
        }
        self.openedTypes = openedTypes
        askingDialogs = Set(files.lazy.flatMap(\.askingDialogs))
        dialogsWithApp = GeneratorContext.dialogsWithApp(files)
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

    private static func dialogsWithApp(_ files: [DefinitionFacts]) -> Set<String> {
        var openers: [String: [String]] = [:]
        for opening in files.lazy.flatMap(\.openings) { openers[opening.opened, default: []].append(opening.opener) }
        var waiting = files.flatMap(\.askingDialogs)
        var found = Set(waiting)
        while let id = waiting.popLast() {
            for opener in openers[id, default: []] where found.insert(opener).inserted { waiting.append(opener) }
        }
        return found
    }
}

extension Dialog {
    /// The dialogs that rows and buttons open.
    var opened: [OpenTarget] {
        var targets: [OpenTarget] = []
        for index in buttons.indices {
            if let target = buttons[index].opens { targets.append(target) }
        }
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
        let controls = controls
        // Only controls of different platforms share an id. Without such, the list is often as it is needed.
        if controls.allSatisfy({ $0.platforms == nil }) {
            return controls.allSatisfy { $0.value != nil } ? controls : controls.filter { $0.value != nil }
        }
        var seen = Set<String>(minimumCapacity: controls.count)
        return controls.filter { $0.value != nil && seen.insert($0.id).inserted }
    }
}
