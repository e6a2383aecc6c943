/// Any number of values or records in an order.
public struct ListControl: Sendable {
    public var item: Item
    public var addTitle: LocalizedText?
    public var allowsAdd = true
    public var allowsDelete = true
    public var allowsMove = true
    /// How many rows there have to be; a bound that is `nil` is open.
    public var count: (lower: Int?, upper: Int?)?

    public enum Item: Sendable {
        /// Each row is such a control: a text field, a field for a number, a stepper or a picker. Its id is the list's;
        /// its first value is what a new row begins with, `.none` where the definition does not say.
        case values(Control)
        case records(Records)
    }

    /// Records of the app.
    public struct Records: Sendable {
        /// The app's type, written `edits`.
        public var type: AppReference
        /// The dialog that edits one of them.
        public var opens: OpenTarget
        /// The key path of what a row shows.
        public var title: AppReference

        public init(type: AppReference, opens: OpenTarget, title: AppReference) {
            self.type = type
            self.opens = opens
            self.title = title
        }
    }

    public init(item: Item) {
        self.item = item
    }

    /// The control in each row, of a list of values.
    public var control: Control? {
        if case .values(let control) = item { control } else { nil }
    }

    /// What the rows show, of a list of records.
    public var records: Records? {
        if case .records(let records) = item { records } else { nil }
    }
}
