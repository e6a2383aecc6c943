import DialogRuntime
import Foundation

/// The translations of the dialogs. An app on Apple's systems needs none of this: Xcode compiles the catalogue into it.
enum Translations {
    /// Without the catalogue the dialogs speak English.
    static let resolver: DialogTextResolver = {
        for file in files {
            if let catalog = try? CatalogTextResolver(contentsOf: file) { return catalog.resolver }
        }
        return .source
    }()

    /// Beside the program, where somebody who hands it on puts the catalogue; else in the checkout it was built from.
    private static var files: [URL] {
        let checkout = URL(filePath: #filePath).resolvingSymlinksInPath().appending(path: "../../../dialogs")
            .standardizedFileURL
        return [Bundle.main.bundleURL, checkout].map { $0.appending(path: "Dialogs.xcstrings") }
    }
}

extension ComposerApp {
    /// What the dialogs call the instrument where that is translated, else the name of the case.
    func name(of instrument: Instrument) -> String {
        let text = DialogText("instrument.instrument.options.\(instrument.rawValue).title", instrument.rawValue)
        return center.texts.resolve(text, DialogTextTable(), locale)
    }
}
