#if canImport(SwiftUI)
    public import DialogRuntime
    public import SwiftUI

    extension View {
        /// Shows the dialogs of a center on top of this view. Once, at the root of a scene; everything that dialogs
        /// inherit, such as their style, stands outside of it.
        ///
        /// ```swift
        /// WindowGroup { ContentView().dialogHost(center).dialogTint(.orange) }
        /// ```
        public func dialogHost(_ center: DialogCenter?) -> some View {
            modifier(DialogHostModifier(center: center))
        }
    }

    private struct DialogHostModifier: ViewModifier {
        let center: DialogCenter?
        @State private var stage: DialogStage
        @Environment(\.locale) private var locale
        @Environment(\.openURL) private var openURL
        @Environment(\.horizontalSizeClass) private var width

        init(center: DialogCenter?) {
            self.center = center
            _stage = State(initialValue: DialogStage(center))
        }

        func body(content: Content) -> some View {
            LevelView(stage: stage, base: nil) { content }
                .environment(\.dialogEnvironment, DialogEnvironment(stage: stage))
                .onChange(of: locale) { describe() }
                .onChange(of: width) { describe() }
                .onChange(of: center.map(ObjectIdentifier.init)) { stage.move(to: center) }
                .onAppear {
                    describe()
                    stage.appear()
                }
                .onDisappear { stage.disappear() }
        }

        private func describe() {
            stage.update(locale: locale, isWide: width == .regular) { openURL($0) }
        }
    }
#endif
