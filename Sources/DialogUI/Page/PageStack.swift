#if canImport(SwiftUI)
    public import DialogRuntime
    public import SwiftUI

    /// One step from a page onwards: another page, or a view of the app.
    enum PageStep: Hashable, Sendable {
        case page(DialogTicket)
        case view(DialogTicket, DialogSlot)
    }

    /// Where the pages on top of the first one come from.
    @MainActor enum PageSource {
        /// The stage's layer of the first page.
        case layer(DialogStage)
        /// A view of the app that embeds the first page.
        case embedded(DialogStage?)

        var stage: DialogStage? {
            switch self {
            case .layer(let stage): stage
            case .embedded(let stage): stage
            }
        }
    }

    /// The path of a page's navigation stack, read from the sessions. A shorter one that SwiftUI writes ends what was left.
    @MainActor @Observable final class PagePath {
        @ObservationIgnored let root: DialogSession
        @ObservationIgnored private let source: PageSource

        init(_ root: DialogSession, source: PageSource) {
            self.root = root
            self.source = source
        }

        var pages: [DialogSession] {
            switch source {
            case .layer(let stage): stage.layers.first { $0.id == root.id }?.pages ?? []
            case .embedded(let stage): stage?.embeddedPages[root.id] ?? []
            }
        }

        var steps: [PageStep] {
            get {
                let pages = pages
                var steps: [PageStep] = []
                for (index, page) in ([root] + pages).enumerated() {
                    if index > 0 { steps.append(.page(page.id)) }
                    if let view = page.pushedView { steps.append(.view(page.id, view)) }
                }
                return steps
            }
            set {
                let now = steps
                guard newValue.count < now.count else { return }
                for step in now[newValue.count...].reversed() {
                    switch step {
                    case .page(let ticket): page(ticket)?.requestDismiss(.closeButton)
                    case .view(let ticket, _): page(ticket)?.leavePushedView()
                    }
                }
            }
        }

        /// The page with this ticket. One that leaves is remembered until it is gone.
        func page(_ ticket: DialogTicket) -> DialogSession? {
            if let page = ([root] + pages).first(where: { $0.id == ticket }) {
                known[ticket] = page
                return page
            }
            return known[ticket]
        }

        @ObservationIgnored private var known: [DialogTicket: DialogSession] = [:]
    }

    /// A page with all that its rows lead to.
    struct PageStack: View {
        let source: PageSource
        @State private var path: PagePath

        init(session: DialogSession, source: PageSource) {
            self.source = source
            _path = State(initialValue: PagePath(session, source: source))
        }

        var body: some View {
            NavigationStack(path: Bindable(path).steps) {
                PageView(session: path.root, isRoot: true, isEmbedded: isEmbedded)
                    .navigationDestination(for: PageStep.self) { step in
                        destination(step)
                    }
            }
            #if os(macOS)
                .sheetSize(isSheet: !isEmbedded)
            #endif
        }

        private var isEmbedded: Bool { if case .embedded = source { true } else { false } }

        @ViewBuilder private func destination(_ step: PageStep) -> some View {
            switch step {
            case .page(let ticket):
                if let page = path.page(ticket) {
                    PageView(session: page, isRoot: false, isEmbedded: isEmbedded)
                        .onAppear { source.stage?.draw(ticket) }
                        .onDisappear { source.stage?.pageDisappeared(page) }
                }
            case .view(let ticket, let slot):
                if let page = path.page(ticket) {
                    SlotView(context: DialogSlotContext(session: page, slot: slot, control: nil))
                }
            }
        }
    }

    /// A page of an app's own view, with the pages that its rows lead to:
    /// `EmbeddedDialog(dialogs.settings.embedded())`, made once and kept.
    public struct EmbeddedDialog: View {
        private let session: DialogSession
        @Environment(\.dialogEnvironment) private var host
        @State private var embedder: PageEmbedder

        /// A dialog that is a part of the view, not one of the center's.
        public init(_ session: DialogSession) {
            self.session = session
            _embedder = State(initialValue: PageEmbedder(session))
        }

        public var body: some View {
            PageStack(session: session, source: .embedded(host.stage))
                .id(session.id)
                .onAppear { host.stage?.embed(embedder) }
        }
    }

    /// Keeps the stage's knowledge of an embedded page as long as its view is there.
    @MainActor final class PageEmbedder {
        let session: DialogSession

        init(_ session: DialogSession) { self.session = session }
    }
#endif
