import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct ControlTests {
    struct Settings: View {
        @State var volume = 0.5
        @State var count = 3
        @State var voice: String? = "Piano"
        @State var date = Date(timeIntervalSinceReferenceDate: 0)
        @State var color = Color.red
        @State var isOpen = false
        @Environment(\.openURL) private var openURL
        let site: URL
        var body: some View {
            Form {
                Section {
                    Slider(value: $volume, in: 0...1, step: 0.25) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("1")
                    }
                    Stepper("Count \(count)", value: $count, in: 1...4)
                    Picker("Voice", selection: $voice) {
                        Text("None").tag(String?.none)
                        ForEach(["Piano", "Bass"], id: \.self) { Text($0).tag(String?.some($0)) }
                    }
                    .pickerStyle(.menu)
                    DatePicker(
                        "Date", selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)...,
                        displayedComponents: .date)
                    ColorPicker("Color", selection: $color, supportsOpacity: false)
                } header: {
                    Text("Sound")
                } footer: {
                    Text("Applies at once.")
                }
                DisclosureGroup("More", isExpanded: $isOpen) { Text("hidden treasure") }
                LabeledContent("Version", value: "1.0")
                ProgressView("Loading", value: 0.25)
                Link("Site", destination: site)
                Menu("Actions") { Button("Reset") { volume = 0 } }
                Button("Help") { openURL(site) }
            }
        }
    }

    @Test func controls() throws {
        let site = try #require(URL(string: "https://example.org"))
        let host = Host(Settings(site: site))
        let slider = host.first(.slider)
        #expect(slider?.label == "Volume")
        host.slide(slider, to: 0.6)
        #expect(host.first(.slider)?.number == 0.5, "steps")
        host.slide(slider, to: 7)
        #expect(host.first(.slider)?.number == 1, "range")
        host.decrement(slider)
        #expect(host.first(.slider)?.number == 0.75)
        host.increment(host.first(.stepper))
        host.increment(host.first(.stepper))
        #expect(host.first(.stepper, "Count 4") != nil)

        #expect(host.first(.picker)?.value == "Piano")
        #expect(host.first(.picker)?.options.map(\.text) == ["None", "Piano", "Bass"])
        #expect(host.choose("None", in: host.first(.picker)) == .done)
        #expect(host.first(.picker)?.value == "None")
        #expect(host.choose("Drums", in: host.first(.picker)) == .notFound)

        host.pick(Date(timeIntervalSinceReferenceDate: -5), in: host.first(.datePicker))
        #expect(host.first(.datePicker)?.value == "\(Date(timeIntervalSinceReferenceDate: 0))")
        host.pick(.blue, in: host.first(.colorPicker))
        #expect(host.first(.colorPicker)?.value == "blue")

        #expect(!host.shows("hidden treasure"))
        host.tap(.disclosureGroup, "More")
        #expect(host.shows("hidden treasure"))
        #expect(host.first(.labeledContent)?.text == "Version 1.0")
        #expect(host.first(.progressView)?.value == "25%")
        host.tap(.link, "Site")
        host.tap(.button, "Help")
        #expect(host.openedLinks.map(\.absoluteString) == ["https://example.org", "https://example.org"])
        #expect(host.first(.button, "Reset") == nil)
        host.tap(.menu, "Actions")
        host.tap(.button, "Reset")
        #expect(host.first(.slider)?.number == 0)
        #expect(host.first(.button, "Reset") == nil, "a choice closes the menu")
        #expect(host.diagnostics.isEmpty)
    }

    @Test func aSelectionWithoutATagIsDiagnosed() {
        let host = Host(Picker("p", selection: .constant("x")) { Text("A").tag("a") })
        #expect(host.diagnostics == ["Picker: the selection x has no option with that tag"])
    }

    @Test func aTagOfAnotherTypeIsNoTag() {
        let host = Host(Picker("p", selection: .constant(Int?.some(1))) { Text("1").tag(1) })
        #expect(host.choose("1", in: host.first(.picker)) == .refused)
        #expect(!host.diagnostics.isEmpty)
    }

    @Test func disabledControlsRefuse() {
        let host = Host(
            Form {
                Toggle("t", isOn: .constant(false))
                Stepper("s", value: .constant(1))
                Picker("p", selection: .constant(1)) { Text("1").tag(1) }
                TextField("f", text: .constant(""))
            }
            .disabled(true))
        #expect(host.tap(host.first(.toggle)) == .disabled)
        #expect(host.increment(host.first(.stepper)) == .disabled)
        #expect(host.choose("1", in: host.first(.picker)) == .disabled)
        #expect(host.type("x", into: host.first(.textField)) == .disabled)
    }

    struct Rows: View {
        @State private var names = ["a", "b", "c"]
        @State private var chosen: Set<String> = []
        var body: some View {
            NavigationStack {
                List(selection: $chosen) {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                    Text("rows \(names.joined()) chosen \(chosen.sorted().joined())")
                        .swipeActions { Button("Clear") { names = [] } }
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test func listsEdit() {
        let host = Host(Rows())
        host.move(host.first(text: "a"), to: 3)
        #expect(host.shows("rows bca chosen "))
        host.swipe(host.first(text: "b"))
        host.tap(text: "c")
        #expect(host.shows("rows ca chosen c"))
        host.tap(.editButton, "Edit")
        #expect(host.first(.editButton, "Done") != nil && host.first(.list)?["editing"] == "true")
        #expect(host.swipe(host.first(text: "rows ca chosen c"), "Clear") == .done)
        #expect(host.shows("rows  chosen c"))
    }
}

extension Array {
    fileprivate mutating func remove(atOffsets offsets: IndexSet) {
        for index in offsets.reversed() { remove(at: index) }
    }
    mutating func move(fromOffsets offsets: IndexSet, toOffset target: Int) {
        let moved = offsets.map { self[$0] }
        let place = target - offsets.count { $0 < target }
        remove(atOffsets: offsets)
        insert(contentsOf: moved, at: place)
    }
}
