#if canImport(SwiftUI)
    import DialogRuntime
    import Foundation
    import SwiftUI

    /// What one host shows of its center: a layer for each dialog, and the confirmation that what went away is gone.
    ///
    /// Everything is kept by ticket. A dialog that has ended stays in `leaving` until SwiftUI says that it has
    /// disappeared; only then the center shows the next one.
    @MainActor @Observable final class DialogStage {
        /// How long an alert may take to disappear, where nobody says that it has.
        static let alertPatience = Duration.milliseconds(600)

        private(set) var center: DialogCenter
        /// The dialogs from bottom to top, each in the content of the one below.
        private(set) var layers: [StageLayer] = []
        /// The pages that lie on views of the app which embed a page.
        private(set) var embeddedPages: [DialogTicket: [DialogSession]] = [:]
        /// Whether this host shows the dialogs of its center.
        private(set) var isActive = false
        /// Alerts that have left the screen or are about to.
        var closingAlerts: Set<AlertSubject.ID> = []

        @ObservationIgnored var alerts: [AlertSubject.ID: ClosingAlert] = [:]
        /// Anchors on the screen, by the dialog whose content they are in; nothing for the app's own.
        @ObservationIgnored private var anchors: [DialogTicket?: Set<String>] = [:]
        @ObservationIgnored private var isWide = false
        @ObservationIgnored private var locale = Locale.current
        @ObservationIgnored private var openURL: @MainActor (URL) -> Void = { _ in }
        @ObservationIgnored private var forms: [DialogTicket: LayerForm] = [:]
        @ObservationIgnored private var drawn: Set<DialogTicket> = []
        @ObservationIgnored private var leaving: [Leaving] = []
        @ObservationIgnored private var embedders: [DialogTicket: WeakEmbedder] = [:]
        @ObservationIgnored private var attachment: HostAttachment?
        @ObservationIgnored private var isOnScreen = false
        @ObservationIgnored private var canHost: Bool

        private struct Leaving {
            let session: DialogSession
            let depth: Int
        }

        private struct WeakEmbedder {
            weak var embedder: PageEmbedder?
        }

        /// Without a center there is nothing to show, and dialogs from here answer `.noHost`.
        init(_ center: DialogCenter?) {
            self.center = center ?? .none
            canHost = center != nil
        }

        // MARK: The host

        /// The host has come to the screen.
        func appear() {
            isOnScreen = true
            guard canHost, attachment == nil else { return }
            attachment = HostAttachment(center, host)
            sync()
        }

        /// The host has left the screen. Behind a cover of its own it is still there.
        func disappear() {
            isOnScreen = false
            guard layers.first?.form != .cover, !leaving.contains(where: { forms[$0.session.id] == .cover }) else {
                return
            }
            leave()
        }

        /// What disappears together with the host says nothing of a dialog: another host may show it now.
        var isAttached: Bool { attachment != nil }

        private func leave() {
            attachment?.detach()
            attachment = nil
            forget()
        }

        private func forget() {
            isActive = false
            layers = []
            embeddedPages = [:]
            leaving = []
            forms = [:]
            drawn = []
            for alert in alerts.values { alert.timer?.cancel() }
            alerts = [:]
            closingAlerts = []
        }

        /// The host shows the dialogs of another center from now on.
        func move(to center: DialogCenter?) {
            guard center !== (canHost ? self.center : nil) else { return }
            leave()
            self.center = center ?? .none
            canHost = center != nil
            if isOnScreen { appear() }
        }

        /// What the host says of itself.
        func update(locale: Locale, isWide: Bool, openURL: @escaping @MainActor (URL) -> Void) {
            self.isWide = isWide
            self.openURL = openURL
            let isNew = locale != self.locale
            self.locale = locale
            if isNew { attachment?.update(host) }
        }

        private var host: DialogHost {
            DialogHost(
                "SwiftUI", platforms: HostPlatform.platforms, locale: locale, update: { [weak self] in self?.sync() },
                openLink: { [weak self] link in
                    if let url = HostPlatform.address(of: link) { self?.openURL(url) }
                })
        }

        // MARK: Following the center

        /// Brings the layers up to date with what the center presents.
        func sync() {
            isActive = attachment?.isActive ?? false
            let presented = isActive ? center.presented : []
            var embedded: [DialogTicket: [DialogSession]] = [:]
            var next: [StageLayer] = []
            for session in presented {
                if let place = embeddedPlace(of: session, embedded) {
                    embedded[place, default: []].append(session)
                } else if session.isPushed, let last = next.last, last.top.id == session.opener,
                    last.session.presentation == .page
                {
                    next[next.count - 1].pages.append(session)
                } else {
                    if let below = next.indices.last, next[below].form.isAlert {
                        next[below].form = asPopup(next[below])
                    }
                    next.append(StageLayer(session: session, form: form(of: session, on: next.last?.top.id)))
                }
            }
            let gone = sessions.filter { session in !presented.contains { $0 === session } }
            depart(gone)
            if layers != next { layers = next }
            let tickets = embedded.mapValues { $0.map(\.id) }
            if embeddedPages.mapValues({ $0.map(\.id) }) != tickets { embeddedPages = embedded }
        }

        private var sessions: [DialogSession] {
            layers.flatMap { [$0.session] + $0.pages } + embeddedPages.values.flatMap { $0 }
        }

        /// The dialogs that are shown no more wait for SwiftUI, except those that it has never been given.
        private func depart(_ gone: [DialogSession]) {
            for session in gone where !leaving.contains(where: { $0.session === session }) {
                let form = layers.first { $0.id == session.id }?.form
                let depth = layers.firstIndex { $0.id == session.id || $0.pages.contains { $0 === session } } ?? 0
                leaving.append(Leaving(session: session, depth: depth))
                if closingAlerts.contains(.dialog(session.id)) { continue }
                if form?.isAlert == true, drawn.contains(session.id) {
                    alertCloses(.dialog(session))
                } else if !drawn.contains(session.id) {
                    // Not at once: the center is in the middle of ending it.
                    Task { @MainActor in self.reportGone(session) }
                }
            }
        }

        // MARK: What SwiftUI says

        /// The content of a dialog was made.
        func draw(_ ticket: DialogTicket) { drawn.insert(ticket) }

        /// A dialog has disappeared from the screen, and with it all that lay on it.
        func disappeared(_ session: DialogSession, reason: DismissReason) {
            guard isAttached else { return }
            // If it went without being asked, it ends now.
            session.wasDismissed(reason)
            guard let depth = leaving.first(where: { $0.session === session })?.depth else { return }
            for above in leaving.reversed() where above.depth >= depth && above.session !== session {
                reportGone(above.session)
            }
            reportGone(session)
        }

        /// A popup or popover has disappeared. One that has not ended is only covered by something on top of it.
        func covered(_ session: DialogSession) {
            if session.phase == .ended { disappeared(session, reason: .program) } else { drawn.remove(session.id) }
        }

        /// A page has disappeared. One that is only covered by another has not ended.
        func pageDisappeared(_ page: DialogSession) {
            guard page.phase == .ended else { return }
            for other in leaving.reversed() where other.session.isPushed { reportGone(other.session) }
        }

        private func reportGone(_ session: DialogSession) {
            guard let index = leaving.firstIndex(where: { $0.session === session }) else { return }
            leaving.remove(at: index)
            let wasCover = forms.removeValue(forKey: session.id) == .cover
            drawn.remove(session.id)
            anchors[session.id] = nil
            center.presenterDidDismiss(session.id)
            if wasCover && !isOnScreen && layers.isEmpty { leaveUnlessBack() }
        }

        /// Behind the cover that has gone the host appears again, unless it went away meanwhile.
        private func leaveUnlessBack() {
            Task { @MainActor in
                await Task.yield()
                if !isOnScreen && layers.first?.form != .cover { leave() }
            }
        }

        /// The content of a cover has gone while the center still shows it: the host behind it went as well.
        func coverContentDisappeared(_ layer: StageLayer) {
            guard !isOnScreen, layers.last?.id == layer.id else { return }
            Task { @MainActor in
                await Task.yield()
                if !isOnScreen && layers.last?.id == layer.id { leave() }
            }
        }

        // MARK: Forms

        /// The form is decided once: an anchor that comes or goes later changes nothing.
        private func form(of session: DialogSession, on below: DialogTicket?) -> LayerForm {
            if let form = forms[session.id] { return form }
            let hasAnchor = session.info.anchor.map { anchors[below, default: []].contains($0) } ?? false
            let form = HostPlatform.form(of: session, hasAnchor: hasAnchor, isWide: isWide)
            forms[session.id] = form
            return form
        }

        /// Nothing can lie on an alert of the system, so it becomes a popup.
        private func asPopup(_ layer: StageLayer) -> LayerForm {
            if drawn.remove(layer.id) != nil { alertCloses(.dialog(layer.session)) }
            forms[layer.id] = .popup
            return .popup
        }

        /// An alert that was closed in vain comes back as a popup.
        func reopenAsPopup(_ session: DialogSession) {
            forms[session.id] = .popup
            drawn.remove(session.id)
            sync()
        }

        /// The anchors in the content of a dialog.
        func setAnchors(_ anchors: Set<String>, in ticket: DialogTicket?) { self.anchors[ticket] = anchors }

        // MARK: Pages in views of the app

        /// A view of the app shows a page; the pages that its rows lead to belong to its navigation stack.
        func embed(_ embedder: PageEmbedder) { embedders[embedder.session.id] = WeakEmbedder(embedder: embedder) }

        private func embeddedPlace(
            of session: DialogSession, _ embedded: [DialogTicket: [DialogSession]]
        ) -> DialogTicket? {
            guard session.isPushed, let opener = session.opener else { return nil }
            if embedders[opener]?.embedder != nil { return opener }
            return embedded.first { $0.value.last?.id == opener }?.key
        }
    }
#endif
