public import Diagnostics

/// One difference between a baseline and the definitions as they are.
public struct SurfaceChange: Sendable {
    /// Whom a difference concerns.
    public enum Kind: String, Sendable, CaseIterable {
        /// Code of the app may not compile any more.
        case source
        /// Values that people have stored may be lost or replaced.
        case storage
        /// Translations or tests of the app's screens may not find what they look for.
        case texts
        /// Nothing that worked stops working.
        case compatible

        /// What the difference is reported as; `nil` for one that is no finding.
        public var code: DiagnosticCode? {
            switch self {
            case .source: .breakingSourceChange
            case .storage: .breakingStorageChange
            case .texts: .breakingTextChange
            case .compatible: nil
            }
        }
    }

    public var kind: Kind
    public var message: String
    /// In the definitions; of something that is gone, in the baseline.
    public var place: Place
    public var notes: [Diagnostic.Note]

    /// The difference as a finding, unless it is compatible.
    public var diagnostic: Diagnostic? {
        kind.code.map { Diagnostic($0, message, at: place, notes: notes) }
    }
}

extension Surface {
    /// What is different in the definitions, compared with a baseline, sorted by place.
    ///
    /// - Parameter baseline: the surface that others rely on so far.
    public func changes(since baseline: Surface) -> [SurfaceChange] {
        var comparison = Comparison(old: baseline, new: self)
        comparison.run()
        return comparison.sortedChanges
    }
}
