/// A form of the schema, taken apart once: what a scalar, a list or a mapping is read as at such a place.
///
/// Every value of every file is read through one of these, so that nothing is worked out then that the table could have
/// answered before. Immutable.
final class ReadableForm: Sendable {
    /// For messages.
    let form: ValueForm
    /// What a scalar is read as; `nil` where the place takes no scalar but a text for people.
    let scalar: ScalarType?
    /// Whether a scalar is a text for people.
    let isText: Bool
    let isMarkdown: Bool
    /// Whether the place takes a range, which people also write as a mapping or list.
    let isRange: Bool
    /// Whether `~` and `null` are texts like any other.
    let takesNull: Bool
    /// The shapes that a mapping may have.
    let shapes: [Shape.ID]
    /// What the entries of a list are read as; `nil` where the place takes no list.
    let items: ReadableForm?
    /// What the values of a mapping with free names are read as; `nil` where names are not free.
    let names: Names?
    /// Whether a list or a mapping with free names may hold nothing.
    let mayBeEmpty: Bool

    /// A mapping whose keys the author chooses.
    struct Names: Sendable {
        let rule: ValueForm.NameRule
        let values: ReadableForm
    }

    /// Whether a scalar can stand for the value.
    var takesScalar: Bool { scalar != nil || isText }

    init(_ form: ValueForm) {
        self.form = form
        var scalar: ScalarType?
        var text: Bool?
        var shapes: [Shape.ID] = []
        var items: ReadableForm?
        var names: Names?
        var mayBeEmpty = false
        func add(_ alternative: ValueForm) {
            switch alternative {
            case .scalar(let type): scalar = scalar ?? type
            case .text(let isMarkdown):
                text = text ?? isMarkdown
                shapes.append(.text)
            case .record(let id): shapes.append(id)
            case .list(let element, let isEmptyAllowed):
                guard items == nil else { return }
                items = ReadableForm(element)
                mayBeEmpty = isEmptyAllowed
            case .names(let rule, let values, let isEmptyAllowed):
                names = Names(rule: rule, values: ReadableForm(values))
                mayBeEmpty = isEmptyAllowed
            case .anyOf: break
            }
        }
        if case .anyOf(let forms) = form { forms.forEach(add) } else { add(form) }
        self.scalar = scalar
        isText = text != nil
        isMarkdown = text ?? false
        isRange = scalar?.isRange ?? false
        takesNull = text != nil || scalar?.isVerbatim ?? false
        self.shapes = shapes
        self.items = items
        self.names = names
        self.mayBeEmpty = mayBeEmpty
    }
}
