import Diagnostics
import YAMLTree

/// Applies the safe fix-its of definitions and configuration until none is left, and writes the files.
///
/// One round of checks shows what can be fixed; what a fix uncovers, or what stood too near to another one, is found in
/// the next. Nothing is written before the last round, and then all files or none.
struct Fixing {
    private let invocation: Invocation
    private let inputs: Inputs

    /// The texts so far, by path; none for files that nothing was fixed in.
    private var texts: [String: [UInt8]] = [:]
    /// What was read of the files that something was fixed in.
    private var originals: [String: [UInt8]] = [:]
    /// Files that stay as they are, by path.
    private var untouched: Set<String> = []
    /// A line for each fix.
    private var fixed: [String] = []

    /// A condition may hold one mistake after another, each of which shows when the one before it is mended.
    private static let mostRounds = 100

    init(_ invocation: Invocation, _ inputs: Inputs) throws(UsageError) {
        guard !inputs.files.contains(where: { $0.source == .standardInput }) else {
            throw UsageError(
                "--fix cannot change what comes through standard input", advice: "Name the file instead of -.")
        }
        self.invocation = invocation
        self.inputs = inputs
    }

    mutating func run() throws -> ExitStatus {
        let reporting = Reporting(invocation)
        let first = invocation.compile(inputs, catalog: .checked)
        var last = first
        for _ in 0..<Self.mostRounds {
            guard fix(last) else { break }
            last = invocation.compile(inputs, catalog: .checked, texts: texts)
        }
        do throws(OutputFailure) {
            try write()
        } catch {
            // Nothing was fixed then, so everything is still to be said.
            _ = try reporting.publish(first, on: invocation.console)
            throw error
        }
        showFixes(on: reporting.usesStandardOutput ? invocation.console.messages : invocation.console.output)
        return try reporting.publish(last, on: invocation.console)
    }

    // MARK: One round

    /// Applies what can be applied together; `false` if there is nothing.
    private mutating func fix(_ compilation: Compilation) -> Bool {
        let paths = changeablePaths(of: compilation)
        let fixes = FixApplication(to: compilation.report.diagnostics) { fixIt in
            fixIt.isSafe && fixIt.edits.allSatisfy { paths[ObjectIdentifier($0.span.file)] != nil }
        }
        var changed: Set<ObjectIdentifier> = []
        for file in fixes.files {
            guard let path = paths[ObjectIdentifier(file)] else { continue }
            let text = fixes.text(of: file)
            guard Self.isYAML(SourceFile(path: file.path, bytes: text)) else {
                leave(path, "what could be fixed in it does not go together")
                continue
            }
            if originals[path] == nil { originals[path] = file.bytes }
            texts[path] = text
            changed.insert(ObjectIdentifier(file))
        }
        note(
            fixes.applied.filter { fix in
                fix.fixIt.edits.allSatisfy { changed.contains(ObjectIdentifier($0.span.file)) }
            })
        return !changed.isEmpty
    }

    /// The paths of the files that have something to fix and can be read as YAML: what is no YAML may mean anything.
    private mutating func changeablePaths(of compilation: Compilation) -> [ObjectIdentifier: String] {
        var paths: [ObjectIdentifier: String] = [:]
        for (input, source) in zip(compilation.inputs, compilation.sources) {
            if case .file(let path) = input.source { paths[ObjectIdentifier(source)] = path }
        }
        var seen: Set<ObjectIdentifier> = []
        var changeable: [ObjectIdentifier: String] = [:]
        for edit in compilation.report.diagnostics.lazy.flatMap(\.fixIts).filter(\.isSafe).flatMap(\.edits) {
            let file = edit.span.file
            guard seen.insert(ObjectIdentifier(file)).inserted else { continue }
            let isConfiguration = file.path == compilation.configurationPath
            guard let path = paths[ObjectIdentifier(file)] ?? (isConfiguration ? file.path : nil),
                !untouched.contains(path)
            else { continue }
            if Self.isYAML(file) {
                changeable[ObjectIdentifier(file)] = path
            } else {
                leave(path, "it is not sound YAML, so nothing in it was fixed")
            }
        }
        return changeable
    }

    private static func isYAML(_ file: SourceFile) -> Bool {
        // What is wrong with it is in the report.
        var sink = DiagnosticSink()
        return YAMLTree.parse(file, into: &sink) != nil
    }

    private mutating func leave(_ path: String, _ reason: String) {
        untouched.insert(path)
        invocation.console.note("\(path) stays as it is: \(reason)")
    }

    private mutating func note(_ applied: [(diagnostic: Diagnostic, fixIt: FixIt)]) {
        var tables = LineTableCache()
        for (diagnostic, fixIt) in applied {
            guard let span = diagnostic.place.span else { continue }
            let position = tables.table(of: span.file).position(at: span.range.start)
            let place = "\(span.file.path):\(position.line):\(position.column)"
            fixed.append("\(place): fixed: \(fixIt.message) [\(diagnostic.code.rawValue)]")
        }
    }

    // MARK: The end

    private func write() throws(OutputFailure) {
        var files: [OutputWriter.Rewrite] = []
        for input in inputs.files {
            if case .file(let path) = input.source { files.append(rewrite(path)) }
        }
        if let path = inputs.configurationPath { files.append(rewrite(path)) }
        try OutputWriter.rewrite(files, operations: invocation.environment.fileOperations)
    }

    private func rewrite(_ path: String) -> OutputWriter.Rewrite {
        let old = originals[path] ?? []
        return OutputWriter.Rewrite(path: path, old: old, new: texts[path] ?? old)
    }

    private func showFixes(on stream: OutputStream) {
        guard !invocation.arguments.has(GlobalOptions.quiet) else { return }
        for line in fixed { stream.write(line.safeLine + "\n") }
    }
}
