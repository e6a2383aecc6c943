import Testing

@testable import Diagnostics

/// The catalogue as text; that each example has exactly the findings it should is tested with the checker.
@Suite struct CatalogueTests {
    @Test(arguments: DiagnosticCode.allCases)
    func theExplanationIsPlainProse(code: DiagnosticCode) {
        let entry = Catalogue.entry(of: code)
        #expect(entry.summary.count <= 70)
        #expect(!entry.summary.hasSuffix("."))
        #expect(entry.explanation.hasSuffix("."))
        #expect(!entry.explanation.contains("\n"))
        #expect(!entry.explanation.contains("  "))
        let sentences = entry.explanation.split(separator: ". ").count
        #expect((2...6).contains(sentences), "\(sentences) sentences")
    }

    @Test(arguments: DiagnosticCode.allCases)
    func theExamplesAreSmallAndDiffer(code: DiagnosticCode) {
        let entry = Catalogue.entry(of: code)
        for example in [entry.wrong, entry.right] {
            #expect(!example.files.isEmpty)
            for file in example.files {
                guard case .bytes(let bytes) = file.content else { continue }
                #expect(bytes.count { $0 == UInt8(ascii: "\n") } <= 15)
                #expect(bytes.last == UInt8(ascii: "\n"))
            }
        }
        #expect(String(describing: entry.wrong) != String(describing: entry.right))
        #expect(entry.right.bytes(of: "example.dialog.yaml")?.starts(with: Array("dialoggen: 1\n".utf8)) == true)
    }

    @Test func noTwoCodesShareAnEntry() {
        let entries = DiagnosticCode.allCases.map { Catalogue.entry(of: $0) }
        #expect(Set(entries.map(\.summary)).count == entries.count)
        #expect(Set(entries.map(\.explanation)).count == entries.count)
        #expect(Set(entries.map { String(describing: $0.wrong) }).count == entries.count)
    }

    @Test(arguments: DiagnosticCode.allCases)
    func aPageFitsATerminal(code: DiagnosticCode) {
        let page = Catalogue.explain(code)
        #expect(page.hasPrefix("\(code.rawValue) ("))
        #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
        let prose = page.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(" ") }
        #expect(prose.allSatisfy { $0.count <= 100 })
        #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isUnsafeOnTerminal })
    }

    @Test func onePage() {
        #expect(
            Catalogue.explain(.emptyFile) == """
                empty-file (error): the file defines nothing

                The file holds nothing, or nothing but comments. A definition file begins with
                `dialoggen: 1` and has dialogs. Write one, or remove the file.

                Wrong:

                    # The dialogs will follow.

                Right:

                    dialoggen: 1
                    dialogs:
                      saved: {presentation: alert, title: Saved}

                """)
    }

    @Test func whatCannotBeSeenIsSpeltOut() {
        #expect(Catalogue.explain(.yamlInvisibleCharacter).contains("        title:<U+00A0>Saved\n"))
        #expect(Catalogue.explain(.yamlTab).contains("\n    ␉presentation: alert\n"))
        #expect(Catalogue.explain(.yamlEncoding).contains("title: Caf<0xE9> closed\n"))
        #expect(Catalogue.explain(.unreadableFile).contains("\n    example.dialog.yaml is a folder.\n"))
    }

    @Test func filesAreNamedWhereThereAreSeveral() {
        let page = Catalogue.explain(.yamlBooleanWord)
        #expect(page.hasPrefix("yaml-boolean-word (warning, off by default): "))
        #expect(
            page.contains("\n  dialoggen.yaml\n    dialoggen: 1\n    lint: {yaml-boolean-word: warning}\n\n  example"))
    }
}
