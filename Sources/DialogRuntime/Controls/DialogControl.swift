/// What a presenter draws: one case for each way of drawing, so that an exhaustive switch finds every place to touch
/// when a kind is added.
public enum DialogControl: Sendable, Identifiable {
    /// On or off.
    case toggle(ToggleControl)
    /// A number with a stepper, a slider or a field.
    case number(NumberControl)
    /// One of several options.
    case choice(ChoiceControl)
    /// Any number of several options.
    case multiChoice(MultiChoiceControl)
    /// A text of one line or more, or a secret.
    case text(TextControl)
    /// A day, a time of day or a point in time.
    case date(DateControl)
    /// A length of time.
    case duration(DurationControl)
    /// A colour.
    case color(ColorControl)
    /// Any number of rows in an order, each a control of its own.
    case list(ListControl)
    /// A title with a value that cannot be changed.
    case readout(ReadoutControl)
    /// A paragraph.
    case paragraph(ParagraphControl)
    /// A row that does something: a button, a link, a way to another page.
    case action(ActionControl)
    /// A view of the app.
    case custom(CustomControl)

    /// What every kind has.
    public var base: ControlState {
        switch self {
        case .toggle(let control): control
        case .number(let control): control
        case .choice(let control): control
        case .multiChoice(let control): control
        case .text(let control): control
        case .date(let control): control
        case .duration(let control): control
        case .color(let control): control
        case .list(let control): control
        case .readout(let control): control
        case .paragraph(let control): control
        case .action(let control): control
        case .custom(let control): control
        }
    }

    /// The control itself and, of a list, its rows.
    @MainActor var withRows: [DialogControl] {
        if case .list(let list) = self { [self] + list.rows } else { [self] }
    }

    public var id: ObjectIdentifier { ObjectIdentifier(base) }
}
