import Foundation
import SwiftUI

extension Host {
    public enum Spot: Sendable {
        /// On its text or its image.
        case content
        /// Inside its frame, but beside what it draws.
        case blank
    }

    /// Taps a thing, or the nearest thing around it that takes taps.
    @discardableResult public func tap(_ element: Element?, at spot: Spot = .content) -> Outcome {
        act(on: element) { chain in
            guard let target = self.target(in: chain, at: spot) else { return .nothing }
            guard target.isEnabled else { return .disabled }
            if target.editing != nil {
                runtime.focus.move(to: target)
            } else if let isOn = target.isOn {
                isOn.wrappedValue.toggle()
            } else if let activate = target.activate {
                if !self.pressedWithOthers(target, in: chain) { activate() }
            } else {
                target.tap?()
            }
            return .done
        }
    }
    @discardableResult public func tap(_ identifier: String) -> Outcome { tap(self[identifier]) }
    @discardableResult public func tap(_ kind: Kind, _ name: String) -> Outcome { tap(first(kind, name)) }
    @discardableResult public func tap(text: String, at spot: Spot = .content) -> Outcome {
        tap(first(text: text), at: spot)
    }

    /// Presses and holds.
    @discardableResult public func hold(_ element: Element?) -> Outcome {
        act(on: element) { chain in
            guard let press = chain.last(where: { $0.longPress != nil })?.longPress else { return .nothing }
            press()
            return .done
        }
    }

    /// Drags from a thing, by points.
    @discardableResult public func drag(_ element: Element?, by offset: CGSize) -> Outcome {
        act(on: element) { chain in
            guard let target = chain.last(where: { !$0.drags.isEmpty }) else { return .nothing }
            for drag in target.drags {
                drag.changed(CGSize(width: offset.width / 2, height: offset.height / 2))
                drag.changed(offset)
                drag.ended(offset)
            }
            return .done
        }
    }

    // MARK: What a finger reaches

    /// Whether a finger reaches it now.
    public func reach(_ element: Element?) -> Outcome {
        guard let element, let node = current(element) else { return .notFound }
        guard let chain = runtime.tree?.chain(to: node) else { return .notFound }
        return obstacle(chain) ?? .done
    }

    func act(on element: Element?, _ action: ([_Node]) -> Outcome) -> Outcome {
        settle()
        guard let element, let node = current(element), let chain = runtime.tree?.chain(to: node) else {
            return .notFound
        }
        if let obstacle = obstacle(chain) { return obstacle }
        var outcome = Outcome.nothing
        runtime.perform { outcome = action(chain) }
        settle()
        return outcome
    }

    func obstacle(_ chain: [_Node]) -> Outcome? {
        guard let node = chain.last else { return .notFound }
        let presentations = runtime.presentations.current
        if let own = presentations.first(where: { $0.surface === node.surface }), own.phase == .dismissing {
            return .covered(by: "its own dismissal")
        }
        let depth = node.surface.depth
        if let above = presentations.last(where: { $0.surface.depth > depth }) {
            return .covered(by: above.kind.rawValue)
        }
        for (parent, child) in zip(chain, chain.dropFirst()) where parent.isLayered {
            let order = parent.drawOrder
            guard let index = order.firstIndex(where: { $0 === child }) else { continue }
            if let cover = order[(index + 1)...].first(where: \.takesAllHits) {
                return .covered(by: cover.identifier ?? cover.kind.rawValue)
            }
        }
        if chain.contains(where: { !$0.allowsHits || $0.opacity < 0.01 || $0.isHidden }) { return .nothing }
        return nil
    }

    private func target(in chain: [_Node], at spot: Spot) -> _Node? {
        chain.reversed().first { node in
            guard node.isInteractive else { return false }
            switch spot {
            case .content: return true
            case .blank: return self.takesBlankTouches(node, in: chain)
            }
        }
    }

    private func takesBlankTouches(_ node: _Node, in chain: [_Node]) -> Bool {
        if node.tap != nil, node.activate == nil { return node.attributes["tapArea"] == "whole" }
        guard node.kind == .button || node.kind == .navigationLink || node.kind == .link else { return true }
        let isRow = chain.contains { $0.kind == .row }
        let style = node.attributes["style"] ?? "automatic"
        if isRow, style == "automatic" { return true }  // the whole row is the button
        if style == "bordered" || style == "borderedProminent" { return true }
        return node.children.contains(where: \.coversItself)
    }

    /// A row of a list with several buttons of the automatic style presses them all, wherever it is touched.
    private func pressedWithOthers(_ target: _Node, in chain: [_Node]) -> Bool {
        guard target.kind == .button, target.attributes["style"] == "automatic",
            let row = chain.last(where: { $0.kind == .row })
        else { return false }
        let buttons = row.all.filter { $0.kind == .button && $0.attributes["style"] == "automatic" && $0.isEnabled }
        guard buttons.count > 1 else { return false }
        runtime.diagnose("a touch in this row presses all of its \(buttons.count) buttons: they need a button style")
        for button in buttons { button.activate?() }
        return true
    }

    // MARK: Rows

    /// Swipes a row and presses its action of this name, or deletes it.
    @discardableResult public func swipe(_ element: Element?, _ name: String = "Delete") -> Outcome {
        act(on: element) { chain in
            for node in chain.reversed() {
                if let action = node.swipeActions.flatMap(\.all).first(where: { $0.visibleText == name }) {
                    guard action.isEnabled else { return .disabled }
                    action.activate?()
                    return .done
                }
                if name == "Delete", let delete = node.delete {
                    delete()
                    return .done
                }
            }
            return .nothing
        }
    }

    /// Moves a row, in the counting of `onMove`: before the row that is at `target` now.
    @discardableResult public func move(_ element: Element?, to target: Int) -> Outcome {
        act(on: element) { chain in
            guard let move = chain.last(where: { $0.move != nil })?.move else { return .nothing }
            move(target)
            return .done
        }
    }

    // MARK: Leaving

    /// Pulls the topmost presentation down.
    @discardableResult public func swipeDown() -> Outcome { dismissTop(["sheet", "popover"]) }

    /// Touches beside the topmost presentation.
    @discardableResult public func tapOutside() -> Outcome { dismissTop(["popover", "confirmationDialog", "sheet"]) }

    func dismissTop(_ kinds: Set<String>) -> Outcome {
        settle()
        guard let top = runtime.presentations.current.last else { return .notFound }
        guard kinds.contains(top.kind.rawValue) else { return .refused }
        guard top.phase != .dismissing else { return .covered(by: "its own dismissal") }
        let root = runtime.tree?.children.first { $0.surface === top.surface }
        let isBlocked = root?.all.contains { $0.attributes["interactiveDismissDisabled"] == "true" } == true
        if isBlocked { return .refused }
        runtime.perform {
            let cancel = root?.all.first { $0.kind == .button && $0.role == .cancel }
            if top.kind == .confirmationDialog, runtime.orders.outsideTouch == .runsCancel, let cancel {
                cancel.activate?()
            } else {
                runtime.presentations.dismissInteractively(top)
            }
        }
        settle()
        return .done
    }

    /// The back button of the topmost page.
    @discardableResult public func back() -> Outcome { tap(elements.last { $0.kind == .backButton }) }
}

extension Host {
    /// Whether the first is painted below the second.
    public func isDrawnBehind(_ first: Element?, _ second: Element?) -> Bool {
        guard let tree = runtime.tree, let first, let second, let one = tree.chain(to: first.node),
            let other = tree.chain(to: second.node)
        else { return false }
        for (depth, parent) in one.enumerated() where depth + 1 < one.count && depth + 1 < other.count {
            if one[depth + 1] === other[depth + 1] { continue }
            let order = parent.drawOrder
            let here = order.firstIndex { $0 === one[depth + 1] } ?? 0
            let there = order.firstIndex { $0 === other[depth + 1] } ?? 0
            return here < there
        }
        return false
    }
}
