import DialogBaseline
import Testing

/// What translations and tests of screens rely on.
@Suite struct TextChangeTests {
    @Test(arguments: changes)
    func texts(_ change: ChangeCase) throws { try change.check() }

    static let changes = [
        ChangeCase(
            "a key is renamed", Written.alert("delete", ""),
            Written.alert("delete", "").replacing("title: Delete", with: "title: {text: Delete, key: common.delete}"),
            "texts: the text key common.delete looks like delete.title, renamed"),
        ChangeCase(
            "a text goes", Written.alert("delete", "message: For good."), Written.alert("delete", ""),
            "texts: the text key delete.message is gone"),
        ChangeCase(
            "a text comes", Written.alert("delete", ""), Written.alert("delete", "message: For good."),
            "compatible: the text delete.message is new"),
        ChangeCase(
            "a text that two share stays while one uses it",
            Written.alert("delete", "message: {text: No way back., key: common.warning}")
                + shared(", message: {text: No way back., key: common.warning}"),
            Written.alert("delete", "") + shared(", message: {text: No way back., key: common.warning}")),
        ChangeCase(
            "other words under the same key", Written.alert("delete", "message: For good."),
            Written.alert("delete", "message: This cannot be undone.")),
        ChangeCase(
            "another accessibility identifier", Written.sheet("", "{id: click, kind: toggle}"),
            Written.sheet("", "{id: click, kind: toggle, accessibilityIdentifier: metronome}"),
            "texts: the accessibility identifier of click of sound is 'metronome' now; tests look for 'sound.click'"),
        ChangeCase(
            "a renamed control keeps its identifier",
            Written.sheet("edits: Song", "{id: click, kind: toggle, bind: click}"),
            Written.sheet(
                "edits: Song", "{id: metronome, kind: toggle, bind: click, accessibilityIdentifier: sound.click}"),
            "source: the control metronome of sound looks like click, renamed"),
        ChangeCase(
            "fewer platforms", Written.sheet("", "{id: click, kind: toggle, platforms: [iOS, macOS]}"),
            Written.sheet("", "{id: click, kind: toggle, platforms: [iOS]}"),
            "texts: the control click of sound is for iOS now; it was for iOS, macOS"),
        ChangeCase(
            "all platforms", Written.sheet("platforms: [iOS]", "{id: click, kind: toggle}"),
            Written.sheet("", "{id: click, kind: toggle}"),
            "compatible: the dialog sound is for all platforms now; it was for iOS"),
    ]

    private static func shared(_ more: String) -> String { "  other: {presentation: alert, title: Other\(more)}\n" }
}
