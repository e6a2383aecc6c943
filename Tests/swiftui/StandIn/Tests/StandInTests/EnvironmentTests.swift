import Observation
import StandInTesting
import SwiftUI
import Testing

private struct LevelKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

@MainActor @Suite struct EnvironmentTests {
    struct Reader: View {
        @Environment(\.level) private var level
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.locale) private var locale
        var body: some View { Text("level \(level) \(isEnabled ? "on" : "off") \(locale.identifier)") }
    }

    @Test func valuesFlowDownAndTheNearestWins() {
        let host = Host(
            VStack {
                Reader()
                VStack { Reader().environment(\.level, 3) }.environment(\.level, 2)
                Reader().transformEnvironment(\.level) { $0 += 10 }.disabled(false).disabled(true)
            })
        host.change { $0.locale = Locale(identifier: "ja_JP") }
        #expect(host.all(.text).map(\.text) == ["level 1 on ja_JP", "level 3 on ja_JP", "level 11 off ja_JP"])
    }

    @Observable final class Service { var name = "s" }
    struct Client: View {
        @Environment(Service.self) private var service
        @Environment(Service.self) private var maybe: Service?
        var body: some View {
            @Bindable var service = service
            TextField("name", text: $service.name)
            Text(maybe?.name ?? "none")
        }
    }

    @Test func observableObjectsTravelByType() {
        let service = Service()
        let host = Host(Client().environment(service))
        host.type("new", into: host.first(.textField))
        #expect(service.name == "new" && host.shows("new"))
    }

    struct Sizes: View {
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.verticalSizeClass) private var height
        @Environment(\.dynamicTypeSize) private var type
        @Environment(\.layoutDirection) private var direction
        @Environment(\.accessibilityReduceMotion) private var still
        @Environment(\.colorSchemeContrast) private var contrast
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Text(
                verbatim:
                    "\(width ?? .regular) \(height ?? .compact) \(type) \(direction) \(still) \(contrast) \(scheme)")
        }
    }

    @Test func theDeviceCanChange() {
        let host = Host(Sizes())
        #expect(host.shows("compact regular large leftToRight false standard light"))
        host.rotate()
        host.reducesMotion = true
        host.increasesContrast = true
        host.change {
            $0.dynamicTypeSize = .accessibility3
            $0.layoutDirection = .rightToLeft
            $0.colorScheme = .dark
        }
        #expect(host.shows("compact compact accessibility3 rightToLeft true increased dark"))
    }

    struct Names: PreferenceKey {
        static let defaultValue: [String] = []
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    struct Collecting: View {
        @State private var names: [String] = []
        @State private var showsMore = false
        var body: some View {
            VStack {
                Text("a").preference(key: Names.self, value: ["a"])
                if showsMore { Text("b").preference(key: Names.self, value: ["b"]) }
                Button("more") { showsMore = true }
                Text("names \(names.joined(separator: "+"))")
            }
            .onPreferenceChange(Names.self) { names = $0 }
        }
    }

    @Test func preferencesAreReducedInOrder() {
        let host = Host(Collecting())
        #expect(host.shows("names a"))
        host.tap(.button, "more")
        #expect(host.shows("names a+b"))
        #expect(host.diagnostics.isEmpty)
    }

    struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("!")
                configuration.label
            }.opacity(configuration.isPressed ? 0.5 : 1)
        }
    }
    struct Confirming: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Button("sure") { configuration.trigger() }
            }
        }
    }
    struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
            .accessibilityValue(configuration.isOn ? "ticked" : "empty")
        }
    }
    struct Styled: View {
        @State private var isOn = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("loud \(count)") { count += 1 }.buttonStyle(Loud())
                Button("asks") { count += 10 }.buttonStyle(Confirming())
                Toggle("boxed", isOn: $isOn).toggleStyle(Boxed())
                Toggle("plain", isOn: $isOn).toggleStyle(.switch)
            }
        }
    }

    @Test func stylesMakeTheBodyOfControls() {
        let host = Host(Styled())
        #expect(host.first(.button)?.text == "! loud 0")
        host.tap(host.first(.button))
        host.tap(.button, "sure")
        #expect(host.first(.button)?.text == "! loud 11")
        host.tap(.button, "boxed")
        #expect(host.first(.button, "boxed")?.value == "ticked")
        #expect(host.first(.toggle)?.isOn == true && host.first(.toggle)?["style"] == "switch")
    }
}

extension EnvironmentTests {
    struct Sized: View {
        @ScaledMetric private var size = 10.0
        var body: some View {
            ContentUnavailableView("size \(Int(size))", systemImage: "magnifyingglass", description: Text("none"))
        }
    }

    @Test func metricsGrowWithTheType() {
        let host = Host(Sized())
        #expect(host.shows("size 10") && host.shows("none"))
        host.change { $0.dynamicTypeSize = .accessibility5 }
        #expect(host.shows("size 22"))
        host.change { $0.dynamicTypeSize = .xSmall }
        #expect(host.shows("size 5"))
    }
}
