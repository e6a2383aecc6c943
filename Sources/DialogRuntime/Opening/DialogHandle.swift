/// One opened dialog, as `show` gives it back.
@MainActor public struct DialogHandle<D: DialogDefinition> {
    /// The presentation with its values.
    public let session: DialogModel<D>

    init(_ session: DialogModel<D>) { self.session = session }

    /// What identifies this presentation.
    public nonisolated var ticket: DialogTicket { session.id }

    /// The answer. Waits until the dialog ends; if the waiting task is cancelled, the dialog ends with
    /// ``DismissReason/taskCancelled``.
    public var result: D.Result {
        get async {
            await withTaskCancellationHandler {
                if Task.isCancelled { end(.taskCancelled) }
                return await session.wait()
            } onCancel: {
                Task { @MainActor in end(.taskCancelled) }
            }
        }
    }

    /// Why the dialog ended; nothing before.
    public var reason: DismissReason? { session.endReason }

    /// The button that closed the dialog, if one did.
    public var button: D.Button? {
        session.phase == .ended ? session.pressed.flatMap { D.Button(rawValue: $0.id) } : nil
    }

    /// Closes the dialog for the app. Does nothing once it has ended.
    public func dismiss() { end(.program) }

    private func end(_ reason: DismissReason) { session.center.end(session, reason) }
}
