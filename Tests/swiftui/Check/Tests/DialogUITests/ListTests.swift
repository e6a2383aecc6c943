import DialogRuntime
import StandInTesting
import SwiftUI
import Testing

@testable import DialogUI

/// Lists in a form and in a panel.
@MainActor @Suite struct ListTests {
    @Test(arguments: Orders.each) func aListInAForm(orders: Orders) async {
        let stage = Stage(orders: orders)
        let handle = stage.dialogs.phones.show()
        await stage.host.turn()
        let host = stage.host
        #expect(host.focused?.identifier == "phones.list.1")
        #expect(host.focused?.label == "Phones 1")
        #expect(host.move(host["phones.list.3"], to: 0) == .done)
        #expect(handle.session.values.phones == ["3", "1", "2"])
        host.swipe(host["phones.list.1"])
        #expect(handle.session.values.phones == ["3", "2"])
        #expect(host.tap(host["phones.list.add"], at: .blank) == .done)
        await host.turn()
        #expect(host.focused?.label == "Phones 3")
        host.insert("4")
        #expect(handle.session.values.phones == ["3", "2", "4"])
        host.type("", into: "phones.list.3")
        host.blur()
        await host.turn()
        #expect(host.first(text: "This is needed.") != nil)
        host.type("33", into: "phones.list.3")
        host.tap("phones.ok")
        await host.turn()
        #expect(handle.button == .ok)
        #expect(handle.session.values.phones == ["33", "2", "4"])
        #expect(host.diagnostics.isEmpty)
    }

    @Test func aListInAPanelHasButtons() async {
        let stage = Stage()
        let handle = stage.dialogs.panel.show()
        await stage.host.turn()
        let host = stage.host
        #expect(host["panel.list.1.moveUp"]?.isEnabled == false)
        #expect(host["panel.list.3.moveDown"]?.isEnabled == false)
        #expect(host["panel.list.2.moveUp"]?.label == "Move Up, Phones 2")
        host.tap("panel.list.2.moveUp")
        #expect(handle.session.values.phones == ["2", "1", "3"])
        host.tap("panel.list.1.delete")
        #expect(handle.session.values.phones == ["2", "3"])
        #expect(host.unnamedControls.isEmpty)
        #expect(host.diagnostics.isEmpty)
    }
}
