extension LanguageReference {
    /// The page as an article of DocC, with a newline at its end. Its links name the headings as DocC does, which reports
    /// those that lead nowhere.
    public static var docC: String {
        let page = markdown
        var names: [String: String] = [:]
        for line in page.split(separator: "\n") where line.hasPrefix("#") {
            let heading = String(line.drop { $0 == "#" }.dropFirst())
            names[anchor(heading)] = String(heading.compactMap { $0 == "`" ? nil : $0 == " " ? "-" : $0 })
        }
        let mark = "](#"
        var result = ""
        var rest = page[...]
        while let start = rest.firstIndex(of: "]") {
            guard rest[start...].hasPrefix(mark) else {
                result += rest[...start]
                rest = rest[rest.index(after: start)...]
                continue
            }
            let target = rest[start...].dropFirst(mark.count).prefix { $0 != ")" }
            result += rest[..<start] + "](doc:Language#" + (names[String(target)] ?? String(target))
            rest = rest[target.endIndex...]
        }
        return result + rest
    }
}
