import Foundation
import Observation

/// Evaluates a tree of views until it rests, and keeps what lasts from one evaluation to the next.
@MainActor public final class _Runtime {
    package let orders: _Orders
    package var environment = EnvironmentValues() { didSet { needsEvaluation = true } }
    package private(set) var tree: _Node?
    package private(set) var pass = 0
    package private(set) var evaluations = 0
    private var found: [String] = []
    /// The animations that the code asked for, nil for a change it wanted without one.
    package var animations: [Animation?] = []
    /// The links that the system was asked to open.
    package var opened: [URL] = []
    /// The identifiers that lists were scrolled to.
    package var scrolled: [String] = []
    package let scene = _Surface(parent: nil)
    package private(set) lazy var presentations = _Presentations(self)
    package private(set) lazy var focus = _Focus(self)
    package private(set) lazy var lifecycles = _Lifecycles(self)

    /// The runtime whose views are being evaluated, or whose events are being handled.
    package private(set) static weak var current: _Runtime?

    private let root = _Identity(.part("root"))
    private let content: @MainActor (_Context) -> [_Node]
    private(set) var isEvaluating = false
    private var needsEvaluation = true
    /// Whether the views were seen to answer the same twice since the last change.
    private var isStable = false
    /// Whether a view that was removed is still there for its transition.
    private var hasLeaving = false
    /// Whether everything was taken off the screen: from then on nothing is evaluated.
    private var isClosed = false
    private var afterwards: [() -> Void] = []
    private var atTick: [() -> Void] = []
    private var late: [() -> Void] = []

    package init(orders: _Orders, content: @escaping @MainActor (_Context) -> [_Node]) {
        self.orders = orders
        self.content = content
    }

    package func diagnose(_ text: String) {
        if !found.contains(text) { found.append(text) }
    }

    /// What was diagnosed so far. Whoever asks also has the views checked that are there now.
    package var diagnostics: [String] {
        settle()
        if !isClosed, !isStable { perform { checkStability() } }
        return found
    }

    package func takeDiagnostics() -> [String] {
        defer { found = [] }
        return diagnostics
    }

    // MARK: Changes

    /// Called by everything that views read. A change in the middle of an evaluation is a fault of the views.
    nonisolated func stateChanged(_ what: String) {
        MainActor.assumeIsolated {
            if isEvaluating { diagnose("\(what) was changed while views were being evaluated") }
            needsEvaluation = true
        }
    }

    package func invalidate() { needsEvaluation = true }

    /// For what must not run while views are evaluated: change handlers, appearances.
    func afterEvaluation(_ work: @escaping () -> Void) { afterwards.append(work) }

    /// For what happens when the animations that run now have ended.
    func atNextTick(_ work: @escaping () -> Void) { atTick.append(work) }

    /// For what happens once views that are gone have been told so.
    func afterDisappearances(_ work: @escaping () -> Void) { late.append(work) }

    func isOnTop(_ surface: _Surface) -> Bool {
        (presentations.current.last { $0.phase != .dismissing }?.surface ?? scene) === surface
    }

    /// Runs code of the app with this runtime as the current one.
    package func perform(_ work: () -> Void) {
        let outer = _Runtime.current
        _Runtime.current = self
        defer { _Runtime.current = outer }
        work()
    }

    // MARK: Evaluation

    /// Evaluates until nothing changes any more. Animations stay where they are.
    package func settle() {
        if isClosed { return }
        perform {
            for _ in 0..<100 {
                guard needsEvaluation else { return }
                isStable = false
                evaluate()
            }
            diagnose("the views do not settle: they change themselves forever")
            needsEvaluation = false
        }
    }

    package var isAnimating: Bool {
        presentations.isAnimating || !atTick.isEmpty || hasLeaving
    }

    /// Ends the animations that run now.
    package func tick() {
        perform {
            dropLeaving()
            let due = atTick
            atTick = []
            for work in due { work() }
            presentations.tick()
            needsEvaluation = true
        }
        settle()
    }

    /// Takes everything off the screen, and with it all state of its views.
    package func close() {
        perform { lifecycles.end() }
        tree = nil
        hasLeaving = false
        isClosed = true
        presentations.end()
        focus.end()
        pass += 1
        root.sweep(pass: pass)
    }

    /// A body that changes what it reads, or that answers differently without a change, is wrong.
    private func checkStability() {
        isStable = true
        let before = tree?.outline
        evaluate()
        if needsEvaluation { return diagnose("evaluating the views a second time changed something") }
        if before != tree?.outline { diagnose("a view's body gives a different answer without a change") }
    }

    private func evaluate() {
        needsEvaluation = false
        isEvaluating = true
        pass += 1
        evaluations += 1
        let before = tree
        presentations.beginPass()
        focus.beginPass()
        withObservationTracking {
            tree = build()
        } onChange: { [weak self] in
            self?.stateChanged("an observed value")
        }
        root.sweep(pass: pass)
        isEvaluating = false
        hasLeaving = false
        if let before, let tree { keepLeaving(from: before, in: tree) }
        if let tree { lifecycles.update(tree) }
        let due = afterwards + late
        afterwards = []
        late = []
        for work in due { work() }
        if needsEvaluation { return }  // what was declared is out of date already
        presentations.reconcile()
        if let tree { focus.reconcile(tree) }
    }

    private func build() -> _Node {
        let context = _Context(
            identity: root.child(.part("scene"), pass: pass), environment: environment, runtime: self, surface: scene)
        var layers = [_together(content(context), context.part("content"))]
        var index = 0
        // A presentation can declare further ones while it is evaluated.
        while let presentation = presentations.next(index) {
            var inner = presentation.request.context
            inner.identity = root.child(.explicit(presentation.serial), pass: pass)
            inner.surface = presentation.surface
            inner.page = nil
            presentation.prepare(&inner.environment)
            let layer = _Node(presentation.nodeKind, inner, presentation.request.content(inner))
            layer.isEnabled = true
            layer.zIndex = Double(1000 + index)
            layers.append(layer)
            index += 1
        }
        return _Node(.root, context, layers)
    }

    // MARK: Removal transitions

    /// A view with a transition stays for one tick when it is removed, as its animation would.
    private func keepLeaving(from old: _Node, in new: _Node) {
        let present = Set(new.all.map(\.identity))
        var homes: [_Identity: _Node] = [:]
        for node in new.all where homes[node.identity] == nil { homes[node.identity] = node }
        func visit(_ parent: _Node) {
            for (index, child) in parent.children.enumerated() {
                if child.transition != nil, !present.contains(child.identity) || child.isLeaving,
                    let home = homes[parent.identity]
                {
                    child.isLeaving = true
                    hasLeaving = true
                    home.children.insert(child, at: min(index, home.children.count))
                } else {
                    visit(child)
                }
            }
        }
        visit(old)
    }

    private func dropLeaving() {
        func visit(_ node: _Node) {
            node.children.removeAll(where: \.isLeaving)
            for child in node.children { visit(child) }
        }
        if hasLeaving, let tree { visit(tree) }
        hasLeaving = false
    }
}

extension _Node {
    /// The tree as text: for comparing and for reading in a failed test.
    package var outline: String {
        var lines: [String] = []
        describe(indent: 0, into: &lines)
        return lines.joined(separator: "\n")
    }

    private func describe(indent: Int, into lines: inout [String]) {
        var words = [kind.rawValue]
        if let text { words.append("\"\(text)\"") }
        if let identifier { words.append("#\(identifier)") }
        if let accessibilityLabel { words.append("label=\"\(accessibilityLabel)\"") }
        if let editing { words.append("value=\"\(editing.text())\"") }
        if let isOn { words.append(isOn.wrappedValue ? "on" : "off") }
        if let numeric { words.append("value=\(numeric.value())") }
        if let zIndex { words.append("z=\(zIndex)") }
        if !isEnabled { words.append("disabled") }
        if isLeaving { words.append("leaving") }
        if isCovered { words.append("covered") }
        if isAccessibilityHidden { words.append("accessibilityHidden") }
        words += attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        lines.append(String(repeating: "  ", count: indent) + words.joined(separator: " "))
        for child in children { child.describe(indent: indent + 1, into: &lines) }
    }
}
