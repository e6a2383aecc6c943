import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct AccessibilityTests {
    struct Screen: View {
        @State private var isOpen = false
        var body: some View {
            ZStack {
                VStack {
                    Text("content")
                    Button {
                        isOpen = true
                    } label: {
                        Image(systemName: "gear")
                    }
                }
                if isOpen {
                    VStack {
                        Text("Tempo").accessibilityAddTraits(.isHeader)
                        Button {
                            isOpen = false
                        } label: {
                            Image(systemName: "xmark")
                        }.accessibilityLabel("Close")
                            .accessibilityHint("Closes the dialog")
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityAddTraits(.isModal)
                    .accessibilityAction(.escape) { isOpen = false }
                }
            }
        }
    }

    @Test func aModalViewSilencesTheRest() {
        let host = Host(Screen())
        #expect(host.unnamedControls.count == 1, "the name of a symbol is no name")
        host.tap(host.first(.button))
        #expect(host.spoken.map(\.label) == ["Tempo", "Close"])
        #expect(host.spoken.first?.isHeader == true && host.spoken.last?.hint == "Closes the dialog")
        #expect(host.performEscape() == .done)
        #expect(host.spoken.first?.label == "content")
    }

    @Test func elementsAreCombinedHiddenAndSorted() {
        let host = Host(
            VStack {
                HStack {
                    Text("Key")
                    Text("Value")
                }.accessibilityElement(children: .combine)
                Text("secret").accessibilityHidden(true)
                Image(decorative: "paper")
                Image("photo", label: Text("A photo"))
                Label("Songs", systemImage: "music.note")
                Text("last")
                Text("first").accessibilitySortPriority(1)
            })
        #expect(host.spoken.map(\.label) == ["first", "Key, Value", "A photo", "Songs", "last"])
    }

    @Test func escapeClosesASheetThatHasNoAnswer() {
        struct Screen: View {
            @State private var isShown = true
            var body: some View { Text("root").sheet(isPresented: $isShown) { Text("sheet") } }
        }
        let host = Host(Screen())
        #expect(host.performEscape() == .done)
        #expect(host.presented.isEmpty)
    }
}
