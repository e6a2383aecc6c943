import StandInTesting
import SwiftUI
import Testing

@MainActor @Suite struct TouchTests {
    struct Popup: View {
        let zIndex: Double?
        let isFirst: Bool
        @State private var isOpen = false
        var body: some View {
            ZStack {
                if isFirst { popup }
                VStack {
                    Color.white
                    Button("Open") { isOpen = true }
                }
                if !isFirst { popup }
            }
        }
        @ViewBuilder private var popup: some View {
            if isOpen {
                ZStack {
                    Color.black.opacity(0.3).onTapGesture { isOpen = false }.accessibilityIdentifier("backdrop")
                    VStack { Button("Close") { isOpen = false } }.background(.white)
                }
                .zIndex(zIndex ?? 0)
            }
        }
    }

    @Test func whatLiesOnTopCovers() {
        let host = Host(Popup(zIndex: 1, isFirst: true))
        #expect(host.tap(.button, "Open") == .done)
        #expect(host.tap(.button, "Open") == .covered(by: "zStack"))
        #expect(host.tap("backdrop") == .done)
        #expect(host.tap(.button, "Close") == .notFound)
    }

    @Test func aPopupWithoutZIndexIsUnderTheContent() {
        let host = Host(Popup(zIndex: nil, isFirst: true))
        host.tap(.button, "Open")
        #expect(host.tap(.button, "Close") == .covered(by: "vStack"))
    }

    @Test func laterSiblingsLieOnTop() {
        let host = Host(Popup(zIndex: nil, isFirst: false))
        host.tap(.button, "Open")
        #expect(host.tap(.button, "Close") == .done)
    }

    struct Areas: View {
        @State var taps: [String] = []
        var body: some View {
            VStack {
                Text(taps.joined(separator: ",")).accessibilityIdentifier("log")
                HStack {
                    Text("bare")
                    Spacer()
                }.onTapGesture { taps.append("bare") }
                HStack {
                    Text("shaped")
                    Spacer()
                }.contentShape(Rectangle()).onTapGesture { taps.append("shaped") }
                HStack {
                    Text("painted")
                    Spacer()
                }.background(.white).onTapGesture { taps.append("painted") }
                Button {
                    taps.append("plain")
                } label: {
                    HStack {
                        Text("plain")
                        Spacer()
                    }
                }.buttonStyle(.plain)
                Button {
                    taps.append("wide")
                } label: {
                    HStack {
                        Text("wide")
                        Spacer()
                    }.contentShape(.rect)
                }
                .buttonStyle(.plain)
                List { Button("row") { taps.append("row") } }
            }
        }
    }

    @Test func aFingerBesideTheTextNeedsAShape() {
        let host = Host(Areas())
        for name in ["bare", "shaped", "painted", "plain", "wide", "row"] { host.tap(text: name) }
        #expect(host["log"]?.text == "bare,shaped,painted,plain,wide,row")
        let blanks = ["bare", "shaped", "painted", "plain", "wide", "row"].map { host.tap(text: $0, at: .blank) }
        #expect(blanks == [.nothing, .done, .done, .nothing, .done, .done])
        #expect(host.diagnostics.isEmpty)
    }

    @Test func aShapeAfterTheGestureIsTooLate() {
        let host = Host(HStack { Text("late") }.onTapGesture {}.contentShape(Rectangle()))
        #expect(host.diagnostics == ["contentShape after onTapGesture has no effect on that gesture"])
        #expect(host.tap(text: "late", at: .blank) == .nothing)
    }

    @Test func viewsThatTakeNoHits() {
        let host = Host(
            ZStack {
                VStack {
                    Button("below") {}
                    Button("off") {}.disabled(true)
                    Button("ghost") {}.allowsHitTesting(false)
                    Button("clear") {}.opacity(0)
                }
                Color.red.allowsHitTesting(false)
                Color.clear
            })
        #expect(host.tap(.button, "below") == .done)
        #expect(host.tap(.button, "off") == .disabled)
        #expect(host.tap(.button, "ghost") == .nothing)
        #expect(host.first(.button, "clear") == nil)
    }

    @Test func aClearColorWithAShapeCovers() {
        let host = Host(
            ZStack {
                Button("below") {}
                Color.clear.contentShape(Rectangle())
            })
        #expect(host.tap(.button, "below") == .covered(by: "color"))
    }

    @Test func overlaysCoverAndBackgroundsDoNot() {
        let host = Host(
            VStack {
                Button("under") {}.overlay { Color.black }
                Button("over") {}.background { Color.black }
                Button("framed") {}.overlay { Color.black.frame(width: 10, height: 10) }
            })
        #expect(host.tap(.button, "under") == .covered(by: "color"))
        #expect(host.tap(.button, "over") == .done)
        #expect(host.tap(.button, "framed") == .done)
    }

    struct TwoButtons: View {
        @State private var log = ""
        let isStyled: Bool
        var body: some View {
            List {
                Text("log \(log)")
                HStack {
                    if isStyled { edit.buttonStyle(.borderless) } else { edit }
                    if isStyled { delete.buttonStyle(.borderless) } else { delete }
                }
            }
        }
        private var edit: some View { Button("Edit") { log += "e" } }
        private var delete: some View { Button("Delete") { log += "d" } }
    }

    @Test func twoAutomaticButtonsInARowAreOne() {
        let host = Host(TwoButtons(isStyled: false))
        host.tap(.button, "Edit")
        #expect(host.shows("log ed"))
        #expect(host.diagnostics.contains { $0.contains("presses all of its 2 buttons") })
        let styled = Host(TwoButtons(isStyled: true))
        styled.tap(.button, "Edit")
        #expect(styled.shows("log e") && styled.diagnostics.isEmpty)
    }

    struct Dragged: View {
        @State private var offset = 0.0
        @State private var isOpen = true
        var body: some View {
            if isOpen {
                Text("at \(Int(offset))").accessibilityIdentifier("card")
                    .gesture(
                        DragGesture()
                            .onChanged { offset = $0.translation.height }
                            .onEnded { if $0.translation.height > 100 { isOpen = false } else { offset = 0 } })
            }
        }
    }

    @Test func drags() {
        let host = Host(Dragged())
        #expect(host.drag(host["card"], by: CGSize(width: 0, height: 50)) == .done)
        #expect(host.shows("at 0"))
        host.drag(host["card"], by: CGSize(width: 0, height: 150))
        #expect(host["card"] == nil)
    }
}
