import Diagnostics
import DialogLanguage

/// What others rely on in a set of definitions: the Swift names and types that the app uses, the keys and forms of
/// stored values, the keys of texts, the identifiers that tests look for.
///
/// Plain values, sorted, without wordings and layout. Everything keeps its place: in the definitions where the surface
/// was made of some, in the baseline where it was read from one.
public struct Surface: Sendable {
    /// The version of the baseline's form.
    static let version = 1

    var module = Details<ModuleDetail>()
    /// By id.
    var dialogs: [DialogSurface] = []
    /// By name.
    var optionSets: [OptionSetSurface] = []
    /// What the app has to supply: names and types.
    var app: [Fact] = []
    /// By name.
    var views: [ViewSurface] = []
    /// Keys of texts, each with the placeholders of its translations.
    var texts: [Fact] = []
    /// The configuration that the details of the module come from.
    var configurationPath: String?
}

/// What all generated code of a module shares.
enum ModuleDetail: String, CaseIterable, Sendable {
    case facade, accessLevel, sourceLanguage, stringsTable, bundle
}

struct DialogSurface: Sendable {
    var id: String
    var place: SourceSpan?
    var details = Details<DialogDetail>()
    /// In the order of the parameters.
    var arguments: [Fact] = []
    /// Sorted; only ids.
    var buttons: [Fact] = []
    /// Sorted; only ids.
    var sections: [Fact] = []
    /// Sorted.
    var controls: [ControlSurface] = []
}

enum DialogDetail: String, CaseIterable, Sendable {
    /// The generated type.
    case type
    case presentation
    /// What opening it answers.
    case answer
    /// The app's type that it edits.
    case edits
    /// Which store keeps its values.
    case storage
    case platforms
}

struct ControlSurface: Sendable {
    var id: String
    /// What it is called in a baseline: two controls may share an id on different platforms.
    var name: String
    var place: SourceSpan?
    var details = Details<ControlDetail>()
    /// The options that it defines itself.
    var options: OptionsSurface?
    /// Full keys whose values move to the present one.
    var formerKeys: [String] = []
}

enum ControlDetail: String, CaseIterable, Sendable {
    /// The Swift type of its value; a row has none.
    case type
    /// The property of the app's type.
    case bind
    case optionSet, range
    /// Of the numbers that a picker offers.
    case step
    /// The full key in the store.
    case storageKey
    /// What kind of value stands in the store.
    case storedForm
    case accessibilityIdentifier
    case platforms
}

/// Options as names and values.
struct OptionsSurface: Sendable {
    enum Form: String, CaseIterable, Sendable {
        /// Cases of a generated enum, and what is stored for them.
        case cases = "options"
        /// Cases that an enum of the app has.
        case casesOfApp = "optionsOfApp"
        /// Numbers; name and value are the same.
        case numbers
    }

    var form: Form
    /// Sorted by name.
    var values: [Fact]
}

struct OptionSetSurface: Sendable {
    var id: String
    var place: SourceSpan?
    /// The generated enum; none for numbers.
    var type: String?
    var options: OptionsSurface
}

/// A view that the app supplies.
struct ViewSurface: Sendable {
    var name: String
    var place: SourceSpan?
    var parameters: [Fact]
}

/// A name, what is to be said about it, and where.
struct Fact: Sendable {
    var name: String
    var value: String
    var place: SourceSpan?

    init(_ name: String, _ value: String = "", at place: SourceSpan?) {
        self.name = name
        self.value = value
        self.place = place
    }
}

/// Texts under names of a closed list, each with its place.
struct Details<Name: CaseIterable & Hashable & Sendable & RawRepresentable<String>>: Sendable {
    private var entries: [Name: Fact] = [:]

    subscript(name: Name) -> String? { entries[name]?.value }

    func place(of name: Name) -> SourceSpan? { entries[name]?.place }

    mutating func set(_ name: Name, _ value: String?, at place: SourceSpan?) {
        entries[name] = value.map { Fact(name.rawValue, $0, at: place) }
    }

    /// What is set, in the order of the list.
    var facts: [Fact] { Name.allCases.compactMap { entries[$0] } }
}
