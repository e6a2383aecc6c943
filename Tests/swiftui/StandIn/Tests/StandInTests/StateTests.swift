import Observation
import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct StateTests {
    struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func stateBelongsToItsPlaceNotToTheValue() {
        let shared = Counter(name: "same")
        let host = Host(
            VStack {
                shared
                shared
            })
        host.tap(host.all(.button)[0])
        host.tap(host.all(.button)[0])
        #expect(host.all(.button).map(\.text) == ["same 2", "same 0"])
    }

    struct Rows: View {
        @State private var names = ["a", "b"]
        var body: some View {
            VStack {
                Button("turn") { names.reverse() }
                Button("drop") { names.removeAll { $0 == "a" } }
                Button("again") { names.append("a") }
                ForEach(names, id: \.self) { Counter(name: $0) }
            }
        }
    }

    @Test func stateFollowsTheIdentityOfForEach() {
        let host = Host(Rows())
        host.tap(host.first(.button, "a 0"))
        host.tap(.button, "turn")
        #expect(host.all(.button).map(\.text).suffix(2) == ["b 0", "a 1"])
        host.tap(.button, "drop")
        host.tap(.button, "again")
        #expect(host.all(.button).last?.text == "a 0", "state ends with its place")
    }

    struct Keyed: View {
        @State private var round = 1
        var body: some View {
            VStack {
                Button("next") { round += 1 }
                Counter(name: "keyed").id(round)
                if round < 3 { Counter(name: "early") } else { Counter(name: "late") }
            }
        }
    }

    @Test func anotherIdOrBranchIsAnotherView() {
        let host = Host(Keyed())
        host.tap(.button, "keyed 0")
        host.tap(.button, "early 0")
        host.tap(.button, "next")
        #expect(host.first(.button, "keyed 0") != nil)
        #expect(host.first(.button, "early 1") != nil)
        host.tap(.button, "next")
        #expect(host.first(.button, "late 0") != nil)
    }

    @Observable final class Model {
        var n = 0
        var other = 0
    }
    struct Watching: View {
        @Bindable var model: Model
        var body: some View {
            VStack {
                Text("n \(model.n)")
                Stepper("n", value: $model.n, in: 0...2)
            }
        }
    }

    @Test func observedValuesAreFollowedAndOthersAreNot() {
        let model = Model()
        let host = Host(Watching(model: model))
        model.n = 1
        host.settle()
        #expect(host.shows("n 1"))
        let before = host.evaluations
        model.other = 5
        host.settle()
        #expect(host.evaluations == before, "nothing that views read has changed")
        host.increment(host.first(.stepper))
        host.increment(host.first(.stepper))
        #expect(model.n == 2)
        #expect(host.diagnostics.isEmpty)
    }

    final class OldModel: ObservableObject { @Published var n = 0 }
    struct Old: View {
        @StateObject private var own = OldModel()
        @ObservedObject var given: OldModel
        @EnvironmentObject private var around: OldModel
        var body: some View {
            VStack {
                Button("own \(own.n)") { own.n += 1 }
                Text("given \(given.n)")
                Text("around \(around.n)")
                Stepper("given", value: $given.n)
            }
        }
    }

    @Test func observableObjects() {
        let given = OldModel()
        let around = OldModel()
        let host = Host(Old(given: given).environmentObject(around))
        host.tap(.button, "own 0")
        host.tap(.button, "own 1")
        given.n = 4
        around.n = 7
        host.settle()
        #expect(host.shows("own 2") && host.shows("given 4") && host.shows("around 7"))
        host.increment(host.first(.stepper))
        #expect(given.n == 5)
    }

    struct Bound: View {
        @State private var values = [1, 2]
        @State private var maybe: Int?
        var body: some View {
            VStack {
                ForEach($values, id: \.self) { $value in Button("\(value)") { value *= 10 } }
                if let some = Binding($maybe) { Button("maybe \(some.wrappedValue)") { some.wrappedValue += 1 } }
                Button("set") { maybe = 3 }
            }
        }
    }

    @Test func bindingsReachIntoCollectionsAndOptionals() {
        let host = Host(Bound())
        host.tap(.button, "2")
        #expect(host.first(.button, "20") != nil)
        host.tap(.button, "set")
        host.tap(.button, "maybe 3")
        #expect(host.first(.button, "maybe 4") != nil)
    }

    struct ActorBound: View {
        let model: MainModel
        var body: some View {
            Toggle(
                "on",
                isOn: Binding(
                    get: { MainActor.assumeIsolated { model.isOn } },
                    set: { isOn in MainActor.assumeIsolated { model.isOn = isOn } }))
        }
    }
    @MainActor @Observable final class MainModel { var isOn = false }

    @Test func bindingsOfClosuresRunOnTheMainActor() {
        let model = MainModel()
        let host = Host(ActorBound(model: model))
        host.tap(host.first(.toggle))
        #expect(model.isOn && host.first(.toggle)?.isOn == true)
    }

    // MARK: Faults that are told

    struct Impure: View {
        @State private var count = 0
        var body: some View {
            count += 1
            return Text("\(count)")
        }
    }
    @Test func aBodyThatWritesStateIsDiagnosed() {
        let host = Host(Impure())
        #expect(host.diagnostics.contains { $0.contains("changed while views were being evaluated") })
    }

    struct ImpureModel: View {
        let model: Model
        var body: some View {
            model.n += 1
            return Text("\(model.other)")
        }
    }
    @Test func aBodyThatWritesAnObservedValueIsDiagnosed() {
        let host = Host(ImpureModel(model: Model()))
        #expect(!host.diagnostics.isEmpty)
    }

    struct Random: View {
        var body: some View { Text("\(Int.random(in: 0..<1_000_000_000))") }
    }
    @Test func aBodyThatAnswersDifferentlyIsDiagnosed() {
        #expect(Host(Random()).diagnostics == ["a view's body gives a different answer without a change"])
    }

    @Test func doubleIdentitiesAreDiagnosed() {
        let host = Host(ForEach([1, 1], id: \.self) { Text("\($0)") })
        #expect(host.diagnostics == ["ForEach: the ID 1 occurs more than once"])
    }
}
