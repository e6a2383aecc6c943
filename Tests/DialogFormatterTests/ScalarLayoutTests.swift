import Testing

@testable import DialogFormatter

/// How texts are written.
@Suite("Texts in the canonical layout")
struct ScalarLayoutTests {
    @Test(
        "lose quotes that do nothing",
        arguments: [
            ("'Title'", "Title"), ("\"Don't Save\"", "Don't Save"), ("'Don''t Save'", "Don't Save"),
            ("'Ünïcode (3) – テンポ…'", "Ünïcode (3) – テンポ…"), ("'a-b/c_d.e'", "a-b/c_d.e"),
        ])
    func needlessQuotes(quoted: String, plain: String) throws {
        try expectFormatted("a: \(quoted)\n", is: "a: \(plain)\n")
        try expectFormatted("[\(quoted), {b: \(quoted)}]\n", is: "[\(plain), {b: \(plain)}]\n")
    }

    @Test(
        "keep quotes that decide what they are, here or in other tools",
        arguments: [
            "'0'", "'1.10'", "'12:30'", "'2026-11-30'", "'no'", "'Yes'", "'off'", "'TRUE'", "'null'", "'~'", "''",
            "' a'",
            "'a '", "'#FF8800'", "'a: b'", "'a #b'", "'{x}'", "'*x*'", "'%'", "'[^/:\\\\]*'", "'- a'", "'?'", "'a, b'",
            "'.inf'", "'<<'", "'='", "'a\u{200B}b'", "'a\u{A0}b'", "'\u{3000}a'", "'https://example.com'",
        ])
    func quotes(text: String) throws {
        try expectFormatted("a: \(text)\n", is: "a: \(text)\n")
    }

    @Test("have single quotes, unless apostrophes or escapes ask for double ones")
    func kindOfQuotes() throws {
        try expectFormatted("a: \"{x}\"\n", is: "a: '{x}'\n")
        try expectFormatted("a: 'it''s {x}'\n", is: "a: \"it's {x}\"\n")
        try expectFormatted("a: 'it''s \"{x}\"'\n", is: "a: 'it''s \"{x}\"'\n")
        try expectFormatted("a: \"tab\\t\\u00e9\"\n", is: "a: \"tab\\t\\u00e9\"\n")
        try expectFormatted("a: \"\\u0061\"\n", is: "a: a\n")
        try expectFormatted("a: '\\d'\n", is: "a: '\\d'\n")
        try expectFormatted("a: \"x\u{2028}y\u{85}\u{85}z\"\n", is: "a: \"x\u{2028}y\u{85}\u{85}z\"\n")
    }

    @Test(
        "get no quotes where they had none",
        arguments: ["no", "1.10", "12:30", "~", "null", "2026-11-30", "a:b"])
    func plain(text: String) throws {
        try expectFormatted("a: \(text)\n", is: "a: \(text)\n")
    }

    @Test("over several lines are indented anew and not wrapped anew")
    func severalLines() throws {
        try expectFormatted(
            "a: one\n      two   \n\n      three\nb: \"one \\\n\t  two\\  \n   three\"\nc: 'one\n  two'\n",
            is: "a: one\n  two\n\n  three\nb: \"one \\\n  two\\ \n  three\"\nc: 'one\n  two'\n")
        try expectFormatted("a:\n     one\n     two\n", is: "a:\n  one\n  two\n")
        try expectFormatted("- one\n  two\n-\n  three\n", is: "- one\n  two\n- three\n")
        try expectFormatted("a: {b: one\n   two}\n", is: "a:\n  b: one\n    two\n")
    }

    @Test("below their key move beside it, if there is room")
    func belowTheKey() throws {
        try expectFormatted("a:\n  text\n", is: "a: text\n")
        let long = String(repeating: "long ", count: 23) + "text"
        try expectFormatted("a:\n      \(long)\n", is: "a:\n  \(long)\n")
        try expectFormatted("a: \(long)\n", is: "a: \(long)\n")
    }

    @Test("in blocks keep their lines")
    func blocks() throws {
        try expectFormatted(
            "a: |\n      one\n        two\n\n      three\nb: >-\n   one\n   two\n\n     more\n",
            is: "a: |\n  one\n    two\n\n  three\nb: >-\n  one\n  two\n\n    more\n")
        try expectFormatted("- a: |4\n        one\n      two\n", is: "- a: |2\n      one\n    two\n")
        try expectFormatted("a: |\n    one", is: "a: |-\n  one\n")
        try expectFormatted("a: >2\n    one\n   two\n", is: "a: >2\n    one\n   two\n")
        try expectFormatted("a: |\n\n\n   one\n", is: "a: |\n\n\n  one\n")
        try expectFormatted(
            "a: | # why\n  one\nb: |- # nothing\nc: 1\n", is: "a: |  # why\n  one\nb: |-  # nothing\nc: 1\n")
    }

    @Test("in blocks keep their ends")
    func blockEnds() throws {
        try expectFormatted("a: |+\n  one\n\n\nb: 1\n", is: "a: |+\n  one\n\n\nb: 1\n")
        try expectFormatted("a: |+\n  one\nb: 1\n", is: "a: |\n  one\nb: 1\n")
        try expectFormatted("a: |\n  one\n\n\n\nb: 1\n", is: "a: |\n  one\n\nb: 1\n")
        try expectFormatted("a: |+\n  one\n\n", is: "a: |+\n  one\n\n")
        try expectFormatted("a: >+\n\n\n# c\n\nb: 1\n", is: "a: >+\n\n\n# c\n\nb: 1\n")
        try expectFormatted("a: |+\n\nb: |+\nc: |\n", is: "a: |+\n\nb: |-\nc: |-\n")
        // A blank line would be part of the text above it.
        try expectFormatted(
            "dialogs:\n  a:\n    title: A\n\n    message: |+\n      x\n\n    presentation: alert\n",
            is: "dialogs:\n  a:\n    presentation: alert\n    title: A\n\n    message: |+\n      x\n\n")
        try expectFormatted(
            "dialogs:\n  a:\n    presentation: alert\n\n    doc: x\n    message: |+\n      x\n\n",
            is: "dialogs:\n  a:\n    presentation: alert\n    message: |+\n      x\n\n    doc: x\n")
    }
}
