/// Tells other build systems, in the form of a Makefile rule, what a run read to produce its files.
enum Depfile {
    static func text(outputs: [String], inputs: [String]) -> String {
        let targets = outputs.map(escaped).joined(separator: " ")
        return targets + ":" + inputs.map { " \\\n  " + escaped($0) }.joined() + "\n"
    }

    /// As make and ninja read it.
    private static func escaped(_ path: String) -> String {
        var result = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case " ", "#", ":", "\\": result += "\\"
            case "$": result += "$"
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
