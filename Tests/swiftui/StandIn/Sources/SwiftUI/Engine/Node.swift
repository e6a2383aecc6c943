import Foundation

/// A key with its modifiers, whatever a platform calls it.
package struct _Key: Hashable {
    package static let defaultAction = _Key(character: "\r", modifiers: 0)
    package static let cancelAction = _Key(character: "\u{1B}", modifiers: 0)

    package let character: Character
    package let modifiers: Int

    package init(character: Character, modifiers: Int) {
        self.character = character
        self.modifiers = modifiers
    }
}

/// One thing on the screen, or one that groups others: what tests look at and touch.
@MainActor public final class _Node {
    public enum Kind: String, Sendable {
        case root, sheet, fullScreenCover, popover, alert, confirmationDialog
        case text, image, spacer, divider, color, shape
        case vStack, hStack, zStack, lazyVStack, scrollView, geometryReader, group
        case list, form, section, header, footer, row
        case navigationStack, page, toolbar, backButton, searchField
        case button, toggle, stepper, slider, picker, datePicker, colorPicker
        case textField, secureField, textEditor, link, menu, label, labeledContent, disclosureGroup, progressView
        case navigationLink, editButton, custom
    }

    /// A control that takes text.
    package struct Editing {
        package var text: () -> String
        package var set: (String) -> Void
        package var commit: () -> Void = {}
        package var isMultiline = false
    }
    /// A control that takes a number: a slider, a stepper.
    package struct Numeric {
        package var value: () -> Double
        package var set: (Double) -> Void
        package var increment: () -> Void
        package var decrement: () -> Void
    }
    package struct Lifecycle {
        let identity: _Identity
        var appear: (() -> Void)?
        var disappear: (() -> Void)?
        var task: Work?
    }
    package struct Work {
        let priority: TaskPriority
        let id: AnyHashable?
        let action: @isolated(any) @Sendable () async -> Void
    }
    package struct Drag {
        package let changed: (_ distance: CGSize) -> Void
        package let ended: (_ distance: CGSize) -> Void
    }
    /// What a view stands for in a picker or a list.
    package struct Tag {
        let value: AnyHashable
        let type: Any.Type
        init<Value>(_ value: Value) where Value: Hashable {
            self.value = AnyHashable(value)
            type = Value.self
        }
    }
    package struct Action {
        package let name: String
        package let perform: () -> Void
    }

    package let kind: Kind
    package let identity: _Identity
    package let environment: EnvironmentValues
    package let surface: _Surface
    package var children: [_Node]

    // What is drawn
    package var text: String?
    package var attributes: [String: String] = [:]
    package var zIndex: Double?
    package var opacity = 1.0
    package var transition: String?
    package var isLeaving = false
    /// Below another page of its navigation stack: alive, not on the screen.
    package var isCovered = false

    // Where a finger hits
    package var allowsHits = true
    package var isEnabled = true
    /// Paints or claims the whole of its area, so that a finger cannot reach what lies below.
    package var fills = false
    /// Takes all the room it is offered, without painting it.
    package var expands = false
    package var hasContentShape = false
    package var tapCount = 1
    package var tap: (() -> Void)?
    package var longPress: (() -> Void)?
    package var drags: [Drag] = []

    // What it does
    package var activate: (() -> Void)?
    package var role: ButtonRole?
    package var editing: Editing?
    package var numeric: Numeric?
    package var date: Binding<Date>?
    package var color: Binding<Color>?
    package var isOn: Binding<Bool>?
    package var choose: ((_Node) -> Bool)?
    package var tag: Tag?
    package var isSelectionDisabled = false
    package var delete: (() -> Void)?
    package var move: ((Int) -> Void)?
    package var rowIndex: Int?
    package var swipeActions: [_Node] = []
    package var shortcuts: [_Key] = []
    package var keyPresses: [(_Key) -> Bool] = []
    package var url: URL?

    // Text input
    package var focusBindings: [_FocusBinding] = []
    package var submit: (() -> Void)?

    // Assistive technology
    package var accessibilityLabel: String?
    package var accessibilityHint: String?
    package var accessibilityValue: String?
    package var identifier: String?
    package var addedTraits: AccessibilityTraits = []
    package var removedTraits: AccessibilityTraits = []
    package var isAccessibilityHidden = false
    package var childBehavior: AccessibilityChildBehavior?
    package var accessibilityActions: [Action] = []
    package var sortPriority = 0.0
    package var representation: [_Node]?

    // Over time
    package var lifecycles: [Lifecycle] = []
    package var preferences: [(key: ObjectIdentifier, value: Any)] = []

    package init(_ kind: Kind, _ context: _Context, _ children: [_Node] = []) {
        self.kind = kind
        identity = context.identity
        environment = context.environment
        surface = context.surface
        self.children = children
    }
}

extension _Node {
    /// This node and all below it, in the order of the source.
    package var all: [_Node] {
        var found: [_Node] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [_Node]) {
        found.append(self)
        for child in children { child.collect(into: &found) }
    }

    /// The way from this node down to another, both included.
    package func chain(to target: _Node) -> [_Node]? {
        if self === target { return [self] }
        for child in children {
            if let rest = child.chain(to: target) { return [self] + rest }
        }
        return nil
    }

    /// Back to front. A view that leaves without an explicit zIndex falls behind those that stay.
    package var drawOrder: [_Node] {
        func depth(_ node: _Node) -> Double { node.zIndex ?? (node.isLeaving ? -.infinity : 0) }
        return children.enumerated().sorted { left, right in
            (depth(left.element), left.offset) < (depth(right.element), right.offset)
        }.map(\.element)
    }

    /// Whether its children lie on top of one another.
    package var isLayered: Bool { kind == .zStack || kind == .root }

    /// All text that it shows, in reading order.
    package var visibleText: String {
        if isHidden { return "" }
        let own = text.map { [$0] } ?? []
        return (own + children.map(\.visibleText)).filter { !$0.isEmpty }.joined(separator: " ")
    }

    package var isHidden: Bool { attributes["hidden"] != nil || isCovered }

    /// Whether a finger that lands anywhere on it is taken, by itself or by something it holds.
    package var takesAllHits: Bool {
        guard allowsHits, opacity > 0.01, !isHidden, !isLeaving else { return false }
        if fills || hasContentShape && expands || kind == .color && attributes["color"] == "clear" && hasContentShape {
            return true
        }
        guard attributes["fixed"] == nil else { return false }
        switch kind {
        case .list, .form, .scrollView, .navigationStack, .sheet, .fullScreenCover: return true
        default: return children.contains(where: \.takesAllHits)
        }
    }

    /// What a node sends up the tree for a key, the nearest first.
    package func preferenceValues(_ key: ObjectIdentifier) -> [Any] {
        let own = preferences.filter { $0.key == key }.map(\.value)
        return own.isEmpty ? children.flatMap { $0.preferenceValues(key) } : own
    }
}
