#if canImport(SwiftUI)
    import DialogRuntime

    /// What an alert of the system is about.
    @MainActor enum AlertSubject: Identifiable {
        /// A dialog.
        case dialog(DialogSession)
        /// "Discard or keep editing?" of a dialog that is about to be closed.
        case question(DialogSession)

        enum ID: Hashable, Sendable {
            case dialog(DialogTicket)
            case question(DialogTicket)
        }

        nonisolated var id: ID {
            switch self {
            case .dialog(let session): .dialog(session.id)
            case .question(let session): .question(session.id)
            }
        }

        var session: DialogSession {
            switch self {
            case .dialog(let session), .question(let session): session
            }
        }
    }

    /// An alert on its way from the screen.
    @MainActor struct ClosingAlert {
        let subject: AlertSubject
        var timer: DialogTimer?
        /// Whether one of its buttons was pressed; whatever it meant has been done.
        var wasPressed = false
        /// The answer to "discard or keep editing?".
        var discards = false
    }

    /// SwiftUI writes `false` to an alert's binding before or after it runs the action of the button that was pressed;
    /// which comes first is not documented. So neither decides: both only note what happened to which ticket, and what
    /// closed the alert is decided when it is gone.
    extension DialogStage {
        /// An alert goes away, for whatever reason.
        func alertCloses(_ subject: AlertSubject) {
            guard isAttached, closingAlerts.insert(subject.id).inserted else { return }
            var alert = alerts[subject.id] ?? ClosingAlert(subject: subject)
            alert.timer = center.later(Self.alertPatience) { [weak self] in self?.alertDisappeared(subject) }
            alerts[subject.id] = alert
        }

        /// A button of a dialog's alert.
        func press(_ button: ButtonState, in session: DialogSession) {
            let subject = AlertSubject.dialog(session)
            alerts[subject.id, default: ClosingAlert(subject: subject)].wasPressed = true
            session.press(button.id)
            alertCloses(subject)
        }

        /// A button of the question.
        func answer(discard: Bool, in session: DialogSession) {
            let subject = AlertSubject.question(session)
            alerts[subject.id, default: ClosingAlert(subject: subject)].discards = discard
            alertCloses(subject)
        }

        /// An alert has left the screen. What closed it is decided a turn later, since a button's action may still come.
        func alertDisappeared(_ subject: AlertSubject) {
            alertCloses(subject)
            alerts[subject.id]?.timer?.cancel()
            Task { @MainActor in
                await Task.yield()
                self.decide(subject)
            }
        }

        private func decide(_ subject: AlertSubject) {
            guard let alert = alerts.removeValue(forKey: subject.id) else { return }
            closingAlerts.remove(subject.id)
            switch subject {
            case .question(let session):
                session.answerDiscard(alert.discards)
            case .dialog(let session):
                let isLayer = layers.first { $0.id == session.id }
                if session.phase == .presented {
                    // It gave way to something on top of it, or it was confirmed in vain: it goes on as a popup.
                    if isLayer?.form == .popup { return }
                    if alert.wasPressed { return reopenAsPopup(session) }
                    let reason: DismissReason = isLayer?.form == .confirmation ? .outsideTap : .escape
                    session.wasDismissed(reason)
                }
                disappeared(session, reason: .escape)
            }
        }
    }
#endif
