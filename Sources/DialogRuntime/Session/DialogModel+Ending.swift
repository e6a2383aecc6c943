extension DialogModel {
    /// Whether the dialog's end keeps the values, and whether it answers them.
    private struct Fate {
        var keeps: Bool
        var commits: Bool
    }

    private func fate(_ reason: DismissReason, wasPresented: Bool) -> Fate {
        let commitsByButton = pressed.map { apply == .onConfirm ? $0.commits : $0.role != .cancel } ?? false
        if apply == .onConfirm || allButtons.contains(where: { $0.role == .cancel }) {
            return Fate(keeps: commitsByButton, commits: commitsByButton)
        }
        // Live without a cancel button: closing is agreeing, if somebody closed it.
        let isClosed = reason == .button || reason.isInteractive || reason == .program
        return Fate(keeps: true, commits: isClosed && wasPresented)
    }

    func end(_ reason: DismissReason) {
        guard phase != .ended else { return }
        let fate = fate(reason, wasPresented: phase == .presented)
        phase = .ended
        asksToDiscard = false
        endReason = reason
        for entry in entries { entry.control.base.isTyping = false }
        if apply == .live {
            if fate.keeps { writeThrough() } else { restore() }
        } else if fate.keeps {
            commit()
        }
        let values = !fate.commits ? original : apply == .live ? written : draft.current
        let button = pressed.flatMap { D.Button(rawValue: $0.id) }
        let result = D.result(of: DialogEnd(values: values, button: button, commits: fate.commits, reason: reason))
        answer = result
        if fate.commits { whenCommitted?() }
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume(returning: result) }
    }

    /// Hands everything over that differs from what was given.
    private func commit() {
        let new = draft.current
        if let binding {
            let writer = DialogWriter(new, over: given, originals: properties)
            binding.write(writer)
            for problem in writer.problems { report(problem) }
        }
        for entry in valueEntries where entry.value?.differs(given, new) == true { save(entry, new) }
        written = new
    }

    /// Gives the app's object and the store back exactly what they held before the first write.
    private func restore() {
        let last = written
        if let binding, !properties.isEmpty { binding.write(DialogWriter(restoring: properties, values: original)) }
        for (key, stored) in storedBefore { store?.storage.set(stored, for: key) }
        if !storedBefore.isEmpty { center.storedValuesChanged() }
        written = original
        for entry in valueEntries where entry.value?.differs(last, original) == true { entry.onChange?(original) }
    }

    /// The answer, as soon as there is one.
    func wait() async -> D.Result {
        if let answer { return answer }
        return await withCheckedContinuation { waiting.append($0) }
    }
}
