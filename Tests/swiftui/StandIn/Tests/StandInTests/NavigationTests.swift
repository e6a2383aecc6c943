import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct NavigationTests {
    struct Pages: View {
        let log: LifecycleTests.Log
        @State var path: [Int] = []
        @State private var query = ""
        @State private var isExtra = false
        var body: some View {
            NavigationStack(path: $path) {
                List {
                    Text("path \(path.map(String.init).joined(separator: "/"))")
                    NavigationLink("One", value: 1)
                    NavigationLink("Plain") { Text("plain page").navigationTitle("Plain") }
                    NavigationLink("Wrong", value: "text")
                    Button("Extra") { isExtra = true }
                    Text("query \(query)")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Page(number: $0) }
                .navigationDestination(isPresented: $isExtra) { Text("extra page") }
                .searchable(text: $query, prompt: "Find")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Leave") { log.add("leave") } }
                    ToolbarItem(placement: .primaryAction) { Button("Deep") { path = [1, 2, 3] } }
                }
                .onAppear { log.add("+root") }
                .onDisappear { log.add("-root") }
            }
        }
    }
    struct Page: View {
        let number: Int
        @Environment(\.dismiss) private var dismiss
        @State private var taps = 0
        var body: some View {
            VStack {
                Button("taps \(taps)") { taps += 1 }
                Button("up") { dismiss() }
                NavigationLink("Next", value: number + 1)
            }
            .navigationTitle("Page \(number)")
        }
    }

    @Test func pagesArePushedAndPopped() {
        let log = LifecycleTests.Log()
        let host = Host(Pages(log: log))
        #expect(host.pageTitle == "Root" && host.first(.backButton) == nil)
        host.tap(.navigationLink, "One")
        #expect(host.pageTitle == "Page 1")
        #expect(host.first(.backButton)?.text == "Root")
        #expect(log.lines == ["+root", "-root"])
        host.tap(.button, "taps 0")
        host.tap(.navigationLink, "Next")
        #expect(host.pageTitle == "Page 2")
        host.tap(.button, "up")
        #expect(host.first(.button, "taps 1") != nil, "a covered page keeps its state")
        host.back()
        #expect(host.shows("path ") && log.lines == ["+root", "-root", "+root"])
        host.tap(.button, "Deep")
        #expect(host.pageTitle == "Page 3")
        host.back()
        host.back()
        #expect(host.first(.button, "taps 0") != nil)
        host.back()
        host.tap(.navigationLink, "Plain")
        #expect(host.pageTitle == "Plain" && host.shows("plain page"))
        host.back()
        host.tap(.button, "Extra")
        #expect(host.shows("extra page"))
        host.back()
        #expect(host.pageTitle == "Root" && host.diagnostics.isEmpty)
    }

    @Test func barsAndSearch() {
        let log = LifecycleTests.Log()
        let host = Host(Pages(log: log))
        #expect(host.first(.button, "Deep")?["placement"] == "primaryAction")
        host.press(.escape)
        #expect(log.lines.last == "leave", "the placement for cancelling brings its key")
        host.type("abc", into: host.first(.searchField, "Find"))
        #expect(host.shows("query abc"))
    }

    @Test func wrongStepsAreDiagnosed() {
        let host = Host(Pages(log: .init()))
        host.tap(.navigationLink, "Wrong")
        #expect(host.diagnostics == ["NavigationLink: text does not fit the path of its stack"])
        let lost = Host(NavigationStack { NavigationLink("x", value: 1) })
        lost.tap(.navigationLink, "x")
        #expect(lost.diagnostics == ["no navigationDestination is declared for Int"])
        let outside = Host(Text("x").toolbar { Button("b") {} }.searchable(text: .constant("")))
        #expect(outside.diagnostics.count == 2)
    }
}
