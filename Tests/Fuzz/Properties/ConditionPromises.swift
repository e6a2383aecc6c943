import Diagnostics
import DialogLanguage

/// A condition is judged in the same way by itself and in a definition, whatever its characters are.
enum ConditionPromises {
    static func check(_ bytes: [UInt8]) throws(BrokenPromise) {
        let text = String(decoding: bytes, as: UTF8.self)
        try checkAlone(text)
        let definition = SourceFile(path: "fuzz.dialog.yaml", text: SampleDefinition.text(condition: quoted(text)))
        try DefinitionPromises.check([definition], configuration: Configuration(), findings: [])
    }

    private static let environment: ConditionEnvironment = {
        var environment = ConditionEnvironment()
        environment.add("click", .control(.bool, options: .none))
        environment.add("low", .control(.int, options: .none))
        environment.add("level", .control(.optional(.double), options: .none))
        environment.add("mode", .control(.controlOption(control: "mode"), options: .open))
        environment.add("day", .control(.optional(.date), options: .none))
        environment.add("length", .control(.duration(storedAs: nil), options: .none))
        environment.add("tags", .control(.set(.string), options: .open))
        environment.add("color", .control(.color, options: .none))
        environment.add("save", .valueless)
        environment.add("wrong", .alreadyWrong)
        for kind in Argument.Kind.allCases { environment.add("a\(kind.rawValue)", .argument(kind)) }
        return environment
    }()

    private static func checkAlone(_ text: String) throws(BrokenPromise) {
        let file = SourceFile(path: "condition", text: text)
        let checked = ConditionChecker.check(text, in: environment) { range in
            SourceSpan(file, ByteRange(range.lowerBound, range.upperBound))
        }
        let whole = 0...text.utf8.count
        for problem in checked.problems {
            let ranges = [problem.range, problem.fix?.range].compactMap(\.self)
            for range in ranges {
                try promise(
                    whole.contains(range.lowerBound) && whole.contains(range.upperBound),
                    "\(problem.message) at \(range), which is outside the condition")
            }
        }
        for (id, range) in checked.references {
            try promise(
                whole.contains(range.upperBound) && Array(text.utf8)[range].elementsEqual(id.utf8),
                "\(id) does not stand at \(range)")
        }
        try promise(
            checked.condition == nil || checked.problems.isEmpty, "a condition is there although something is wrong")
    }

    /// The text in double quotes; whatever YAML could take otherwise is an escape.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" {
                quoted += "\\\(scalar)"
            } else if (0x20...0x7E).contains(scalar.value) {
                quoted.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16)
                quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
        }
        return quoted + "\""
    }
}
