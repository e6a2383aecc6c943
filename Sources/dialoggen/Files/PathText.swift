/// Paths as text, `/` separated. Nothing here asks the file system.
enum PathText {
    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." || name.utf8.first == UInt8(ascii: "/") { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// What follows the last slash; a slash at the end does not count. `.` and `/` where there is no name.
    static func lastComponent(_ path: String) -> String {
        let path = tidied(path)
        guard path != "/", let last = path.utf8.lastIndex(of: slash) else { return path }
        return String(path[path.utf8.index(after: last)...])
    }

    /// The folder a path lies in: `a` for `a/b`, `.` for `a`, `..` for `.`, `/` for `/`.
    static func folder(of path: String) -> String {
        let path = tidied(path)
        if path == "." { return ".." }
        if path == "/" { return "/" }
        let name = lastComponent(path)
        if name == ".." { return path + "/.." }
        guard name.utf8.count < path.utf8.count else { return "." }
        let slash = path.utf8.index(path.utf8.endIndex, offsetBy: -name.utf8.count - 1)
        return slash == path.utf8.startIndex ? "/" : String(path[..<slash])
    }

    /// The same path without doubled slashes, without `.` and without a slash at its end; `..` stays, since what it means
    /// depends on symbolic links.
    static func tidied(_ path: String) -> String {
        if isTidy(path) { return path }
        let parts = components(path)
        if path.utf8.first == UInt8(ascii: "/") { return "/" + parts.joined(separator: "/") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// Whether a component is `..`.
    static func hasParentStep(_ path: String) -> Bool {
        !everyComponent(of: path) { length, dots in length != 2 || dots != 2 }
    }

    /// Whether no component is empty or a dot; `.` and `/` themselves are fine. Nearly all paths are so, and many files are asked for theirs.
    private static func isTidy(_ path: String) -> Bool {
        if path == "." || path == "/" { return true }
        return everyComponent(of: path) { length, dots in length > 1 || (length == 1 && dots == 0) }
    }

    /// Whether all components, behind a slash at the start if there is one, are as wanted.
    ///
    /// - Parameter condition: is told how many bytes a component has and how many of them are dots.
    private static func everyComponent(of path: String, _ condition: (_ length: Int, _ dots: Int) -> Bool) -> Bool {
        var bytes = path.utf8[...]
        if bytes.first == slash { bytes.removeFirst() }
        var (length, dots) = (0, 0)
        for byte in bytes {
            if byte == slash {
                if !condition(length, dots) { return false }
                (length, dots) = (0, 0)
            } else {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return condition(length, dots)
    }

    private static func components(_ path: String) -> [Substring] {
        path.utf8.split(separator: slash).filter { !isDot($0) }.map { Substring($0) }
    }

    private static let slash = UInt8(ascii: "/")

    private static func isDot(_ component: Substring.UTF8View) -> Bool {
        component.count == 1 && component.first == UInt8(ascii: ".")
    }
}
