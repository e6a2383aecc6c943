import Diagnostics

/// Runs a command line from its words to its exit status.
enum CommandLineTool {
    static let version = "0.1.0"

    /// - Parameters:
    ///   - arguments: without the program's name.
    ///   - leftovers: takes what need not be freed before the process ends.
    static func run(
        _ arguments: [String], commands: [Command] = Command.all, environment: Environment, console: Console,
        leftovers: Leftovers = Leftovers()
    ) -> ExitStatus {
        let status = statusOfRun(
            arguments, commands: commands, environment: environment, console: console, leftovers: leftovers)
        console.output.flush()
        let final = max(status, statusOfStandardOutput(console))
        console.messages.flush()
        return final
    }

    private static func statusOfRun(
        _ arguments: [String], commands: [Command], environment: Environment, console: Console, leftovers: Leftovers
    ) -> ExitStatus {
        do {
            let parser = ArgumentParser(commands: commands, globalOptions: GlobalOptions.rows)
            let (command, parsed) = try parser.parse(arguments)
            if parsed.has(GlobalOptions.help) {
                console.output.write(command.map(Help.text) ?? Help.general(commands: commands))
                return .success
            }
            if parsed.has(GlobalOptions.version) {
                console.output.write("dialoggen \(version)\n")
                return .success
            }
            guard let command else {
                throw UsageError("no command is given", advice: "\"dialoggen --help\" lists the commands.")
            }
            return try command.run(
                Invocation(arguments: parsed, environment: environment, console: console, leftovers: leftovers))
        } catch let error as UsageError {
            console.messages.write(error.consoleText)
            return .usage
        } catch let error as OutputFailure {
            console.messages.write(error.consoleText)
            return .files
        } catch {
            console.messages.write(faultReport(error, arguments: arguments))
            return .fault
        }
    }

    /// Who closes the pipe early, as `head` does, has seen enough; everything else is a file that could not be written.
    private static func statusOfStandardOutput(_ console: Console) -> ExitStatus {
        guard let failure = console.output.failure, !failure.isClosedPipe else { return .success }
        console.error("cannot write to standard output: \(failure.words)")
        return .files
    }

    private static func faultReport(_ error: any Error, arguments: [String]) -> String {
        let what = (error as? InternalFault)?.message ?? String(describing: error)
        let line = (["dialoggen"] + arguments).map(\.safeQuote).joined(separator: " ")
        return """
            fault: dialoggen made a mistake: \(what)
              This is not your fault. No file was changed. Please report it, with
              - the definitions and the dialoggen.yaml that were read,
              - the command line: \(line)
              - the version: \(version)

            """
    }
}
