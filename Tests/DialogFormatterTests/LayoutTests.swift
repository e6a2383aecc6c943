import Diagnostics
import DialogLanguage
import Testing

@testable import DialogFormatter

/// What the canonical layout is.
@Suite("The canonical layout")
struct LayoutTests {
    @Test("indents by two, lists inside mappings as well")
    func indentation() throws {
        try expectFormatted(
            """
            dialoggen:   1
            dialogs:
                tempo:
                    presentation:     popup
                    buttons:
                    -   cancel
                    -     id:  add
                          title: Add
            """,
            is: """
                dialoggen: 1
                dialogs:
                  tempo:
                    presentation: popup
                    buttons:
                      - cancel
                      - id: add
                        title: Add

                """)
    }

    @Test("writes keys in the order of the table, and names in the author's")
    func keyOrder() throws {
        try expectFormatted(
            """
            dialogs:
              zebra:
                title: Z
                presentation: alert
                arguments: {b: Int, a: Int}
              ape:
                presentation: page
                controls:
                  - {title: Volume, default: 1, range: 0...9, kind: slider, id: volume}
                title: A
            dialoggen: 1
            """,
            is: """
                dialoggen: 1
                dialogs:
                  zebra:
                    presentation: alert
                    title: Z
                    arguments: {b: Int, a: Int}
                  ape:
                    presentation: page
                    title: A
                    controls:
                      - {id: volume, kind: slider, title: Volume, range: 0...9, default: 1}

                """)
    }

    @Test("leaves the order where a key is not known")
    func unknownKeys() throws {
        let text = "dialogs:\n  a:\n    title: A\n    presentatoin: alert\n    message: x\ndialoggen: 1\n"
        try expectFormatted(
            text, is: "dialoggen: 1\ndialogs:\n  a:\n    title: A\n    presentatoin: alert\n    message: x\n")
    }

    @Test("keeps a mapping with an anchor in its order, so that no alias comes before it")
    func anchors() throws {
        let text = """
            dialogs:
              a:
                message: &text The same
                title: *text
                presentation: alert
            dialoggen: 1

            """
        try expectFormatted(text, is: text)
        try expectFormatted(
            "a: &x\n    - {b: 1}\n'c': &y\n      d\n&k e: *x\nf: {*k : &z }\n",
            is: "a: &x\n  - {b: 1}\nc: &y d\n&k e: *x\nf: {*k : &z}\n")
        try expectFormatted("a: &x # c\n# d\nb: *x\n", is: "a: &x  # c\n# d\nb: *x\n")
        try expectFormatted("- &m\n   a: 1\n- &n [*m]\n", is: "- &m\n  a: 1\n- &n [*m]\n")
    }

    @Test("writes brackets that do not fit on the line in block style, from the outside in")
    func brackets() throws {
        let long = String(repeating: "long ", count: 18) + "text"
        try expectFormatted(
            "dialogs: {a: {presentation: alert, title: \(long), buttons: [ok, {id: b, title: B}]}}\ndialoggen: 1\n",
            is: """
                dialoggen: 1
                dialogs:
                  a:
                    presentation: alert
                    title: \(long)
                    buttons: [ok, {id: b, title: B}]

                """)
        try expectFormatted("a: [ ]\nb: { }\nc: [\n  x,\n  y,\n]\n", is: "a: []\nb: {}\nc: [x, y]\n")
        try expectFormatted("- [a: b, c]\n- {d, e: , 'f':g}\n", is: "- [{a: b}, c]\n- {d: , e: , f: g}\n")
    }

    @Test("counts columns as a terminal shows them")
    func width() throws {
        let fitting = String(repeating: "a", count: 120 - "key: [, bb]".count)
        try expectFormatted("key: [\(fitting),bb]\n", is: "key: [\(fitting), bb]\n")
        try expectFormatted("key: [\(fitting)a,bb]\n", is: "key:\n  - \(fitting)a\n  - bb\n")
        let wide = String(repeating: "音", count: 54)
        try expectFormatted("key: [\(wide), bb]\n", is: "key: [\(wide), bb]\n")
        try expectFormatted("key: [\(wide)音, bb]\n", is: "key:\n  - \(wide)音\n  - bb\n")
    }

    @Test("keeps one blank line between entries, and none at the start of something")
    func blankLines() throws {
        try expectFormatted(
            "\n\na: 1\n\n\n\nb:\n\n  c: 1\n  \n  d:\n\n    - x\n\n    - y\n\n\n",
            is: "a: 1\n\nb:\n  c: 1\n\n  d:\n    - x\n\n    - y\n")
    }

    @Test("starts with no byte-order mark and ends in one line break of the file's kind")
    func ends() throws {
        try expectFormatted("\u{FEFF}a: 1", is: "a: 1\n")
        try expectFormatted("a: 1\r\nb: |\r\n   x\r\n   y\r\n", is: "a: 1\r\nb: |\r\n  x\r\n  y\r\n")
        try expectFormatted("a: 1\r\nb: 2\n", is: "a: 1\nb: 2\n")
        try expectFormatted("a: 1\rb: 2\r", is: "a: 1\nb: 2\n")
    }

    @Test("keeps the mark of a document's start and what stands before it")
    func documentMarks() throws {
        try expectFormatted(
            "# licence\n%YAML 1.1\n---   # start\na: 1\n...\n# end\n",
            is: "# licence\n%YAML 1.1\n---  # start\na: 1\n# end\n")
    }

    @Test("writes what cannot be a simple key behind a question mark")
    func longKeys() throws {
        let key = String(repeating: "k", count: 1100)
        try expectFormatted("? \(key)\n: [a]\n", is: "? \(key)\n: [a]\n")
        try expectFormatted("? a\n: b\n? |\n  c d\n: e\n? f\n", is: "a: b\n\"c d\\n\": e\nf:\n")
    }

    @Test(
        "gives nothing for what is no sound YAML",
        arguments: ["", "# c\n", "a: [", "a: 1\na: 2\n", "a: !x 1\n", "\u{0}"])
    func unsound(text: String) {
        #expect(DefinitionFormatter.format(SourceFile(path: "test.dialog.yaml", text: text)) == nil)
    }
}
