/// What one dialog looks like at one moment, as plain values. Both faces draw it: boxes on a terminal, lines in a pipe.
struct DialogScreen: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        /// A box over what is behind.
        case box
        /// The whole screen.
        case page
    }

    var id: String
    var shape: Shape
    var title: DisplayText
    var message: [DisplayText]
    /// What is searched for; `nil` while nothing is.
    var search: Search?
    var sections: [Section]
    var buttons: [Button]
    /// Whether it can be closed without a button.
    var isClosable: Bool

    struct Search: Equatable, Sendable {
        var words: String
        /// How many rows were found; `nil` while there are no words.
        var found: Int?
    }

    struct Section: Equatable, Sendable {
        /// What names it where it can be folded: its id or, where it has none, its number.
        var handle = ""
        var header: DisplayText?
        var footer: DisplayText?
        /// The rows that are shown: none while it is folded.
        var rows: [Row]
        /// Whether it is folded now; `nil` if it cannot be.
        var isFolded: Bool?

        /// Its rows in the order in which the focus goes through them; below the rows of a list stands where one is added.
        var rowsInFocusOrder: [Row] {
            rows.flatMap { row in if case .list(let list) = row.value { list.rows + [row] } else { [row] } }
        }

        /// Whether anything of it is shown.
        var isShown: Bool { !rows.isEmpty || isFolded == true }
    }

    struct Row: Equatable, Sendable {
        var id: String
        var label: DisplayText
        var subtitle: DisplayText?
        var help: DisplayText?
        var value: Value
        var isEnabled: Bool
        /// False for a row whose value is shown only while it is being changed.
        var showsValue = true
        /// What is wrong with the value, in words.
        var issues: [DisplayText]

        /// Whether the focus can rest on it.
        var takesFocus: Bool { isEnabled && value.isInteractive }
    }

    enum Value: Equatable, Sendable {
        case toggle(isOn: Bool)
        case number(Number)
        case choice(Choice)
        case choices(Choices)
        case text(Text)
        case typed(Typed)
        case list(List)
        case readout(DisplayText)
        case note([DisplayText])
        case action(Action)
        /// The app's own view; the lines come from it when it is drawn.
        case slot

        var isInteractive: Bool {
            switch self {
            case .toggle, .number, .choice, .choices, .text, .typed, .action, .slot: true
            case .list(let list): list.canAdd
            case .readout, .note: false
            }
        }
    }

    struct Number: Equatable, Sendable {
        /// What was typed or, if nothing was, the value.
        var text: DisplayText
        var unit: DisplayText?
        /// The values allowed, in words: `40...240`.
        var range: DisplayText?
        /// Where a slider stands, from 0 to 1; `nil` for steppers and fields.
        var fraction: Double?
        /// What stands at the ends of a slider.
        var minimumLabel: DisplayText?
        var maximumLabel: DisplayText?
        var canDecrement: Bool
        var canIncrement: Bool
    }

    struct Choice: Equatable, Sendable {
        var options: [Option]
        /// The index of the selected option; `nil` if nothing is selected.
        var selected: Int?
        /// What is shown while nothing is selected.
        var placeholder: DisplayText?
        var allowsNone: Bool
    }

    struct Choices: Equatable, Sendable {
        var options: [Option]
        /// The indices of the chosen options.
        var selected: Set<Int>
        /// Whether the options are only shown while the row has the focus.
        var isFolded: Bool

        /// The titles of the chosen options; nothing if there are none.
        var summary: DisplayText? {
            let titles = options.indices.filter(selected.contains).map { options[$0].title }
            guard let first = titles.first else { return nil }
            return titles.dropFirst().reduce(first) { $0 + ", " + $1 }
        }
    }

    struct Option: Equatable, Sendable {
        var id: String
        var title: DisplayText
        var subtitle: DisplayText?
        var group: DisplayText?
    }

    struct Text: Equatable, Sendable {
        /// The text itself, with its line breaks; it goes through `DisplayText` when it is drawn.
        var text: String
        var placeholder: DisplayText?
        var unit: DisplayText?
        var isSecure: Bool
        var isMultiline: Bool
    }

    /// A date, a duration or a colour.
    struct Typed: Equatable, Sendable {
        enum Form: String, Equatable, Sendable {
            case date = "YYYY-MM-DD"
            case time = "HH:MM"
            case dateAndTime = "YYYY-MM-DD HH:MM"
            case duration = "DURATION"
            case color = "#RRGGBB"
        }

        var form: Form
        /// What was typed or, if nothing was, the value.
        var text: DisplayText
        /// The values allowed, in words.
        var range: DisplayText?
        var isOptional: Bool
        /// False for an optional one without a value.
        var isOn: Bool
        var canDecrement: Bool
        var canIncrement: Bool

        /// How the row is changed in a pipe.
        func usage(_ id: String) -> String {
            let steps = form == .color ? "" : "|+|-"
            return "\(id) \(form.rawValue)\(steps)\(isOptional ? "|none" : "")"
        }
    }

    /// Rows of one kind; the focus on the list itself rests where a row is added.
    struct List: Equatable, Sendable {
        var rows: [Row]
        var addTitle: DisplayText
        /// Whether there is a place to add rows at all.
        var allowsAdd: Bool
        var canAdd: Bool
        var canDelete: Bool
        var canMove: Bool

        /// How many rows there are, in words.
        var summary: DisplayText {
            switch rows.count {
            case 0: "no rows"
            case 1: "1 row"
            default: DisplayText("\(rows.count) rows")
            }
        }
    }

    enum Action: Equatable, Sendable {
        case button(isDestructive: Bool)
        case navigation
        case link(DisplayText)
    }

    struct Button: Equatable, Sendable {
        var id: String
        var title: DisplayText
        var isDefault: Bool
        var isDestructive: Bool
        var isEnabled: Bool
    }

    /// All rows in order; those of a list are inside it.
    var rows: [Row] { sections.flatMap(\.rows) }

    /// All rows in the order in which the focus goes through them.
    var rowsInFocusOrder: [Row] { sections.flatMap(\.rowsInFocusOrder) }

    func row(_ id: String) -> Row? { rowsInFocusOrder.first { $0.id == id } }
}

/// The overlay of work that is going on.
struct LoadingScreen: Equatable, Sendable {
    var title: DisplayText
    var message: DisplayText?
    /// From 0 to 1; `nil` while nobody knows.
    var fraction: Double?
    var isCancellable: Bool
}
