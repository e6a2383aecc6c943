import Diagnostics
import Testing

@testable import DialogLanguage

@Suite("Evaluation of conditions")
struct ConditionEvaluationTests {
    private static let file = SourceFile(path: "x", text: "")

    private static func app(_ name: String) -> Condition {
        .app(AppReference(name: name, span: SourceSpan(file, ByteRange(0, 0))))
    }

    private static func values(
        _ controls: [String: ConditionValues.Value], inactive: Set<String> = [], app: [String: Bool] = [:]
    ) -> ConditionValues {
        ConditionValues(
            control: { controls[$0] }, isActive: { !inactive.contains($0) }, argument: { controls[$0] },
            app: { app[$0] })
    }

    private let all = Self.values([
        "on": .literal(.bool(true)), "off": .literal(.bool(false)), "three": .literal(.int(3)),
        "half": .literal(.double(0.5)),
        "text": .literal(.string("a")), "mode": .option(index: 2), "empty": ConditionValues.Value.none,
    ])

    private func compare(_ left: String, _ sign: Condition.Comparison, _ right: Condition.Operand) -> Bool? {
        Condition.compare(.control(left), sign, right).holds(for: all)
    }

    @Test func comparisons() {
        #expect(compare("three", .equal, .literal(.int(3))) == true)
        #expect(compare("three", .notEqual, .literal(.int(3))) == false)
        #expect(compare("three", .less, .literal(.int(4))) == true)
        #expect(compare("three", .lessOrEqual, .literal(.int(3))) == true)
        #expect(compare("three", .greater, .literal(.int(3))) == false)
        #expect(compare("three", .greaterOrEqual, .literal(.int(3))) == true)
        #expect(compare("half", .less, .literal(.double(0.75))) == true)
        #expect(compare("text", .equal, .literal(.string("a"))) == true)
        #expect(compare("mode", .equal, .option(index: 2)) == true)
        #expect(compare("mode", .notEqual, .option(index: 1)) == true)
        #expect(compare("on", .equal, .literal(.bool(false))) == false)
    }

    @Test func optionalsWithoutAValue() {
        #expect(compare("empty", .equal, Condition.Operand.none) == true)
        #expect(compare("empty", .notEqual, Condition.Operand.none) == false)
        #expect(compare("empty", .equal, .literal(.int(3))) == false)
        #expect(compare("empty", .notEqual, .literal(.int(3))) == true)
        #expect(compare("three", .notEqual, Condition.Operand.none) == true)
        for sign in [Condition.Comparison.less, .lessOrEqual, .greater, .greaterOrEqual] {
            #expect(compare("empty", sign, .literal(.int(3))) == false)
            #expect(compare("empty", sign, .control("empty")) == false)
        }
    }

    @Test func hiddenControlsMakeComparisonsFalse() {
        let values = Self.values(["a": .literal(.int(1)), "t": .literal(.bool(true))], inactive: ["a", "t"])
        for sign in Condition.Comparison.allCases {
            let comparison = Condition.compare(.control("a"), sign, .literal(.int(1)))
            #expect(comparison.holds(for: values) == false)
            #expect(Condition.not(comparison).holds(for: values) == true)
            #expect(Condition.compare(.argument("x"), sign, .control("a")).holds(for: values) == false)
        }
        #expect(Condition.isOn(control: "t").holds(for: values) == false)
    }

    @Test func unknownThingsAreOnlyUnknownWhereTheyMatter() {
        let on = Condition.isOn(control: "on")
        let off = Condition.isOn(control: "off")
        let unknown = Self.app("x")
        #expect(unknown.holds(for: all) == nil)
        #expect(Condition.not(unknown).holds(for: all) == nil)
        #expect(Condition.and(unknown, off).holds(for: all) == false)
        #expect(Condition.and(on, unknown).holds(for: all) == nil)
        #expect(Condition.or(unknown, on).holds(for: all) == true)
        #expect(Condition.or(off, unknown).holds(for: all) == nil)
        #expect(compare("nothing", .equal, .literal(.int(3))) == nil)
        #expect(Condition.argument("on").holds(for: all) == true)
        let unsure = ConditionValues(control: { _ in .literal(.bool(true)) }, isActive: { _ in nil })
        #expect(on.holds(for: unsure) == nil)
        #expect(Condition.compare(.control("on"), .equal, .literal(.bool(false))).holds(for: unsure) == false)
        #expect(Condition.compare(.control("on"), .equal, .literal(.bool(true))).holds(for: unsure) == nil)
    }

    /// Whatever the unknown things turn out to be, an answer that was given without them must hold.
    @Test func answersAgreeWithEveryCompletion() {
        var generator = SeededGenerator(seed: 10)
        let names = ["a", "b", "c"]
        var definite = 0
        for _ in 0..<2_000 {
            let tree = randomTree(names, depth: 4, using: &generator)
            let known = names.filter { _ in Bool.random(using: &generator) }
            let bits = names.map { _ in Bool.random(using: &generator) }
            let fixed = Dictionary(uniqueKeysWithValues: zip(names, bits))
            let partial = ConditionValues(control: { _ in nil }, app: { known.contains($0) ? fixed[$0] : nil })
            let answer = tree.holds(for: partial)
            if answer != nil { definite += 1 }
            for mask in 0..<8 {
                var complete: [String: Bool] = [:]
                for (index, name) in names.enumerated() {
                    complete[name] = known.contains(name) ? fixed[name] : mask >> index & 1 == 1
                }
                let expected = naive(tree, complete)
                #expect(tree.holds(for: ConditionValues(control: { _ in nil }, app: { complete[$0] })) == expected)
                if let answer { #expect(answer == expected) }
            }
        }
        #expect(definite > 200)
    }

    private func naive(_ condition: Condition, _ values: [String: Bool]) -> Bool {
        switch condition {
        case .app(let reference): values[reference.name] == true
        case .not(let inner): !naive(inner, values)
        case .and(let left, let right): naive(left, values) && naive(right, values)
        case .or(let left, let right): naive(left, values) || naive(right, values)
        case .isOn, .argument, .compare: false
        }
    }

    private func randomTree(_ names: [String], depth: Int, using generator: inout SeededGenerator) -> Condition {
        switch Int.random(in: 0..<(depth > 0 ? 4 : 1), using: &generator) {
        case 0: return Self.app(names.randomElement(using: &generator) ?? "a")
        case 1: return .not(randomTree(names, depth: depth - 1, using: &generator))
        case 2:
            return .and(
                randomTree(names, depth: depth - 1, using: &generator),
                randomTree(names, depth: depth - 1, using: &generator))
        default:
            return .or(
                randomTree(names, depth: depth - 1, using: &generator),
                randomTree(names, depth: depth - 1, using: &generator))
        }
    }
}
