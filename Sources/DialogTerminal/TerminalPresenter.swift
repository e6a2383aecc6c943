public import DialogRuntime
public import Foundation
import Observation

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Shows an app's menu and any of its dialogs in a terminal, with no code for a single dialog.
///
/// On a real terminal, dialogs are boxes that are used with the keyboard. In a pipe, each line is a command
/// (`open tempo`, `bpm 130`, `save`), and the screen is printed after each.
@MainActor public final class TerminalPresenter {
    private let menu: TerminalMenu
    private let stage: DialogStage
    private let locale: Locale

    /// - Parameters:
    ///   - center: The center of the app's dialogs. It must have no other host.
    ///   - menu: What is shown when no dialog is open.
    ///   - messages: What the app says.
    ///   - locale: The language for texts and numbers. By default the one that the environment asks for.
    ///   - views: The app's own views, by the name that definitions give after `view`.
    public init(
        center: DialogCenter, menu: TerminalMenu, messages: TerminalMessages, locale: Locale = .ofEnvironment,
        views: [String: @MainActor (TerminalSlot) -> any TerminalView] = [:]
    ) {
        self.menu = menu
        self.locale = locale
        stage = DialogStage(center: center, messages: messages, views: views)
    }

    /// Runs until the person ends it, the input ends, or a signal does. Then everything that is open has ended, and a
    /// terminal is as it was before.
    public func run() async {
        SignalWatch.ignoreBrokenPipes()
        let isTerminal = SystemCalls.isTerminal(STDIN_FILENO) && SystemCalls.isTerminal(STDOUT_FILENO)
        if isTerminal, SystemCalls.environment("TERM") != "dumb", let mode = RawMode(STDIN_FILENO) {
            await runInteractive(mode)
        } else {
            await runPlain()
        }
    }

    /// Runs with these lines as the input of a pipe and answers the lines of the output: for tests of an app.
    public func transcript(of input: [String]) async -> [String] {
        var output: [String] = []
        stage.attach(locale: locale)
        let face = PlainFace(stage, menu: menu) { output.append($0.string) }
        await face.start()
        for line in input where !face.hasEnded { await face.enter(line) }
        await face.finish()
        return output
    }

    // MARK: Pipes

    private func runPlain() async {
        stage.attach(locale: locale)
        let (events, continuation) = AsyncStream.makeStream(of: InputEvent.self)
        let reader = InputReader(STDIN_FILENO)
        reader.start { continuation.yield($0) }
        var splitter = LineSplitter()
        var isRead = true
        let face = PlainFace(stage, menu: menu) { line in
            if isRead { isRead = SystemCalls.write(line.string + "\n", to: STDOUT_FILENO) }
        }
        await face.start()
        events: for await event in events {
            switch event {
            case .bytes(let bytes):
                for line in splitter.lines(with: bytes) {
                    await face.enter(line)
                    if face.hasEnded || !isRead { break events }
                }
            case .endOfInput:
                if let line = splitter.rest() { await face.enter(line) }
                break events
            case .pause, .signal, .redraw: break
            }
        }
        reader.stop()
        await face.finish()
    }

    // MARK: Terminals

    private func runInteractive(_ mode: RawMode) async {
        let (events, continuation) = AsyncStream.makeStream(of: InputEvent.self)
        let signals = SignalWatch([.interrupt, .terminate, .hangUp, .suspend, .resume, .resize]) {
            continuation.yield(.signal($0))
        }
        let reader = InputReader(STDIN_FILENO)
        let screen = TerminalScreen(mode)
        let size = RawMode.size(of: STDOUT_FILENO)
        // A report in the middle of a screen would tear it, so reports wait until the terminal is given back.
        let report = stage.center.onReport
        var reports: [DialogReport] = []
        stage.center.onReport = { reports.append($0) }
        stage.attach(locale: locale)
        let face = BoxFace(stage, menu: menu, columns: size.columns, rows: size.rows)
        screen.enter()
        reader.start { continuation.yield($0) }
        let ending = await loop(face, screen, events) { continuation.yield(.redraw) }
        reader.stop()
        stage.close()
        screen.leave()
        stage.center.onReport = report
        for each in reports { report(each) }
        signals.cancel()
        if let ending { SignalWatch.endProcess(by: ending) }
    }

    /// The signal that ended it, if one did.
    private func loop(
        _ face: BoxFace, _ screen: TerminalScreen, _ events: AsyncStream<InputEvent>,
        redraw: @escaping @Sendable () -> Void
    ) async -> TerminalSignal? {
        var decoder = KeyDecoder()
        draw(face, screen, redraw)
        for await event in events {
            var keys: [TerminalKey] = []
            switch event {
            case .bytes(let bytes): keys = decoder.decode(bytes)
            case .pause: keys = decoder.flush()
            case .endOfInput: return nil
            case .redraw: break
            case .signal(.resize):
                let size = RawMode.size(of: STDOUT_FILENO)
                face.resize(columns: size.columns, rows: size.rows)
                screen.forget()
            case .signal(.suspend): screen.suspend()
            case .signal(.resume): screen.enter()
            case .signal(.interrupt): return .interrupt
            case .signal(.terminate): return .terminate
            case .signal(.hangUp): return .hangUp
            }
            for key in keys {
                switch face.handle(key) {
                case .quit?: return nil
                case .suspend?: screen.suspend()
                case .redrawAll?: screen.forget()
                case nil: break
                }
                // A key may open or close a dialog; the next one belongs to what is there then, so whatever the key set
                // off comes first.
                for _ in 0..<10 { await Task.yield() }
            }
            draw(face, screen, redraw)
            if screen.isGone { return nil }
        }
        return nil
    }

    private func draw(_ face: BoxFace, _ screen: TerminalScreen, _ redraw: @escaping @Sendable () -> Void) {
        let canvas = withObservationTracking {
            face.canvas()
        } onChange: {
            redraw()
        }
        screen.show(canvas)
    }
}
