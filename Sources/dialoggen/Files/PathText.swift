/// Paths as text, `/` separated. Nothing here asks the file system.
enum PathText {
    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." || name.utf8.first == UInt8(ascii: "/") { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// What follows the last slash; a slash at the end does not count.
    static func lastComponent(_ path: String) -> String {
        components(path).last.map { String($0) } ?? path
    }

    /// The folder a path lies in: `a` for `a/b`, `.` for `a`, `..` for `.`, `/` for `/`.
    static func folder(of path: String) -> String {
        var parts = components(path)
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        switch parts.last {
        case nil: return isAbsolute ? "/" : ".."
        case "..": parts.append("..")
        default: parts.removeLast()
        }
        return (isAbsolute ? "/" : "") + (parts.isEmpty && !isAbsolute ? "." : parts.joined(separator: "/"))
    }

    /// The same path without doubled slashes, without `.` and without a slash at its end; `..` stays, since what it means
    /// depends on symbolic links.
    static func tidied(_ path: String) -> String {
        let parts = components(path)
        if path.utf8.first == UInt8(ascii: "/") { return "/" + parts.joined(separator: "/") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private static func components(_ path: String) -> [Substring] {
        path.split(separator: "/").filter { $0 != "." }
    }
}
