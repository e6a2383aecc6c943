import Testing

@testable import DialogLanguage

@Suite("Small dictionaries")
struct SmallDictionaryTests {
    @Test("what was added first stays and is given back, with few keys and with many", arguments: [1, 12, 13, 40])
    func adding(count: Int) {
        var dictionary = SmallDictionary<String, Int>()
        for number in 0..<count { #expect(dictionary.add("key\(number)", number) == nil) }
        for number in 0..<count { #expect(dictionary.add("key\(number)", -1) == number) }
        for number in 0..<count { #expect(dictionary["key\(number)"] == number) }
        #expect(dictionary["key\(count)"] == nil)
        #expect(dictionary.entries.map(\.value) == Array(0..<count))
    }
}
