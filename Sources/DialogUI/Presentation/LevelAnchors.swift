#if canImport(SwiftUI)
    import DialogRuntime
    public import SwiftUI

    /// Where the anchors of a level are.
    private struct DialogAnchorsKey: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }

        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { first, _ in first }
        }
    }

    extension View {
        /// Marks the view that popovers and confirmation dialogs point at whose definition says `anchor:` with this text.
        /// Rows of generated dialogs are marked already.
        public func dialogAnchor(_ anchor: String) -> some View {
            anchorPreference(key: DialogAnchorsKey.self, value: .bounds) { [anchor: $0] }
        }
    }

    /// The presentations of a level that point at something. They hang on an invisible view in the anchor's place, never
    /// in a row, which may be gone in the next moment.
    struct LevelAnchors: ViewModifier {
        let level: LevelState

        func body(content: Content) -> some View {
            content.overlayPreferenceValue(DialogAnchorsKey.self) { anchors in
                GeometryReader { geometry in
                    AnchoredPresentations(level: level, frames: anchors.mapValues { geometry[$0] })
                        .allowsHitTesting(false)
                }
            }
        }
    }

    private struct AnchoredPresentations: View {
        @Bindable var level: LevelState
        let frames: [String: CGRect]
        /// Where the presentation points, also when its anchor is no longer there.
        @State private var lastFrame: CGRect?

        var body: some View {
            Color.clear
                .frame(width: frame?.width ?? 0, height: frame?.height ?? 0)
                #if !os(tvOS) && !os(watchOS)
                    .popover(item: $level.popover) { layer in
                        popover(layer)
                    }
                #endif
                .confirmationDialog(
                    level.confirmationTitle, isPresented: $level.showsConfirmation, titleVisibility: .visible,
                    presenting: level.confirmation
                ) { subject in
                    actions(subject)
                } message: { subject in
                    subject.message
                }
                .position(x: frame?.midX ?? 0, y: frame?.midY ?? 0)
                .accessibilityHidden(true)
                .onChange(of: frames.keys.sorted(), initial: true) { _, names in
                    level.stage.setAnchors(Set(names), in: level.base?.id)
                }
                .onChange(of: wanted) { _, new in if let new { lastFrame = new } }
        }

        private var wanted: CGRect? { level.layer?.session.info.anchor.flatMap { frames[$0] } }

        private var frame: CGRect? { wanted ?? lastFrame }

        private func popover(_ layer: StageLayer) -> some View {
            level.draw(layer)
            return PresentedLayer(stage: level.stage, layer: layer)
                .id(layer.id)
                .presentationCompactAdaptation(.popover)
                .onDisappear { level.stage.covered(layer.session) }
        }

        private func actions(_ subject: AlertSubject) -> some View {
            level.draw(subject, as: .confirmation)
            return level.stage.actions(subject)
        }
    }
#endif
