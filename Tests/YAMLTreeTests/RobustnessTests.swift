import Diagnostics
import Testing
import YAMLTree

/// Files that use what the language uses, as the ground for mutations.
let sampleFiles = [
    """
    dialoggen: 1                      # format version
    dialogs:
      tempo:
        presentation: popup
        title: Tempo
        edits: Song
        controls:
          - {id: bpm, kind: stepper, bind: tempo, range: 40...240, step: 1, default: 120, unit: "BPM"}
          - id: count
            kind: textField
            help: |
              Two lines
                of **help**: 'quoted'

            message: >-
              folded
              text

              here
        buttons: [cancel, {id: ok, title: 'It''s ok', role: confirm}]
    """,
    "\u{FEFF}dialogs:\r\n  日本: &a {title: \"テンポ\\n🎵\", list: [1, 2, [3]]}\r\n  b: *a\r\n  c: *a\r\n  é: one\r\n    two\r\n",
    "a: &x [1, {b: c}]\nb:\n- *x\n-\n- k: |2\n    x\n- k: >+\n   y\n\n- \"a\\\n  b\n\n  c\"\n# end\n",
    "---\n{a: {b: [c, d: e, 'f']}, \"g\":h, i, ? j : k}\n...\n",
    "x:\n  - a: 1\n    b: 2\n  -\n    c: \"\\u00e9\\x41\"\n  - ? d\n  - plain: text that:fits\n",
    "message: zwei Wörter\u{A0}hier # \u{3000}\nk\u{200B}: 1\nt:\u{A0}x\nz: \"\u{2028}\"\n",
]

@Suite struct RobustnessTests {
    /// Everything a caller may rely on, whatever was read.
    private func check(_ bytes: [UInt8]) {
        let parsed = Parsed(bytes: bytes)
        if parsed.tree == nil { #expect(!parsed.diagnostics.isEmpty, "nothing said about \(bytes)") }
        for diagnostic in parsed.diagnostics {
            #expect(!diagnostic.message.isEmpty)
            if case .span(let span) = diagnostic.place {
                #expect(isInside(span.range, bytes), "\(diagnostic) in \(bytes)")
            }
            for note in diagnostic.notes { #expect(isInside(note.span.range, bytes), "\(note) in \(bytes)") }
            for edit in diagnostic.fixIts.flatMap(\.edits) { #expect(isInside(edit.span.range, bytes)) }
        }
        guard let tree = parsed.tree, let root = tree.root else { return }
        check(root, bytes)
        #expect(!tree.json().isEmpty)
    }

    private func isInside(_ range: ByteRange, _ bytes: [UInt8]) -> Bool {
        range.start <= range.end && Int(range.end) <= bytes.count
    }

    private func check(_ node: YAMLNode, _ bytes: [UInt8]) {
        #expect(isInside(node.range, bytes))
        #expect(
            node.entries.reduce(0) { count, _ in count + 1 } + node.items.reduce(0) { count, _ in count + 1 }
                == node.count)
        for entry in node.entries {
            #expect(entry.key.kind == .scalar)
            check(entry.key, bytes)
            check(entry.value, bytes)
        }
        for item in node.items { check(item, bytes) }
        guard node.kind == .scalar else { return }
        let places = node.textPlaces
        for index in 0...node.text.utf8.count {
            guard let offset = places.sourceOffset(inText: index) else { continue }
            #expect(Int(node.range.start) <= offset && offset <= Int(node.range.end), "\(index) in \(bytes)")
        }
    }

    @Test(arguments: 0..<8) func `random bytes`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let signs = Array("[]{}:,-?#&*!|>'\"%@` \t\n\r\\ax0~<.".utf8)
        for round in 0..<250 {
            let count = Int.random(in: 0...60, using: &generator)
            let bytes = (0..<count).map { _ in
                round.isMultiple(of: 5)
                    ? UInt8.random(in: 0...255, using: &generator) : signs.randomElement(using: &generator) ?? 0
            }
            check(bytes)
        }
    }

    @Test(arguments: 0..<8) func `mutated files`(_ seed: UInt64) {
        var generator = SeededGenerator(seed: seed + 100)
        let pieces = [
            "[", "]", "{", "}", ": ", ",", "- ", "\"", "'", "\n", "\t", "\u{A0}", "\u{2028}", "\u{FEFF}", "#", "&a ",
            "*a",
            "|\n", "\\", "!t ", "---\n", "\u{200B}", "：", "? ", "<<: ", "\r", "  ", "\0", "é",
        ]
        for _ in 0..<250 {
            var bytes = Array((sampleFiles.randomElement(using: &generator) ?? "").utf8)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                let place = Int.random(in: 0...bytes.count, using: &generator)
                let end = min(bytes.count, place + Int.random(in: 0...6, using: &generator))
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes.removeSubrange(place..<end)
                case 1: bytes.insert(contentsOf: (pieces.randomElement(using: &generator) ?? "").utf8, at: place)
                default:
                    bytes.insert(
                        contentsOf: Array(bytes[place..<end]), at: Int.random(in: 0...place, using: &generator))
                }
            }
            check(bytes)
            checkRoundTrip(bytes)
        }
    }

    @Test(arguments: sampleFiles) func `every prefix of a file`(_ text: String) {
        let bytes = Array(text.utf8)
        for count in 0...bytes.count { check(Array(bytes[..<count])) }
    }

    @Test(arguments: sampleFiles.dropLast()) func `what stands at a scalar's span reads as the same text`(
        _ text: String
    ) {
        #expect(checkRoundTrip(Array(text.utf8)) > 0)
    }

    /// - Returns: how many scalars were compared.
    @discardableResult private func checkRoundTrip(_ bytes: [UInt8]) -> Int {
        let parsed = Parsed(bytes: bytes)
        // A reported value is not what stands in the file.
        guard let root = parsed.tree?.root, !parsed.diagnostics.contains(where: { $0.code == .yamlInvisibleCharacter })
        else { return 0 }
        return compare(root, inFlow: false)
    }

    private func compare(_ node: YAMLNode, inFlow: Bool) -> Int {
        switch node.kind {
        case .sequence: return node.items.reduce(0) { $0 + compare($1, inFlow: inFlow || node.isFlow) }
        case .mapping:
            return node.entries.reduce(0) { count, entry in
                count + compareKey(entry.key) + compare(entry.value, inFlow: inFlow || node.isFlow)
            }
        case .scalar: break
        }
        guard node.aliasName == nil, !node.isAbsent, let source = alone(node, inFlow: inFlow) else { return 0 }
        let copy = Parsed(source).tree?.root?.value(for: "k")
        #expect((inFlow ? copy?.items.first { _ in true } : copy)?.text == node.text, "\(source.debugDescription)")
        return 1
    }

    private func compareKey(_ key: YAMLNode) -> Int {
        // At the start of a line an unusual space counts as indentation, in the middle of one it is text.
        let isOddSpace = key.text.unicodeScalars.first.map { $0 == "\u{A0}" || $0 == "\u{3000}" } ?? false
        guard key.aliasName == nil, !isOddSpace, !key.span.text.contains(where: \.isNewline) else { return 0 }
        let source = key.span.text + ": 0\n"
        let copy = Parsed(source).tree?.root?.entries.first { _ in true }
        #expect(copy?.key.text == key.text, "\(source.debugDescription)")
        return 1
    }

    /// A file in which the slice stands alone; none where the slice means something only in its place.
    private func alone(_ node: YAMLNode, inFlow: Bool) -> String? {
        let slice = node.span.text
        switch node.style {
        case .literal, .folded:
            // An indentation indicator counts from the parent, and `+` keeps lines outside the range.
            let header = slice.prefix { !$0.isNewline && $0 != "#" }
            guard !header.contains("+"), !header.contains(where: \.isNumber) else { return nil }
            return "k: " + slice + (node.text.hasSuffix("\n") ? "\n" : "")
        case .plain, .singleQuoted, .doubleQuoted:
            // Lines are indented below the key; how deep is not part of the text.
            var indented = ""
            for scalar in slice.unicodeScalars {
                indented.unicodeScalars.append(scalar)
                if scalar == "\n" || scalar == "\r" { indented += scalar == "\n" ? "  " : "" }
            }
            return inFlow ? "k: [" + indented + "]\n" : "k: " + indented + "\n"
        }
    }
}

@Suite struct JSONTests {
    @Test func `a tree as JSON`() {
        let json = Parsed("é: [\"a\\n\", *x]\n").tree?.json()
        #expect(
            json == """
                {
                  "kind": "mapping",
                  "style": "block",
                  "start": {"line": 1, "column": 1, "offset": 0},
                  "end": {"line": 1, "column": 15, "offset": 15},
                  "entries": [
                    {
                      "key": {
                        "kind": "scalar",
                        "style": "plain",
                        "text": "é",
                        "start": {"line": 1, "column": 1, "offset": 0},
                        "end": {"line": 1, "column": 2, "offset": 2}
                      },
                      "value": {
                        "kind": "sequence",
                        "style": "flow",
                        "incomplete": true,
                        "start": {"line": 1, "column": 4, "offset": 4},
                        "end": {"line": 1, "column": 15, "offset": 15},
                        "items": [
                          {
                            "kind": "scalar",
                            "style": "double-quoted",
                            "text": "a\\n",
                            "start": {"line": 1, "column": 5, "offset": 5},
                            "end": {"line": 1, "column": 10, "offset": 10}
                          }
                        ]
                      }
                    }
                  ]
                }

                """)
    }

    @Test func `absent values and aliases say so`() {
        let json = Parsed("a: &x\nb: *x\n").tree?.json() ?? ""
        #expect(json.contains("\"absent\": true"))
        #expect(json.contains("\"alias\": \"x\""))
    }
}
