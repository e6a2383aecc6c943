#if canImport(SwiftUI)
    import DialogRuntime
    import Foundation

    /// What differs from platform to platform.
    @MainActor enum HostPlatform {
        /// The platform for `platforms:` in definitions.
        static var platforms: DialogPlatforms? {
            #if os(iOS)
                .iOS
            #elseif os(macOS)
                .macOS
            #elseif os(tvOS)
                .tvOS
            #elseif os(watchOS)
                .watchOS
            #elseif os(visionOS)
                .visionOS
            #else
                nil
            #endif
        }

        private static var hasCovers: Bool {
            #if os(macOS)
                false
            #else
                true
            #endif
        }

        private static var hasPopovers: Bool {
            #if os(tvOS) || os(watchOS)
                false
            #else
                true
            #endif
        }

        /// Whether a confirmation dialog points at something: where there is room, it is a popover.
        private static func pointsWithConfirmations(isWide: Bool) -> Bool {
            #if os(macOS)
                true
            #elseif os(tvOS) || os(watchOS)
                false
            #else
                isWide
            #endif
        }

        /// What a presentation becomes.
        static func form(of session: DialogSession, hasAnchor: Bool, isWide: Bool) -> LayerForm {
            switch session.presentation {
            case .popup: .popup
            case .sheet, .page, .loading: .sheet
            case .fullScreenCover: hasCovers ? .cover : .sheet
            case .popover: hasPopovers && hasAnchor ? .popover : .sheet
            // A press on any button closes an alert of the system.
            case .alert: session.buttons.contains(where: \.staysOpen) ? .popup : .alert
            case .confirmationDialog where session.buttons.contains(where: \.staysOpen): .popup
            case .confirmationDialog:
                !hasAnchor && pointsWithConfirmations(isWide: isWide) ? .alert : .confirmation
            }
        }

        /// Where a link leads on this platform.
        static func address(of link: DialogLink) -> URL? {
            switch link {
            case .url(let url): return url
            case .system(let place):
                #if os(macOS)
                    let root = "x-apple.systempreferences:"
                    switch place {
                    case .settings: return URL(string: root)
                    case .notifications: return URL(string: root + "com.apple.preference.notifications")
                    }
                #else
                    // The values of `UIApplication.openSettingsURLString` and `openNotificationSettingsURLString`.
                    switch place {
                    case .settings: return URL(string: "app-settings:")
                    case .notifications: return URL(string: "app-settings:notifications")
                    }
                #endif
            }
        }
    }
#endif
