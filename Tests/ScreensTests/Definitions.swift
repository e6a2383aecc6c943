import Diagnostics
import DialogLanguage
import Foundation

@testable import Screens

/// The screens as the checker reads them: what the walk expects of the runtime. The runtime itself knows nothing of it.
enum Definitions {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens")

    static let fileNames: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
        return (names ?? []).filter { $0.hasSuffix(".dialog.yaml") }.sorted()
    }()

    /// All files together, with every finding: warnings too.
    static let checked: (set: DialogSet, diagnostics: [Diagnostic]) = {
        let configuration = Configuration()
        let files = fileNames.compactMap { name in
            (try? Data(contentsOf: folder.appending(path: name))).map { SourceFile(path: name, bytes: [UInt8]($0)) }
        }
        let checked = files.map { DefinitionChecker.check($0, configuration: configuration) }
        let (set, diagnostics) = DefinitionChecker.link(checked, configuration: configuration)
        let report = DiagnosticReport(
            diagnostics, levels: configuration.lint, fileCount: files.count,
            dialogCount: checked.reduce(0) { $0 + $1.dialogCount })
        return (set, report.diagnostics)
    }()

    static let dialogs: [String: Dialog] = {
        let all = checked.set.files.flatMap(\.dialogs)
        return Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }()

    /// The ids of all dialogs, in a fixed order.
    static let ids = dialogs.keys.sorted()

    /// The options that a control lists or takes from a set; nothing if they are numbers of a range or the app's.
    static func options(of control: Control) -> OptionList? {
        switch control.kind.options {
        case .list(let list): list
        case .set(let name): checked.set.optionSets[name]?.options
        case .range, .app, nil: nil
        }
    }
}
