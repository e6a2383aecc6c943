/// What `lint` in `dialoggen.yaml` makes of a code.
public enum LintLevel: String, Sendable, CaseIterable {
    case error
    case warning
    case ignore
}

extension DiagnosticCode {
    /// Whether `lint` may change the level of the code. Errors cannot be lowered: no sound code could be generated from a
    /// definition that has one.
    public var isConfigurable: Bool { defaultSeverity == .warning }
}
