#if canImport(SwiftUI)
    public import DialogRuntime
    public import SwiftUI

    /// What a view inside of a dialog host knows of it.
    public struct DialogEnvironment: Sendable {
        let stage: DialogStage?

        /// The center of the host around; without one a center that answers every dialog with `.noHost`.
        @MainActor public var center: DialogCenter { stage?.center ?? .none }
    }

    private struct DialogEnvironmentKey: EnvironmentKey {
        static let defaultValue = DialogEnvironment(stage: nil)
    }

    extension EnvironmentValues {
        /// The dialog host around a view.
        public internal(set) var dialogEnvironment: DialogEnvironment {
            get { self[DialogEnvironmentKey.self] }
            set { self[DialogEnvironmentKey.self] = newValue }
        }
    }

    /// How a level stands to what lies on it.
    struct LevelFocus: Sendable {
        /// Nothing lies on top, so the keys belong to the level's content.
        var isTopmost = true
        /// Something that the level itself draws lies on top, so nothing in its content may be used.
        var isCovered = false
    }

    private struct LevelFocusKey: EnvironmentKey {
        static let defaultValue = LevelFocus()
    }

    extension EnvironmentValues {
        var levelFocus: LevelFocus {
            get { self[LevelFocusKey.self] }
            set { self[LevelFocusKey.self] = newValue }
        }
    }
#endif
