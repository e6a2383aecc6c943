#if canImport(SwiftUI)
    import DialogRuntime
    import SwiftUI

    /// What lies directly on one level, as properties that SwiftUI's bindings are made of.
    ///
    /// The values are those of the stage. What SwiftUI writes is never stored: it is a message that something went away,
    /// about the very ticket whose content was made last.
    @MainActor @Observable final class LevelState {
        @ObservationIgnored let stage: DialogStage
        /// The dialog whose content the level is; nothing for the app's own.
        @ObservationIgnored let base: DialogSession?
        @ObservationIgnored private var shownSheet: DialogSession?
        @ObservationIgnored private var shownCover: DialogSession?
        @ObservationIgnored private var shownPopover: DialogSession?
        @ObservationIgnored private var shownAlert: AlertSubject?
        @ObservationIgnored private var shownConfirmation: AlertSubject?

        init(_ stage: DialogStage, base: DialogSession?) {
            self.stage = stage
            self.base = base
        }

        // MARK: What lies on it

        /// The layer on this level.
        var layer: StageLayer? {
            guard let base else { return stage.layers.first }
            guard let index = stage.layers.firstIndex(where: { $0.id == base.id }) else { return nil }
            return stage.layers.indices.contains(index + 1) ? stage.layers[index + 1] : nil
        }

        private func layer(_ form: LayerForm) -> StageLayer? { layer.flatMap { $0.form == form ? $0 : nil } }

        /// The popup, as soon as the alert that it was before has gone.
        var popup: StageLayer? {
            layer(.popup).flatMap { stage.closingAlerts.contains(.dialog($0.id)) ? nil : $0 }
        }

        /// The work under way, if this is the topmost level that can show it.
        var loading: LoadingCenter.Shown? {
            guard stage.isActive, layer?.form.isAlert ?? true, isOnStage else { return nil }
            return stage.center.loading.shown
        }

        /// Whether the level's own content is still shown by the center.
        private var isOnStage: Bool {
            guard let base else { return true }
            return stage.layers.contains { $0.id == base.id }
        }

        /// Whether something drawn inside of the level covers its content.
        var isCovered: Bool { popup != nil || loading != nil }

        /// Whether the keys belong to the level's content.
        var isTopmost: Bool { layer == nil && loading == nil }

        // MARK: Sheets, covers, popovers

        var sheet: StageLayer? {
            get { layer(.sheet) }
            set { if newValue == nil { wentAway(shownSheet, .swipe) } }
        }

        var cover: StageLayer? {
            get { layer(.cover) }
            set { if newValue == nil { wentAway(shownCover, .swipe) } }
        }

        var popover: StageLayer? {
            get { layer(.popover) }
            set { if newValue == nil { wentAway(shownPopover, .outsideTap) } }
        }

        /// SwiftUI took it away: the user's gesture, or a view of the app that dismisses itself.
        private func wentAway(_ session: DialogSession?, _ reason: DismissReason) {
            guard let session, layer?.id == session.id else { return }
            session.wasDismissed(reason)
        }

        func draw(_ layer: StageLayer) {
            stage.draw(layer.id)
            switch layer.form {
            case .sheet: shownSheet = layer.session
            case .cover: shownCover = layer.session
            case .popover: shownPopover = layer.session
            case .popup, .alert, .confirmation: break
            }
        }

        func sheetDisappeared() { if let shownSheet { stage.disappeared(shownSheet, reason: .swipe) } }

        func coverDisappeared() { if let shownCover { stage.disappeared(shownCover, reason: .swipe) } }

        // MARK: Alerts

        /// The dialog that an alert shows, or the question whether edits are to be discarded.
        var alert: AlertSubject? {
            if let layer = layer(.alert) { return .dialog(layer.session) }
            guard layer == nil, let base, base.asksToDiscard else { return nil }
            return .question(base)
        }

        var confirmation: AlertSubject? { layer(.confirmation).map { .dialog($0.session) } }

        var showsAlert: Bool {
            get { isOpen(alert) }
            set { if !newValue { closes(shownAlert, alert) } }
        }

        var showsConfirmation: Bool {
            get { isOpen(confirmation) }
            set { if !newValue { closes(shownConfirmation, confirmation) } }
        }

        private func isOpen(_ subject: AlertSubject?) -> Bool {
            subject.map { !stage.closingAlerts.contains($0.id) } ?? false
        }

        private func closes(_ shown: AlertSubject?, _ current: AlertSubject?) {
            guard let shown, shown.id == current?.id else { return }
            stage.alertCloses(shown)
        }

        func draw(_ subject: AlertSubject, as form: LayerForm) {
            if case .dialog(let session) = subject { stage.draw(session.id) }
            if form == .confirmation { shownConfirmation = subject } else { shownAlert = subject }
        }

        /// The title of the alert that is shown, also while it leaves.
        var alertTitle: Text { title(of: alert ?? shownAlert) }

        var confirmationTitle: Text { title(of: confirmation ?? shownConfirmation) }

        private func title(of subject: AlertSubject?) -> Text {
            Text(verbatim: subject.map { $0.session.string($0.session.title) } ?? "")
        }
    }
#endif
