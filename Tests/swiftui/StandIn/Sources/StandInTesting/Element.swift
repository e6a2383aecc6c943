import Foundation
import SwiftUI

/// One thing on the screen, as it was when it was looked up.
@MainActor public struct Element {
    let node: _Node
    let host: Host

    public var kind: Kind { node.kind }
    /// All text it shows, in reading order.
    public var text: String { node.visibleText }
    /// What assistive technology calls it; empty if nobody gave it a name that a person understands.
    public var label: String { node.spokenLabel }
    public var hint: String? { node.accessibilityHint }
    public var identifier: String? { node.identifier }
    public var isEnabled: Bool { node.isEnabled }
    public var isFocused: Bool { host.runtime.focus.field == node.identity }
    /// Whether it stays only until its removal transition ends.
    public var isLeaving: Bool { node.isLeaving }
    public var role: ButtonRole? { node.role }
    public var zIndex: Double? { node.zIndex }
    public var transition: String? { node.transition }
    public var environment: EnvironmentValues { node.environment }

    /// What was said of it by modifiers that change nothing but its looks: `"style"`, `"keyboardType"`, `"detents"`.
    public subscript(_ attribute: String) -> String? { node.attributes[attribute] }

    /// What it holds: the text of a field, the state of a switch, the number of a slider.
    public var value: String? {
        if let value = node.accessibilityValue { return value }
        if let editing = node.editing { return editing.text() }
        if let isOn = node.isOn { return isOn.wrappedValue ? "on" : "off" }
        if let numeric = node.numeric { return numeric.value().isNaN ? nil : "\(numeric.value())" }
        if let date = node.date { return "\(date.wrappedValue)" }
        if let color = node.color { return color.wrappedValue.description }
        if node.choose != nil { return options.first { $0.isChosen }?.text }
        return nil
    }

    public var isOn: Bool? { node.isOn?.wrappedValue }
    public var number: Double? { node.numeric?.value() }

    /// The choices of a picker.
    public var options: [Option] {
        node.all.filter { $0.attributes["option"] != nil }.map {
            Option(
                text: $0.visibleText, isChosen: $0.attributes["option"] == "selected",
                isEnabled: !$0.isSelectionDisabled)
        }
    }
    public struct Option: Equatable, Sendable {
        public let text: String
        public let isChosen: Bool
        public let isEnabled: Bool
    }

    public var children: [Element] { node.children.map { Element(node: $0, host: host) } }
    /// It and all within it.
    public var all: [Element] { node.all.map { Element(node: $0, host: host) } }
    public func first(_ kind: Kind, _ text: String? = nil) -> Element? {
        all.first { $0.kind == kind && (text == nil || $0.answers(to: text ?? "")) }
    }

    func answers(to name: String) -> Bool {
        node.identifier == name || node.spokenLabel == name || node.visibleText == name || node.text == name
    }
}

extension Host {
    /// Everything on the screen, the topmost presentation first.
    public var elements: [Element] {
        let layers = runtime.tree?.children ?? []
        var found: [Element] = []
        for layer in layers.reversed() { collectVisible(layer, into: &found) }
        return found
    }

    /// By its accessibility identifier.
    public subscript(_ identifier: String) -> Element? { elements.first { $0.identifier == identifier } }

    public func first(_ kind: Kind, _ name: String? = nil) -> Element? {
        elements.first { $0.kind == kind && (name == nil || $0.answers(to: name ?? "")) }
    }
    public func all(_ kind: Kind) -> [Element] { elements.filter { $0.kind == kind } }

    /// The smallest thing that shows this text.
    public func first(text: String) -> Element? { elements.last { $0.node.text == text } }
    public func shows(_ text: String) -> Bool { elements.contains { $0.node.text == text } }

    /// The page on top of a navigation stack: its title.
    public var pageTitle: String? { elements.last { $0.kind == .page }?["title"] }

    private func collectVisible(_ node: _Node, into found: inout [Element]) {
        if node.isHidden || node.opacity < 0.01 { return }
        found.append(Element(node: node, host: self))
        for child in node.children { collectVisible(child, into: &found) }
    }

    /// The same place in the tree of now; nil if it is gone.
    func current(_ element: Element) -> _Node? {
        let place = element.node.identity
        return runtime.tree?.all.first { $0.identity == place && $0.kind == element.node.kind && !$0.isLeaving }
    }
}

extension _Node {
    /// The name that assistive technology reads. A symbol's name is none: no person understands it.
    var spokenLabel: String {
        if let accessibilityLabel { return accessibilityLabel }
        if isAccessibilityHidden { return "" }
        if childBehavior == .ignore { return "" }
        let own = text.map { [$0] } ?? []
        return (own + children.filter { $0.attributes["option"] == nil }.map(\.spokenLabel)).filter { !$0.isEmpty }
            .joined(separator: ", ")
    }

    var isInteractive: Bool {
        activate != nil || isOn != nil || editing != nil || numeric != nil || date != nil || color != nil
            || choose != nil || tap != nil
    }
}
