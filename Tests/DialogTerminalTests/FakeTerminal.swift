@testable import DialogTerminal

/// As much of a terminal as the frames use: a grid, cursor positions, clearing, modes. Shows what a person would see.
struct FakeTerminal {
    private(set) var isCursorVisible = true
    private(set) var usesAlternateScreen = false
    private(set) var sentColor = false
    private(set) var canvas: Canvas
    private var x = 0
    private var y = 0
    private var pending = ""

    init(columns: Int, rows: Int) {
        canvas = Canvas(width: columns, height: rows)
    }

    var lines: [String] { canvas.lines }
    var cursor: (x: Int, y: Int) { (x, y) }

    mutating func receive(_ output: String) {
        var rest = (pending + output)[...]
        pending = ""
        while let character = rest.first {
            if character != "\u{1B}" {
                rest.removeFirst()
                print(character)
                continue
            }
            guard let end = rest.dropFirst(2).firstIndex(where: { $0.isLetter || $0 == "~" }) else {
                pending = String(rest)
                return
            }
            control(String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end]), rest[end])
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func print(_ character: Character) {
        if character == "\r" || character == "\r\n" { x = 0 }
        if character == "\n" || character == "\r\n" { y += 1 }
        guard !character.isNewline else { return }
        canvas.draw(StyledLine(DisplayText(String(character))), x: x, y: y)
        x += CharacterWidth.columns(of: character)
    }

    private mutating func control(_ parameters: String, _ final: Character) {
        let numbers = parameters.split(separator: ";").compactMap { Int($0) }
        switch final {
        case "H":
            (y, x) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
        case "J": canvas = Canvas(width: canvas.width, height: canvas.height)
        case "m": if numbers.contains(where: { (30...37).contains($0) }) { sentColor = true }
        case "h", "l":
            if parameters == "?25" { isCursorVisible = final == "h" }
            if parameters == "?1049" {
                usesAlternateScreen = final == "h"
                canvas = Canvas(width: canvas.width, height: canvas.height)
            }
        default: break
        }
    }
}
