import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct LifecycleTests {
    @MainActor final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    struct Changing: View {
        let log: Log
        @State private var n = 0
        var body: some View {
            Button("n \(n)") { n += 1 }
                .onChange(of: n) { old, new in log.add("\(old)>\(new)") }
                .onChange(of: n, initial: true) { log.add("seen \(n)") }
        }
    }

    @Test func onChangeTellsOldAndNew() {
        let log = Log()
        let host = Host(Changing(log: log))
        #expect(log.lines == ["seen 0"])
        host.tap(host.first(.button))
        #expect(log.lines == ["seen 0", "0>1", "seen 1"])
    }

    struct Appearing: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("flip") { isShown.toggle() }
                if isShown {
                    VStack {
                        Text("inner").onAppear { log.add("+inner") }.onDisappear { log.add("-inner") }
                    }
                    .onAppear { log.add("+outer") }
                    .onDisappear { log.add("-outer") }
                }
            }
        }
    }

    @Test(arguments: Orders.each) func appearances(_ orders: Orders) {
        let log = Log()
        let host = Host(Appearing(log: log), orders: orders)
        let inner = orders.appearance == .innerFirst
        #expect(log.lines == (inner ? ["+inner", "+outer"] : ["+outer", "+inner"]))
        log.lines = []
        host.tap(.button, "flip")
        #expect(Set(log.lines) == ["-inner", "-outer"])
        host.tap(.button, "flip")
        #expect(log.lines.count == 4)
        host.close()
        #expect(log.lines.count == 6)
    }

    struct Fading: View {
        let log: Log
        let zIndex: Double?
        @State private var isShown = true
        var body: some View {
            ZStack {
                Color.white
                if let zIndex { popup.zIndex(zIndex) } else { popup }
                Button("flip") { withAnimation(.easeOut) { isShown.toggle() } }
            }
        }
        @ViewBuilder private var popup: some View {
            if isShown {
                Text("popup").accessibilityIdentifier("popup").transition(.opacity).onDisappear { log.add("-popup") }
            }
        }
    }

    @Test func aTransitionKeepsTheViewForOneTick() {
        let log = Log()
        let host = Host(Fading(log: log, zIndex: 1))
        host.holdsAnimations = true
        host.tap(.button, "flip")
        #expect(host["popup"]?.isLeaving == true)
        #expect(host["popup"]?.transition == "opacity")
        #expect(log.lines.isEmpty, "it disappears when the transition has ended")
        host.tick()
        #expect(host["popup"] == nil)
        #expect(log.lines == ["-popup"])
        #expect(host.animations == [.easeOut])
    }

    @Test func aViewThatLeavesWithoutZIndexFallsBehind() {
        for (zIndex, isBehind) in [(nil, true), (1, false)] as [(Double?, Bool)] {
            let host = Host(Fading(log: Log(), zIndex: zIndex))
            host.holdsAnimations = true
            host.tap(.button, "flip")
            #expect(host.isDrawnBehind(host["popup"], host.first(.color)) == isBehind)
        }
    }

    struct Working: View {
        let log: Log
        @State private var round = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("round") { round += 1 }
                Button("hide") { isShown = false }
                if isShown {
                    Text("works").task(id: round) {
                        log.add("start \(round)")
                        try? await Task.sleep(for: .seconds(3600))
                        log.add("end")
                    }
                }
            }
        }
    }

    @Test func tasksStartAgainWithTheirIdAndEndWithTheirView() async {
        let log = Log()
        let host = Host(Working(log: log))
        await host.turn()
        #expect(log.lines == ["start 0"])
        host.tap(.button, "round")
        await host.turn { log.lines.count == 3 }
        #expect(log.lines.sorted() == ["end", "start 0", "start 1"])
        host.tap(.button, "hide")
        await host.turn { log.lines.count == 4 }
        #expect(log.lines.sorted() == ["end", "end", "start 0", "start 1"])
    }

    struct Completing: View {
        let log: Log
        @State private var isOn = false
        var body: some View {
            Button("go") {
                withAnimation(.default) {
                    isOn = true
                } completion: {
                    log.add("done")
                }
            }
        }
    }

    @Test func animationsCompleteWithTheTick() {
        let log = Log()
        let host = Host(Completing(log: log))
        host.holdsAnimations = true
        host.tap(.button, "go")
        #expect(log.lines.isEmpty && host.isAnimating)
        host.tick()
        #expect(log.lines == ["done"] && !host.isAnimating)
    }
}
