#if canImport(SwiftUI)
    import DialogRuntime

    /// A host's place at its center. It is given up when the host leaves the screen or, where nobody says so, with the
    /// host itself.
    @MainActor final class HostAttachment {
        private let center: DialogCenter
        private let ticket: DialogHostTicket

        init(_ center: DialogCenter, _ host: DialogHost) {
            self.center = center
            ticket = center.attach(host)
        }

        var isActive: Bool { center.isActive(ticket) }

        func update(_ host: DialogHost) { center.update(ticket, host) }

        func detach() { center.detach(ticket) }

        deinit {
            Task { @MainActor [center, ticket] in center.detach(ticket) }
        }
    }
#endif
