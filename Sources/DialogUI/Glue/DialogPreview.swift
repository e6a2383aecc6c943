#if canImport(SwiftUI)
    public import SwiftUI

    /// What a generated preview shows: an empty screen on which a dialog is opened at once.
    public struct DialogPreview<Dialogs, Content: View>: View {
        /// Kept, so that the preview has one center however often it is asked for.
        @State private var dialogs: Dialogs
        private let show: @MainActor (Dialogs) -> Void
        private let content: @MainActor (DialogPreviewScreen, Dialogs) -> Content

        /// - Parameters:
        ///   - show: opens the dialog.
        ///   - content: puts the host of the dialogs around the screen.
        public init(
            _ dialogs: Dialogs, _ show: @escaping @MainActor (Dialogs) -> Void,
            @ViewBuilder content: @escaping @MainActor (DialogPreviewScreen, Dialogs) -> Content
        ) {
            _dialogs = State(initialValue: dialogs)
            self.show = show
            self.content = content
        }

        public var body: some View {
            content(DialogPreviewScreen { show(dialogs) }, dialogs)
        }
    }

    /// The screen behind a dialog in a preview.
    public struct DialogPreviewScreen: View {
        let show: @MainActor () -> Void

        public var body: some View {
            Color.clear.onAppear(perform: show)
        }
    }
#endif
