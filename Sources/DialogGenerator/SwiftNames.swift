import DialogLanguage

/// The Swift names that definitions give. The only place that makes names; nothing here knows about back-ticks.
enum SwiftNames {
    /// `tempo` -> `Tempo`, with more at the end.
    static func capitalized(_ name: String, _ suffix: String = "") -> String {
        // The other letters are rare, and to look them up takes long.
        if let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) {
            let (count, all) = (name.utf8.count, name.utf8.count + suffix.utf8.count)
            return String(unsafeUninitializedCapacity: all) { bytes in
                _ = name.withBytes { bytes.update(fromContentsOf: $0) }
                let rest = UnsafeMutableBufferPointer(rebasing: bytes[count...])
                _ = suffix.withBytes { rest.update(fromContentsOf: $0) }
                bytes[0] = first - 0x20
                return all
            }
        }
        guard let first = name.unicodeScalars.first else { return suffix }
        return first.properties.uppercaseMapping + String(name.unicodeScalars.dropFirst()) + suffix
    }

    /// `Tempo` -> `tempo`.
    static func uncapitalized(_ name: String) -> String {
        guard let first = name.unicodeScalars.first else { return "" }
        return first.properties.lowercaseMapping + String(name.unicodeScalars.dropFirst())
    }

    /// The property of the entry type that opens the dialog.
    static func accessor(_ dialog: Dialog) -> String { accessor(dialog: dialog.id, swiftName: dialog.swiftName) }

    static func accessor(dialog id: String, swiftName: String?) -> String { swiftName.map { uncapitalized($0) } ?? id }

    static func type(_ dialog: Dialog) -> String { type(dialog: dialog.id, swiftName: dialog.swiftName) }

    static func type(dialog id: String, swiftName: String?) -> String { capitalized(swiftName ?? id, "Dialog") }

    /// The protocol that stands for a dialog which edits and has arguments.
    static func argumentsProtocol(_ dialog: Dialog) -> String { "_" + type(dialog) }

    /// The enum of a picker's own options, inside the dialog's type.
    static func optionType(control: String) -> String { capitalized(control, optionTypeSuffix) }

    /// The enum of an option set, a type of the module.
    static func optionType(set: String) -> String { capitalized(set, optionTypeSuffix) }

    static var optionTypeSuffix: String { "Option" }

    /// The protocol of what all definitions ask of the app.
    static func appProtocol(_ configuration: Configuration) -> String { configuration.facade + "App" }

    /// The protocol of what one file asks of the app: `sub/tempo.dialog.yaml` -> `SubTempoDialogsApp`.
    static func appProtocol(relativePath: String, _ configuration: Configuration) -> String {
        fileName(relativePath) + appProtocol(configuration)
    }

    /// The protocol of the views that all definitions ask of the app.
    static func viewsProtocol(_ configuration: Configuration) -> String { configuration.facade + "Views" }

    /// The protocol of the views that one file asks of the app.
    static func viewsProtocol(relativePath: String, _ configuration: Configuration) -> String {
        fileName(relativePath) + viewsProtocol(configuration)
    }

    /// The protocol of what previews need of the app.
    static func previewsProtocol(_ configuration: Configuration) -> String { configuration.facade + "Previews" }

    /// The type of a dialog's preview.
    static func preview(_ dialog: Dialog) -> String { type(dialog) + "Preview" }

    /// The function that hands the views of one file to the presenter.
    static func addingFunction(ofViews protocolName: String) -> String { "_add" + capitalized(protocolName) }

    /// The function that makes a view: `PhraseEditor` -> `phraseEditor`, `Editors.Phrase` -> `editorsPhrase`.
    static func viewFunction(_ view: String) -> String {
        uncapitalized(view.split(separator: ".").map { capitalized(String($0)) }.joined())
    }

    /// The property of SwiftUI's environment that holds the entry type.
    static func environmentValue(_ configuration: Configuration) -> String { uncapitalized(configuration.facade) }

    /// A text with everything replaced that a Swift name cannot hold.
    static func identifier(_ text: String) -> String {
        String(text.unicodeScalars.map { $0 == "_" || isNamePart($0) ? Character($0) : "_" })
    }

    /// The words of a path, as the beginning of a type's name: `sub/tempo.dialog.yaml` -> `SubTempo`.
    private static func fileName(_ relativePath: String) -> String {
        let words = pathComponents(relativePath).flatMap { component in
            component.unicodeScalars.split { !isNamePart($0) }.map { capitalized(String($0)) }
        }
        let stem = words.joined()
        let needsPrefix = stem.unicodeScalars.first.map { !isNameStart($0) } ?? false
        return (needsPrefix ? "_" : "") + stem
    }

    private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
        isNameStart(scalar) || ("0"..."9").contains(scalar)
    }

    private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
        // Letters only: combining marks may not start a Swift name, and letters suffice.
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: return true
        default: return false
        }
    }
}
