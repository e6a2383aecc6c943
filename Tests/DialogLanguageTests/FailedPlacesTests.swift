import Diagnostics
import Testing

@testable import DialogLanguage

@Suite struct FailedPlacesTests {
    private static let file = SourceFile(path: "a", text: String(repeating: "x", count: 100))

    /// Errors at 10, 20 and 30, a warning at 40, and an error at 50 of another file.
    private static let places: FailedPlaces = {
        var sink = DiagnosticSink()
        func report(_ code: DiagnosticCode, at start: UInt32, of file: SourceFile) {
            sink.report(Diagnostic(code, "", at: .span(SourceSpan(file, ByteRange(start: start, end: start + 1)))))
        }
        for start in [30, 10, 20] as [UInt32] { report(.missingKey, at: start, of: file) }
        report(.titleTooLong, at: 40, of: file)
        report(.missingKey, at: 50, of: SourceFile(path: "b", text: String(repeating: "x", count: 100)))
        return FailedPlaces(sink, in: file)
    }()

    @Test(arguments: [
        (0, 9, false), (0, 10, true), (10, 10, true), (11, 19, false), (11, 20, true), (20, 25, true), (21, 29, false),
        (21, 90, true), (31, 90, false),
    ])
    func extents(start: UInt32, end: UInt32, isFailed: Bool) {
        #expect(Self.places.lie(in: ByteRange(start: start, end: end)) == isFailed)
    }

    @Test func nothingFound() {
        #expect(!FailedPlaces(DiagnosticSink(), in: Self.file).lie(in: ByteRange(start: 0, end: 100)))
    }
}
