import Diagnostics
import DialogLanguage
import Foundation
import Testing

@testable import DialogBaseline

/// The baseline as a file: written, read, and whatever else somebody gives for one.
@Suite struct BaselineTests {
    /// The sound definitions that the checker is tested with.
    static let samples: [URL] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "DialogLanguageTests/Samples/valid")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
        return names.filter { $0.hasSuffix(".dialog.yaml") }.sorted().map { folder.appending(path: $0) }
    }()

    static func set(_ sample: URL) throws -> DialogSet {
        try definitions([SourceFile(path: sample.lastPathComponent, bytes: Array(Data(contentsOf: sample)))])
    }

    @Test func thereAreSamples() { #expect(Self.samples.count > 5) }

    @Test(arguments: samples)
    func definitionsDoNotDifferFromTheirOwnBaseline(_ sample: URL) throws {
        let surface = Surface(try Self.set(sample))
        let read = try baseline(surface)
        #expect(read.json == surface.json)
        #expect(surface.changes(since: read).map(\.message).isEmpty)
        #expect(read.changes(since: surface).map(\.message).isEmpty)
        #expect(Surface.isBaseline(Array(surface.json.utf8)))
    }

    @Test(arguments: samples)
    func everyLostDialogIsFound(_ sample: URL) throws {
        let set = try Self.set(sample)
        let before = try baseline(Surface(set))
        for file in set.files.indices {
            for dialog in set.files[file].dialogs.indices {
                var fewer = set
                let id = fewer.files[file].dialogs.remove(at: dialog).id
                let changes = Surface(fewer).changes(since: before)
                let losses = changes.filter { $0.kind == .source && $0.message.contains("the dialog \(id) is gone") }
                #expect(losses.count == 1, "\(id)")
                #expect(losses.first?.place.path == "dialogs.baseline.json")
            }
        }
    }

    @Test(arguments: samples)
    func everyLostControlIsFound(_ sample: URL) throws {
        let set = try Self.set(sample)
        let before = try baseline(Surface(set))
        for change in fewerControls(set) {
            let changes = Surface(change.set).changes(since: before)
            #expect(changes.contains { $0.kind != .compatible }, "\(change.id)")
        }
    }

    private func fewerControls(_ set: DialogSet) -> [(set: DialogSet, id: String)] {
        var found: [(set: DialogSet, id: String)] = []
        for file in set.files.indices {
            for dialog in set.files[file].dialogs.indices {
                guard case .sections(let sections) = set.files[file].dialogs[dialog].content else { continue }
                let ids = sections.flatMap(\.controls).map(\.id)
                for section in sections.indices {
                    for control in sections[section].controls.indices {
                        var fewer = sections
                        let removed = fewer[section].controls.remove(at: control)
                        // The other one of a shared id still stands for it.
                        guard ids.count(where: { $0 == removed.id }) == 1 else { continue }
                        var changed = set
                        changed.files[file].dialogs[dialog].content = .sections(fewer)
                        found.append((changed, removed.id))
                    }
                }
            }
        }
        return found
    }

    @Test func theOrderOfFilesAndDialogsDoesNotShow() throws {
        let sources = try Self.samples.map {
            SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
        }
        // Each sample by itself is sound; together only those whose ids differ.
        let sets = try sources.map { try definitions([$0]) }
        var generator = SystemRandomNumberGenerator()
        for set in sets {
            var shuffled = set
            for index in shuffled.files.indices {
                shuffled.files[index].dialogs.shuffle(using: &generator)
                for dialog in shuffled.files[index].dialogs.indices {
                    shuffled.files[index].dialogs[dialog].buttons.shuffle(using: &generator)
                }
            }
            // Which view or requirement comes first decides a place only.
            #expect(Surface(shuffled).json == Surface(set).json)
        }
    }

    // MARK: What is no baseline

    private func findings(_ text: String) -> [String] {
        let (surface, findings) = Surface.read(SourceFile(path: "b.json", text: text))
        #expect((surface == nil) == !findings.isEmpty)
        #expect(findings.allSatisfy { $0.code == .invalidBaseline })
        return findings.map(\.message)
    }

    @Test func strangersAreRefused() {
        #expect(findings("").count == 1)
        #expect(findings("[]")[0].hasPrefix("this is no baseline of dialoggen"))
        #expect(findings("{\"sourceLanguage\": \"en\"}")[0].hasPrefix("this is no baseline of dialoggen"))
        #expect(findings("{\"dialoggenBaseline\": 2}")[0].hasPrefix("the baseline was written by a newer dialoggen"))
        #expect(findings("{\"dialoggenBaseline\": 0}") == ["the version of a baseline is 1"])
        #expect(findings("{\"dialoggenBaseline\": \"1\"}") == ["the version of a baseline is 1"])
        #expect(findings("{\"dialoggenBaseline\": 99999999999999999999}") == ["the version of a baseline is 1"])
        #expect(findings("{\"dialoggenBaseline\": 1}").isEmpty)
    }

    @Test(arguments: [
        #""dialogs": []"#, #""dialogs": {"a": 1}"#, #""dialogs": {"a": {}}"#, #""dialogs": {"a": []}"#,
        #""app": {"a": 1}"#, #""texts": ["a"]"#, #""views": {"a": {}}"#, #""views": {"a": [{"name": "b"}]}"#,
        #""optionSets": {"a": {"options": []}}"#, #""optionSets": {"a": 1}"#, #""facade": 1"#,
        #""texts": {"a": "", "a": ""}"#,
        #""dialogs": {"a": {"type": "A", "presentation": "alert", "answer": "Button", "buttons": "ok"}}"#,
        #""dialogs": {"a": {"type": "A", "presentation": "alert", "answer": "Button", "buttons": [1]}}"#,
        #""dialogs": {"a": {"type": "A", "presentation": "alert", "answer": "Button", "controls": {"b": {}}}}"#,
        #""dialogs": {"a": {"type": null, "presentation": "alert", "answer": "Button"}}"#,
    ])
    func wrongShapesAreReported(_ member: String) {
        #expect(findings("{\"dialoggenBaseline\": 1, \(member)}").count >= 1)
    }

    @Test func whatIsNotKnownIsPassedOver() {
        #expect(findings(#"{"dialoggenBaseline": 1, "later": [1], "texts": {}}"#).isEmpty)
    }

    @Test func deepAndLongFilesAreRefused() {
        let deep = String(repeating: "[", count: 100_000)
        #expect(findings("{\"dialoggenBaseline\": 1, \"dialogs\": \(deep)").count == 1)
        let many = (0..<50_000).map { "\"d\($0)\": 1" }.joined(separator: ", ")
        #expect(findings("{\"dialoggenBaseline\": 1, \"dialogs\": {\(many)}}").count <= 20)
    }

    @Test(arguments: samples)
    func damagedBaselinesNeverCrash(_ sample: URL) throws {
        let set = try Self.set(sample)
        let surface = Surface(set)
        let bytes = Array(surface.json.utf8)
        for seed in 0..<150 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<damaged.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: damaged.remove(at: place)
                case 1: damaged[place] = UInt8.random(in: 0...255, using: &generator)
                case 2: damaged.insert(contentsOf: Array("\", {\": [}]1".utf8.shuffled(using: &generator)), at: place)
                default: damaged.removeSubrange(place..<min(place + 40, damaged.count))
                }
                if damaged.isEmpty { damaged = [0] }
            }
            let (read, findings) = Surface.read(SourceFile(path: "b.json", bytes: damaged))
            #expect((read == nil) == !findings.isEmpty, "seed \(seed)")
            if let read {
                _ = surface.changes(since: read)
                _ = read.changes(since: surface)
            }
        }
    }

    @Test func noListIsTooLongToCompare() throws {
        let options = (0..<400).map { "o\($0)" }.joined(separator: ", ")
        let others = (0..<400).map { "p\($0)" }.joined(separator: ", ")
        let before = try surface(Written.sheet("", "{id: v, kind: picker, options: [\(options)]}"))
        let after = try surface(Written.sheet("", "{id: v, kind: picker, options: [\(others)]}"))
        let changes = after.changes(since: try baseline(before))
        #expect(changes.count { $0.kind == .source } == 400)
    }

    // MARK: Places

    @Test func bothPlacesAreGiven() throws {
        let before = try baseline(surface(Written.stored("{id: low, kind: stepper, range: 1...9}")))
        let after = try surface(Written.stored("{id: low, kind: stepper, range: 1...8}"))
        let change = try #require(after.changes(since: before).first)
        #expect(change.place.path == "after.dialog.yaml" && change.place.span?.text == "low")
        #expect(change.notes.map(\.span.text) == [#""range": "1...9""#])
        #expect(change.notes.map(\.message) == ["in the baseline"])
        #expect(change.diagnostic?.code == .breakingStorageChange)
    }

    @Test func whatIsGoneStandsInTheBaseline() throws {
        let before = try baseline(surface(Written.alert("delete", "buttons: [delete, cancel]")))
        let after = try surface(Written.alert("delete", "buttons: [cancel]"))
        let change = try #require(after.changes(since: before).first { $0.kind == .source })
        #expect(change.place.path == "dialogs.baseline.json" && change.place.span?.text == "\"delete\"")
        #expect(
            change.notes.map(\.span.text) == ["delete"] && change.notes.map(\.span.file.path) == ["after.dialog.yaml"])
    }
}

/// The same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
