/// What is known about each code: explanation and examples.
///
/// The entries stand by area in the files beside this one. A new code is a case of `DiagnosticCode`, an entry and a line
/// here; the compiler asks for each of them.
public enum Catalogue {
    /// The code's explanation and examples.
    public static func entry(of code: DiagnosticCode) -> CatalogueEntry {
        switch code {
        case .yamlSyntax: .yamlSyntax
        case .yamlUnclosed: .yamlUnclosed
        case .yamlTab: .yamlTab
        case .yamlEncoding: .yamlEncoding
        case .yamlInvisibleCharacter: .yamlInvisibleCharacter
        case .yamlDuplicateKey: .yamlDuplicateKey
        case .yamlMultipleDocuments: .yamlMultipleDocuments
        case .yamlUndefinedAlias: .yamlUndefinedAlias
        case .yamlRecursiveAlias: .yamlRecursiveAlias
        case .yamlMergeKey: .yamlMergeKey
        case .yamlTag: .yamlTag
        case .yamlLimit: .yamlLimit
        case .unknownKey: .unknownKey
        case .missingKey: .missingKey
        case .wrongType: .wrongType
        case .emptyValue: .emptyValue
        case .emptyFile: .emptyFile
        case .unknownWord: .unknownWord
        case .keyNotApplicable: .keyNotApplicable
        case .conflictingKeys: .conflictingKeys
        case .invalidIdentifier: .invalidIdentifier
        case .duplicateID: .duplicateID
        case .identifierCollision: .identifierCollision
        case .unsupportedVersion: .unsupportedVersion
        case .numberFormat: .numberFormat
        case .numberOverflow: .numberOverflow
        case .invalidRange: .invalidRange
        case .invalidStep: .invalidStep
        case .defaultOutOfRange: .defaultOutOfRange
        case .defaultNotAnOption: .defaultNotAnOption
        case .defaultBreaksRule: .defaultBreaksRule
        case .duplicateOption: .duplicateOption
        case .mixedOptionTypes: .mixedOptionTypes
        case .invalidPattern: .invalidPattern
        case .invalidDate: .invalidDate
        case .invalidDuration: .invalidDuration
        case .invalidColor: .invalidColor
        case .invalidURL: .invalidURL
        case .invalidSwiftName: .invalidSwiftName
        case .stepMissesRange: .stepMissesRange
        case .unresolvedReference: .unresolvedReference
        case .referenceCycle: .referenceCycle
        case .missingArgument: .missingArgument
        case .wrongOpener: .wrongOpener
        case .conditionSyntax: .conditionSyntax
        case .conditionType: .conditionType
        case .duplicateBinding: .duplicateBinding
        case .unboundControl: .unboundControl
        case .duplicateStorageKey: .duplicateStorageKey
        case .secretInDefaults: .secretInDefaults
        case .unusedOptionSet: .unusedOptionSet
        case .multipleCancelButtons: .multipleCancelButtons
        case .multipleDefaultButtons: .multipleDefaultButtons
        case .destructiveDefault: .destructiveDefault
        case .missingDismissButton: .missingDismissButton
        case .nothingConfirms: .nothingConfirms
        case .tooManyButtons: .tooManyButtons
        case .controlNotAllowed: .controlNotAllowed
        case .unknownArgument: .unknownArgument
        case .unusedArgument: .unusedArgument
        case .surroundingWhitespace: .surroundingWhitespace
        case .titleTooLong: .titleTooLong
        case .yamlBooleanWord: .yamlBooleanWord
        case .missingTranslation: .missingTranslation
        case .translationPlaceholder: .translationPlaceholder
        case .conflictingTexts: .conflictingTexts
        case .invalidCatalog: .invalidCatalog
        case .unavailableOnPlatform: .unavailableOnPlatform
        case .breakingSourceChange: .breakingSourceChange
        case .breakingStorageChange: .breakingStorageChange
        case .breakingTextChange: .breakingTextChange
        case .invalidBaseline: .invalidBaseline
        case .unreadableFile: .unreadableFile
        case .noDefinitions: .noDefinitions
        case .unusedSuppression: .unusedSuppression
        }
    }
}
