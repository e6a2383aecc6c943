/// Every code a finding can have. The raw value is the public spelling and part of the contract.
public enum DiagnosticCode: String, Sendable, CaseIterable {
    // YAML
    case yamlSyntax = "yaml-syntax"
    case yamlUnclosed = "yaml-unclosed"
    case yamlTab = "yaml-tab"
    case yamlEncoding = "yaml-encoding"
    case yamlInvisibleCharacter = "yaml-invisible-character"
    case yamlDuplicateKey = "yaml-duplicate-key"
    case yamlMultipleDocuments = "yaml-multiple-documents"
    case yamlUndefinedAlias = "yaml-undefined-alias"
    case yamlRecursiveAlias = "yaml-recursive-alias"
    case yamlMergeKey = "yaml-merge-key"
    case yamlTag = "yaml-tag"
    case yamlLimit = "yaml-limit"

    // Shape
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongType = "wrong-type"
    case emptyValue = "empty-value"
    case emptyFile = "empty-file"
    case unknownWord = "unknown-word"
    case keyNotApplicable = "key-not-applicable"
    case conflictingKeys = "conflicting-keys"
    case invalidIdentifier = "invalid-identifier"
    case duplicateID = "duplicate-id"
    case identifierCollision = "identifier-collision"
    case unsupportedVersion = "unsupported-version"

    // Values
    case numberFormat = "number-format"
    case numberOverflow = "number-overflow"
    case invalidRange = "invalid-range"
    case invalidStep = "invalid-step"
    case defaultOutOfRange = "default-out-of-range"
    case defaultNotAnOption = "default-not-an-option"
    case defaultBreaksRule = "default-breaks-rule"
    case duplicateOption = "duplicate-option"
    case mixedOptionTypes = "mixed-option-types"
    case invalidPattern = "invalid-pattern"
    case invalidDate = "invalid-date"
    case invalidDuration = "invalid-duration"
    case invalidColor = "invalid-color"
    case invalidURL = "invalid-url"
    case invalidSwiftName = "invalid-swift-name"
    case stepMissesRange = "step-misses-range"

    // References
    case unresolvedReference = "unresolved-reference"
    case referenceCycle = "reference-cycle"
    case missingArgument = "missing-argument"
    case wrongOpener = "wrong-opener"
    case conditionSyntax = "condition-syntax"
    case conditionType = "condition-type"
    case duplicateBinding = "duplicate-binding"
    case unboundControl = "unbound-control"
    case duplicateStorageKey = "duplicate-storage-key"
    case secretInDefaults = "secret-in-defaults"
    case unusedOptionSet = "unused-option-set"

    // Buttons
    case multipleCancelButtons = "multiple-cancel-buttons"
    case multipleDefaultButtons = "multiple-default-buttons"
    case destructiveDefault = "destructive-default"
    case missingDismissButton = "missing-dismiss-button"
    case nothingConfirms = "nothing-confirms"
    case tooManyButtons = "too-many-buttons"
    case controlNotAllowed = "control-not-allowed"

    // Texts
    case unknownArgument = "unknown-argument"
    case unusedArgument = "unused-argument"
    case surroundingWhitespace = "surrounding-whitespace"
    case titleTooLong = "title-too-long"
    case yamlBooleanWord = "yaml-boolean-word"
    case missingTranslation = "missing-translation"
    case translationPlaceholder = "translation-placeholder"
    case conflictingTexts = "conflicting-texts"
    case invalidCatalog = "invalid-catalog"

    // Platforms
    case unavailableOnPlatform = "unavailable-on-platform"

    // Changes since a baseline
    case breakingSourceChange = "breaking-source-change"
    case breakingStorageChange = "breaking-storage-change"
    case breakingTextChange = "breaking-text-change"
    case invalidBaseline = "invalid-baseline"

    // Files
    case unreadableFile = "unreadable-file"
    case noDefinitions = "no-definitions"
    case unusedSuppression = "unused-suppression"

    /// The severity where no configuration says otherwise.
    public var defaultSeverity: Severity {
        switch self {
        case .stepMissesRange, .unusedOptionSet, .tooManyButtons, .unusedArgument, .surroundingWhitespace,
            .titleTooLong, .yamlBooleanWord, .missingTranslation, .noDefinitions, .unusedSuppression:
            .warning
        default:
            .error
        }
    }

    /// Whether the check is silent until `lint` in `dialoggen.yaml` raises it.
    public var isOffByDefault: Bool { self == .yamlBooleanWord }
}
