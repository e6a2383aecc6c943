import Diagnostics
import DialogLanguage

/// A command that is done again whenever something that it reads has changed.
///
/// Each round looks at everything anew, just as a run without `--watch` does; what the system tells about changes only
/// decides when.
struct WatchSession {
    private let invocation: Invocation
    private let reporting: Reporting
    private let catalog: CatalogUse
    /// What is done with definitions that are sound.
    private let finish: (Compilation) throws -> Void
    private let stop: StopRequest

    private var source: (any ChangeSource)?
    /// The files that the configuration made the last round read.
    private var namedFiles: [String] = []
    private var shownFindings: String?
    private var shownProblem: String?
    /// Whether the last round could not write.
    private(set) var wantsRetry = false

    /// How long nothing may have changed before a round begins: programs write a file in several steps.
    private static let quietTime = Duration.milliseconds(75)
    /// A round begins in any case after this time: some programs never stop writing.
    private static let longestWait = Duration.seconds(2)
    /// After this time output is tried again that could not be written: nobody tells when a disk has room again.
    private static let retryTime = Duration.seconds(2)
    /// While folders appear faster than they can be watched.
    private static let mostAttempts = 20

    init(
        _ invocation: Invocation, catalog: CatalogUse = .none,
        source: (any ChangeSource)? = nil, stop: StopRequest,
        finish: @escaping (Compilation) throws -> Void = { _ in }
    ) {
        self.invocation = invocation
        self.catalog = catalog
        self.source = source
        self.stop = stop
        self.finish = finish
        reporting = Reporting(invocation)
    }

    /// Goes on until a signal comes, or nobody is left to read what is printed.
    mutating func run() throws -> ExitStatus {
        while true {
            try round()
            if stop.status == nil, statusWithoutReader == nil { waitForChange() }
            guard let status = stop.status ?? statusWithoutReader else { continue }
            // What the terminal shows of ctrl-C stands on a line of its own.
            if status == .interrupted, invocation.console.showsProgress { invocation.console.messages.write("\n") }
            return status
        }
    }

    private var statusWithoutReader: ExitStatus? {
        let streams = [invocation.console.output, invocation.console.messages]
        return streams.contains { $0.failure?.isClosedPipe == true } ? .success : nil
    }

    // MARK: One round

    /// Looks at everything once and prints what is new.
    ///
    /// What is wrong with the command line ends the first round, and with it the run; later it is a mistake that somebody
    /// is about to mend.
    mutating func round() throws {
        let isFirst = shownFindings == nil && shownProblem == nil
        wantsRetry = false
        do {
            try look()
            shownProblem = nil
        } catch let error as UsageError {
            if isFirst { throw error }
            show(error.consoleText)
        } catch let failure as OutputFailure {
            wantsRetry = true
            show(failure.consoleText)
        }
        invocation.console.output.flush()
        invocation.console.messages.flush()
    }

    private mutating func look() throws {
        var inputs = try currentInputs()
        var compilation: Compilation
        var attempts = 0
        repeat {
            // A folder is watched before it is looked into, so that nothing is missed between the two.
            while watch(inputs), attempts < Self.mostAttempts {
                attempts += 1
                inputs = try currentInputs()
            }
            compilation = freshInvocation.compile(inputs, catalog: catalog)
            namedFiles = compilation.namedFiles(catalog: catalog)
        } while watch(inputs) && attempts < Self.mostAttempts
        try publish(compilation)
    }

    private func currentInputs() throws(UsageError) -> Inputs {
        try Inputs(operands: invocation.arguments.operands, arguments: invocation.arguments)
    }

    /// Nothing of a round is kept for the end of the run, which may be far.
    private var freshInvocation: Invocation {
        Invocation(
            arguments: invocation.arguments, environment: invocation.environment, console: invocation.console,
            leftovers: Leftovers())
    }

    private mutating func publish(_ compilation: Compilation) throws {
        let findings = reporting.text(of: compilation.report)
        let isNews = findings != shownFindings
        shownFindings = findings
        let console = isNews ? invocation.console : Console.silent
        let status = try reporting.publish(compilation, on: console)
        if status == .success { try finish(compilation) }
        if isNews { showCount(compilation.inputs.count) }
    }

    private func showCount(_ count: Int) {
        guard invocation.console.showsProgress, !invocation.arguments.has(GlobalOptions.quiet) else { return }
        let noun = count == 1 ? "file" : "files"
        invocation.console.messages.write("watching \(count) \(noun), until ctrl-C\n")
    }

    private mutating func show(_ problem: String) {
        guard problem != shownProblem else { return }
        shownProblem = problem
        invocation.console.messages.write(problem)
    }

    // MARK: Changes

    /// Watches what the inputs and the files beside them need; `true` if something was not watched before.
    private mutating func watch(_ inputs: Inputs) -> Bool {
        let arguments = invocation.arguments
        var others = namedFiles
        if let path = arguments[GlobalOptions.config] {
            others.append(UserPath.tidied(path))
        } else {
            others += ConfigurationFinder.candidates(for: arguments.operands)
        }
        let folders = WatchedFolders(operands: arguments.operands, inputs: inputs, alsoRead: others)
        let current = source ?? ChangeSources.source(for: folders)
        source = current
        do throws(SystemError) {
            guard try current.watch(folders) else { return false }
            // A link may lead to the disk of another machine.
            guard current.descriptor == nil || FileSystemKind.reportsChanges(in: folders.interests.keys) else {
                return poll(folders)
            }
            return true
        } catch {
            if !arguments.has(GlobalOptions.quiet) {
                invocation.console.note("the system watches no more folders, so this looks for changes now and then")
            }
            return poll(folders)
        }
    }

    private mutating func poll(_ folders: WatchedFolders) -> Bool {
        let polling = PollingSource()
        source = polling
        return polling.watch(folders)
    }

    /// Waits until something has changed and then nothing for a moment, until writing is worth another try, or until the
    /// run shall end.
    mutating func waitForChange() {
        var (first, last): (ContinuousClock.Instant?, ContinuousClock.Instant?)
        let retry = wantsRetry ? ContinuousClock.now + Self.retryTime : nil
        while stop.status == nil {
            let now = ContinuousClock.now
            let end = [last.map { $0 + Self.quietTime }, first.map { $0 + Self.longestWait }, retry].compactMap(\.self)
                .min()
            if let end, now >= end { return }
            let patience = [end.map { now.duration(to: $0) }, source?.patience].compactMap(\.self).min()
            SystemCall.wait(for: [stop.descriptor, source?.descriptor].compactMap(\.self), atMost: patience)
            if source?.takeChanges() == true {
                last = .now
                first = first ?? last
            }
        }
    }
}

extension Compilation {
    /// The files beside definitions and configuration that the run reads, be they there or not.
    fileprivate func namedFiles(catalog: CatalogUse) -> [String] {
        guard catalog == .checked else { return [] }
        return [set.configuration.catalogPath(from: configurationPath)].compactMap(\.self)
    }
}
