/// A presentation that a modifier declares while it is evaluated.
@MainActor package struct _Request {
    package enum Kind: String, Sendable { case sheet, fullScreenCover, popover, alert, confirmationDialog }

    let identity: _Identity
    let kind: Kind
    let source: _BindingSource?
    /// The identity of the item shown, for presentations of an item.
    let item: AnyHashable?
    let isActive: Bool
    /// Whether a presentation that is there already stays; nil for the same as `isActive`.
    var staysActive: Bool?
    /// What it shows does not change once it is there.
    var isFixed = false
    let deactivate: () -> Void
    let onDismiss: (() -> Void)?
    let context: _Context
    var content: @MainActor (_Context) -> [_Node]
}

/// A presentation on its way: it comes, it is there, it leaves.
@MainActor package final class _Presentation {
    package enum Phase: String, Sendable { case presenting, presented, dismissing }

    private(set) static var count = 0
    let serial: Int
    package fileprivate(set) var request: _Request
    package fileprivate(set) var phase = Phase.presenting
    package let surface: _Surface
    fileprivate var isBeingReplaced = false
    /// It leaves already, and its binding is told at the end only.
    fileprivate var awaitsBinding = false
    fileprivate var atEnd: [() -> Void] = []
    package var kind: _Request.Kind { request.kind }

    fileprivate init(_ request: _Request) {
        _Presentation.count += 1
        serial = _Presentation.count
        self.request = request
        surface = _Surface(parent: request.context.surface)
    }

    var nodeKind: _Node.Kind { _Node.Kind(rawValue: kind.rawValue) ?? .custom }

    func prepare(_ environment: inout EnvironmentValues) {
        environment._isPresented = true
        environment._dismiss = DismissAction { [weak self] in self?.request.deactivate() }
        environment._submitActions = []
        environment._isEditing = nil
        environment._isSearching = false
    }
}

/// One presentation a surface, as the platforms have it. What goes beyond that is diagnosed.
@MainActor package final class _Presentations {
    private unowned let runtime: _Runtime
    private var requests: [_Request] = []
    package private(set) var current: [_Presentation] = []
    private var dropped: Set<_Identity> = []

    /// Everything goes at once, without an animation and without a word to a binding.
    func end() {
        requests = []
        current = []
    }

    init(_ runtime: _Runtime) { self.runtime = runtime }

    package var isAnimating: Bool { current.contains { $0.phase != .presented } }
    package var top: _Presentation? { current.last }

    func beginPass() { requests = [] }

    func declare(_ request: _Request) { requests.append(request) }

    /// The presentation to evaluate next, with the content that was declared for it in this pass.
    func next(_ index: Int) -> _Presentation? {
        guard current.indices.contains(index) else { return nil }
        let presentation = current[index]
        if presentation.phase != .dismissing, let request = request(of: presentation), stays(request),
            request.item == presentation.request.item || runtime.orders.replacement == .inPlace
        {
            let shown = presentation.request.content
            presentation.request = request
            if request.isFixed { presentation.request.content = shown }
        }
        return presentation
    }

    private func request(of presentation: _Presentation) -> _Request? {
        requests.first { $0.identity == presentation.request.identity }
    }

    private func stays(_ request: _Request) -> Bool { request.staysActive ?? request.isActive }

    func presentation(on surface: _Surface) -> _Presentation? { current.first { $0.surface === surface } }

    // MARK: Following the bindings

    func reconcile() {
        for presentation in current where presentation.phase != .dismissing { follow(presentation) }
        let active = requests.filter(\.isActive)
        reportSharedBindings(active)
        dropped = dropped.filter { identity in active.contains { $0.identity == identity } }
        for request in active where !isShown(request) { start(request) }
    }

    private func isShown(_ request: _Request) -> Bool {
        current.contains { $0.request.identity == request.identity && $0.phase != .dismissing }
    }

    private func follow(_ presentation: _Presentation) {
        // Without a request the view that presents it is gone.
        guard let request = request(of: presentation), stays(request) else { return dismiss(presentation) }
        if request.item != presentation.request.item {
            presentation.isBeingReplaced = true
            dismiss(presentation)
        }
    }

    private func start(_ request: _Request) {
        guard !dropped.contains(request.identity) else { return }
        let surface = request.context.surface
        if let below = presentation(on: surface), below.phase == .dismissing {
            runtime.diagnose("\(request.kind.rawValue) asked for on a \(below.kind.rawValue) that is leaving")
            dropped.insert(request.identity)
            return
        }
        guard surface.parent == nil || presentation(on: surface) != nil else { return }
        if let busy = current.first(where: { $0.request.context.surface === surface }) {
            let isOwn = busy.request.identity == request.identity
            if isOwn, busy.isBeingReplaced || busy.awaitsBinding { return }
            runtime.diagnose(
                "\(request.kind.rawValue) asked for while a \(busy.kind.rawValue) is \(busy.phase.rawValue)")
            if runtime.orders.busy == .drops { dropped.insert(request.identity) }
            return
        }
        current.append(_Presentation(request))
        current.sort { $0.surface.depth < $1.surface.depth }
        runtime.invalidate()
    }

    private func reportSharedBindings(_ active: [_Request]) {
        var counts: [_BindingSource: Int] = [:]
        for request in active {
            if let source = request.source { counts[source, default: 0] += 1 }
        }
        for count in counts.values where count > 1 {
            runtime.diagnose("\(count) presentations are active from one binding")
        }
    }

    // MARK: Leaving

    /// Starts to leave; what lies above it leaves too, the topmost first.
    package func dismiss(_ presentation: _Presentation) {
        guard presentation.phase != .dismissing else { return }
        for above in current.reversed() where above.request.context.surface === presentation.surface {
            dismiss(above)
        }
        presentation.phase = .dismissing
        runtime.invalidate()
    }

    /// The user closes it, without a button of its own.
    package func dismissInteractively(_ presentation: _Presentation) {
        let deactivate = presentation.request.deactivate
        switch runtime.orders.interactive {
        case .bindingFirst: deactivate()
        case .bindingLast:
            presentation.awaitsBinding = true
            presentation.atEnd.append(deactivate)
        }
        dismiss(presentation)
    }

    /// A button of an alert or a confirmation dialog: it always closes.
    package func press(_ action: @escaping () -> Void, in presentation: _Presentation) {
        let deactivate = presentation.request.deactivate
        dismiss(presentation)
        switch runtime.orders.alertButton {
        case .actionThenBinding:
            action()
            deactivate()
        case .bindingThenAction:
            deactivate()
            action()
        case .actionThenBindingLater:
            presentation.awaitsBinding = true
            action()
            presentation.atEnd.append(deactivate)
        case .bindingThenActionLater:
            deactivate()
            presentation.atEnd.append(action)
        }
    }

    /// The animations that run now have ended.
    func tick() {
        var ended: [_Presentation] = []
        for presentation in current.reversed() {
            switch presentation.phase {
            case .presenting: presentation.phase = .presented
            case .presented: break
            case .dismissing: ended.append(presentation)
            }
        }
        for presentation in ended {
            for work in presentation.atEnd { work() }
            current.removeAll { $0 === presentation }
            guard let onDismiss = presentation.request.onDismiss else { continue }
            switch runtime.orders.dismissal {
            case .onDismissFirst: onDismiss()
            case .onDisappearFirst:
                runtime.invalidate()
                runtime.afterDisappearances(onDismiss)
            }
        }
    }
}
