import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

/// What the definitions say of controls, on a screen.
@MainActor @Suite("What controls show") struct ControlRules {
    @Test(arguments: Orders.each) func recordsInAList(orders: Orders) async {
        let place = Workplace(orders: orders)
        let band = Band()
        let opened = place.dialogs.band.show(editing: band)
        await place.host.turn()
        #expect(place.host["band.members.1"]?.label == "Ann")
        // A row opens the record in a sheet on the sheet.
        #expect(place.host.tap(place.host["band.members.1"], at: .blank) == .done)
        await place.host.turn()
        #expect(place.shown == ["band", "member"] && place.kinds == ["sheet", "sheet"])
        #expect(place.host["member.name"]?.value == "Ann")
        #expect(place.host.type("Anna", into: "member.name") == .done)
        #expect(place.host.tap("member.save") == .done)
        await place.host.turn()
        #expect(place.shown == ["band"])
        #expect(place.host["band.members.1"]?.label == "Anna")
        // A new one is there once it is confirmed.
        #expect(place.host.tap("band.members.add") == .done)
        await place.host.turn()
        #expect(place.host.type("Cleo", into: "member.name") == .done)
        #expect(place.host.swipeDown() == .done)
        await place.host.turn()
        #expect(opened.session.values.members.map(\.name) == ["Anna", "Bob"])
        #expect(place.host.tap("band.members.add") == .done)
        await place.host.turn()
        #expect(place.host.type("Cleo", into: "member.name") == .done)
        #expect(place.host.tap("member.save") == .done)
        await place.host.turn()
        #expect(place.host.swipe(place.host["band.members.2"]) == .done)
        #expect(place.host.move(place.host["band.members.3"], to: 0) == .done)
        #expect(band.members.map(\.name) == ["Ann", "Bob"])
        #expect(place.host.tap("band.save") == .done)
        await place.host.turn()
        #expect(band.members.map(\.name) == ["Cleo", "Anna"])
        #expect(place.isQuiet)
    }

    @Test func aListIsNoLongerThanItMayBe() async {
        let place = Workplace()
        let opened = place.dialogs.band.show(editing: Band())
        await place.host.turn()
        for text in ["Red", "Green"] {
            #expect(place.host.tap("band.tunes.add") == .done)
            await place.host.turn()
            #expect(place.host.focused?.label == "Tunes \(opened.session.values.tunes.count)")
            place.host.insert(text)
        }
        #expect(opened.session.values.tunes == ["Blue", "Red", "Green"])
        #expect(place.host["band.tunes.add"]?.isEnabled == false)
        #expect(place.host.tap("band.tunes.add") == .disabled)
        #expect(place.host.spoken.first { $0.identifier == "band.tunes" }?.isHeader == true)
        #expect(place.host.unnamedControls == [] && place.isQuiet)
    }

    @Test func pickersLookAsTheDefinitionSays() async {
        let place = Workplace()
        let opened = place.dialogs.styles.show()
        await place.host.turn()
        let host = place.host
        #expect(host["styles.menu"]?["style"] == "menu")
        #expect(host["styles.wheel"]?["style"] == "wheel")
        #expect(host["styles.segments"]?["style"] == "segmented")
        #expect(host["styles.inline"]?["style"] == "inline")
        let names = host["styles.menu"]?.options.map(\.text) ?? []
        #expect(["a", "violin", "Double bass"].allSatisfy(names.contains))
        #expect(host["styles.wheel"]?.options.map(\.text) == ["1", "3", "5"])
        #expect(host["styles.menu"]?.all.contains { $0.text == "Strings" } == true)
        #expect(host.choose("Double bass", in: host["styles.menu"]) == .done)
        #expect(host.choose("5", in: host["styles.wheel"]) == .done)
        #expect(host.tap("styles.several") == .done)
        for color in ["red", "blue"] { #expect(host.tap("styles.several." + color) == .done) }
        #expect(host.tap("styles.several") == .done)
        #expect(host["styles.several"]?.value == "red, blue")
        #expect(host["styles.day"] == nil)
        #expect(host.tap("styles.day.isOn") == .done)
        #expect(host["styles.day"]?["datePickerStyle"] == "graphical")
        let values = opened.session.values
        #expect(values.menu == .bass && values.wheel == 5 && values.several == [.red, .blue])
        #expect(values.day != nil)
        #expect(host.tap("styles.day.isOn") == .done)
        #expect(opened.session.values.day == nil)
        #expect(host.unnamedControls == [] && place.isQuiet)
    }

    @Test func whatAssistiveTechnologySaysIsTheDefinitions() async {
        let place = Workplace()
        place.dialogs.styles.show()
        await place.host.turn()
        let first = place.host["the-first"]
        #expect(first?.label == "First" && first?.hint == "Turns it on.")
        #expect(place.host["styles.code"]?["textContentType"] == "one-time-code")
        #expect(place.host["styles.code"]?["keyboardType"] == "numberPad")
        #expect(place.host["styles.code"]?["autocapitalization"] == "characters")
        #expect(place.host["styles.box"]?["style"] == "button")
        #expect(place.host["styles.code"]?.label == "Code")
        #expect(place.host["styles.go"]?.all.contains { $0["symbol"] == "paperplane" } == true)
        #expect(place.isQuiet)
    }

    @Test func aSectionIsEnabledAsAWhole() async {
        let place = Workplace()
        place.dialogs.everything.show(isExpert: false)
        await place.host.turn()
        #expect(place.host["everything.color"] == nil)
        place.host.tap("everything.choices")
        #expect(place.host["everything.color"]?.isEnabled == true)
        for _ in 0..<3 { place.host.decrement(place.host["everything.count"]) }
        #expect(place.host["everything.color"]?.isEnabled == false)
        #expect(place.host.choose("Red", in: place.host["everything.color"]) == .disabled)
        #expect(place.host.tap("everything.choices") == .disabled)
        #expect(place.isQuiet)
    }

    @Test func numbersStayInTheirRangeAndSpeakTheLanguage() async {
        let place = Workplace(locale: "de_DE")
        let opened = place.dialogs.everything.show(isExpert: false)
        await place.host.turn()
        let host = place.host
        for _ in 0..<12 { host.increment(host["everything.count"]) }
        #expect(opened.session.values.count == 9)
        for _ in 0..<12 { host.decrement(host["everything.count"]) }
        #expect(opened.session.values.count == 0)
        host.slide(host["everything.share"], to: 7)
        #expect(opened.session.values.share == 1)
        #expect(host["everything.share"]?.value?.hasPrefix("100") == true)
        #expect(host["everything.price"]?.value == "9,5")
        host.type("12,25", into: "everything.price")
        #expect(opened.session.values.price == 12.25)
        host.type("1000", into: "everything.price")
        host.blur()
        #expect(opened.session.issues.contains { $0.control == "price" })
        #expect(host["everything.order"]?.isEnabled == false)
        #expect(host.diagnostics.isEmpty)
    }
}
