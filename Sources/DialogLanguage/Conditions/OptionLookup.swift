/// The options of a list, found by what a condition or a default calls them.
public struct OptionLookup: Sendable {
    let list: OptionList
    /// In the order of the list, over all groups.
    let options: [Option]
    /// Where each value and each Swift name stands first; empty for short lists, where comparing is faster than hashing.
    private var values: [Literal: Int] = [:]
    private var caseNames: [String: Int] = [:]
    private static let longestShort = 12

    public init(_ list: OptionList) {
        self.list = list
        options = list.options
        guard options.count > Self.longestShort else { return }
        values = Dictionary(options.lazy.enumerated().map { ($1.value, $0) }) { first, _ in first }
        let names = options.lazy.enumerated().compactMap { index, option in option.caseName.map { ($0, index) } }
        caseNames = Dictionary(names) { first, _ in first }
    }

    /// The position of the first option with a value.
    func position(of value: Literal) -> Int? {
        options.count > Self.longestShort ? values[value] : options.firstIndex { $0.value == value }
    }

    /// The position of the first option with a Swift name.
    func position(ofCaseName name: String) -> Int? {
        options.count > Self.longestShort ? caseNames[name] : options.firstIndex { $0.caseName == name }
    }
}
