import Observation
import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct PresentationTests {
    // MARK: Alerts that follow one another

    struct Request: Identifiable {
        let id: Int
        let title: String
        let next: Bool
    }

    @MainActor @Observable final class Racy {
        var isShown = false
        var title = ""
        func show(_ title: String) {
            self.title = title
            isShown = true
        }
    }
    struct RacyScreen: View {
        @Bindable var model: Racy
        var body: some View {
            Button("Start") { model.show("first") }
                .alert(Text(model.title), isPresented: $model.isShown, presenting: model.title) { title in
                    Button("OK") { if title == "first" { model.show("second") } }
                }
        }
    }

    @Test func oneFlagForAlertsInAChainIsARace() {
        var results: Set<Bool> = []
        for orders in Orders.all {
            let host = Host(RacyScreen(model: Racy()), orders: orders)
            host.tap(.button, "Start")
            #expect(host.presented.first?.title == "first")
            host.tap(.button, "OK")
            results.insert(host.presented.first?.title == "second")
        }
        #expect(results == [true, false], "it works under some orders only")
    }

    @MainActor @Observable final class Queue {
        private var waiting: [Request] = []
        private var leaving: Int?
        private var count = 0
        var current: Request? { leaving == nil ? waiting.first : nil }
        func show(_ title: String, next: Bool) {
            count += 1
            waiting.append(.init(id: count, title: title, next: next))
        }
        /// The alert goes; the next one comes when it has gone.
        var isShown: Bool {
            get { current != nil }
            set { if !newValue, let current { leaving = current.id } }
        }
        func gone() {
            waiting.removeAll { $0.id == leaving }
            leaving = nil
        }
    }
    struct QueueScreen: View {
        @Bindable var queue: Queue
        var body: some View {
            Button("Start") { queue.show("first", next: true) }
                .alert(Text(queue.current?.title ?? ""), isPresented: $queue.isShown, presenting: queue.current) {
                    request in
                    Button("OK") { if request.next { queue.show("second", next: false) } }
                } message: { request in
                    Text("message of \(request.title)").onDisappear { queue.gone() }
                }
        }
    }

    @Test func aQueueSurvivesEveryOrder() {
        for orders in Orders.all {
            let host = Host(QueueScreen(queue: Queue()), orders: orders)
            host.tap(.button, "Start")
            #expect(host.presented.map(\.title) == ["first"])
            #expect(host.presented.first?.message == "message of first")
            host.tap(.button, "OK")
            #expect(host.presented.map(\.title) == ["second"], "\(orders)")
            host.tap(.button, "OK")
            #expect(host.presented.isEmpty)
            #expect(host.diagnostics.isEmpty, "\(orders)")
        }
    }

    struct Choices: View {
        @State private var isAlert = false
        @State private var isDialog = false
        @State private var log = ""
        @State private var name = ""
        var body: some View {
            VStack {
                Text("log \(log)")
                Button("Alert") { isAlert = true }
                Button("Dialog") { isDialog = true }
            }
            .alert("Delete?", isPresented: $isAlert) {
                TextField("Name", text: $name)
                Button("Delete", role: .destructive) { log += "delete \(name)" }
                Button("Keep", role: .cancel) { log += "keep" }
            } message: {
                Text("It is gone then.")
            }
            .confirmationDialog("Save?", isPresented: $isDialog, titleVisibility: .visible) {
                Button("Save") { log += "save" }
            }
        }
    }

    @Test(arguments: Orders.each) func alerts(_ orders: Orders) {
        let host = Host(Choices(), orders: orders)
        host.tap(.button, "Alert")
        #expect(
            host.presented == [
                Presented(
                    kind: "alert", phase: "presented", title: "Delete?", message: "It is gone then.",
                    buttons: ["Delete", "Keep"])
            ])
        #expect(host.tap(.button, "Dialog") == .covered(by: "alert"))
        host.type("x", into: host.first(.textField))
        host.tap(.button, "Delete")
        #expect(host.shows("log delete x") && host.presented.isEmpty)
        host.tap(.button, "Alert")
        #expect(host.tapOutside() == .refused)
        host.press(.escape)
        #expect(host.shows("log delete xkeep"))
        host.tap(.button, "Dialog")
        #expect(host.presented.first?.buttons == ["Save", "Cancel"], "a dialog has its own way out")
        host.tapOutside()
        #expect(host.presented.isEmpty)
        host.tap(.button, "Dialog")
        host.tap(.button, "Save")
        #expect(host.shows("log delete xkeepsave"))
        #expect(host.diagnostics.isEmpty)
    }

    // MARK: Sheets

    enum Row: String, CaseIterable, Identifiable {
        case edit, privacy, license
        var id: String { rawValue }
    }
    struct SheetPerRow: View {
        @State private var isShown = false
        @State private var chosen = Row.edit
        var body: some View {
            List {
                ForEach(Row.allCases) { row in
                    Button(row.rawValue) {
                        chosen = row
                        isShown = true
                    }
                    .sheet(isPresented: $isShown) { Text("sheet \(chosen.rawValue)") }
                }
            }
        }
    }

    @Test func aSheetInEachRowIsDiagnosed() {
        let host = Host(SheetPerRow())
        host.tap(.button, "privacy")
        #expect(host.diagnostics.contains("3 presentations are active from one binding"))
        #expect(host.diagnostics.contains("sheet asked for while a sheet is presenting"))
    }

    struct Detail: View {
        let row: Row
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @State private var taps = 0
        var body: some View {
            VStack {
                Text("sheet \(row.rawValue) \(isPresented)")
                Button("taps \(taps)") { taps += 1 }
                Button("Done") { dismiss() }
            }
        }
    }
    struct SheetByItem: View {
        @State private var chosen: Row?
        @State private var closed = 0
        var body: some View {
            List {
                Text("closed \(closed)")
                ForEach(Row.allCases) { row in Button(row.rawValue) { chosen = row } }
                Button("other") { chosen = chosen == .edit ? .license : .edit }
            }
            .sheet(item: $chosen) {
                closed += 1
            } content: { row in
                VStack {
                    Detail(row: row)
                    Button("swap") { chosen = .license }
                }
            }
        }
    }

    @Test(arguments: Orders.each) func oneSheetByItem(_ orders: Orders) {
        let host = Host(SheetByItem(), orders: orders)
        host.tap(.button, "privacy")
        #expect(host.shows("sheet privacy true"))
        host.tap(.button, "taps 0")
        host.tap(.button, "taps 1")
        #expect(host.first(.button, "taps 2") != nil)
        host.tap(.button, "Done")
        #expect(host.presented.isEmpty && host.shows("closed 1"))
        host.tap(.button, "privacy")
        #expect(host.first(.button, "taps 0") != nil, "the state went with the sheet")
        host.tap(.button, "swap")
        #expect(host.shows("sheet license true"), "\(orders)")
        host.swipeDown()
        #expect(host.presented.isEmpty)
        #expect(host.diagnostics.isEmpty, "\(orders)")
    }

    struct Guarded: View {
        @State private var isShown = true
        @State private var isDirty = true
        var body: some View {
            Text("root").sheet(isPresented: $isShown) {
                Toggle("dirty", isOn: $isDirty).interactiveDismissDisabled(isDirty).presentationDetents([.medium])
            }
        }
    }

    @Test func interactiveDismissalCanBeRefused() {
        let host = Host(Guarded())
        #expect(host.swipeDown() == .refused)
        #expect(host.first(.toggle)?["detents"] == "medium")
        host.tap(host.first(.toggle))
        #expect(host.swipeDown() == .done)
        #expect(host.presented.isEmpty)
    }

    struct Busy: View {
        @State private var isSheet = false
        @State private var isAlert = false
        var body: some View {
            VStack {
                Button("Sheet") { isSheet = true }
            }
            .sheet(isPresented: $isSheet) {
                Button("Alert") { isAlert = true }
                Button("Instead") {
                    isSheet = false
                    isAlert = true
                }
            }
            .alert("Late", isPresented: $isAlert) {}
        }
    }

    @Test func presentingFromABusySurfaceIsDiagnosed() {
        for busy in [true, false] {
            var orders = Orders()
            orders.busy = busy ? .waits : .drops
            let host = Host(Busy(), orders: orders)
            host.tap(.button, "Sheet")
            host.tap(.button, "Alert")
            #expect(host.diagnostics == ["alert asked for while a sheet is presented"])
            #expect(host.presented.map(\.kind) == ["sheet"])
            host.swipeDown()
            #expect(host.presented.map(\.kind) == (busy ? ["alert"] : []), "shown afterwards, or lost")
        }
    }

    @Test func presentingWhileAnotherLeavesIsDiagnosed() {
        let host = Host(Busy())
        host.tap(.button, "Sheet")
        host.tap(.button, "Instead")
        #expect(host.diagnostics == ["alert asked for while a sheet is dismissing"])
        #expect(host.presented.first?.buttons == ["OK"], "an alert without actions has OK")
    }

    struct Inside: View {
        @State private var isSheet = true
        @State private var isAlert = false
        var body: some View {
            Text("root").sheet(isPresented: $isSheet) {
                Button("Both") {
                    isSheet = false
                    isAlert = true
                }
                .alert("In a leaving sheet", isPresented: $isAlert) {}
            }
        }
    }

    @Test func anAlertInALeavingSheetIsDiagnosed() {
        let host = Host(Inside())
        host.tap(.button, "Both")
        #expect(host.diagnostics == ["alert asked for on a sheet that is leaving"])
    }

    struct Nested: View {
        let log: LifecycleTests.Log
        @State private var isFirst = true
        @State private var isSecond = false
        var body: some View {
            Button("close all") { isFirst = false }.sheet(isPresented: $isFirst) {
                log.add("first gone")
            } content: {
                VStack {
                    Button("deeper") { isSecond = true }
                    Button("out") { isFirst = false }
                }
                .popover(isPresented: $isSecond) { Text("second").onDisappear { log.add("second gone") } }
                .onDisappear { log.add("first disappears") }
            }
        }
    }

    @Test(arguments: Orders.each) func presentationsStack(_ orders: Orders) {
        let log = LifecycleTests.Log()
        let host = Host(Nested(log: log), orders: orders)
        #expect(host.tap(.button, "close all") == .covered(by: "sheet"))
        host.tap(.button, "deeper")
        #expect(host.presented.map(\.kind) == ["sheet", "popover"])
        #expect(host.tap(.button, "out") == .covered(by: "popover"))
        host.tapOutside()
        #expect(host.presented.map(\.kind) == ["sheet"])
        host.holdsAnimations = true
        host.tap(.button, "out")
        #expect(host.presented.map(\.phase) == ["dismissing"])
        #expect(host.tap(.button, "deeper") == .covered(by: "its own dismissal"))
        host.tick()
        host.settle()
        let isFirst = orders.dismissal == .onDismissFirst
        #expect(
            log.lines == ["second gone"]
                + (isFirst ? ["first gone", "first disappears"] : ["first disappears", "first gone"]))
    }

    struct Covered: View {
        @State private var isShown = true
        var body: some View {
            Text("root").fullScreenCover(isPresented: $isShown) { Text("cover") }
        }
    }
    @Test func aFullScreenCoverCannotBePulledDown() {
        let host = Host(Covered())
        #expect(host.presented.map(\.kind) == ["fullScreenCover"])
        #expect(host.swipeDown() == .refused)
        #expect(host.spoken.map(\.label) == ["cover"])
    }
}
