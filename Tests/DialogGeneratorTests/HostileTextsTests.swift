import Diagnostics
import DialogLanguage
import Foundation
import Testing
import YAMLTree

@testable import DialogGenerator

/// Any text at any place that takes one comes out of the compiled program as it stands in the definition.
@Suite("Hostile texts", .serialized)
struct HostileTextsTests {
    /// `DIALOGGEN_TEXT_SEEDS=100` tries as many; each five are one compilation.
    private static let seeds = Int(ProcessInfo.processInfo.environment["DIALOGGEN_TEXT_SEEDS"] ?? "") ?? 5

    @Test("Texts come out of the compiled program", arguments: stride(from: 1, through: seeds, by: 5).map { $0 })
    func texts(_ first: Int) throws {
        let copies = (first..<min(first + 5, Self.seeds + 1)).map {
            HostileTexts(index: $0, seed: UInt64($0))
        }
        let set = Definitions.set(
            copies.enumerated().map { ("texts\(first + $0.offset).dialog.yaml", $0.element.definition) })
        var program = Self.program
        var lines = ""
        for (offset, copy) in copies.enumerated() {
            let index = first + offset
            program += """
                show("popup\(index)", dialogs.popup\(index).show(name: argument).session)
                show("alert\(index)", dialogs.alert\(index).show().session)
                show("form\(index)", dialogs.form\(index).show().session)
                show("busy\(index)", Busy\(index)Dialog.loading(Busy\(index)Dialog(name: argument)))

                """
            for item in copy.expected {
                lines += item.dialog + "\(index)" + item.text.unicodeScalars.map { " \($0.value)" }.joined() + "\n"
            }
        }
        let files = generate(set).map { (name: $0.name, contents: $0.contents) }
        let outcome = try RuntimeModule.shared.get().run(files + [("main.swift", program)], input: lines)
        let count = copies.reduce(0) { $0 + $1.expected.count }
        #expect(outcome.output == "\(count) texts came out\n", "seeds \(first)...")
        #expect(outcome.status == 0)
    }

    /// Opens dialogs, collects all texts in them, and compares with the lines that it reads: a dialog and the code points
    /// of a text that has to be there.
    private static let program = """
        import DialogRuntime
        import Foundation

        let argument = \(argumentLiteral)
        var found: [String: Set<[UInt32]>] = [:]

        @MainActor struct Collector {
            var texts: Set<[UInt32]> = []
            var seen: Set<ObjectIdentifier> = []

            mutating func add(_ text: String) { texts.insert(text.unicodeScalars.map(\\.value)) }

            mutating func visit(_ value: Any) {
                switch value {
                case let text as DialogText:
                    add(DialogTextResolver.source.resolve(text, DialogTextTable(), Locale(identifier: "en_US")))
                    add(text.key)
                case let text as String: add(text)
                case is DialogCenter: break
                default:
                    var mirror = Mirror(reflecting: value)
                    if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
                    if let list = value as? ListControl { for row in list.rows { visit(row) } }
                    if let readout = value as? ReadoutControl { visit(readout.value) }
                    if let list = value as? MultiChoiceControl { visit(list.options) }
                    for child in mirror.children { visit(child.value) }
                    while let more = mirror.superclassMirror {
                        mirror = more
                        for child in mirror.children { visit(child.value) }
                    }
                }
            }
        }

        @MainActor func show(_ dialog: String, _ shown: Any) {
            var collector = Collector()
            collector.visit(shown)
            found[dialog] = collector.texts
        }

        // What a program of texts that became code would call.
        func evil() -> Never { fatalError("a text became code") }

        let center = DialogCenter()
        _ = center.attach(DialogHost("test"))
        let dialogs = Dialogs(center)
        defer {
            var count = 0
            while let line = readLine() {
                let words = line.split(separator: " ")
                let text = words.dropFirst().compactMap { UInt32($0) }
                if found[String(words[0])]?.contains(text) == true {
                    count += 1
                } else {
                    print("missing in \\(words[0]):", String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init))))
                }
            }
            print(count, "texts came out")
        }

        """

    /// Code points, since the text is to be compared with what the generator writes.
    private static let argumentLiteral =
        "String(String.UnicodeScalarView(["
        + HostileTexts.argument.unicodeScalars.map { "\"\\u{\(String($0.value, radix: 16))}\"" }.joined(separator: ", ")
        + "]))"

    @Test("Doc comments hold no code", arguments: 1...20)
    func documentation(_ seed: Int) throws {
        let copy = HostileTexts(index: 1, seed: UInt64(seed))
        let plain = copy.definition.replacing(/doc: "(?:[^"\\]|\\.)*"/, with: "doc: plain")
        let files = [copy.definition, plain].map { generate(Definitions.set([("a.dialog.yaml", $0)])).map(\.contents) }
        let codes = files.map { contents in
            contents.joined().split(whereSeparator: \.isNewline)
                .filter { !$0.trimmingPrefix(while: { $0 == " " }).hasPrefix("///") }
        }
        #expect(files[0] != files[1] && plain.contains("doc: plain"))
        #expect(codes[0] == codes[1])
    }

    // MARK: Completeness

    /// Where a text would be another thing than a text.
    private static let elsewhere: Set<String> = ["storage.suite"]

    @Test("Every key that takes a text is tried")
    func completeness() throws {
        var sink = DiagnosticSink()
        let text = HostileTexts.template.replacing("_N", with: "").replacing("{name}", with: "")
        let file = SourceFile(path: "texts.dialog.yaml", text: text)
        let root = try #require(YAMLTree.parse(file, into: &sink)?.root)
        var tried: Set<String> = []
        visit(root, .record(.file), "file", &tried)
        var all = Self.elsewhere
        for shape in Schema.shapes where shape.id != .configuration {
            for spec in shape.keys where spec.form.takesText { all.insert("\(shape.id).\(spec.key.rawValue)") }
        }
        #expect(tried.count > 40)
        #expect(all.subtracting(tried).subtracting(Self.elsewhere).sorted() == [])
    }

    /// Collects the keys that have a text of the template.
    private func visit(_ node: YAMLNode, _ form: ValueForm, _ name: String, _ tried: inout Set<String>) {
        switch form {
        case .text, .scalar(.string), .scalar(.sourceText):
            if node.kind == .scalar, node.text.contains(/TEXT|MARK|STRING|KEY|CODE/) { tried.insert(name) }
            if node.kind == .mapping { visit(node, .record(.text), name, &tried) }
        case .scalar: break
        case .record(let id):
            for (key, value) in node.entries {
                guard let key = Key(rawValue: key.text) else { continue }
                for spec in Schema.shape(id).specs(of: key) {
                    visit(value, spec.form, "\(id).\(key.rawValue)", &tried)
                }
            }
        case .names(_, let form, _): for (_, value) in node.entries { visit(value, form, name, &tried) }
        case .list(let form, _): for item in node.items { visit(item, form, name, &tried) }
        case .anyOf(let forms): for form in forms { visit(node, form, name, &tried) }
        }
    }
}

extension ValueForm {
    /// Whether the text that stands after the key itself is free.
    fileprivate var takesText: Bool {
        switch self {
        case .text, .scalar(.string), .scalar(.sourceText): true
        case .scalar, .record, .names: false
        case .list(let form, _): form.takesText
        case .anyOf(let forms): forms.contains(where: \.takesText)
        }
    }
}
