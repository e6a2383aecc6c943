import Testing

@testable import SwiftCode

@Suite("Literals and comments")
struct LiteralTests {
    private func stringLiteral(_ text: String) -> String { "\"" + escaped(text) + "\"" }

    @Test("Any Unicode text comes out of the compiled program unchanged")
    func stringsSurvive() throws {
        var generator = SeededGenerator(seed: 2)
        var texts = [
            "", "\"", "\\", "\\(1)", "\\u{41}", "\"\"\"", "#\"x\"#", "\n", "\r\n", "\r", "\t", "\0", "a\0b",
            "\u{202E}abc\u{202C}", "\u{301}", "e\u{301}", "\u{2028}\u{2029}\u{85}", "\u{FEFF}", "\u{FFFE}",
            "\u{10FFFF}", "👩‍👩‍👧‍👦", "設定", "\u{3000}", "\u{A0}", "*/ /* //", "${x} %@ {name} {{", "\u{7F}", "\u{1B}[31m",
        ]
        // The compiler refuses escapes of these, here too.
        texts += [0xFDD0, 0xFDE5, 0xFDEF].compactMap(Unicode.Scalar.init).map { "a\($0)" }
        let nasty: [Unicode.Scalar] = [
            "\"", "\\", "(", ")", "{", "}", "u", "n", "#", "\n", "\r", "\t", "\0", "\u{1}", "\u{85}", "\u{2028}",
            "\u{202E}", "\u{2066}", "\u{200D}", "\u{301}", "\u{FE0F}", "é", "設", "😀", "\u{E000}", "\u{FFFF}",
        ]
        for _ in 0..<400 {
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                if Bool.random(using: &generator), let scalar = nasty.randomElement(using: &generator) {
                    text.unicodeScalars.append(scalar)
                } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            texts.append(text)
        }
        var program = """
            func check(_ text: String, _ scalars: String) {
                let found = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
                print(found == scalars ? "same" : "expected \\(scalars), found \\(found)")
            }

            """
        for text in texts {
            let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            program += "check(\(stringLiteral(text)), \"\(scalars)\")\n"
        }
        // The other forms of texts: rows of a table with one field and with several, and pieces between values.
        let tables = stride(from: 0, to: texts.count, by: 7).map { Array(texts[$0..<min($0 + 7, texts.count)]) }
        var statements: [Statement] = []
        func check(_ text: Expression, _ expected: String) {
            let scalars = expected.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            statements.append(
                .expression(
                    .call(
                        .identifier("check"),
                        [.init(nil, .call(.identifier("same"), [.init(nil, text)])), .init(nil, .string(scalars))])))
        }
        for table in tables {
            check(.table(table.map { [$0] }), table.joined(separator: "\n"))
            check(.table(table.map { [$0, $0] }), table.map { $0 + "\t" + $0 }.joined(separator: "\n"))
            check(
                .interpolation(table.flatMap { [.text($0), .value(.identifier("x"))] }),
                table.map { $0 + "x" }.joined())
        }
        program += "let x = \"x\"\nfunc same(_ text: String) -> String { text }\n"
        program += CodePrinter.print(CodeFile(declarations: [.function(FunctionDeclaration("all", body: statements))]))
        program += "all()\n"
        let outcome = try SwiftCompiler.run(program: program)
        let lines = outcome.output.split(separator: "\n")
        #expect(outcome.status == 0)
        #expect(lines.filter { $0 != "same" } == [])
        #expect(lines.count == texts.count + 3 * tables.count)
    }

    @Test("Source text shows what a literal holds")
    func literalsAreVisible() {
        #expect(stringLiteral("設定 „x“ é 😀") == "\"設定 „x“ é 😀\"")
        #expect(stringLiteral("a\u{202E}b") == #""a\u{202E}b""#)
        #expect(stringLiteral("\u{301}e\u{301}") == "\"\\u{301}e\u{301}\"")
        #expect(stringLiteral("\\(x) \"q\"\n") == #""\\(x) \"q\"\n""#)
    }

    @Test("Numbers come out of the compiled program bit for bit")
    func numbersSurvive() throws {
        var generator = SeededGenerator(seed: 3)
        var doubles: [Double] = [
            0, -0.0, 0.1, 1, -1, 40, 1e20, 1e-7, 123_456_789.125, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
            -.greatestFiniteMagnitude, .ulpOfOne, 1 / 3, .infinity, -.infinity,
        ]
        while doubles.count < 300 {
            let value = Double(bitPattern: generator.next())
            if value.isFinite { doubles.append(value) }
        }
        let integers = [0, 1, -1, .max, .min] + (0..<100).map { _ in Int(truncatingIfNeeded: generator.next()) }
        var program = """
            func check(_ value: Double, _ bits: UInt64) { print(value.bitPattern == bits ? "same" : "\\(bits)") }
            func check(_ value: Int, _ text: String) { print(String(value) == text ? "same" : text) }

            """
        for value in doubles { program += "check(\(numberLiteral(value)), \(value.bitPattern) as UInt64)\n" }
        for value in integers { program += "check(\(numberLiteral(value)), \"\(value)\")\n" }
        let outcome = try SwiftCompiler.run(program: program)
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.filter { $0 != "same" } == [])
        #expect(lines.count == doubles.count + integers.count)
    }

    @Test("Nothing leaves a doc comment")
    func documentationStaysComment() throws {
        let evil = "func evil() {}"
        let texts = [
            evil, "*/ \(evil)", "/* \(evil)", "a\n\(evil)", "a\r\(evil)", "a\r\n\(evil)", "a\u{2028}\(evil)",
            "a\u{2029}\(evil)", "a\u{85}\(evil)", "a\u{B}\(evil)", "a\u{C}\(evil)", "\0\(evil)", "```\n\(evil)\n```",
            "a \\\n\(evil)", "\u{202E}\(evil)",
        ]
        var file = CodeFile(header: texts)
        for (index, text) in texts.enumerated() {
            file.declarations.append(
                .variable(
                    VariableDeclaration(
                        "value\(index)", type: .named("Swift.Int"), .constant(.int(index)),
                        traits: DeclarationTraits(
                            documentation: text, remark: ReportedLocation(file: text, line: index)))))
        }
        file.declarations.append(.function(FunctionDeclaration("evil", body: [])))
        let outcome = try SwiftCompiler.check(CodePrinter.print(file))
        #expect(outcome.output == "")
        #expect(outcome.status == 0)
    }

    @Test("A doc comment keeps its lines and drops white space at their ends")
    func documentationLines() {
        #expect(commentLines("a  \r\nb\n\n c\u{2028}d\n") == ["a", "b", "", " c", "d"])
        #expect(commentLine("a\nb") == "a b")
        #expect(commentLines("x\u{7}y") == ["x\\u{7}y"])
    }
}
