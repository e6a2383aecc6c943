/// One placeholder in a text of a String Catalog: `%1$@`, `%lld`, `%#@count@`, `%arg`.
struct FormatPlaceholder: Hashable {
    enum Conversion: Hashable {
        case object
        case integer
        case double
        /// Any other type, none of which an argument of a dialog has.
        case other
        /// A part of the text that varies by a number of its own.
        case substitution(String)
        /// Inside a substitution: the number that it varies by.
        case substitutionArgument
    }

    /// As it is written; `nil` where the place among the placeholders counts.
    var position: Int?
    var conversion: Conversion
    /// In UTF-8 bytes of the text.
    var range: Range<Int>
    var spelling: String

    /// All placeholders of a text in order.
    ///
    /// - Parameter isFormat: whether the source text has placeholders. Without any, `5% fewer` and `100%` are plain
    ///   text, and only what can be nothing else counts.
    static func all(in text: String, isFormat: Bool) -> [FormatPlaceholder] {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return [] }
        var scanner = Scanner(bytes: Array(text.utf8), isFormat: isFormat)
        return scanner.placeholders()
    }
}

extension FormatPlaceholder.Conversion {
    /// The conversion that letters after the percent sign ask for.
    init(length: String, type: UInt8) {
        switch (length, type) {
        case ("", UInt8(ascii: "@")): self = .object
        // Shorter integers would read half of the argument on some platform.
        case ("ll", UInt8(ascii: "d")), ("ll", UInt8(ascii: "i")), ("q", UInt8(ascii: "d")): self = .integer
        case ("", _), ("l", _): self = "fFeEgGaA".utf8.contains(type) ? .double : .other
        default: self = .other
        }
    }
}

private struct Scanner {
    let bytes: [UInt8]
    let isFormat: Bool
    var index = 0

    mutating func placeholders() -> [FormatPlaceholder] {
        var found: [FormatPlaceholder] = []
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
            index = start + 1
            if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
                index += 1
            } else if var placeholder = placeholder() {
                placeholder.range = start..<index
                placeholder.spelling = String(decoding: bytes[start..<index], as: UTF8.self)
                found.append(placeholder)
            } else {
                index = start + 1
            }
        }
        return found
    }

    /// What follows a percent sign, if it is a placeholder.
    private mutating func placeholder() -> FormatPlaceholder? {
        var position: Int?
        let start = index
        let digits = take { UInt8(ascii: "0") <= $0 && $0 <= UInt8(ascii: "9") }
        if index < bytes.count, bytes[index] == UInt8(ascii: "$"), let number = Int(digits), number > 0 {
            position = number
            index += 1
        } else {
            index = start
        }
        func make(_ conversion: FormatPlaceholder.Conversion) -> FormatPlaceholder {
            FormatPlaceholder(position: position, conversion: conversion, range: 0..<0, spelling: "")
        }
        if bytes[index...].starts(with: "#@".utf8) {
            let nameStart = index + 2
            guard let end = bytes[nameStart...].firstIndex(of: UInt8(ascii: "@")) else { return nil }
            index = end + 1
            return make(.substitution(String(decoding: bytes[nameStart..<end], as: UTF8.self)))
        }
        if bytes[index...].starts(with: "arg".utf8) {
            index += 3
            return make(.substitutionArgument)
        }
        // A space is a flag in C too; here it is the space of "50 % de".
        let flags = take { "-+0#'".utf8.contains($0) }
        let width = take { "0123456789*.".utf8.contains($0) }
        let length = take { "hlqLztj".utf8.contains($0) }
        guard index < bytes.count, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(bytes[index]) else { return nil }
        let type = bytes[index]
        index += 1
        if !isFormat, position == nil {
            let isPlain = flags.isEmpty && width.isEmpty
            guard isPlain, type == UInt8(ascii: "@") || !length.isEmpty else { return nil }
        }
        return make(.init(length: length, type: type))
    }

    private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, isWanted(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }
}
