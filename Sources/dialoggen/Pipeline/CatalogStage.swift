import Diagnostics
import DialogLanguage
import DialogStrings

/// What a run does with a String Catalog.
enum CatalogUse: Sendable, Equatable {
    case none
    /// Checks the one that the configuration names, if it names one.
    case checked
    /// Brings one up to date: the one given, else the one that the configuration names. It need not be there yet.
    case updated(path: String?)
}

/// A String Catalog and where it is kept.
struct CatalogAtPath: Sendable {
    let path: String
    let catalog: StringCatalog
    /// Whether there is no file yet.
    let isNew: Bool
}

extension Configuration {
    /// The String Catalog that a configuration file names, which counts from the folder that the file lies in.
    func catalogPath(from configurationPath: String?) -> String? {
        guard let catalog, let configurationPath else { return nil }
        return UserPath.tidied(PathText.join(PathText.folder(of: configurationPath), catalog))
    }
}

extension Pipeline {
    func readCatalog(
        _ configuration: Configuration, into findings: inout DiagnosticSink, status: inout ExitStatus
    ) -> CatalogAtPath? {
        guard let path = catalogPath(configuration) else { return nil }
        do throws(ReadFailure) {
            let bytes = try FileReader.read(path, limit: JSONReader.maximumSize + 1).bytes
            let (catalog, problems) = StringCatalog.read(
                SourceFile(path: path, bytes: bytes), sourceLanguage: configuration.sourceLanguage)
            for problem in problems { findings.report(problem.diagnostic(.invalidCatalog)) }
            return catalog.map { CatalogAtPath(path: path, catalog: $0, isNew: false) }
        } catch {
            if catalogUse != .checked, error.isAbsence, !SystemCall.entryExists(at: path) {
                return CatalogAtPath(
                    path: path, catalog: StringCatalog(sourceLanguage: configuration.sourceLanguage), isNew: true)
            }
            findings.report(Self.unreadable(path, error))
            status = max(status, .files)
            return nil
        }
    }

    /// As the command line says it, else as the configuration does.
    private func catalogPath(_ configuration: Configuration) -> String? {
        let named = configuration.catalogPath(from: inputs.configurationPath)
        return switch catalogUse {
        case .none: nil
        case .checked: named
        case .updated(let path): path.map(UserPath.tidied) ?? named
        }
    }

    /// Reports keys that stand for two texts, and what is wrong with the translations of the rest.
    ///
    /// - Parameter mayConflict: whether a key stands anywhere twice.
    static func checkTexts(
        of set: DialogSet, mayConflict: Bool, against catalog: CatalogAtPath?
    ) -> DiagnosticSink {
        var sink = DiagnosticSink()
        guard let catalog else {
            if !mayConflict { return sink }
            for conflict in DialogTexts.conflicts(in: set) { sink.report(conflict.diagnostic(.conflictingTexts)) }
            return sink
        }
        let texts = DialogTexts(set)
        for conflict in texts.conflicts { sink.report(conflict.diagnostic(.conflictingTexts)) }
        CatalogCheck.check(texts.texts, against: catalog.catalog, into: &sink)
        return sink
    }
}
