import Diagnostics
import DialogBaseline

/// A baseline that can be read is written as it is meant, and can be compared with anything.
enum BaselinePromises {
    private static let current = Surface(CheckedDefinitions([SampleDefinition.file]).set)

    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        let file = SourceFile(path: "fuzz.baseline.json", bytes: bytes)
        let (surface, findings) = Surface.read(file)
        try Findings(in: [file]).check(findings)
        guard let surface else {
            try promise(!findings.isEmpty, "it is refused without a word")
            return
        }
        let json = surface.json
        let written = SourceFile(path: "written.baseline.json", text: json)
        let (again, problems) = Surface.read(written)
        guard let again else { throw BrokenPromise(message: "as written: \(problems.map(\.message))\n\(json)") }
        try promise(again.json == json, "written again it is another")
        try promise(again.changes(since: surface).isEmpty, "it is different from itself")

        for changes in [current.changes(since: surface), surface.changes(since: current)] {
            try Findings(in: [file, SampleDefinition.file]).check(changes.compactMap(\.diagnostic))
            try promise(changes.allSatisfy { !$0.message.isEmpty }, "a change is not put into words")
        }
    }
}
