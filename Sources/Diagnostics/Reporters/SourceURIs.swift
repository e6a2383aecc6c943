/// The addresses of source files as SARIF has them: relative to the current folder where a file lies below it.
///
/// Where the current folder itself lies is not said, so that a report is the same on every machine.
struct SourceURIs {
    /// What relative addresses are relative to; the name is the one that code scanning services know.
    static let baseID = "%SRCROOT%"

    private let absolutePath: (String) -> String
    /// The current folder with a slash behind it.
    private let root: String
    /// What was asked last, since the findings of one file stand together.
    private var last: (path: String, answer: (uri: String, isRelative: Bool))?

    init(absolutePath: @escaping (String) -> String) {
        self.absolutePath = absolutePath
        let folder = absolutePath(".")
        root = folder.hasSuffix("/") ? folder : folder + "/"
    }

    /// The address of a file, and whether it counts from the current folder.
    mutating func uri(of path: String) -> (uri: String, isRelative: Bool) {
        if let last, last.path == path { return last.answer }
        let answer = makeURI(of: path)
        last = (path, answer)
        return answer
    }

    private func makeURI(of path: String) -> (uri: String, isRelative: Bool) {
        let leavesFolder = path.hasPrefix("/") || path.split(separator: "/").contains("..")
        guard leavesFolder else { return (Self.encoded(path), true) }
        let absolute = absolutePath(path)
        if absolute.hasPrefix(root) { return (Self.encoded(absolute.dropFirst(root.count)), true) }
        return ("file://" + Self.encoded(absolute), false)
    }

    /// Everything but letters, digits, slashes and a few signs as `%` and two digits, byte by byte.
    private static func encoded(_ path: some StringProtocol) -> String {
        var text = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return text
    }
}
