/// Paths as text, `/` separated. Nothing here asks the file system.
enum PathText {
    static func join(_ folder: String, _ name: String) -> String {
        if folder.isEmpty || folder == "." || name.utf8.first == UInt8(ascii: "/") { return name }
        return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    /// What follows the last slash; a slash at the end does not count.
    static func lastComponent(_ path: String) -> String {
        guard let slash = lastSlash(ofTidied: path) else { return components(path).last.map { String($0) } ?? path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// The folder a path lies in: `a` for `a/b`, `.` for `a`, `..` for `.`, `/` for `/`.
    static func folder(of path: String) -> String {
        if let slash = lastSlash(ofTidied: path) { return String(path[..<slash]) }
        var parts = components(path)
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        switch parts.last {
        case nil: return isAbsolute ? "/" : ".."
        case "..": parts.append("..")
        default: parts.removeLast()
        }
        return (isAbsolute ? "/" : "") + (parts.isEmpty && !isAbsolute ? "." : parts.joined(separator: "/"))
    }

    /// The slash between a folder and a name, where there are both and nothing has to be tidied: no component is empty, and
    /// none begins with a dot. That is nearly every path, and many files are asked for theirs.
    private static func lastSlash(ofTidied path: String) -> String.Index? {
        var last: String.Index?
        var isStart = false
        for index in path.utf8.indices {
            let byte = path.utf8[index]
            if isStart, byte == slash || byte == UInt8(ascii: ".") { return nil }
            isStart = byte == slash
            if isStart { last = index }
        }
        guard !isStart, let last, last > path.startIndex, path.utf8.first != UInt8(ascii: ".") else { return nil }
        return last
    }

    /// The same path without doubled slashes, without `.` and without a slash at its end; `..` stays, since what it means
    /// depends on symbolic links.
    static func tidied(_ path: String) -> String {
        let parts = components(path)
        if path.utf8.first == UInt8(ascii: "/") { return "/" + parts.joined(separator: "/") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    private static func components(_ path: String) -> [Substring] {
        path.utf8.split(separator: slash).filter { !isDot($0) }.map { Substring($0) }
    }

    private static let slash = UInt8(ascii: "/")

    private static func isDot(_ component: Substring.UTF8View) -> Bool {
        component.count == 1 && component.first == UInt8(ascii: ".")
    }
}
