import TerminalEmulation

/// An animated picture (SVG 1.1 with CSS animations), as a README can show it: no script, no font of its own.
///
/// Every picture of the film stands below the last one on a long strip, which moves up by a picture at a time behind a
/// window of one picture's size. Rows that look alike are drawn once and used again.
extension Film {
  /// The film as an SVG document, ending in a newline. Nothing in it depends on when or where it was made.
  package func svg(title: String) -> String {
    let pictures = FilmPicture.all(of: self)
    let columns = pictures.map { $0.rows.first?.cells.count ?? 0 }.max() ?? columns
    let rows = min(1 + (pictures.map(\.usedRows).max() ?? 0), pictures.map(\.rows.count).max() ?? 1)
    var strip = SVGStrip(columns: columns, rows: rows)
    for picture in pictures { strip.append(picture) }

    let (width, height) = (strip.width, strip.height)
    let outside = "\(SVGStrip.text(width + 2 * SVGStrip.margin))"
    let tall = "\(SVGStrip.text(height + 2 * SVGStrip.margin))"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(outside) \(tall)" width="\(outside)" height="\(tall)">
      <title>\(XMLText.escaped(title))</title>
      <style>
      text { font: \(SVGStrip.text(SVGStrip.fontSize))px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \
      monospace; white-space: pre; }
      \(animation(pictures, height: height))
      </style>
      <rect width="100%" height="100%" rx="8" fill="\(PicturePalette.dark.background)"/>
      <defs>
      \(strip.definitions)</defs>
      <svg x="\(SVGStrip.text(SVGStrip.margin))" y="\(SVGStrip.text(SVGStrip.margin))" width="\(SVGStrip.text(width))" \
      height="\(SVGStrip.text(height))">
      <g class="strip" fill="\(PicturePalette.dark.foreground)">
      \(strip.pictures)</g>
      </svg>
      </svg>

      """
  }

  /// The rule that moves the strip; who wants no motion sees the last picture.
  private func animation(_ pictures: [FilmPicture], height: Double) -> String {
    let whole = duration.decimal(of: .seconds)
    var frames = ""
    for (index, picture) in pictures.enumerated() {
      let share = index == 0 ? 0 : (picture.time / duration) * 100
      frames += "\(SVGStrip.text(share))% { transform: translateY(-\(SVGStrip.text(Double(index) * height))px); }\n"
    }
    let last = SVGStrip.text(Double(pictures.count - 1) * height)
    return """
      @keyframes film {
      \(frames)}
      .strip { animation: film \(whole)s step-end infinite; }
      @media (prefers-reduced-motion: reduce) { .strip { animation: none; transform: translateY(-\(last)px); } }
      """
  }
}

extension FilmPicture {
  /// How many rows have something on them, the cursor's among them.
  fileprivate var usedRows: Int {
    max((rows.lastIndex { !$0.text.isEmpty } ?? -1) + 1, (cursor?.row ?? -1) + 1)
  }
}

/// The pictures of a film below one another, as SVG.
struct SVGStrip {
  /// Rows that pictures use by their names.
  private(set) var definitions = ""
  private(set) var pictures = ""
  private let columns: Int
  private let rows: Int
  private var names: [ScreenRow: Int] = [:]
  private var count = 0

  static let fontSize = 14.0
  /// Around the screen.
  static let margin = 16.0
  private static let cellWidth = 8.4
  private static let cellHeight = 18.0
  /// From the upper edge of a row to where its letters stand.
  private static let baseline = 13.5

  /// A strip without pictures, for screens of so many columns and rows.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of one picture.
  var width: Double { Double(columns) * Self.cellWidth }
  var height: Double { Double(rows) * Self.cellHeight }

  mutating func append(_ picture: FilmPicture) {
    let top = Double(count) * height
    count += 1
    pictures += "<g transform=\"translate(0 \(Self.text(top)))\">\n"
    for (index, row) in picture.rows.prefix(rows).enumerated() where row.isVisible {
      pictures += "<use href=\"#r\(name(of: row))\" y=\"\(Self.text(Double(index) * Self.cellHeight))\"/>\n"
    }
    if let cursor = picture.cursor, cursor.row < rows { pictures += Self.cursor(cursor) }
    pictures += "</g>\n"
  }

  private static let palette = PicturePalette.dark

  private static func cursor(_ cursor: FilmPicture.Cursor) -> String {
    let (x, y) = (text(Double(cursor.column) * cellWidth), text(Double(cursor.row) * cellHeight))
    let size = "width=\"\(text(cellWidth))\" height=\"\(text(cellHeight))\""
    return "<rect x=\"\(x)\" y=\"\(y)\" \(size) fill=\"\(palette.foreground)\" fill-opacity=\"0.6\"/>\n"
  }

  /// The number of the definition of a row, which is made when the row is new.
  private mutating func name(of row: ScreenRow) -> Int {
    if let name = names[row] { return name }
    let name = names.count
    names[row] = name
    definitions += "<g id=\"r\(name)\">"
    var column = 0
    while column < row.cells.count {
      let style = row.cells[column].style
      var end = column + 1
      while end < row.cells.count, row.cells[end].style == style || row.cells[end].content == .continuation { end += 1 }
      definitions += Self.run(row.cells[column..<end], at: column, style)
      column = end
    }
    definitions += "</g>\n"
    return name
  }

  /// Cells of one style.
  private static func run(_ cells: ArraySlice<ScreenCell>, at column: Int, _ style: ScreenStyle) -> String {
    let isInverse = style.attributes.contains(.inverse)
    let foreground = palette.css(style.foreground) ?? palette.foreground
    let background = palette.css(style.background) ?? palette.background
    var result = ""
    if isInverse || style.background != .standard {
      let size = "width=\"\(text(Double(cells.count) * cellWidth))\" height=\"\(text(cellHeight))\""
      let fill = isInverse ? foreground : background
      result += "<rect x=\"\(text(Double(column) * cellWidth))\" \(size) fill=\"\(fill)\"/>"
    }
    guard !style.attributes.contains(.concealed) else { return result }
    for word in words(of: cells) {
      let length = "textLength=\"\(text(Double(word.columns) * cellWidth))\" lengthAdjust=\"spacingAndGlyphs\""
      let place = "x=\"\(text(Double(word.column) * cellWidth))\" y=\"\(text(baseline))\" \(length)"
      let fill = isInverse ? background : foreground
      result += "<text \(place)\(attributes(style, fill: fill))>\(XMLText.escaped(word.text))</text>"
    }
    return result
  }

  /// What stands in cells, in pieces between gaps of two blanks or more, so that every piece begins in its column.
  private static func words(of cells: ArraySlice<ScreenCell>) -> [(column: Int, columns: Int, text: String)] {
    var words: [(column: Int, columns: Int, text: String)] = []
    for (column, cell) in zip(cells.indices, cells) {
      guard case .character(let character) = cell.content, character != " " else { continue }
      let isWide = cells.indices.contains(column + 1) && cells[column + 1].content == .continuation
      if let last = words.last, column - (last.column + last.columns) <= 1 {
        let gap = column - (last.column + last.columns)
        words[words.count - 1].text += String(repeating: " ", count: gap) + String(character)
        words[words.count - 1].columns += gap + (isWide ? 2 : 1)
      } else {
        words.append((column, isWide ? 2 : 1, String(character)))
      }
    }
    return words
  }

  private static func attributes(_ style: ScreenStyle, fill: String) -> String {
    var result = fill == palette.foreground ? "" : " fill=\"\(fill)\""
    if style.attributes.contains(.bold) { result += " font-weight=\"bold\"" }
    if style.attributes.contains(.italic) { result += " font-style=\"italic\"" }
    if style.attributes.contains(.dim) { result += " fill-opacity=\"0.6\"" }
    var lines: [String] = []
    if style.underline != .none { lines.append("underline") }
    if style.attributes.contains(.strikethrough) { lines.append("line-through") }
    if style.attributes.contains(.overline) { lines.append("overline") }
    return lines.isEmpty ? result : result + " text-decoration=\"\(lines.joined(separator: " "))\""
  }

  /// A number with at most three decimals, without zeros at its end.
  static func text(_ number: Double) -> String {
    let thousandths = Int((number * 1000).rounded())
    guard !thousandths.isMultiple(of: 1000) else { return "\(thousandths / 1000)" }
    var digits = String(thousandths % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(thousandths / 1000).\(digits)"
  }
}

extension ScreenRow {
  /// Whether there is anything to draw.
  fileprivate var isVisible: Bool {
    cells.contains { !$0.isUntouched && !($0.content == .character(" ") && $0.style == ScreenStyle()) }
  }
}
