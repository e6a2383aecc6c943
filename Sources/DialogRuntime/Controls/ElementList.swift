/// A list whose elements have this type.
@MainActor final class ElementList<Values: DialogValues, Element: Equatable & Sendable>: ListControl {
    private let path: WritableKeyPath<Values, [Element]>
    private let draft: DialogDraft<Values>
    private let kind: ListRowKind<Element>
    /// What stands behind each row.
    private var places: [ListPlace<Element>] = []
    private var lastNumber = 0
    /// What this list itself is doing to its elements, so that its rows need not be recognised.
    private var ownOrder: [Int?]?
    /// Whether the row that it adds is an empty field.
    private var newRowBeginsEmpty = false
    /// The row that is changing its element.
    private var writer: ControlState?

    init(
        _ id: String, in dialogID: String, _ path: WritableKeyPath<Values, [Element]>, draft: DialogDraft<Values>,
        kind: ListRowKind<Element>
    ) {
        self.path = path
        self.draft = draft
        self.kind = kind
        super.init(id, in: dialogID)
    }

    private var elements: [Element] { draft.current[keyPath: path] }

    // MARK: Changing the elements

    override func addRow() -> DialogControl? {
        switch kind.new {
        case .element(let element, let isGiven):
            arrange(rows.indices.map(Int?.some) + [nil], new: element, beginsEmpty: !isGiven)
            return rows.last
        case .record(let make, let open):
            guard let session, session.phase == .presented else { return nil }
            // Nobody sees the record before its dialog is confirmed.
            var record = make()
            let edit = DialogEdit(get: { record }, set: { record = $0 })
            open(session, edit) { [weak self] in self?.append(record) }
            return nil
        case .nothing:
            return nil
        }
    }

    private func append(_ element: Element) {
        guard rows.count < count?.upperBound ?? .max else { return }
        arrange(rows.indices.map(Int?.some) + [nil], new: element, beginsEmpty: false)
    }

    override func arrange(_ order: [Int?]) { arrange(order, new: nil, beginsEmpty: false) }

    private func arrange(_ order: [Int?], new: Element?, beginsEmpty: Bool) {
        ownOrder = order
        newRowBeginsEmpty = beginsEmpty
        draft.edit?(self) { values in
            let old = values[keyPath: path]
            values[keyPath: path] = order.compactMap { $0.map { old[$0] } ?? new }
        }
        ownOrder = nil
        newRowBeginsEmpty = false
    }

    /// A row's element becomes another one.
    private func write(_ element: Element, at place: ListPlace<Element>, by row: ControlState?) {
        guard let position = place.position else { return }
        writer = row
        if isVisible && isEnabled { row?.wasEdited = true }
        draft.edit?(self) { $0[keyPath: path][position] = element }
        writer = nil
        // An object of the app may have changed and still be the same.
        if let position = place.position { kind.update(rows[position], element) }
    }

    // MARK: Following the elements

    override func valueChanged() {
        super.valueChanged()
        let elements = elements
        let known = places.map(\.last)
        let order = ownOrder.flatMap { $0.count == elements.count ? $0 : nil } ?? Self.order(of: elements, in: known)
        let old = (rows: rows, places: places)
        var new: [DialogControl] = []
        places = []
        for place in old.places { place.position = nil }
        for (position, element) in elements.enumerated() {
            if let before = order[position] {
                new.append(old.rows[before])
                places.append(old.places[before])
                follow(element, at: old.places[before], in: old.rows[before])
            } else {
                let (row, place) = makeRow(element)
                new.append(row)
                places.append(place)
            }
            places[position].position = position
        }
        if new.map(\.id) != rows.map(\.id) { rows = new }
    }

    private func follow(_ element: Element, at place: ListPlace<Element>, in row: DialogControl) {
        guard place.last != element else { return }
        place.last = element
        if row.base !== writer { row.base.forgetTyping() }
        row.base.valueChanged()
        kind.update(row, element)
    }

    private func makeRow(_ element: Element) -> (DialogControl, ListPlace<Element>) {
        lastNumber += 1
        let place = ListPlace(element)
        let value = ControlValue<Element>(
            read: { [draft, path] in
                let elements = draft.current[keyPath: path]
                return place.position.flatMap { elements.indices.contains($0) ? elements[$0] : nil } ?? place.last
            },
            write: { [weak self] row, element in self?.write(element, at: place, by: row) })
        let row = kind.makeRow("\(id).\(lastNumber)", dialogID, value)
        row.base.session = session
        row.base.isVisible = isVisible
        row.base.isEnabled = isEnabled
        if newRowBeginsEmpty { row.base.beginEmpty() }
        kind.update(row, element)
        return (row, place)
    }

    /// Where each element stood before: equal ones at both ends keep their rows, and so do as many as possible between
    /// them, so that one that changed is not taken for a new one.
    private static func order(of elements: [Element], in known: [Element]) -> [Int?] {
        let most = min(elements.count, known.count)
        let front = (0..<most).first { elements[$0] != known[$0] } ?? most
        let back = (0..<(most - front)).first { elements[elements.count - 1 - $0] != known[known.count - 1 - $0] }
        let end = back ?? most - front
        return elements.indices.map { position in
            if position < front { return position }
            if position >= elements.count - end { return position + known.count - elements.count }
            return position < known.count - end ? position : nil
        }
    }
}

/// What stands behind a row of a list.
@MainActor final class ListPlace<Element> {
    /// Where its element stands; nothing once it is gone.
    var position: Int?
    /// The element as the row showed it last: what a row shows that is still fading out.
    var last: Element

    init(_ element: Element) { last = element }
}

/// What the rows of a list are.
@MainActor struct ListRowKind<Element> {
    /// What a new row begins with.
    enum New {
        /// A value, given by the definition or the kind's own.
        case element(Element, isGiven: Bool)
        /// A record that the app makes, and the dialog that edits it; called when that dialog is confirmed.
        case record(
            @MainActor () -> Element,
            open: @MainActor (DialogSession, DialogEdit<Element>, @escaping @MainActor () -> Void) -> Void)
        /// No row can be added.
        case nothing
    }

    let new: New
    /// Makes the control of a row, of an id, the dialog's id and the way to its element.
    let makeRow: @MainActor (String, String, ControlValue<Element>) -> DialogControl
    /// Shows a record's title.
    var update: @MainActor (DialogControl, Element) -> Void = { _, _ in }
}
