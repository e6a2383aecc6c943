#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// Work that is under way, on top of everything.
    struct LoadingOverlay: View {
        let center: DialogCenter
        let work: LoadingCenter.Shown

        var body: some View {
            ZStack {
                Color.black.opacity(0.4)
                    .ignoresSafeArea()
                    .contentShape(Rectangle())
                    .accessibilityHidden(true)
                StyledDialog(name: work.info.style, configuration: configuration)
                    .padding()
                    .accessibilityElement(children: .contain)
                    .accessibilityAddTraits(.isModal)
                    .accessibilityIdentifier(work.dialogID + ".loading")
                    .accessibilityAction(.escape) { center.loading.cancel() }
                    .onEscape(string(.cancel), isActive: work.info.isCancellable) { center.loading.cancel() }
            }
        }

        private var configuration: DialogStyleConfiguration {
            DialogStyleConfiguration(
                id: work.dialogID, presentation: .loading, title: work.info.title.map { Text(verbatim: string($0)) },
                message: work.info.message.map { Text(markdown: string($0)) },
                content: .init(view: AnyView(LoadingProgressView(work: work, label: work.info.title.map(string)))),
                closeButton: nil, buttons: work.info.isCancellable ? [cancelButton] : [])
        }

        private var cancelButton: DialogStyleConfiguration.Button {
            DialogStyleConfiguration.Button(
                id: "cancel", role: .cancel, isDefault: false, title: string(.cancel), icon: nil,
                identifier: work.dialogID + ".cancelLoading", isEnabled: !work.isCancelling, takesReturn: false
            ) { [center] in
                center.loading.cancel()
            }
        }

        private func string(_ text: DialogText) -> String { center.string(text, of: work) }
    }

    /// A bar if it can be told how far the work is, a wheel if not.
    private struct LoadingProgressView: View {
        let work: LoadingCenter.Shown
        let label: String?

        var body: some View {
            Group {
                if work.info.isDeterminate, let fraction = work.fraction {
                    ProgressView(value: fraction).progressViewStyle(.linear)
                } else {
                    ProgressView()
                }
            }
            .accessibilityLabel(Text(verbatim: label ?? ""))
            .accessibilityAddTraits(.updatesFrequently)
        }
    }
#endif
