import Foundation
import StandInTesting
import SwiftUI
import Testing

/// Anchors, places to scroll to, and small things of texts and colours.
@MainActor @Suite struct PlacesTests {
    struct AnchorsKey: PreferenceKey {
        static var defaultValue: [String: Anchor<CGRect>] { [:] }
        static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
            value.merge(nextValue()) { first, _ in first }
        }
    }

    struct Anchored: View {
        var body: some View {
            VStack {
                Text(verbatim: "first").anchorPreference(key: AnchorsKey.self, value: .bounds) { ["first": $0] }
                Text(verbatim: "second")
                    .anchorPreference(key: AnchorsKey.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) {
                        ["second": $0]
                    }
            }
            .overlayPreferenceValue(AnchorsKey.self) { anchors in
                GeometryReader { geometry in
                    ForEach(anchors.keys.sorted(), id: \.self) { name in
                        if let anchor = anchors[name] {
                            Text(verbatim: "\(name) is \(Double(geometry[anchor].width)) wide")
                        }
                    }
                }
            }
        }
    }

    @Test func anchorsAreSentUpAndResolved() {
        let host = Host(Anchored())
        #expect(host.first(text: "first is 100.0 wide") != nil)
        #expect(host.first(text: "second is 3.0 wide") != nil)
        #expect(host.diagnostics.isEmpty)
    }

    struct Scrolling: View {
        @State private var place: Int?
        var body: some View {
            ScrollViewReader { scroll in
                List {
                    Button("Down") { place = 7 }
                    ForEach(0..<9, id: \.self) { Text(verbatim: "\($0)").id($0) }
                }
                .onChange(of: place) { if let place { scroll.scrollTo(place, anchor: .top) } }
            }
        }
    }

    @Test func aListIsScrolled() {
        let host = Host(Scrolling())
        #expect(host.scrolledTo.isEmpty)
        host.tap(.button, "Down")
        #expect(host.scrolledTo == ["7"])
    }

    @Test func attributedAndMonospacedTextsKeepTheirWords() {
        var words = AttributedString("here")
        words.link = URL(string: "https://example.com")
        let host = Host(
            VStack {
                Text(verbatim: "See ") + Text(words)
                Text(words)
                Text(verbatim: "code").monospaced()
                Text(verbatim: "wide").fontDesign(.serif)
            })
        #expect(host.first(text: "See here") != nil)
        #expect(host.first(text: "here")?["link"] == "https://example.com")
        #expect(host.first(text: "code")?["monospaced"] == "true")
        #expect(host.first(text: "wide")?["fontDesign"] == "serif")
    }

    @Test func coloursGiveTheirPartsBack() {
        let orange = Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: EnvironmentValues())
        #expect([orange.red, orange.green, orange.blue, orange.opacity] == [1, 0.5, 0, 0.25])
        #expect(Color.white.resolve(in: EnvironmentValues()).red == 1)
        #expect(Color.clear.resolve(in: EnvironmentValues()).opacity == 0)
    }

    @Test func aSearchInVainNamesItsWords() {
        let host = Host(ContentUnavailableView.search(text: "zebra"))
        #expect(host.first(text: "No Results") != nil)
        #expect(host.outline.contains("zebra"))
    }

    @MainActor @Observable final class Letters { var all = ["a", "b", "c"] }

    struct Nested: View {
        let letters: Letters
        var body: some View {
            List {
                ForEach(["list", "end"], id: \.self) { part in
                    if part == "list" {
                        ForEach(letters.all, id: \.self) { Text(verbatim: $0) }
                            .onMove { letters.all.move(fromOffsets: $0, toOffset: $1) }
                    } else {
                        Text(verbatim: part)
                    }
                }
            }
        }
    }

    @Test func rowsInALoopAroundTheirOwnKeepTheirPositions() {
        let letters = Letters()
        let host = Host(Nested(letters: letters))
        #expect(host.move(host.first(text: "c"), to: 0) == .done)
        #expect(letters.all == ["c", "a", "b"])
        #expect(host.move(host.first(text: "end"), to: 0) == .nothing)
    }
}
