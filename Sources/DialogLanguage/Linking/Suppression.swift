import Diagnostics
import YAMLTree

/// Which warnings are wanted: `allow` in dialogs, then `lint` in the configuration.
struct Suppression {
    let configuration: Configuration

    /// The codes that one dialog accepts, and which of them it needed.
    private struct Allowance {
        let nodes: [(code: DiagnosticCode, node: YAMLNode)]
        private let codes: Set<DiagnosticCode>
        var used: Set<DiagnosticCode> = []

        /// Whether the list could not be read, so that it may name any code.
        let mayBeAny: Bool

        init(_ dialog: DialogDraft) {
            mayBeAny = dialog.record.isUnknown(.allow) || dialog.record.list(.allow).contains(where: \.value.isWrong)
            nodes = dialog.record.list(.allow).compactMap { item in
                guard case .word(let word) = item.value, let code = DiagnosticCode(rawValue: word.spelling) else {
                    return nil
                }
                return (code, item.node)
            }
            codes = Set(nodes.map(\.code))
        }

        mutating func takes(_ code: DiagnosticCode) -> Bool {
            guard codes.contains(code) else { return mayBeAny }
            used.insert(code)
            return true
        }
    }

    /// - Returns: the findings of all files that are wanted, with the severity that the configuration gives them.
    func apply(to files: [CheckedFile], linked: DiagnosticSink) -> [Diagnostic] {
        var kept: [Diagnostic] = []
        var remaining = Dictionary(grouping: linked.diagnostics) { $0.place.span.map { ObjectIdentifier($0.file) } }
        for index in files.indices {
            let own = remaining.removeValue(forKey: ObjectIdentifier(files[index].source)) ?? []
            // Nothing was found in nearly all files, and no dialog is there any more that accepts anything.
            if own.isEmpty, files[index].diagnostics.isEmpty, files[index].dialogs.isEmpty { continue }
            apply(to: files[index].diagnostics + own, of: files[index], kept: &kept)
        }
        kept += linked.diagnostics.filter { remaining[$0.place.span.map { ObjectIdentifier($0.file) }] != nil }
        return kept.compactMap(leveled)
    }

    private func apply(to diagnostics: [Diagnostic], of file: CheckedFile, kept: inout [Diagnostic]) {
        var allowances: [Int: Allowance] = [:]
        for index in file.dialogs.indices where !file.dialogs[index].record.isAbsent(.allow) {
            allowances[index] = Allowance(file.dialogs[index])
        }
        guard !allowances.isEmpty else {
            kept += diagnostics
            return
        }
        for diagnostic in diagnostics {
            if diagnostic.code.isConfigurable, let span = diagnostic.place.span,
                let index = file.dialogs.index(at: span),
                allowances[index]?.takes(diagnostic.code) == true
            {
                continue
            }
            kept.append(diagnostic)
        }
        for (index, dialog) in file.dialogs.enumerated() where !dialog.hasErrors {
            kept += unused(in: allowances[index])
        }
    }

    private func unused(in allowance: Allowance?) -> [Diagnostic] {
        guard var allowance else { return [] }
        var found: [Diagnostic] = []
        // Whether this very warning is accepted shows only when all others have been looked at.
        for (code, node) in allowance.nodes.filter({ $0.code != .unusedSuppression }) {
            // What the configuration silences anyway is not the dialog's fault.
            guard !allowance.used.contains(code), configuration.level(of: code) != .ignore else { continue }
            if !allowance.takes(.unusedSuppression) { found.append(Self.unused(code, at: node)) }
        }
        if !allowance.used.contains(.unusedSuppression),
            let own = allowance.nodes.first(where: { $0.code == .unusedSuppression })
        {
            found.append(Self.unused(own.code, at: own.node))
        }
        return found
    }

    private static func unused(_ code: DiagnosticCode, at node: YAMLNode) -> Diagnostic {
        Diagnostic(
            .unusedSuppression, "\(code.rawValue) is allowed here, but nothing in the dialog gives it",
            at: .span(node.span))
    }

    private func leveled(_ diagnostic: Diagnostic) -> Diagnostic? {
        guard diagnostic.code.isConfigurable else { return diagnostic }
        var diagnostic = diagnostic
        switch configuration.level(of: diagnostic.code) {
        case .ignore: return nil
        case .warning: diagnostic.severity = .warning
        case .error: diagnostic.severity = .error
        }
        return diagnostic
    }
}

extension Configuration {
    /// The level of a warning: what `lint` says, else its own.
    func level(of code: DiagnosticCode) -> LintLevel {
        lint[code] ?? (code.isOffByDefault ? .ignore : .warning)
    }
}
