#if canImport(SwiftUI)
    import DialogRuntime

    /// How a dialog is put on the screen: what its presentation becomes on this platform, here and now.
    enum LayerForm: Sendable {
        case popup, sheet, cover, popover, alert, confirmation

        /// Whether it is made by the system in such a way that nothing can be presented from inside of it.
        var isAlert: Bool { self == .alert || self == .confirmation }
    }

    /// One dialog on the stage with the pages that lie on it in the same navigation stack.
    @MainActor struct StageLayer: Identifiable {
        let session: DialogSession
        var form: LayerForm
        /// The pages that rows have led to, from bottom to top.
        var pages: [DialogSession] = []

        nonisolated var id: DialogTicket { session.id }
        /// What the layer above it lies on.
        var top: DialogSession { pages.last ?? session }
    }

    extension StageLayer: @MainActor Equatable {
        static func == (left: StageLayer, right: StageLayer) -> Bool {
            left.id == right.id && left.form == right.form && left.pages.map(\.id) == right.pages.map(\.id)
        }
    }
#endif
