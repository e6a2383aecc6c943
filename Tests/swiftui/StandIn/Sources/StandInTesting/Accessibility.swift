import SwiftUI

/// One element as assistive technology finds it.
public struct SpokenElement: Equatable, Sendable {
    public let label: String
    public let value: String?
    public let hint: String?
    public let identifier: String?
    public let kind: Kind
    public let isEnabled: Bool
    public let isHeader: Bool
    public let isInteractive: Bool
    public let actions: [String]
}

extension Host {
    /// What assistive technology reads, in its order: only the topmost presentation, only what a modal view leaves.
    public var spoken: [SpokenElement] {
        let surface = runtime.presentations.current.last { $0.phase != .dismissing }?.surface ?? runtime.scene
        guard let root = runtime.tree?.children.first(where: { $0.surface === surface }) else { return [] }
        return spoken(root)
    }

    /// Controls that nobody gave a name a person understands.
    public var unnamedControls: [SpokenElement] { spoken.filter { $0.isInteractive && $0.label.isEmpty } }

    private func spoken(_ node: _Node) -> [SpokenElement] {
        if node.isAccessibilityHidden || node.isHidden || node.isLeaving || node.opacity < 0.01 { return [] }
        if let representation = node.representation { return representation.flatMap(spoken) }
        if node.childBehavior == .ignore || node.childBehavior == .combine { return [element(node)] }
        if node.kind == .header { return [element(node)] }
        if node.isInteractive, node.childBehavior != .contain, node.kind != .row, node.kind != .disclosureGroup,
            node.kind != .menu
        {
            return [element(node)]
        }
        switch node.kind {
        case .text, .image, .progressView, .labeledContent, .label:
            let single = element(node)
            return single.label.isEmpty && node.kind != .progressView ? [] : [single]
        case .disclosureGroup, .menu,
            .row where node.activate != nil:
            return [element(node)] + node.children.dropFirst().flatMap(spoken)
        default: break
        }
        let modal = node.children.last { isModal($0) }
        let children = modal.map { [$0] } ?? node.children
        let sorted = children.enumerated().sorted {
            ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
        }
        return sorted.map(\.element).flatMap(spoken)
    }

    /// A modal view silences its siblings, also when it is wrapped in views that hold nothing else.
    private func isModal(_ node: _Node) -> Bool {
        if node.isLeaving { return false }
        if node.addedTraits.contains(.isModal) { return true }
        return node.children.count == 1 && node.children.contains(where: isModal)
    }

    private func element(_ node: _Node) -> SpokenElement {
        SpokenElement(
            label: node.spokenLabel, value: Element(node: node, host: self).value, hint: node.accessibilityHint,
            identifier: node.identifier, kind: node.kind, isEnabled: node.isEnabled,
            isHeader: node.all.contains { $0.addedTraits.contains(.isHeader) }, isInteractive: node.isInteractive,
            actions: node.accessibilityActions.map(\.name))
    }

    /// Runs an action that assistive technology offers for an element.
    @discardableResult public func perform(_ action: String, on element: Element?) -> Outcome {
        act(on: element) { chain in
            guard let found = chain.reversed().flatMap(\.accessibilityActions).first(where: { $0.name == action })
            else {
                return .nothing
            }
            found.perform()
            return .done
        }
    }

    /// The gesture of assistive technology that means "away from here": the innermost view that has an answer gives it;
    /// otherwise the topmost presentation closes, or the topmost page.
    @discardableResult public func performEscape() -> Outcome {
        settle()
        let surface = runtime.presentations.current.last { $0.phase != .dismissing }?.surface ?? runtime.scene
        let root = runtime.tree?.children.first { $0.surface === surface }
        let candidates = root?.all.filter { $0.accessibilityActions.contains { $0.name == "escape" } && !$0.isLeaving }
        if let action = candidates?.last?.accessibilityActions.last(where: { $0.name == "escape" }) {
            runtime.perform { action.perform() }
            settle()
            return .done
        }
        if let cancel = root?.all.first(where: { $0.role == .cancel }), root?.kind == .alert {
            return tap(element(at: cancel))
        }
        let outcome = dismissTop(["sheet", "popover", "confirmationDialog", "fullScreenCover"])
        return outcome == .notFound ? back() : outcome
    }

    private func element(at node: _Node) -> Element { Element(node: node, host: self) }
}
