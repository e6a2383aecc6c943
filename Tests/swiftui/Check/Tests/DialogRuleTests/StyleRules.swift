import DialogRuntime
import DialogUI
import StandInTesting
import SwiftUI
import Testing

/// The rules on styles, by their numbers.
@MainActor @Suite("Rules of style") struct StyleRules {
    private struct Framed: DialogStyle {
        let name: String

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text(verbatim: name).accessibilityIdentifier("style")
                configuration.title
                configuration.content
                ForEach(configuration.buttons) { $0 }
                configuration.closeButton
            }
        }
    }

    private func place(_ decorate: @escaping @MainActor (AnyView) -> AnyView) -> (StandInTesting.Host, Workshop) {
        let center = DialogCenter()
        center.onReport = { _ in }
        let dialogs = Workshop(center, app: WorkshopModel())
        let host = StandInTesting.Host {
            decorate(AnyView(Home().dialogHost(dialogs, views: WorkshopSlots())))
        }
        return (host, dialogs)
    }

    @Test func rule18_aStyleOfTheAppDrawsEveryDialogAndAllItsParts() async {
        let (host, dialogs) = place { AnyView($0.dialogStyle(Framed(name: "framed"))) }
        let panel = dialogs.panel.show()
        await host.turn()
        #expect(host["style"]?.text == "framed")
        #expect(host.shows("Panel"))
        #expect(host.tap("panel.on") == .done)
        #expect(host.tap("panel.done") == .done)
        await host.turn()
        #expect(panel.session.values.on && panel.button == .done)
        let drawer = dialogs.fixedDrawer.show()
        await host.turn()
        #expect(host["style"]?.text == "framed")
        #expect(host.tap("fixedDrawer.closeButton") == .done)
        await host.turn()
        #expect(drawer.reason == .closeButton)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func rule18_theInnerStyleWins() async {
        let (host, dialogs) = place {
            AnyView($0.dialogStyle(Framed(name: "inner")).dialogStyle(Framed(name: "outer")))
        }
        dialogs.panel.show()
        await host.turn()
        #expect(host["style"]?.text == "inner")
        #expect(host.diagnostics.isEmpty)
    }

    @Test func rule18_aDefinitionPicksARegisteredStyle() async {
        let (host, dialogs) = place {
            AnyView($0.dialogStyle(Framed(name: "registered"), named: "studio").dialogStyle(Framed(name: "usual")))
        }
        dialogs.styled.show()
        await host.turn()
        #expect(host["style"]?.text == "registered")
        host.tap("styled.closeButton")
        await host.turn()
        dialogs.panel.show()
        await host.turn()
        #expect(host["style"]?.text == "usual")
        #expect(host.diagnostics.isEmpty)
    }

    @Test func rule18_partsOfTheHeaderThatAreLeftOutAreInherited() async {
        let (host, dialogs) = place {
            AnyView($0.dialogHeader(color: .red).dialogHeader(font: .largeTitle, color: .blue))
        }
        dialogs.panel.show()
        await host.turn()
        let title = host["panel.title"]
        #expect(title?["font"] == host.described(Text(verbatim: "x").font(.largeTitle), "font"))
        #expect(
            title?["foregroundStyle"]
                == host.described(Text(verbatim: "x").foregroundStyle(Color.red), "foregroundStyle"))
        #expect(host.diagnostics.isEmpty)
    }

    @Test func rule18_headersOfBarsAndPanelsHaveOneLook() async {
        let (host, dialogs) = place { AnyView($0.dialogHeader(font: .largeTitle, alignment: .center)) }
        let font = host.described(Text(verbatim: "x").font(.largeTitle), "font")
        dialogs.panel.show()
        await host.turn()
        let header = host.all(.hStack).first { $0.all.contains { $0.identifier == "panel.title" } }
        #expect(header?.children.map(\.kind).prefix(3) == [.spacer, .text, .spacer])
        host.tap("panel.cancel")
        await host.turn()
        dialogs.fixedDrawer.show()
        await host.turn()
        // Where a bar has a look of its own, the title is drawn in it.
        #expect(host.elements.contains { $0.kind == .text && $0.text == "Fixed" && $0["font"] == font })
        #expect(host.diagnostics.isEmpty)
    }

    @Test func rule21_anAlertWithACheckedFieldIsAPopup() async {
        let place = Workplace()
        let naming = place.dialogs.naming.show()
        await place.host.turn()
        #expect(place.kinds.isEmpty)
        #expect(place.host["naming.title"]?.text == "Name")
        #expect(place.host.tap("naming.ok") != .notFound)
        await place.host.turn()
        #expect(naming.reason == nil)
        place.host.type("Ann", into: "naming.name")
        #expect(place.host.tap("naming.ok") == .done)
        await place.host.turn()
        #expect(await naming.result == .committed(naming.session.values))
        #expect(naming.session.values.name == "Ann")
        #expect(place.host.diagnostics.isEmpty)
    }

    @Test(arguments: Orders.each) func rule21_anAlertWithAFreeFieldIsAnAlert(orders: Orders) async {
        let place = Workplace(orders: orders)
        let renaming = place.dialogs.renaming.show()
        await place.host.turn()
        #expect(place.kinds == ["alert"])
        #expect(place.host.type("New", into: "renaming.name") == .done)
        #expect(place.host.tap("renaming.ok") == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(await renaming.result.values?.name == "New")
        #expect(place.isQuiet)
    }

    @Test(arguments: Orders.each) func confirmationsWithoutAPlaceAreAlertsOnWideScreens(orders: Orders) async {
        let bare = Workplace(orders: orders, isWide: true) { Text(verbatim: "Bare") }
        bare.dialogs.choice.show()
        await bare.host.turn()
        #expect(bare.kinds == ["alert"])
        #expect(bare.host.tap("choice.first") == .done)
        await bare.host.turn()
        let anchored = Workplace(orders: orders, isWide: true)
        anchored.dialogs.choice.show()
        await anchored.host.turn()
        #expect(anchored.kinds == ["confirmationDialog"])
        #expect(bare.isQuiet && anchored.isQuiet)
    }

    @Test(arguments: Orders.each) func popoversStandAtTheirAnchor(orders: Orders) async {
        let place = Workplace(orders: orders, isWide: true)
        place.dialogs.tools.show()
        await place.host.turn()
        #expect(place.host.tap("tools.hint") == .done)
        await place.host.turn()
        #expect(place.kinds == ["sheet", "popover"])
        #expect(place.host.shows("Read this."))
        #expect(place.host.tapOutside() == .done)
        await place.host.turn()
        #expect(place.shown == ["tools"])
        #expect(place.host.tap("tools.choose") == .done)
        await place.host.turn()
        #expect(place.kinds == ["sheet", "confirmationDialog"])
        #expect(place.host.tap("choice.second") == .done)
        await place.host.turn()
        await place.advance(.seconds(1))
        #expect(place.shown == ["tools"])
        #expect(place.isQuiet)
    }
}

extension StandInTesting.Host {
    /// What the stand-in notes for a modifier, so that a test need not know how it spells it.
    fileprivate func described(_ view: some View, _ attribute: String) -> String? {
        StandInTesting.Host(view).elements.compactMap { $0[attribute] }.first
    }
}
