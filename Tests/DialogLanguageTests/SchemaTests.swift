import Testing

@testable import DialogLanguage

@Suite("Schema")
struct SchemaTests {
    @Test("every key has a doc of one sentence", arguments: Schema.shapes.map(\.id))
    func keysHaveDocs(_ id: Shape.ID) {
        let shape = Schema.shape(id)
        #expect(shape.id == id)
        #expect(isSentence(shape.doc), "\(shape.doc)")
        for spec in shape.keys { #expect(isSentence(spec.doc), "\(spec.key.rawValue): \(spec.doc)") }
    }

    @Test("every word has a doc of one sentence")
    func wordsHaveDocs() {
        for list in Schema.shapes.flatMap(\.keys).flatMap({ wordLists(in: $0.form) }) {
            #expect(!list.words.isEmpty)
            for word in list.words { #expect(isSentence(word.doc), "\(word.spelling): \(word.doc)") }
        }
    }

    @Test("every key of the language stands at some place")
    func everyKeyIsUsed() {
        let used = Set(Schema.shapes.flatMap { $0.keys.map(\.key) })
        #expect(Key.allCases.filter { !used.contains($0) } == [])
    }

    @Test("a key occurs once for each word of the discriminator")
    func keysAreUnambiguous() {
        for shape in Schema.shapes {
            for (index, spec) in shape.keys.enumerated() {
                let twins = shape.keys[..<index].filter {
                    $0.key == spec.key && $0.appliesTo.intersects(spec.appliesTo)
                }
                #expect(twins.isEmpty, "\(shape.id) has \(spec.key.rawValue) twice")
            }
        }
    }

    @Test("what people write instead is no key that is valid at the same place")
    func otherSpellingsAreFree() {
        for shape in Schema.shapes {
            for spec in shape.keys {
                for other in spec.otherSpellings {
                    let clash = shape.keys.first { $0.key.rawValue == other && $0.appliesTo.intersects(spec.appliesTo) }
                    #expect(clash == nil, "\(other) is a key of \(shape.noun) itself")
                }
            }
        }
    }

    @Test("choices name keys of their shape, and discriminators have a list of words")
    func choicesAndDiscriminators() {
        for shape in Schema.shapes {
            for key in shape.choices.flatMap(\.keys) { #expect(!shape.specs(of: key).isEmpty) }
            #expect((shape.discriminator == nil) == (shape.discriminatingWords == nil))
        }
    }

    @Test("keys are found by their bytes", arguments: Key.allCases)
    func lookup(_ key: Key) {
        func found(_ text: String) -> Key? {
            Array(text.utf8).withUnsafeBufferPointer { KeyTable.shared.position(spelt: $0) }.map { Key.allCases[$0] }
        }
        #expect(found(key.rawValue) == key)
        #expect(found(key.rawValue + "x") == nil)
        #expect(found(key.rawValue.uppercased()) == nil)
    }

    @Test("no key of the language is a boolean word of YAML 1.1")
    func noBooleanWords() {
        let words = ["y", "yes", "n", "no", "true", "false", "on", "off"]
        #expect(Key.allCases.filter { words.contains($0.rawValue.lowercased()) } == [])
    }

    private func isSentence(_ text: String) -> Bool {
        text.hasSuffix(".") && text.count > 3 && !text.contains("\n")
    }

    private func wordLists(in form: ValueForm) -> [WordList] {
        switch form {
        case .scalar(.word(let list)): [list]
        case .names(.word(let list), let element, _): [list] + wordLists(in: element)
        case .names(.identifier, let element, _), .list(let element, _): wordLists(in: element)
        case .anyOf(let forms): forms.flatMap(wordLists)
        case .scalar, .text, .record: []
        }
    }
}
