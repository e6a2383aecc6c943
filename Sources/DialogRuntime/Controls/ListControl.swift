public import Foundation
public import Observation

/// Any number of rows in an order.
///
/// Every row is a control of its own: a text, a number, a choice, or an action that opens a record. A row keeps its
/// control, and with it what is being typed, wherever it is moved.
@MainActor @Observable public class ListControl: ControlState {
    /// The rows in order: each a `text`, `number`, `choice` or `action`. Their ids are the list's id and a number that
    /// stays theirs, `phones.3`.
    public internal(set) var rows: [DialogControl] = []
    /// The title of the button that adds a row.
    public internal(set) var addTitle = DialogText.add
    /// Whether the user may add rows at all; whether one may be added now is ``canAdd``.
    public internal(set) var allowsAdd = true
    /// Whether the user may delete rows at all; whether one may be deleted now is ``canDelete``.
    public internal(set) var allowsDelete = true
    /// Whether the user may change the order of the rows.
    public internal(set) var allowsMove = true
    /// How many rows there have to be.
    public internal(set) var count: ClosedRange<Int>?

    // MARK: What the user does

    /// Whether one more row may be added now.
    public var canAdd: Bool { allowsAdd && isUsable && rows.count < count?.upperBound ?? .max }
    /// Whether a row may be deleted now.
    public var canDelete: Bool { allowsDelete && isUsable && rows.count > count?.lowerBound ?? 0 }
    /// Whether rows may be moved now.
    public var canMove: Bool { allowsMove && isUsable && rows.count > 1 }

    private var isUsable: Bool { isVisible && isEnabled }

    /// Adds a row at the end and answers it, so that it can have the focus. For a record it opens the dialog that edits
    /// records, and answers nothing; the row comes when that dialog is confirmed.
    @discardableResult public func add() -> DialogControl? { canAdd ? addRow() : nil }

    /// Deletes the rows at these positions, as `onDelete` gives them; nothing if fewer would be left than there have to
    /// be. Positions without a row are ignored.
    public func delete(at positions: IndexSet) {
        let left = rows.indices.filter { !positions.contains($0) }
        guard canDelete, left.count < rows.count, left.count >= count?.lowerBound ?? 0 else { return }
        arrange(left)
    }

    /// Moves rows before the row at a position, as `onMove` gives them.
    public func move(fromOffsets positions: IndexSet, toOffset target: Int) {
        let moved = rows.indices.filter(positions.contains)
        guard canMove, 0...rows.count ~= target, !moved.isEmpty else { return }
        let before = (0..<target).filter { !positions.contains($0) }
        let behind = (target..<rows.count).filter { !positions.contains($0) }
        arrange(before + moved + behind)
    }

    /// Moves one row, so that it stands at another position.
    public func move(from position: Int, to target: Int) {
        guard rows.indices.contains(target) else { return }
        move(fromOffsets: [position], toOffset: target > position ? target + 1 : target)
    }

    /// The position of the row with this id.
    public func position(of row: String) -> Int? { rows.firstIndex { $0.base.id == row } }

    // MARK: What a list of one type of elements says

    /// Adds a row; nothing if it comes later, or not at all.
    func addRow() -> DialogControl? { nil }
    /// Puts the elements into an order, given as the positions that they have now.
    func arrange(_ order: [Int?]) {}

    // MARK: What the rows have in common

    override var isTyping: Bool {
        get { rows.contains { $0.base.isTyping } }
        set { for row in rows where row.base.isTyping != newValue && !newValue { row.base.isTyping = false } }
    }

    override var hasUnreadText: Bool { rows.contains { $0.base.hasUnreadText } }

    override func finishTyping() {
        for row in rows where row.base.isTyping { row.base.finishTyping() }
    }

    /// Each row forgets its own, when its element becomes another.
    override func forgetTyping() {}

    override func check() -> [DialogIssue] {
        var found: [DialogIssue] = []
        if let count, rows.count < count.lowerBound {
            found.append(issue(.tooFew, IssueText.addAtLeast(count.lowerBound)))
        }
        if let count, rows.count > count.upperBound {
            found.append(issue(.tooMany, IssueText.keepAtMost(count.upperBound)))
        }
        return rows.reduce(into: found) { $0 += $1.base.check() }
    }

    /// A row shows what is wrong with it itself.
    override func show(_ found: [DialogIssue], isVisible visible: Bool, isEnabled enabled: Bool) {
        super.show(found.filter { $0.control == id }, isVisible: visible, isEnabled: enabled)
        for row in rows {
            row.base.show(found.filter { $0.control == row.base.id }, isVisible: visible, isEnabled: enabled)
        }
    }
}
