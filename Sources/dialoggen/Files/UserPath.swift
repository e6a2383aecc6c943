/// Paths as people give them, made readable.
enum UserPath {
    /// The same place without doubled slashes, without `.`, without a slash at the end, and without `..` where that leads
    /// back: `a/../b` is `b`, unless `a` is a symbolic link, behind which `..` is another folder, or is missing.
    static func tidied(_ path: String) -> String {
        let tidied = PathText.tidied(path)
        guard PathText.hasParentStep(tidied) else { return tidied }
        let root = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
        var kept: [Substring] = []
        for part in tidied.split(separator: "/") {
            if part != ".." {
                kept.append(part)
            } else if let last = kept.last, last != "..", SystemCall.isRealFolder(root + kept.joined(separator: "/")) {
                kept.removeLast()
            } else if root.isEmpty || !kept.isEmpty {
                kept.append(part)
            }
        }
        return PathText.tidied(root + kept.joined(separator: "/"))
    }
}
