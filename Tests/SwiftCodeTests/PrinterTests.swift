import Testing

@testable import SwiftCode

@Suite("Printer")
struct PrinterTests {
    private func text(_ expression: Expression) -> String {
        let file = CodeFile(declarations: [
            .variable(VariableDeclaration("x", type: nil, .constant(expression)))
        ])
        return String(CodePrinter.print(file).dropFirst("let x = ".count).dropLast())
    }

    @Test("A chain of calls of one name is like one of single calls, and may be of any length")
    func chains() {
        let base = Expression.identifier("a").calling("b")
        let once = base.calling("c", [.init(nil, .int(1))]).calling("c", [.init("d", .int(2))])
        let chain = Expression.methods(base, "c", [[.init(nil, .int(1))], [.init("d", .int(2))]])
        #expect(text(chain) == text(once))
        #expect(text(chain.calling("e")) == text(once.calling("e")))

        let long = Expression.methods(base, "c", Array(repeating: [.init(nil, .int(1))], count: 100_000))
        let lines = CodePrinter.print(
            CodeFile(declarations: [
                .function(FunctionDeclaration("f", [], body: [.expression(long.calling("e"))]))
            ]))
        #expect(lines.split(separator: "\n").count == 100_004)
    }

    @Test("Every word of the language can be every kind of name")
    func words() throws {
        var file = CodeFile()
        for word in Self.words {
            let name = "T_\(word)"
            let type = TypeReference.named(name)
            file.declarations += [
                .type(
                    TypeDeclaration(
                        .struct, type,
                        members: [
                            .variable(VariableDeclaration(word, type: .named("Swift.Int"), .stored(nil))),
                            .function(
                                FunctionDeclaration(
                                    nil, [.init(word, "_value", .named("Swift.Int"))],
                                    body: [.assign(.member(.identifier("self"), word), .identifier("_value"))])),
                            .function(
                                FunctionDeclaration(
                                    "make", result: type,
                                    body: [.expression(.initializer([.init(word, .int(1))]))],
                                    traits: DeclarationTraits(isStatic: true))),
                        ])),
                .type(
                    TypeDeclaration(
                        .enum, .named("E_\(word)"), inherits: [.named("Swift.String")],
                        members: [.enumCases([EnumCase(word), EnumCase("other_")])])),
                .function(
                    FunctionDeclaration(
                        "pick_\(word)", [.init(nil, "x", .named("E_\(word)"))], result: .named("E_\(word)"),
                        body: [
                            .switch(
                                .identifier("x"),
                                [
                                    .init(.implicitMember(word), [.expression(.implicitMember("other_"))]),
                                    .init(.implicitMember("other_"), [.expression(.implicitMember(word))]),
                                ])
                        ])),
                .type(
                    TypeDeclaration(
                        .protocol, .named("P_\(word)"),
                        members: [.function(FunctionDeclaration(word, body: nil))])),
                .function(
                    FunctionDeclaration(
                        "call_\(word)", [.init(nil, "x", .any(.named("P_\(word)")))],
                        body: [.expression(.identifier("x").calling(word))])),
                .variable(
                    VariableDeclaration(
                        "path_\(word)", type: .generic("Swift.PartialKeyPath", type),
                        .getter(.keyPath(word)))),
                .function(
                    FunctionDeclaration(
                        "read_\(word)", [.init(nil, "x", type)], result: .named("Swift.Int"),
                        body: [.expression(.member(.identifier("x"), word))])),
            ]
            // A parameter called `self` would hide the real one; the generator names such parameters otherwise.
            if word != "self" {
                file.declarations.append(
                    .function(
                        FunctionDeclaration(
                            "echo", [.init(word, word, type)], result: .named("Swift.Int"),
                            body: [.expression(.member(.identifier(word), word))])))
            }
            if word != "Self" && word != "Any" {
                file.declarations.append(
                    .type(
                        TypeDeclaration(
                            .enum, .named("N_\(word)"),
                            members: [
                                .type(TypeDeclaration(.enum, .named(word), members: [.enumCases([EnumCase("one")])])),
                                .variable(
                                    VariableDeclaration(
                                        "one", type: .named(word), .getter(.implicitMember("one")),
                                        traits: DeclarationTraits(isStatic: true))),
                            ])))
            }
        }
        let outcome = try SwiftCompiler.check(CodePrinter.print(file))
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test("Parentheses keep the tree")
    func precedence() throws {
        var generator = SeededGenerator(seed: 5)
        func tree(_ depth: Int) -> (Expression, Bool) {
            switch depth == 0 ? 0 : Int.random(in: 0...4, using: &generator) {
            case 1:
                let (operand, value) = tree(depth - 1)
                return (.not(operand), !value)
            case 2:
                let ((left, first), (right, second)) = (tree(depth - 1), tree(depth - 1))
                return (.binary(left, .and, right), first && second)
            case 3:
                let ((left, first), (right, second)) = (tree(depth - 1), tree(depth - 1))
                return (.binary(left, .or, right), first || second)
            case 4:
                let ((left, first), (right, second)) = (tree(depth - 1), tree(depth - 1))
                return (.binary(left, .equal, right), first == second)
            default:
                let value = Bool.random(using: &generator)
                return (.identifier(value ? "yes" : "no"), value)
            }
        }
        var program = "let yes = true, no = false\n"
        var expected: [String] = []
        for _ in 0..<150 {
            let (expression, value) = tree(3)
            program += "do { let value: Bool = \(text(expression)); print(value) }\n"
            expected.append(String(value))
        }
        let outcome = try SwiftCompiler.run(program: program)
        #expect(outcome.output.split(separator: "\n").map(String.init) == expected)
    }

    @Test("Ranges of negative numbers are ranges")
    func ranges() throws {
        #expect(text(.range(lower: .int(-10), upper: .int(-5))) == "-10...(-5)")
        #expect(text(.range(lower: .int(-10), upper: nil)) == "(-10)...")
        #expect(text(.range(lower: nil, upper: .double(-0.5))) == "...(-0.5)")
        let program = """
            let a = \(text(.range(lower: .int(-10), upper: .int(-5))))
            let b = \(text(.range(lower: .int(-10), upper: nil)))
            let c = \(text(.range(lower: nil, upper: .double(-0.5))))
            print(a.lowerBound, a.upperBound, b.lowerBound, c.upperBound)
            """
        #expect(try SwiftCompiler.run(program: program).output == "-10 -5 -10 -0.5\n")
    }

    @Test("A long chain gets a line for each call")
    func brokenChain() {
        let call = Expression.identifier("d").calling("stepper", [.init(nil, .string("bpm"))])
        let long = String(repeating: "word ", count: 20)
        let file = CodeFile(declarations: [
            .function(
                FunctionDeclaration(
                    "f",
                    body: [
                        .expression(call.calling("title", [.init(nil, .string("Short"))])),
                        .expression(
                            call.calling("help", [.init(nil, .string(long))])
                                .calling("enabledWhen", trailing: Closure(.member(.identifier("$0"), "click")))),
                    ]))
        ])
        #expect(
            CodePrinter.print(file) == """
                func f() {
                    d.stepper("bpm").title("Short")
                    d.stepper("bpm")
                        .help("\(long)")
                        .enabledWhen { $0.click }
                }

                """)
    }

    @Test("The compiler reports the place that a located statement names, to the column")
    func locations() throws {
        let place = ReportedLocation(file: "song.dialog.yaml", line: 8, column: 15)
        let target = TypeReference.named("Song")
        let file = CodeFile(declarations: [
            .type(TypeDeclaration(.struct, target, members: [])),
            .function(
                FunctionDeclaration(
                    "read", [.init(nil, "target", target)],
                    body: [
                        .located(
                            place,
                            .assign(.identifier("_"), .pinnedMember(.identifier("target"), "tempo", column: 15)))
                    ])),
            .located(
                ReportedLocation(file: "other.dialog.yaml", line: 3, column: 40),
                .typeAlias(TypeAlias("Target", .named("Missing"), pinnedColumn: 40))),
            .variable(VariableDeclaration("wrong", type: .named("AlsoMissing"), .stored(nil))),
        ])
        let output = try SwiftCompiler.check(CodePrinter.print(file), arguments: ["-diagnostic-style", "llvm"]).output
        #expect(output.contains("song.dialog.yaml:8:15: error: value of type 'Song' has no member 'tempo'"))
        #expect(output.contains("other.dialog.yaml:3:40: error: cannot find type 'Missing' in scope"))
        #expect(output.contains("Code.swift:12:12: error: cannot find type 'AlsoMissing' in scope"))
    }

    @Test("Neighbouring locations need no line between them, and the last one ends")
    func neighbouringLocations() {
        func located(_ line: Int, _ name: String) -> Statement {
            .located(ReportedLocation(file: "a \"b\".yaml", line: line), .expression(.identifier(name)))
        }
        let file = CodeFile(declarations: [
            .function(
                FunctionDeclaration(
                    "f",
                    body: [
                        located(3, "one"), located(4, "two"), .expression(.identifier("three")),
                        .ifLet("new", .identifier("four"), [.expression(.identifier("new"))], isNested: true),
                        located(0, "five"),
                    ]))
        ])
        #expect(
            CodePrinter.print(file) == """
                func f() {
                #sourceLocation(file: "a \\"b\\".yaml", line: 3)
                    one
                #sourceLocation(file: "a \\"b\\".yaml", line: 4)
                    two
                #sourceLocation()
                    three
                    if let new = four, let new { new }
                    five
                }

                """)
    }

    @Test("Types are read as authors write them")
    func types() {
        func printed(_ source: String) -> String? {
            TypeReference(source: source).map { text(.type($0)) }
        }
        #expect(printed("Int") == "Int")
        #expect(printed("Foo.Bar?") == "Foo.Bar?")
        #expect(printed("[ String ]") == "[String]")
        #expect(printed("[String: [Int?]]?") == "[String: [Int?]]?")
        #expect(printed("some") == "`some`")
        #expect(printed("曲") == "曲")
        for wrong in ["", "?", "[", "[]", "Foo.", ".Foo", "1a", "Foo Bar-", "a&b", "[a:]"] {
            #expect(printed(wrong) == nil, "\(wrong)")
        }
    }

    @Test("Imports suit every mode of the compiler")
    func imports() {
        let file = CodeFile(imports: [
            Import("A"), Import("B", access: .public), Import("C", access: .package),
        ])
        #expect(
            CodePrinter.print(file) == """
                import A
                public import B
                #if hasFeature(InternalImportsByDefault)
                    package import C
                #else
                    import C
                #endif

                """)
    }

    @Test("What depends on a condition stands between its lines")
    func conditions() {
        let view = TypeReference.named("SwiftUI.View")
        let file = CodeFile(
            imports: [Import("A")], conditionalImports: ("canImport(B)", [Import("B")]),
            declarations: [
                .conditional(
                    "canImport(B)",
                    [
                        .type(
                            TypeDeclaration(
                                .protocol, .named("P"),
                                members: [
                                    .associatedType("_Own", bound: view),
                                    .function(
                                        FunctionDeclaration(
                                            "own", [.init(nil, "other", .opaque(view))], result: .opaque(view),
                                            body: nil, traits: DeclarationTraits(attributes: [.viewBuilder]))),
                                ])),
                        .variable(
                            VariableDeclaration(
                                "x", type: .named("X"),
                                .alias(of: .element(.identifier("self"), .metatype(.optional(.named("Key"))))))),
                    ])
            ])
        #expect(
            CodePrinter.print(file) == """
                import A
                #if canImport(B)
                import B
                #endif
                #if canImport(B)
                protocol P {
                    associatedtype _Own: SwiftUI.View
                    @SwiftUI.ViewBuilder func own(_ other: some SwiftUI.View) -> some SwiftUI.View
                }
                var x: X { get { self[Key?.self] } set { self[Key?.self] = newValue } }
                #endif

                """)
    }

    static let words =
        """
        Any Protocol Self Type actor any as associatedtype associativity async available await borrow borrowing break \
        case catch class consume consuming continue convenience copy default defer deinit didSet discard distributed do \
        dynamic each else enum extension fallthrough false fileprivate final for func get guard if import in indirect \
        infix init inline inout internal is isolated lazy left let macro modify module mutating nil none nonisolated \
        nonmutating of open operator optional override package postfix precedence precedencegroup prefix private \
        protocol public read repeat required rethrows return right self sending set some static struct subscript super \
        switch then throw throws true try typealias unowned unsafe using var weak where while willSet yield String Error \
        View Binding Result Optional Int Array Never Void Task values button info describe describing description \
        hashValue rawValue allCases print type
        """.split(separator: " ").map(String.init)
}

extension CodePrinter {
    /// The text of a whole file.
    static func print(_ file: CodeFile) -> String { String(decoding: bytes(of: file), as: UTF8.self) }
}
