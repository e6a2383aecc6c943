import Diagnostics
import DialogRuntime
import Foundation
import Testing
import YAMLTree

@testable import Screens

/// What stands in the files, read without the checker, against what the rows show: a mistake that checker and generator
/// share would be seen here alone.
@Suite("Screens, as they are written") @MainActor
struct WrittenDefaultTests {
    @Test("show the titles, defaults and options of their files", arguments: Definitions.fileNames)
    func rows(_ file: String) throws {
        let data = try Data(contentsOf: Definitions.folder.appending(path: file))
        var sink = DiagnosticSink()
        let tree = try #require(YAMLTree.parse(SourceFile(path: file, bytes: [UInt8](data)), into: &sink))
        let root = try #require(tree.root)
        var count = 0
        for (id, dialog) in try #require(root.value(for: "dialogs")).entries {
            let screen = try openScreen(id.text, in: ScreenWorld())
            let sections = dialog.value(for: "sections").map { Array($0.items) } ?? [dialog]
            for node in sections.flatMap({ $0.value(for: "controls").map { Array($0.items) } ?? [] }) {
                let name = try #require(node.value(for: "id")).text
                let row = try #require(screen.session.control(name), "\(id.text).\(name)")
                #expect(row.base.title?.source == node.value(for: "title")?.text, "\(id.text).\(name)")
                if screen.target() == nil { expectDefault(of: row, node, "\(id.text).\(name)") }
                expectBounds(of: row, node, "\(id.text).\(name)")
                count += 1
            }
        }
        #expect(count > 0 || file == "home-todo.dialog.yaml")
    }

    private func expectDefault(of row: DialogControl, _ node: YAMLNode, _ place: String) {
        let written = node.value(for: "default")
        if let written, written.kind == .mapping { return }
        let isOptional = node.value(for: "optional")?.text == "true"
        switch row {
        case .toggle(let toggle): #expect(toggle.isOn == (written?.text == "true"), "\(place)")
        case .number(let number):
            let wanted = (written?.text).flatMap(Double.init) ?? (isOptional ? nil : number.lowest?.double)
            #expect(number.number?.double == wanted, "\(place)")
        case .choice(let choice):
            let selected = choice.selection
            if let written {
                // Numbers may be written in several ways.
                #expect(selected == written.text || Double(selected ?? "") == Double(written.text), "\(place)")
            } else {
                #expect(selected == (isOptional ? nil : choice.options.first?.id), "\(place)")
            }
        case .multiChoice(let choices):
            #expect(choices.selection == Set(written?.items.map(\.text) ?? []), "\(place)")
        case .text(let text): #expect(text.text == written?.text ?? "", "\(place)")
        case .date(let date): #expect(date.text == (written?.text ?? "").replacing("T", with: " "), "\(place)")
        case .duration(let duration): #expect(duration.duration == (written?.text).flatMap(Self.duration), "\(place)")
        case .color(let color): #expect(color.text == written?.text ?? "", "\(place)")
        case .list(let list):
            let elements = list.rows.map { row in
                switch row {
                case .text(let text): text.text
                case .number(let number): number.text
                case .choice(let choice): choice.selection ?? ""
                default: row.base.title?.source ?? ""
                }
            }
            #expect(elements == written?.items.map(\.text) ?? [], "\(place)")
        case .readout, .paragraph, .action, .custom: break
        }
    }

    private func expectBounds(of row: DialogControl, _ node: YAMLNode, _ place: String) {
        if case .number(let number) = row, let range = node.value(for: "range")?.text {
            let bounds = range.components(separatedBy: "...").map(Double.init)
            #expect(number.lowest?.double == bounds[0], "\(place)")
            #expect(number.highest?.double == bounds[1], "\(place)")
        }
        if case .duration(let duration) = row, let range = node.value(for: "range")?.text {
            let bounds = range.components(separatedBy: "...").map(Self.duration)
            #expect(duration.lowest == bounds[0], "\(place)")
            #expect(duration.highest == bounds[1], "\(place)")
        }
        guard case .choice(let choice) = row, let options = node.value(for: "options"), options.kind == .sequence else {
            return
        }
        let plain = options.items.flatMap { $0.value(for: "options").map { Array($0.items) } ?? [$0] }
        let values = plain.map { $0.value(for: "value")?.text ?? $0.text }
        let titles = zip(plain, values).map { $0.value(for: "title")?.text ?? $1 }
        #expect(choice.options.map(\.title.source) == titles, "\(place)")
        for (option, value) in zip(choice.options, values) {
            #expect(option.id == value || Double(option.id) == Double(value), "\(place)")
        }
    }

    private static func duration(_ text: String) -> Duration? {
        let units: [(String, Double)] = [("ms", 0.001), ("min", 60), ("s", 1), ("h", 3600)]
        for (unit, seconds) in units where text.hasSuffix(unit) {
            return Double(text.dropLast(unit.count)).map { .milliseconds(Int(($0 * seconds * 1000).rounded())) }
        }
        return nil
    }
}
