/// Reads the option tables of generated code.
enum OptionTable {
    static func rows(_ table: String, prefix: String) -> [DialogChoice] {
        // By bytes: whole files of options are read when a picker is first shown.
        table.utf8.split(separator: UInt8(ascii: "\n")).map { row(Substring($0), prefix: prefix) }
    }

    private static func row(_ line: Substring, prefix: String) -> DialogChoice {
        let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { plain(Substring($0)) }
        let name = fields.first ?? ""
        var named: [Substring: String] = [:]
        for field in fields.dropFirst(2) {
            guard let equals = field.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
            named[field[..<equals]] = String(field[field.utf8.index(after: equals)...])
        }
        let path = prefix + "." + name
        var choice = DialogChoice(
            id: named["value"] ?? name,
            title: DialogText(named["key"] ?? path + ".title", fields.count > 1 ? fields[1] : name))
        choice.subtitle = named["subtitle"].map { DialogText(named["subtitleKey"] ?? path + ".subtitle", $0) }
        choice.icon = named["icon"].map(DialogIcon.symbol) ?? named["asset"].map(DialogIcon.asset)
        choice.group = named["group"].map { DialogText(named["groupKey"] ?? "", $0) }
        if let names = named["platforms"] { choice.platforms = DialogPlatforms(names: names.split(separator: ",")) }
        return choice
    }

    private static func plain(_ field: Substring) -> String {
        guard field.utf8.contains(UInt8(ascii: "\\")) else { return String(field) }
        var result = ""
        var rest = field.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let next = rest.popFirst() else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch next {
            case "t": result.unicodeScalars.append("\t")
            case "n": result.unicodeScalars.append("\n")
            case "r": result.unicodeScalars.append("\r")
            default: result.unicodeScalars.append(next)
            }
        }
        return result
    }
}
