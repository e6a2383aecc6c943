import Diagnostics
import Testing

@testable import DialogLanguage

/// A checked condition as text, for comparisons.
private func outline(_ condition: Condition) -> String {
    func operand(_ operand: Condition.Operand) -> String {
        switch operand {
        case .control(let id): "control \(id)"
        case .argument(let name): "argument \(name)"
        case .literal(let literal): "\(literal)"
        case .option(let index): "option \(index)"
        case .none: "none"
        }
    }
    return switch condition {
    case .isOn(let control): "on \(control)"
    case .argument(let name): "argument \(name)"
    case .app(let reference): "app \(reference.name) \(reference.span.range.start)..<\(reference.span.range.end)"
    case .not(let inner): "(not \(outline(inner)))"
    case .and(let left, let right): "(\(outline(left)) and \(outline(right)))"
    case .or(let left, let right): "(\(outline(left)) or \(outline(right)))"
    case .compare(let left, let sign, let right): "(\(operand(left)) \(sign.rawValue) \(operand(right)))"
    }
}

@Suite("Names and types of conditions")
struct ConditionCheckerTests {
    static let environment: ConditionEnvironment = {
        let file = SourceFile(path: "x", text: "")
        func option(_ value: Literal, _ caseName: String?) -> Option {
            let span = SourceSpan(file, ByteRange(0, 0))
            return Option(
                value: value, caseName: caseName,
                title: LocalizedText(key: "k", template: TextTemplate("t"), span: span))
        }
        let modes = [
            option(.string("mqtt"), "mqtt"), option(.string("http"), "http"),
            option(.string("Grand Piano"), "grandPiano"),
            option(.string("none"), "noneOption"), option(.string("4"), "_4"), option(.string("high"), "high"),
            option(.string("true"), "true"),
        ]
        let sizes = [option(.int(8), nil), option(.int(16), nil)]
        let modeTable = OptionLookup(OptionList(values: .text, groups: [OptionList.Group(options: modes)]))
        let sizeTable = OptionLookup(OptionList(values: .int, groups: [OptionList.Group(options: sizes)]))
        var environment = ConditionEnvironment()
        environment.add("click", .control(.bool, options: .none))
        environment.add("volume", .control(.double, options: .none))
        environment.add("low", .control(.int, options: .none))
        environment.add("high", .control(.int, options: .none))
        environment.add("limit", .control(.optional(.int), options: .none))
        environment.add("name", .control(.string, options: .none))
        environment.add("mode", .control(.controlOption(control: "mode"), options: .list(modeTable)))
        environment.add("other", .control(.controlOption(control: "other"), options: .list(modeTable)))
        environment.add("keyA", .control(.optionSet(name: "keys"), options: .list(modeTable)))
        environment.add("keyB", .control(.optional(.optionSet(name: "keys")), options: .list(modeTable)))
        environment.add("size", .control(.int, options: .list(sizeTable)))
        environment.add("track", .control(.string, options: .list(modeTable)))
        environment.add("device", .control(.string, options: .open))
        environment.add("phrase", .control(.optional(.app("Phrase")), options: .none))
        environment.add("save", .valueless)
        environment.add("broken", .alreadyWrong)
        environment.add("user", .argument(.string))
        environment.add("count", .argument(.int))
        environment.add("isNew", .argument(.bool))
        environment.add("start", .argument(.date))
        environment.add("end", .argument(.date))
        environment.add("page", .argument(.url))
        return environment
    }()

    private func check(_ text: String) -> CheckedCondition {
        let file = SourceFile(path: "x", text: text)
        return ConditionChecker.check(text, in: Self.environment) { range in
            SourceSpan(file, ByteRange(range.lowerBound, range.upperBound))
        }
    }

    @Test(arguments: [
        ("click", "on click"), ("isNew", "argument isNew"), ("not app.ready", "(not app ready 4..<13)"),
        ("click == true", "(control click == bool(true))"), ("isNew != false", "(argument isNew != bool(false))"),
        ("click == isNew", "(control click == argument isNew)"), ("low < high", "(control low < control high)"),
        ("low >= 5", "(control low >= int(5))"), ("low != -5", "(control low != int(-5))"),
        ("volume < 1", "(control volume < double(1.0))"), ("volume == 0.5", "(control volume == double(0.5))"),
        ("low < count", "(control low < argument count)"), ("count > 3", "(argument count > int(3))"),
        ("limit != none", "(control limit != none)"), ("limit < 3", "(control limit < int(3))"),
        ("limit == low", "(control limit == control low)"), ("name == 'a b'", "(control name == string(\"a b\"))"),
        ("name != ''", "(control name != string(\"\"))"), ("name == user", "(control name == argument user)"),
        ("mode == mqtt", "(control mode == option 0)"), ("mode == 'Grand Piano'", "(control mode == option 2)"),
        ("mode == grandPiano", "(control mode == option 2)"), ("mode == 'none'", "(control mode == option 3)"),
        ("mode == noneOption", "(control mode == option 3)"), ("mode == '4'", "(control mode == option 4)"),
        ("mode == _4", "(control mode == option 4)"), ("mode == high", "(control mode == option 5)"),
        ("mode == true", "(control mode == option 6)"), ("keyA == keyB", "(control keyA == control keyB)"),
        ("keyB == none", "(control keyB == none)"), ("keyB == 'none'", "(control keyB == option 3)"),
        ("size == 16", "(control size == int(16))"), ("size < 10", "(control size < int(10))"),
        ("device == 'usb'", "(control device == string(\"usb\"))"),
        ("device == name", "(control device == control name)"),
        ("track == mqtt", "(control track == string(\"mqtt\"))"),
        ("track == 'Grand Piano'", "(control track == string(\"Grand Piano\"))"),
        ("track == name", "(control track == control name)"),
        ("phrase != none", "(control phrase != none)"), ("start < end", "(argument start < argument end)"),
        ("page == page", "(argument page == argument page)"),
        (
            "click and (low < high or not isNew)",
            "(on click and ((control low < control high) or (not argument isNew)))"
        ),
    ])
    func soundConditions(_ text: String, _ expected: String) {
        let checked = check(text)
        #expect(checked.problems.map(\.message) == [])
        #expect(checked.condition.map(outline) == expected)
    }

    @Test(
        arguments: [
            // A name that is neither a constant nor an id.
            ("clik", DiagnosticCode.unresolvedReference, 0..<4, "click"), ("zzz", .unresolvedReference, 0..<3, nil),
            ("low < hihg", .unresolvedReference, 6..<10, "high"),
            ("name == bob", .unresolvedReference, 8..<11, "'bob'"),
            ("clik == true", .unresolvedReference, 0..<4, "click"), ("volume > zzz", .unresolvedReference, 9..<12, nil),
            ("mode == mqt", .conditionType, 8..<11, "mqtt"), ("mode == zzz", .conditionType, 8..<11, nil),
            ("mode == 'grand piano'", .conditionType, 8..<21, "'Grand Piano'"),
            ("device == usb", .conditionType, 10..<13, "'usb'"),
            ("size == 17", .conditionType, 8..<10, "16"), ("size == big", .conditionType, 8..<11, nil),
            // Constants and names of another type.
            ("low == 'x'", .conditionType, 7..<10, nil), ("low == '5'", .conditionType, 7..<10, "5"),
            ("low < 4.5", .conditionType, 6..<9, nil), ("low == 4.0", .conditionType, 7..<10, "4"),
            ("low < volume", .conditionType, 6..<12, nil), ("low == click", .conditionType, 7..<12, nil),
            ("low == true", .conditionType, 7..<11, nil), ("name == 5", .conditionType, 8..<9, nil),
            ("mode == other", .conditionType, 8..<13, nil), ("mode == 4", .conditionType, 8..<9, "'4'"),
            ("mode == keyA", .conditionType, 8..<12, nil), ("click == 'true'", .conditionType, 9..<15, "true"),
            ("click == 1", .conditionType, 9..<10, nil), ("page == 'https://a.b'", .conditionType, 8..<21, nil),
            ("track == 'x'", .conditionType, 9..<12, nil), ("phrase == 'x'", .conditionType, 10..<13, nil),
            ("phrase == 5", .conditionType, 10..<11, nil), ("track == none", .conditionType, 9..<13, "'none'"),
            ("start < 5", .conditionType, 8..<9, nil),
            // Order.
            ("click < isNew", .conditionType, 6..<7, nil), ("name < user", .conditionType, 5..<6, nil),
            ("mode >= mqtt", .conditionType, 5..<7, nil), ("limit < none", .conditionType, 8..<12, nil),
            // None.
            ("low == none", .conditionType, 7..<11, nil), ("mode == none", .conditionType, 8..<12, "'none'"),
            // Not true or false by themselves.
            ("volume", .conditionType, 0..<6, nil), ("mode", .conditionType, 0..<4, nil),
            ("limit", .conditionType, 0..<5, nil),
            ("user", .conditionType, 0..<4, nil), ("save", .conditionType, 0..<4, nil),
            ("low == save", .conditionType, 7..<11, nil),
            ("app.ready == true", .conditionType, 0..<9, nil), ("click == app.ready", .conditionType, 9..<18, nil),
            // Numbers that are none.
            ("low < 014", .conditionSyntax, 6..<9, "14"), ("low < 0x1F", .conditionSyntax, 6..<10, "31"),
            ("low < 99999999999999999999", .numberOverflow, 6..<26, nil),
            ("volume < 1e999", .numberOverflow, 9..<14, nil),
            ("low < 250ms", .conditionSyntax, 6..<11, "250"),
        ] as [(String, DiagnosticCode, Range<Int>, String?)])
    func wrongConditions(_ text: String, _ code: DiagnosticCode, _ range: Range<Int>, _ fix: String?) {
        let checked = check(text)
        #expect(checked.condition == nil)
        #expect(checked.problems.count == 1)
        let problem = checked.problems.first
        #expect(problem?.code == code, "\(problem?.message ?? "")")
        #expect(problem?.range == range, "\(problem?.message ?? "")")
        #expect(problem?.fix?.replacement == fix, "\(problem?.message ?? "")")
        #expect((problem?.message.count ?? 0) > 15)
        if let fix = problem?.fix {
            var bytes = Array(text.utf8)
            bytes.replaceSubrange(fix.range ?? 0..<bytes.count, with: fix.replacement.utf8)
            #expect(check(String(decoding: bytes, as: UTF8.self)).problems.isEmpty, "the fix does not mend it")
        }
    }

    @Test func whatIsReportedElsewhereStaysSilent() {
        for text in ["broken", "broken == 5", "low < broken", "click and broken"] {
            let checked = check(text)
            #expect(checked.condition == nil)
            #expect(checked.problems.isEmpty)
        }
    }

    @Test func eachMistakeIsReported() {
        let checked = check("clik and low < hihg or name == 5")
        #expect(checked.problems.map(\.code) == [.unresolvedReference, .unresolvedReference, .conditionType])
    }

    @Test func referencesAreListed() {
        let references = check("low < high and user == name and low > 3").references
        #expect(references.map(\.id) == ["low", "high", "user", "name", "low"])
        #expect(references.map(\.range) == [0..<3, 6..<10, 15..<19, 23..<27, 32..<35])
    }

    @Test func everyMessageOfATypeNamesAnExampleThatIsSound() throws {
        for id in ["volume", "name", "mode", "limit"] {
            let message = try #require(check(id).problems.first?.message)
            let example = try #require(message.split(separator: ", as ").last)
            #expect(check(String(example)).problems.isEmpty, "\(example)")
        }
    }

    @Test func randomComparisonsGetATypeOrAMessage() {
        var generator = SeededGenerator(seed: 9)
        let words =
            Self.environment.ids.sorted() + ["mqtt", "none", "true", "5", "0.5", "'x'", "app.x", "zzz", "_4"]
        var sound = 0
        for _ in 0..<5_000 {
            func word() -> String { words.randomElement(using: &generator) ?? "a" }
            let sign = Condition.Comparison.allCases.randomElement(using: &generator) ?? .equal
            let text = "\(word()) \(sign.rawValue) \(word())"
            let checked = check(text)
            if checked.condition != nil { sound += 1 }
            let isSilent = text.contains("broken")
            if checked.condition == nil, checked.problems.isEmpty, !isSilent {
                Issue.record("nothing said about \(text)")
            }
            if checked.condition != nil, !checked.problems.isEmpty { Issue.record("sound and wrong: \(text)") }
            if checked.problems.count > 1 { Issue.record("\(text): \(checked.problems.map(\.message))") }
            for problem in checked.problems where (problem.range?.upperBound ?? Int.max) > text.utf8.count {
                Issue.record("\(text): \(problem)")
            }
        }
        #expect(sound > 200)
    }
}
