import Testing

@testable import dialoggen

@Suite struct ProgressTests {
    private func messages(showsProgress: Bool, isQuiet: Bool, patience: Duration) -> String {
        let console = Console(
            output: OutputStream(descriptor: nil), messages: OutputStream(descriptor: nil),
            showsProgress: showsProgress)
        var progress = Progress(on: console, isQuiet: isQuiet, patience: patience)
        progress.show("half")
        progress.clear()
        return console.messages.text
    }

    @Test func showsOnATerminalOnly() {
        #expect(messages(showsProgress: true, isQuiet: false, patience: .zero) == "\r\u{1B}[Khalf\r\u{1B}[K")
        #expect(messages(showsProgress: false, isQuiet: false, patience: .zero).isEmpty)
        #expect(messages(showsProgress: true, isQuiet: true, patience: .zero).isEmpty)
    }

    @Test func shortWorkShowsNone() {
        #expect(messages(showsProgress: true, isQuiet: false, patience: .seconds(3_600)).isEmpty)
    }
}

@Suite struct EnvironmentTests {
    @Test(arguments: [
        (ColorChoice.auto, true, false, true), (.auto, true, true, false), (.auto, false, false, false),
        (.always, false, true, true), (.never, true, false, false),
    ])
    func colors(choice: ColorChoice, isTerminal: Bool, forbidsColor: Bool, expected: Bool) {
        let environment = Environment(
            forbidsColor: forbidsColor, errorStreamIsTerminal: isTerminal, standardInput: -1, cacheFolder: nil)
        #expect(environment.usesColor(choice) == expected)
    }
}

@Suite struct AbsolutePathsTests {
    @Test func nothingButTheFormChanges() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("a/b")
        try folder.link("link", to: "a/b")
        let paths = AbsolutePaths()
        let current = try SystemCall.currentFolder()
        #expect(paths.path(of: "x/./y.dialog.yaml") == PathText.join(current, "x/y.dialog.yaml"))
        #expect(paths.path(of: "/x//y") == "/x/y")
        // Where `..` leads depends on the link.
        #expect(paths.path(of: folder.path("link/..")) == folder.path("a"))
        #expect(paths.path(of: "/none/../x") == "/none/../x")
    }
}
