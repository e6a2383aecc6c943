import DialogLanguage

/// Walks over one dialog and notes every text for people, in the order in which they stand in it.
///
/// Switches over kinds of things are exhaustive, so that a new kind cannot be forgotten here.
struct TextCollector {
    /// A text and what it is: `Title of the dialog tempo`. Empty if nobody asks for that.
    struct Entry {
        var text: LocalizedText
        var role: String
    }

    private(set) var entries: [Entry] = []
    private let wantsRoles: Bool
    private var controlIDs: Set<String> = []
    /// The keys of the first entries.
    private var keys: (known: Set<String>, count: Int) = ([], 0)

    /// - Parameter wantsRoles: making the words for translators takes longer than finding the texts.
    init(wantsRoles: Bool) {
        self.wantsRoles = wantsRoles
    }

    private mutating func add(_ text: LocalizedText?, _ role: @autoclosure () -> String) {
        guard let text else { return }
        entries.append(Entry(text: text, role: wantsRoles ? role() : ""))
    }

    mutating func add(_ dialog: Dialog) {
        // The words are made of as little as possible, since what they are made of is copied for each text.
        let id = dialog.id
        func place() -> String { "the dialog \(id)" }
        add(dialog.title, "Title of \(place())")
        add(dialog.message, "Message of \(place())")
        switch dialog.content {
        case .none, .slot: break
        case .sections(let sections):
            for section in sections { add(section, in: place) }
        }
        for button in dialog.buttons {
            let id = button.id
            add(button.title, "Button \(id) of \(place())")
        }
        for rule in dialog.rules {
            let control = rule.control
            add(rule.message, "Message at \(control) in \(place()), shown while a rule between values is broken")
        }
    }

    private mutating func add(_ section: Section, in place: () -> String) {
        let id = section.id
        func name() -> String { (id.map { "the section \($0)" } ?? "a section") + " in \(place())" }
        add(section.header, "Header of \(name())")
        for control in section.controls {
            let start = entries.count
            add(control, in: place)
            if controlIDs.insert(control.id).inserted { continue }
            // A control that stands twice, for platforms of its own each, is one control: what shares a key with the
            // first is translated once.
            keys.known.formUnion(entries[keys.count..<start].lazy.map(\.text.key))
            keys.count = start
            let known = keys.known
            entries[start...].removeAll { known.contains($0.text.key) }
        }
        add(section.footer, "Footer of \(name())")
    }

    private mutating func add(_ control: Control, in place: () -> String) {
        let (noun, id) = (control.kind.noun, control.id)
        func owner() -> String { "the \(noun) \(id) in \(place())" }
        add(control.title, "Title of \(owner())")
        switch control.subtitle {
        case nil: break
        case .always(let text): add(text, "Second line of \(owner())")
        case .byValue(let whenOn, let whenOff):
            add(whenOn, "Second line of \(owner()) while it is on")
            add(whenOff, "Second line of \(owner()) while it is off")
        }
        add(control.help, "Explanation of \(owner())")
        add(control.kind, of: owner)
        add(control.value?.validationMessage, "Message shown while the value of \(owner()) is not valid")
        add(control.accessibilityLabel, "Name of \(owner()) for assistive technology")
        add(control.accessibilityHint, "Hint on \(owner()) for assistive technology")
        for words in control.searchKeywords { add(words, "Words by which \(owner()) is found as well") }
    }

    private mutating func add(_ kind: Control.Kind, of owner: () -> String) {
        switch kind {
        case .toggle, .datePicker, .durationPicker, .colorPicker, .button, .navigationLink, .link, .custom: break
        case .stepper(let number), .slider(let number), .numberField(let number): add(number, of: owner)
        case .picker(let picker):
            add(picker.placeholder, "Shown in \(owner()) while nothing is chosen")
            add(picker.options, of: owner)
        case .multiPicker(let picker): add(picker.options, of: owner)
        case .textField(let text), .secureField(let text), .textEditor(let text):
            add(text.placeholder, "Placeholder of \(owner())")
            add(text.unit, "Unit of \(owner())")
        case .list(let list):
            add(list.addTitle, "Title of the button that adds a row to \(owner())")
            if let row = list.control { add(row, inRowsOf: owner) }
        case .labeledContent(let content):
            switch content {
            case .app: break
            case .text(let text): add(text, "Value of \(owner())")
            }
        case .text(let text): add(text, "Text of \(owner())")
        }
    }

    private mutating func add(_ row: Control, inRowsOf owner: () -> String) {
        func rows() -> String { "the rows of \(owner())" }
        add(row.title, "Label of \(rows())")
        add(row.kind, of: rows)
        add(row.value?.validationMessage, "Message shown at a row of \(owner()) that is not valid")
    }

    private mutating func add(_ number: NumberControl, of owner: () -> String) {
        add(number.placeholder, "Placeholder of \(owner())")
        add(number.unit, "Unit of \(owner())")
        add(number.minimumLabel, "Label at the lower end of \(owner())")
        add(number.maximumLabel, "Label at the upper end of \(owner())")
    }

    private mutating func add(_ options: Picker.Options, of owner: () -> String) {
        switch options {
        case .set, .range, .app: break
        case .list(let list): add(list, of: owner)
        }
    }

    mutating func add(_ options: OptionList, of owner: () -> String) {
        for group in options.groups {
            add(group.title, "Title of a group of options of \(owner())")
            for option in group.options {
                let (caseName, template) = (option.caseName, option.title.template)
                func name() -> String { caseName ?? template.source }
                add(option.title, "Option \(name()) of \(owner())")
                add(option.subtitle, "Second line of the option \(name()) of \(owner())")
            }
        }
    }
}

extension Control.Kind {
    /// What translators read: the name of the kind in the language.
    fileprivate var noun: String {
        switch self {
        case .toggle: "toggle"
        case .stepper: "stepper"
        case .slider: "slider"
        case .picker, .multiPicker: "picker"
        case .textField, .numberField: "text field"
        case .secureField: "secure field"
        case .textEditor: "text editor"
        case .datePicker: "date picker"
        case .durationPicker: "duration picker"
        case .colorPicker: "color picker"
        case .list: "list"
        case .labeledContent: "row"
        case .text: "text"
        case .button: "button"
        case .navigationLink, .link: "link"
        case .custom: "view"
        }
    }
}
