import Diagnostics
import Testing

@testable import DialogLanguage

/// A refused spelling, the code it gives and the fix it suggests (without quotes, if it has one).
struct Refused: CustomTestStringConvertible, Sendable {
    var text: String
    var code: DiagnosticCode
    var fix: String?
    var isSafe: Bool

    init(_ text: String, _ code: DiagnosticCode, fix: String? = nil, isSafe: Bool = true) {
        self.text = text
        self.code = code
        self.fix = fix
        self.isSafe = fix != nil && isSafe
    }

    var testDescription: String { text }
}

/// Checks that a spelling is refused as the table says, with a message that says something, and that the fix mends it.
func expectRefused<Value>(
    _ refused: Refused, by read: (String) -> Parsed<Value>, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let problem = read(refused.text).problem else {
        Issue.record("'\(refused.text)' was accepted", sourceLocation: sourceLocation)
        return
    }
    #expect(problem.code == refused.code, "\(problem.message)", sourceLocation: sourceLocation)
    #expect(problem.fix?.replacement == refused.fix, "\(problem.message)", sourceLocation: sourceLocation)
    #expect(problem.fix?.isSafe ?? false == refused.isSafe, "\(problem.message)", sourceLocation: sourceLocation)
    #expect(problem.message.count > 15, "\(problem.message)", sourceLocation: sourceLocation)
    let mended = problem.fix.map {
        $0.replacement.hasPrefix("'") ? String($0.replacement.dropFirst().dropLast()) : $0.replacement
    }
    if let mended, problem.fix?.range == nil {
        #expect(read(mended).value != nil, "the fix '\(mended)' is wrong itself", sourceLocation: sourceLocation)
    }
}

/// A small generator with a fixed seed, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
