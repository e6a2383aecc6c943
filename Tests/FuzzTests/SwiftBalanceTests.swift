import Testing

@testable import FuzzProperties

/// What is to find faults in generated code has to find them.
@Suite("The look at generated Swift")
struct SwiftBalanceTests {
    @Test(
        "lets pass what is sound",
        arguments: [
            "let a = [1, 2] // ) not code", "let a = \"(\\\" \\\\\"", "f(\"a \\(g(\"b\")) c\")", "let a = #\"\\(\"#",
            "let a = #\"a\\#(b[0])c\"#", "let a = \"\"\"\n  ( \" \"\" \\\"\"\" \\(b)\n  \"\"\"",
            "let `class` = \\.`default`",
            "#sourceLocation(file: \"a.yaml\", line: 3)", "#if DEBUG\n#endif", "",
        ])
    func sound(_ text: String) {
        #expect(SwiftBalance.fault(in: text) == nil)
    }

    @Test(
        "finds what does not close",
        arguments: [
            "let a = (1", "let a = (1]", "let a = 1)", "let a = \"b", "let a = \"b\nc\"", "let a = \"\"\"\nb\"",
            "let a = \"\\(b\"", "let a = \"\\(b}\"", "let a = #\"b\"", "let `a", "let a = \"\u{7}\"", "let a\u{0} = 1",
            "let a = \"b\" \"", "/* a */ let b = 1",
        ])
    func fault(_ text: String) {
        #expect(SwiftBalance.fault(in: text) != nil)
    }
}
