import DialogRuntime

/// Work that goes on until it is told to end.
@MainActor final class Work {
    private var continuation: CheckedContinuation<Void, Never>?
    private var isDone = false
    var progress: LoadingProgress?

    func wait() async {
        if isDone { return }
        await withCheckedContinuation { continuation = $0 }
    }

    func end() {
        isDone = true
        continuation?.resume()
        continuation = nil
    }
}
