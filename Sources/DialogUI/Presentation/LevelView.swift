#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// A content with all that can be presented on it, one modifier of each kind. The content of what is presented is a
    /// level again, so a sheet on a sheet, an alert on a sheet and work on a sheet need nothing special.
    struct LevelView<Content: View>: View {
        private let content: Content
        @State private var level: LevelState
        @Environment(\.accessibilityReduceMotion) private var reducesMotion

        init(stage: DialogStage, base: DialogSession?, @ViewBuilder content: () -> Content) {
            self.content = content()
            _level = State(initialValue: LevelState(stage, base: base))
        }

        var body: some View {
            ZStack {
                content
                    .accessibilityHidden(level.isCovered)
                    // Keys, remote controls and the focus do not ask what is drawn on top. Dialogs see to it themselves,
                    // since the bars around their content stay as they are.
                    .disabled(level.isCovered && level.base == nil)
                    .environment(\.levelFocus, LevelFocus(isTopmost: level.isTopmost, isCovered: level.isCovered))
                if let layer = level.popup {
                    LevelView<PopupView>(stage: level.stage, base: layer.session) {
                        PopupView(session: layer.session)
                    }
                    .id(layer.id)
                    .onAppear { level.draw(layer) }
                    .onDisappear { level.stage.covered(layer.session) }
                    .transition(.dialog(reducesMotion: reducesMotion))
                    .zIndex(1)
                }
                if let work = level.loading {
                    LoadingOverlay(center: level.stage.center, work: work)
                        .transition(.opacity.animation(.default))
                        .zIndex(2)
                }
            }
            .modifier(LevelSheets(level: level))
            .modifier(LevelAlerts(level: level))
            .modifier(LevelAnchors(level: level))
        }
    }

    extension AnyTransition {
        /// Popups grow and fade; where motion is reduced they only fade. The animation is that of the transition, so that it
        /// moves nothing else.
        fileprivate static func dialog(reducesMotion: Bool) -> AnyTransition {
            reducesMotion
                ? .opacity.animation(.default) : .scale(scale: 0.95).combined(with: .opacity).animation(.snappy)
        }
    }

    /// Sheets and covers of a level.
    struct LevelSheets: ViewModifier {
        @Bindable var level: LevelState

        func body(content: Content) -> some View {
            content
                .sheet(item: $level.sheet, onDismiss: level.sheetDisappeared) { layer in
                    layerContent(layer)
                }
                #if !os(macOS)
                    .fullScreenCover(item: $level.cover, onDismiss: level.coverDisappeared) { layer in
                        layerContent(layer).onDisappear { level.stage.coverContentDisappeared(layer) }
                    }
                #endif
        }

        private func layerContent(_ layer: StageLayer) -> some View {
            level.draw(layer)
            return PresentedLayer(stage: level.stage, layer: layer).id(layer.id)
        }
    }

    /// The inside of a sheet, a cover or a popover: a level of its own.
    struct PresentedLayer: View {
        let stage: DialogStage
        let layer: StageLayer

        var body: some View {
            LevelView<PresentedContent>(stage: stage, base: layer.session) {
                PresentedContent(stage: stage, session: layer.session)
            }
            .interactiveDismissDisabled(isHeld)
        }

        /// Whether a gesture may not close it now.
        private var isHeld: Bool {
            let session = layer.session
            let isOnTop = stage.layers.last.map { $0.id == session.id } ?? true
            let gesture: DismissReason = layer.form == .popover ? .outsideTap : .swipe
            return !(session.info.allows(gesture) && session.allowsInteractiveDismiss && isOnTop)
                || stage.center.loading.shown != nil
        }
    }

    /// A page with its stack, or one dialog in its frame.
    struct PresentedContent: View {
        let stage: DialogStage
        let session: DialogSession

        var body: some View {
            if session.presentation == .page {
                PageStack(session: session, source: .layer(stage))
            } else {
                DialogFrame(session: session)
            }
        }
    }
#endif
