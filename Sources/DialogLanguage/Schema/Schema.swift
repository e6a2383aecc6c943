/// The language as one table of values.
///
/// The checker, its suggestions, the JSON Schema, completion, hover and the language reference are all read off it; none
/// of them has a list of its own. To add a key: a case in `Key` and a line in the shape it belongs to.
public enum Schema {
    /// The format version that this table describes.
    public static let version = 1

    /// Every shape, in the order of `Shape.ID`.
    public static var shapes: [Shape] { Shape.ID.allCases.map(shape) }

    /// Makes the shapes that nearly every file uses.
    package static func prepare() {
        for id in [Shape.ID.dialog, .control, .file, .option, .button] { _ = shape(id) }
    }

    /// The keys that a definition file can have at any place.
    static let definitionKeys: Set<Key> = Set(shapes.filter { $0.id != .configuration }.flatMap { $0.keys.map(\.key) })

    /// The shape of an id. It is made when it is asked for first: few files use all of them.
    public static func shape(_ id: Shape.ID) -> Shape {
        switch id {
        case .file: file
        case .dialog: dialog
        case .storage: storage
        case .dismiss: dismiss
        case .rule: rule
        case .section: section
        case .control: control
        case .listItem: listItem
        case .recordItem: recordItem
        case .button: button
        case .text: text
        case .onOffTexts: onOffTexts
        case .icon: icon
        case .content: content
        case .openTarget: openTarget
        case .appReference: appReference
        case .option: option
        case .optionGroup: optionGroup
        case .optionSetReference: optionSetReference
        case .storageKey: storageKey
        case .systemLink: systemLink
        case .configuration: configuration
        }
    }
}
