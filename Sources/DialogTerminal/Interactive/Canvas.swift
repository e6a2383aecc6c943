/// A grid of cells that boxes are drawn into, one over the other.
struct Canvas: Equatable {
    struct Cell: Equatable {
        /// One character; empty for the right half of a wide one.
        var text: Character?
        var style: TextStyle

        static let blank = Cell(text: " ", style: [])
    }

    let width: Int
    let height: Int
    /// Where the terminal's own cursor stands; `nil` hides it.
    var cursor: (x: Int, y: Int)?
    private var cells: [Cell]

    init(width: Int, height: Int) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        cells = Array(repeating: .blank, count: self.width * self.height)
    }

    static func == (left: Canvas, right: Canvas) -> Bool {
        left.width == right.width && left.height == right.height && left.cells == right.cells
            && left.cursor?.x == right.cursor?.x && left.cursor?.y == right.cursor?.y
    }

    /// The cells of a row from left to right.
    func row(_ y: Int) -> ArraySlice<Cell> { cells[(y * width)..<((y + 1) * width)] }

    /// The rows as text, spaces at the ends left out.
    var lines: [String] {
        (0..<height).map { y in
            var text = String(row(y).compactMap(\.text))
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// Draws a line at a place; what lies outside the canvas is cut off.
    mutating func draw(_ line: StyledLine, x: Int, y: Int, within limit: Int? = nil) {
        guard (0..<height).contains(y) else { return }
        let end = min(width, limit.map { x + $0 } ?? width)
        var column = x
        for piece in line.pieces {
            for character in piece.text.string {
                let columns = CharacterWidth.columns(of: character)
                guard columns > 0 else { continue }
                if column + columns > end { return }
                if column >= 0 { set(character, columns, piece.style, column, y) }
                column += columns
            }
        }
    }

    /// Makes everything drawn so far step back behind what is drawn next.
    mutating func dimAll() {
        for index in cells.indices { cells[index].style = [.dim] }
        cursor = nil
    }

    mutating func fill(x: Int, y: Int, width: Int, height: Int) {
        let blank = StyledLine(DisplayText(String(repeating: " ", count: max(width, 0))))
        for row in y..<(y + max(height, 0)) { draw(blank, x: x, y: row) }
    }

    private mutating func set(_ character: Character, _ columns: Int, _ style: TextStyle, _ x: Int, _ y: Int) {
        for column in x..<(x + columns) { loosen(column, y) }
        cells[y * width + x] = Cell(text: character, style: style)
        if columns == 2 { cells[y * width + x + 1] = Cell(text: nil, style: style) }
    }

    /// Half of a wide character that is drawn over leaves a space for its other half.
    private mutating func loosen(_ x: Int, _ y: Int) {
        let index = y * width + x
        if cells[index].text == nil && x > 0 { cells[index - 1].text = " " }
        if x + 1 < width && cells[index + 1].text == nil && cells[index].text != nil { cells[index + 1].text = " " }
        cells[index].text = " "
    }
}
