import Diagnostics
import Testing
import YAMLTree

@Suite struct CatalogueExampleTests {
    static let codes: [DiagnosticCode] = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix("yaml-") }
        .filter { $0 != .yamlBooleanWord }

    @Test(arguments: codes) func `the wrong example of a YAML code gives that code alone`(_ code: DiagnosticCode) {
        #expect(
            contents(of: Catalogue.entry(of: code).wrong).flatMap { Parsed(bytes: $0).diagnostics.map(\.code) } == [
                code
            ])
    }

    @Test(arguments: DiagnosticCode.allCases) func `the right example of every code is sound YAML`(
        _ code: DiagnosticCode
    ) {
        for bytes in contents(of: Catalogue.entry(of: code).right) {
            #expect(Parsed(bytes: bytes).findings == [])
        }
    }

    private func contents(of example: CatalogueEntry.Example) -> [[UInt8]] {
        example.files.compactMap { file in
            guard file.path.hasSuffix(".yaml"), case .bytes(let bytes) = file.content else { return nil }
            return bytes
        }
    }
}
