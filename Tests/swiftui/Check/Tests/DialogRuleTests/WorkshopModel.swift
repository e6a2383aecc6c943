import DialogRuntime
import DialogUI
import SwiftUI

/// What the workshop's definitions ask for.
@MainActor @Observable final class WorkshopModel: WorkshopApp {
    var build = "7"
    var firstGlow = Glow(strength: 1)
    private(set) var resets = 0

    func reset() { resets += 1 }
    func newMember() -> Member { Member() }
}

@MainActor @Observable final class Sound {
    var name = "Bell"
    var level = 5
    var gain = 0.5
    var isMuted = false
    var color = "red"

    struct Snapshot: Equatable {
        var name: String, level: Int, gain: Double, isMuted: Bool, color: String
    }

    var snapshot: Snapshot { Snapshot(name: name, level: level, gain: gain, isMuted: isMuted, color: color) }
}

/// Records in a list.
@MainActor @Observable final class Band {
    var members = [Member(name: "Ann"), Member(name: "Bob")]
    var tunes = ["Blue"]
}

struct Member: Equatable, Sendable {
    var name = ""
    var isGuest = false
}

struct Glow: Codable, Equatable, Sendable {
    var strength: Double
}

/// A value of the app, edited in a view's state.
struct MixValue: Equatable {
    var level = 5
}

/// The views that the workshop's definitions ask for.
struct WorkshopSlots: WorkshopViews {
    func canvas(_ session: DialogSession, width: Int, grid: Bool) -> some View {
        CanvasView(owner: session.model(of: CanvasDialog.self)?.dialog.owner ?? "", width: width, hasGrid: grid)
    }

    func glowView(_ session: DialogSession, value: Binding<Glow>, maximum: Int) -> some View {
        Button("Glow \(value.wrappedValue.strength)") {
            value.wrappedValue.strength = min(value.wrappedValue.strength + 1, Double(maximum))
        }
        .accessibilityIdentifier("glow.more")
    }

    func glowView(_ session: DialogSession, maximum: Int) -> some View {
        Text(verbatim: "At most \(maximum)").accessibilityIdentifier("glow.badge")
    }

    func sparkView(_ session: DialogSession, value: Binding<Glow?>) -> some View {
        Button(value.wrappedValue.map { "Spark \($0.strength)" } ?? "No spark") {
            value.wrappedValue = value.wrappedValue == nil ? Glow(strength: 3) : nil
        }
        .accessibilityIdentifier("spark.button")
    }

    func aboutView(_ session: DialogSession, build: Int) -> some View {
        Text(verbatim: "Build \(build)").accessibilityIdentifier("about.build")
    }
}

/// A view of the app with a state of its own.
private struct CanvasView: View {
    let owner: String
    let width: Int
    let hasGrid: Bool
    @State private var strokes = 0

    var body: some View {
        Button("\(strokes) strokes of \(owner), \(width) wide\(hasGrid ? ", grid" : "")") { strokes += 1 }
            .accessibilityIdentifier("canvas.draw")
    }
}

/// The screen behind the dialogs: what must not be reached while one is shown.
struct Home: View {
    @Environment(\.workshop) private var workshop

    var body: some View {
        VStack {
            Button("Open the panel") { workshop.panel.show() }
                .accessibilityIdentifier("home.open")
            Button("Choose") { workshop.choice.show() }
                .accessibilityIdentifier("home.choose")
                .dialogAnchor("tools.choose")
        }
    }
}
