import Diagnostics

extension Values {
    private static let schemes = ["http", "https", "mailto", "tel"]

    /// Reads an address with the scheme `http`, `https`, `mailto` or `tel`.
    ///
    /// Letters beyond ASCII are fine in host and path: the system encodes them. Everything else that RFC 3986 does not
    /// allow in an address is a problem.
    public static func url(_ text: String) -> Parsed<String> {
        let bytes = Array(text.utf8)
        guard !bytes.isEmpty else {
            return .problem(ValueProblem(.invalidURL, "the address is empty; write it with its scheme, as https://…"))
        }
        guard let scheme = scheme(of: bytes) else { return .problem(missingScheme(text)) }
        guard schemes.contains(scheme) else {
            return .problem(
                ValueProblem(.invalidURL, "the scheme \(shown(scheme)): is not one of http, https, mailto and tel"))
        }
        if let problem = forbiddenCharacter(in: text, scheme: scheme) { return .problem(problem) }
        let rest = bytes.dropFirst(scheme.utf8.count + 1)
        let problem: ValueProblem? =
            switch scheme {
            case "mailto": mailProblem(rest, text)
            case "tel": telephoneProblem(rest, text)
            default: hostProblem(rest, text)
            }
        if let problem { return .problem(problem) }
        return .value(text)
    }

    /// The scheme in lower case, if the text starts with one.
    private static func scheme(of bytes: [UInt8]) -> String? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
        // `example.com:8080` has a port, not a scheme.
        let isPort = bytes[..<colon].contains(UInt8(ascii: ".")) || bytes[..<colon].elementsEqual("localhost".utf8)
        let isScheme = bytes[..<colon].allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2B || $0 == 0x2D }
        guard isScheme, !isPort, isLetter(bytes[0]) else { return nil }
        return String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    }

    private static func missingScheme(_ text: String) -> ValueProblem {
        let bare = text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        let host = bare.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let looksLikeMail = host.contains("@") && host.contains(".")
        let looksLikeHost = host.contains(".") && !host.hasPrefix(".") && !host.contains(" ")
        let meant = looksLikeMail ? "mailto:\(bare)" : looksLikeHost ? "https://\(bare)" : nil
        return ValueProblem(
            .invalidURL, "'\(shown(text))' has no scheme; an address starts with https:, http:, mailto: or tel:",
            fix: meant.flatMap { url($0).value }.map { .init($0, isSafe: false) })
    }

    /// Spaces, controls and what else has to be percent-encoded.
    private static func forbiddenCharacter(in text: String, scheme: String) -> ValueProblem? {
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            guard let name = forbiddenName(byte, in: bytes, at: index) else { continue }
            let mended = scheme == "tel" ? text.filter { $0 != " " } : percentEncoded(bytes)
            let isSound = mended != text && url(mended).value != nil
            return ValueProblem(
                .invalidURL, "an address cannot hold \(name)", fix: isSound ? .init(mended, isSafe: true) : nil)
        }
        // A space of another script looks like one and is no more allowed.
        for scalar in text.unicodeScalars where scalar.value > 0x7F && scalar.properties.isWhitespace {
            return ValueProblem(
                .invalidURL, "an address cannot hold a space; '\(shown(text))' has a wide or unusual one")
        }
        return nil
    }

    private static func forbiddenName(_ byte: UInt8, in bytes: [UInt8], at index: Int) -> String? {
        switch byte {
        case 0x20: return "a space; write it as %20"
        case 0...0x1F, 0x7F: return "a line break or another control character"
        case UInt8(ascii: "{"), UInt8(ascii: "}"): return "braces; a url takes no {argument}"
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "^"),
            UInt8(ascii: "`"), UInt8(ascii: "|"):
            return "'\(Character(Unicode.Scalar(byte)))' as it is; it has to be percent-encoded"
        case UInt8(ascii: "%"):
            let digits = bytes[(index + 1)...].prefix(2)
            let isEscape = digits.count == 2 && digits.allSatisfy { isDigit($0) || 0x61...0x66 ~= $0 | 0x20 }
            return isEscape ? nil : "a % that is not followed by two hexadecimal digits; write it as %25"
        default: return nil
        }
    }

    /// The address with everything encoded that is forbidden, braces excepted: they are not meant literally.
    private static func percentEncoded(_ bytes: [UInt8]) -> String {
        let hex = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
            if isBrace || forbiddenName(byte, in: bytes, at: index) == nil {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func hostProblem(_ rest: ArraySlice<UInt8>, _ text: String) -> ValueProblem? {
        let missing = ValueProblem(.invalidURL, "'\(shown(text))' has no host; write it as https://example.com")
        guard rest.starts(with: "//".utf8) else { return missing }
        let end: (UInt8) -> Bool = { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        var authority = rest.dropFirst(2).prefix { !end($0) }
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) { authority = authority[(at + 1)...] }
        let portStart = authority.lastIndex(of: UInt8(ascii: ":"))
        let isLiteral = authority.first == UInt8(ascii: "[")
        if isLiteral {
            guard let close = authority.firstIndex(of: UInt8(ascii: "]")), close > authority.startIndex + 1 else {
                return missing
            }
        } else if let portStart {
            let port = authority[(portStart + 1)...]
            guard port.allSatisfy(isDigit), port.isEmpty || UInt16(String(decoding: port, as: UTF8.self)) != nil else {
                let name = String(decoding: port, as: UTF8.self)
                return ValueProblem(.invalidURL, "'\(shown(name))' is not a port; ports are numbers up to 65535")
            }
            authority = authority[..<portStart]
        }
        guard let first = authority.first, first != UInt8(ascii: ".") else { return missing }
        if !isLiteral, let index = authority.firstIndex(where: { "[]%".utf8.contains($0) }) {
            let sign = Character(Unicode.Scalar(authority[index]))
            return ValueProblem(.invalidURL, "the host of '\(shown(text))' has a '\(sign)' in it")
        }
        return nil
    }

    private static func mailProblem(_ rest: ArraySlice<UInt8>, _ text: String) -> ValueProblem? {
        let addresses = rest.prefix { $0 != UInt8(ascii: "?") }
        // `mailto:?subject=…` leaves the receiver to the person.
        if addresses.isEmpty, !rest.isEmpty { return nil }
        let isSound = addresses.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).allSatisfy {
            address in
            let parts = address.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
            return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
        }
        guard !isSound else { return nil }
        return ValueProblem(
            .invalidURL, "'\(shown(text))' has no mail address; write it as mailto:name@example.com")
    }

    private static func telephoneProblem(_ rest: ArraySlice<UInt8>, _ text: String) -> ValueProblem? {
        let number = rest.prefix { $0 != UInt8(ascii: ";") }
        let isSound =
            number.contains(where: isDigit) && number.allSatisfy { isDigit($0) || "+-.()*#".utf8.contains($0) }
        guard !isSound else { return nil }
        return ValueProblem(.invalidURL, "'\(shown(text))' has no telephone number; write it as tel:+81-3-1234-5678")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
