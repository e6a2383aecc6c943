import Testing

@testable import DialogStrings

@Suite struct FormatPlaceholderTests {
    static let formats: [(text: String, spellings: [String])] = [
        ("%1$@ %2$lld %3$lf", ["%1$@", "%2$lld", "%3$lf"]),
        ("%@%lld", ["%@", "%lld"]),
        ("%%@ 100%% %%%@", ["%@"]),
        ("%1$.2lf %05lld %-8@", ["%1$.2lf", "%05lld", "%-8@"]),
        ("50 % de %1$@", ["%1$@"]),
        ("%", []),
        ("%1", []),
        ("%1$", []),
        ("%99999999999999999999$@", []),
        ("%#@count@ and %2$#@other.name@", ["%#@count@", "%2$#@other.name@"]),
        ("%#@open", []),
        ("%arg tracks", ["%arg"]),
    ]

    @Test(arguments: formats)
    func placeholdersOfAFormat(_ sample: (text: String, spellings: [String])) {
        let found = FormatPlaceholder.all(in: sample.text, isFormat: true)
        #expect(found.map(\.spelling) == sample.spellings)
        let bytes = Array(sample.text.utf8)
        #expect(found.allSatisfy { String(decoding: bytes[$0.range], as: UTF8.self) == $0.spelling })
    }

    /// A text without placeholders is no format: percent signs are what they look like.
    @Test(arguments: [
        ("5% fewer", 0), ("100%d", 0), ("%50 indirim", 0), ("100%", 0), ("%@", 1), ("%1$d", 1), ("%lld", 1),
        ("%#@count@", 1),
    ])
    func placeholdersOfAPlainText(_ text: String, _ count: Int) {
        #expect(FormatPlaceholder.all(in: text, isFormat: false).count == count)
    }

    @Test func typesAreToldApart() {
        let text = "%@ %lld %lf %f %.1f %d %ld %s %Lf"
        let conversions = FormatPlaceholder.all(in: text, isFormat: true).map(\.conversion)
        #expect(conversions == [.object, .integer, .double, .double, .double, .other, .other, .other, .other])
    }
}
