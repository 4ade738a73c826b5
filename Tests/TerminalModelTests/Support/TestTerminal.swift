@testable import TerminalModel

/// A small terminal with automatic margins, scrolling and background colour erase: what the encoder's bytes do.
///
/// Anything it does not know is a failure of the encoder, recorded in `unknown`.
struct TestTerminal {
  struct Cell: Equatable {
    var text = " "
    var style = Style.plain
  }

  /// How wide the terminal takes clusters to be; some add up their scalars.
  enum Widths { case clusters, scalars }

  var columns: Int
  var cells: [[Cell]]
  var scrolledOut: [[Cell]] = []
  var row = 0
  var column = 0
  var isWrapPending = false
  var isCursorVisible = true
  var isSynchronized = false
  var pen = Style.plain
  var link = ""
  var links: [String] = [""]
  var unknown: [String] = []
  let widths: Widths
  /// Whether the terminal driver turns a newline into carriage return and newline.
  let newlineReturns: Bool

  init(columns: Int, rows: Int, widths: Widths = .clusters, newlineReturns: Bool = false) {
    self.columns = columns
    self.widths = widths
    self.newlineReturns = newlineReturns
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  var lines: [String] { cells.map(Self.text) }

  private static func text(_ cells: [Cell]) -> String {
    let text = cells.map(\.text).joined()
    return String(text.reversed().drop { $0 == " " }.reversed())
  }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.first {
      if scalar.value == 0x1b {
        rest.removeFirst()
        control(&rest)
      } else if scalar.value < 0x20 {
        rest.removeFirst()
        control(scalar)
      } else {
        let text = rest.prefix { $0.value >= 0x20 }
        rest = rest.dropFirst(text.count)
        for character in String(text) { put(character) }
      }
    }
  }

  private mutating func control(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x08:
      if isWrapPending { unknown.append("BS with a wrap pending") }
      column = max(0, column - 1)
    case 0x0a:
      isWrapPending = false
      if newlineReturns { column = 0 }
      if row + 1 < cells.count {
        row += 1
      } else {
        scrolledOut.append(cells.removeFirst())
        cells.append(Array(repeating: erased, count: columns))
      }
    case 0x0d:
      column = 0
      isWrapPending = false
    default: unknown.append("C0 \(scalar.value)")
    }
  }

  private var erased: Cell { Cell(text: " ", style: Style(background: pen.background)) }

  private mutating func control(_ rest: inout Substring.UnicodeScalarView) {
    switch rest.popFirst() {
    case "[":
      let parameters = String(rest.prefix { (0x30...0x3f).contains($0.value) })
      rest = rest.dropFirst(parameters.unicodeScalars.count)
      guard let final = rest.popFirst() else { return unknown.append("unfinished") }
      controlSequence(parameters, final)
    case "]":
      let body = String(rest.prefix { $0.value >= 0x20 })
      rest = rest.dropFirst(body.unicodeScalars.count)
      if rest.popFirst() != "\u{1B}" || rest.popFirst() != "\\" { unknown.append("unfinished OSC") }
      guard body.hasPrefix("8;;") else { return unknown.append("OSC \(body)") }
      link = String(body.dropFirst(3))
      if !links.contains(link) { links.append(link) }
      pen.link = UInt16(links.firstIndex(of: link)!)
    case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func controlSequence(_ parameters: String, _ final: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let count = max(1, numbers.first.flatMap { $0 } ?? 1)
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(cells.count - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D":
      if isWrapPending { unknown.append("CUB with a wrap pending") }
      column = max(0, column - count)
    case "G": column = min(columns - 1, count - 1)
    case "H":
      row = min(cells.count - 1, count - 1)
      column = min(columns - 1, max(1, (numbers.count > 1 ? numbers[1] : nil) ?? 1) - 1)
    case "J":
      for index in row..<cells.count {
        for position in (index == row ? column : 0)..<columns { cells[index][position] = erased }
      }
    case "K": for position in column..<columns { cells[row][position] = erased }
    case "m": selectRendition(parameters.isEmpty ? [0] : numbers.map { $0 ?? 0 })
    case "h", "l": mode(parameters, isSet: final == "h")
    default: unknown.append("CSI \(parameters)\(final)")
    }
    if final != "m", final != "h", final != "l" { isWrapPending = false }
  }

  private mutating func mode(_ name: String, isSet: Bool) {
    switch name {
    case "?25": isCursorVisible = isSet
    case "?2026": isSynchronized = isSet
    default: unknown.append("mode \(name)")
    }
  }

  private mutating func selectRendition(_ parameters: [Int]) {
    var rest = parameters[...]
    while let code = rest.popFirst() {
      switch code {
      case 0: pen = Style(link: pen.link)
      case 1: pen.attributes.insert(.bold)
      case 2: pen.attributes.insert(.dim)
      case 3: pen.attributes.insert(.italic)
      case 4: pen.attributes.insert(.underline)
      case 7: pen.attributes.insert(.inverse)
      case 9: pen.attributes.insert(.strikethrough)
      case 22: pen.attributes.subtract([.bold, .dim])
      case 23: pen.attributes.remove(.italic)
      case 24: pen.attributes.remove(.underline)
      case 27: pen.attributes.remove(.inverse)
      case 29: pen.attributes.remove(.strikethrough)
      case 30...37: pen.foreground = .ansi(UInt8(code - 30))
      case 90...97: pen.foreground = .ansi(UInt8(code - 82))
      case 39: pen.foreground = .standard
      case 38: pen.foreground = color(&rest)
      case 40...47: pen.background = .ansi(UInt8(code - 40))
      case 100...107: pen.background = .ansi(UInt8(code - 92))
      case 49: pen.background = .standard
      case 48: pen.background = color(&rest)
      default: unknown.append("SGR \(code)")
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> Color {
    if rest.popFirst() == 5 { return .palette(UInt8(rest.popFirst()!)) }
    return .rgb(UInt8(rest.popFirst()!), UInt8(rest.popFirst()!), UInt8(rest.popFirst()!))
  }

  private mutating func put(_ character: Character) {
    let width: Int
    switch widths {
    case .clusters: width = TextWidth.columns(of: character)
    case .scalars:
      width = character.unicodeScalars.reduce(0) { $0 + TextWidth.columns(of: Character($1)) }
    }
    if width == 0 { return unknown.append("zero width \(character)") }
    if isWrapPending || column + width > columns { unknown.append("wrapped at \(character)") }
    if column + width > columns { return }
    for position in column..<column + width { clearWide(at: position) }
    cells[row][column] = Cell(text: String(character), style: pen)
    for position in column + 1..<max(column + 1, column + width) { cells[row][position] = Cell(text: "", style: pen) }
    column += width
    isWrapPending = column == columns
    if isWrapPending { column -= 1 }
  }

  /// Overwriting a part of a wide cluster blanks all of it.
  private mutating func clearWide(at position: Int) {
    var start = position
    while start > 0, cells[row][start].text.isEmpty { start -= 1 }
    var end = start + 1
    while end < columns, cells[row][end].text.isEmpty { end += 1 }
    if end - start > 1 {
      for index in start..<end { cells[row][index] = Cell(text: " ", style: cells[row][index].style) }
    }
  }
}
