public import Foundation

extension Locale {
    /// The language that the environment of this program asks for.
    public static var ofEnvironment: Locale { Locale(environment: ProcessInfo.processInfo.environment) }

    /// The language that the environment of a program asks for: `LC_ALL`, else `LC_MESSAGES`, else `LANG`, as in
    /// `ja_JP.UTF-8`. English where they say nothing, or "C".
    ///
    /// - Parameter environment: the variables by name.
    init(environment: [String: String]) {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let name = value.prefix { $0 != "." && $0 != "@" }
        let isWritten = name.first?.isLetter ?? false
        guard isWritten, name != "C", name != "POSIX" else {
            self.init(identifier: "en_US")
            return
        }
        // `sr_RS@latin` names the script after the region.
        let isLatin = value.hasSuffix("@latin")
        self.init(identifier: isLatin ? name.replacingOccurrences(of: "_", with: "_Latn_") : String(name))
    }
}
