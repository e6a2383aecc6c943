import Foundation
import SwiftUI

extension Host {
    /// Puts the cursor into a field, replaces its text letter by letter, and leaves the cursor there.
    @discardableResult public func type(_ text: String, into element: Element?) -> Outcome {
        let outcome = focus(element)
        guard outcome == .done else { return outcome }
        replaceFocusedText(with: "")
        return insert(text)
    }
    @discardableResult public func type(_ text: String, into identifier: String) -> Outcome {
        type(text, into: self[identifier])
    }

    /// Types at the end of the field that has the cursor.
    @discardableResult public func insert(_ text: String) -> Outcome {
        for letter in text {
            guard let editing = focusedNode?.editing else { return .nothing }
            let typed = editing.text() + String(letter)
            runtime.perform { editing.set(typed) }
            settle()
        }
        return .done
    }

    @discardableResult public func focus(_ element: Element?) -> Outcome {
        act(on: element) { chain in
            guard let field = chain.last(where: { $0.editing != nil }) else { return .nothing }
            guard field.isEnabled else { return .disabled }
            runtime.focus.move(to: field)
            return .done
        }
    }

    /// Takes the cursor away, as a touch on "Done" of the keyboard does.
    public func blur() {
        runtime.perform { runtime.focus.blur() }
        settle()
    }

    /// The field that has the cursor.
    public var focused: Element? { focusedNode.map { Element(node: $0, host: self) } }

    var focusedNode: _Node? {
        guard let place = runtime.focus.field else { return nil }
        return runtime.tree?.all.first { $0.identity == place && $0.editing != nil }
    }

    private func replaceFocusedText(with text: String) {
        guard let editing = focusedNode?.editing, editing.text() != text else { return }
        runtime.perform { editing.set(text) }
        settle()
    }

    // MARK: Keys

    public enum Key: Sendable { case `return`, escape }

    @discardableResult public func press(_ key: Key) -> Outcome {
        settle()
        switch key {
        case .return: return pressReturn()
        case .escape: return pressEscape()
        }
    }

    /// A key with modifiers, such as command and S.
    @discardableResult public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) -> Outcome {
        settle()
        let pressed = _Key(character: key.character, modifiers: modifiers.rawValue)
        return handledByFocus(pressed) ? .done : pressShortcut(pressed)
    }

    private func pressReturn() -> Outcome {
        if let field = focusedNode, let editing = field.editing {
            if editing.isMultiline {
                runtime.perform { editing.set(editing.text() + "\n") }
                settle()
                return .done
            }
            let submit = field.submit ?? {}
            runtime.perform {
                editing.commit()
                switch runtime.orders.submission {
                case .submitThenBlur:
                    submit()
                    if runtime.focus.field == field.identity { blurUnlessMoved(from: field) }
                case .blurThenSubmit:
                    runtime.focus.blur()
                    submit()
                }
            }
            settle()
            return .done
        }
        if handledByFocus(.defaultAction) { return .done }
        if pressShortcut(.defaultAction) == .done { return .done }
        guard let alert = topAlert else { return .nothing }
        let buttons = alert.all.filter { $0.kind == .button && $0.isEnabled }
        let normal = buttons.last { $0.role == nil } ?? (buttons.count == 1 ? buttons.first : nil)
        return activate(normal)
    }

    /// What a submit handler asks for must be seen before the field lets go of the cursor.
    private func blurUnlessMoved(from field: _Node) {
        runtime.settle()
        if runtime.focus.field == field.identity { runtime.focus.blur() }
    }

    private func pressEscape() -> Outcome {
        if handledByFocus(.cancelAction) { return .done }
        if pressShortcut(.cancelAction) == .done { return .done }
        if let alert = topAlert, let cancel = alert.all.first(where: { $0.role == .cancel && $0.isEnabled }) {
            return activate(cancel)
        }
        return dismissTop(["popover", "confirmationDialog"])
    }

    private var topRoot: _Node? {
        let surface = runtime.presentations.current.last { $0.phase != .dismissing }?.surface ?? runtime.scene
        return runtime.tree?.children.first { $0.surface === surface }
    }
    private var topAlert: _Node? { topRoot.flatMap { $0.kind == .alert || $0.kind == .confirmationDialog ? $0 : nil } }

    private func handledByFocus(_ press: _Key) -> Bool {
        let place = runtime.focus.field
        guard let tree = runtime.tree, let node = tree.all.first(where: { place != nil && $0.identity == place }),
            let chain = tree.chain(to: node)
        else { return false }
        var isHandled = false
        runtime.perform {
            for handler in chain.reversed().flatMap(\.keyPresses) where !isHandled { isHandled = handler(press) }
        }
        settle()
        return isHandled
    }

    /// The first control with the shortcut wins, in the order of the source, whatever lies on top of it.
    private func pressShortcut(_ shortcut: _Key) -> Outcome {
        let nodes = topRoot?.all ?? []
        return activate(
            nodes.first { $0.shortcuts.contains(shortcut) && $0.isEnabled && !$0.isLeaving && !$0.isHidden })
    }

    private func activate(_ node: _Node?) -> Outcome {
        guard let node else { return .nothing }
        runtime.perform {
            if let isOn = node.isOn { isOn.wrappedValue.toggle() } else { node.activate?() }
        }
        settle()
        return .done
    }
}
