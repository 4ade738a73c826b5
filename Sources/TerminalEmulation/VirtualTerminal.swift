/// A terminal without a window: it is fed the bytes a terminal would receive and shows what would be on the screen.
///
///     var terminal = VirtualTerminal(columns: 20, rows: 3)
///     terminal.feed("\u{1b}[1mName\u{1b}[m: Ada")
///     terminal.line(0)            // "Name: Ada"
///     terminal.style(row: 0, column: 0).attributes.contains(.bold)
///
/// It knows what any sane program sends: ECMA-48 with the additions of xterm that are in common use, and text by
/// grapheme clusters. Where terminals differ it does as tmux does, the terminal it is compared with. Rows and columns
/// count from 0. Nothing is written, so it cannot fail; what it does not know is listed in `unsupported`.
package struct VirtualTerminal: Sendable {
  package internal(set) var columns: Int
  package internal(set) var rows: Int
  /// The modes that are set now.
  package internal(set) var modes = PrivateMode.atStart
  /// The window's title, as OSC 0 or 2 set it last.
  package internal(set) var title = ""
  /// What OSC 52 put on the clipboard last, still in base64.
  package internal(set) var clipboard: String?
  /// The cursor's shape as DECSCUSR numbers it; 0 is the terminal's own.
  package internal(set) var cursorShape = 0
  /// The flags pushed on this screen by programs that speak the kitty keyboard protocol; the last ones hold.
  package internal(set) var keyboardFlags: [Int] = []
  /// How often BEL rang.
  package internal(set) var bells = 0
  /// Rows that scrolled off the top of the main screen, the oldest first; at most 10,000.
  package internal(set) var scrollback: [ScreenRow] = []
  /// Sequences that mean nothing to this terminal, spelled readably: the first 100.
  package internal(set) var unsupported: [String] = []

  package internal(set) var screen: [ScreenRow]
  /// `column` may be one past the last: the next character then begins a new row.
  var position = Position()
  var style = ScreenStyle()
  var saved = SavedCursor()
  /// The rows that scroll, both ends included.
  var margins: ClosedRange<Int>
  var tabStops: Set<Int>
  /// The main screen while the alternate one is shown.
  var mainScreen: MainScreen?
  /// The cursor when mode 1049 was set last.
  var cursorBeforeAlternate: SavedCursor?
  /// Where the cluster stands that a following scalar may belong to.
  var lastCluster: Position?
  var replies: [UInt8] = []
  private var parser = EscapeSequenceParser()

  static let maximumScrollback = 10_000

  struct Position: Equatable, Sendable {
    var row = 0
    var column = 0
  }

  /// What DECSC keeps.
  struct SavedCursor: Sendable {
    var position = Position()
    var style = ScreenStyle()
  }

  /// What the alternate screen hides; the position flows with the text when the size changes.
  struct MainScreen: Sendable {
    var screen: [ScreenRow]
    var position: Position
    /// Each screen has keyboard flags of its own.
    var keyboardFlags: [Int]
  }

  /// An empty terminal. Both numbers are at least 1.
  package init(columns: Int, rows: Int) {
    precondition(columns > 0 && rows > 0, "a terminal has at least one cell")
    self.columns = columns
    self.rows = rows
    screen = Array(repeating: ScreenRow(columns: columns), count: rows)
    margins = 0...rows - 1
    tabStops = VirtualTerminal.standardTabStops(columns)
  }

  /// Interprets `bytes`; sequences may be split anywhere between calls.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    var parser = parser
    for byte in bytes {
      parser.consume(byte) { perform($0) }
    }
    self.parser = parser
  }

  /// Interprets `text` as UTF-8.
  package mutating func feed(_ text: String) { feed(text.utf8) }

  /// What the terminal would have sent back to queries (cursor position, attributes, modes) since the last call.
  package mutating func takeReplies() -> [UInt8] {
    defer { replies.removeAll() }
    return replies
  }

  static func standardTabStops(_ columns: Int) -> Set<Int> { Set(stride(from: 8, to: columns, by: 8)) }

  private mutating func perform(_ action: EscapeSequenceParser.Action) {
    switch action {
    case .print(let scalar): print(scalar)
    case .execute(let byte): execute(byte)
    case .escape(let intermediates, let final): escape(intermediates, final)
    case .control(let sequence): control(sequence)
    case .operatingSystemCommand(let content): operatingSystemCommand(content)
    case .ignoredString: break
    }
  }
}

/// Reading the screen.
extension VirtualTerminal {
  /// The text of every row, blanks at the ends trimmed.
  package var lines: [String] { screen.map(\.text) }

  /// The text of `row`, blanks at its end trimmed.
  package func line(_ row: Int) -> String { screen[row].text }

  /// A row as it is.
  package func row(_ row: Int) -> ScreenRow { screen[row] }

  /// The cells of `row`.
  package func cells(inRow row: Int) -> [ScreenCell] { screen[row].cells }

  /// The style of a cell.
  package func style(row: Int, column: Int) -> ScreenStyle { screen[row].cells[column].style }

  /// Where the cursor is. In the last column a new row may be pending.
  package var cursor: (row: Int, column: Int) { (position.row, min(position.column, columns - 1)) }

  package var cursorVisible: Bool { modes.contains(.cursorVisible) }

  /// The texts of what scrolled off the main screen, the oldest first.
  package var scrollbackLines: [String] { scrollback.map(\.text) }

  /// The first cell of `label` from the top left, for a click; nil if there is none. A label is within one row. Linear
  /// in the size of the screen.
  package func find(_ label: String) -> (row: Int, column: Int)? {
    let wanted = Array(label)
    guard !wanted.isEmpty else { return nil }
    for (index, row) in screen.enumerated() {
      // Continuations are left out, so that wide clusters count as one character.
      var characters: [Character] = []
      var columns: [Int] = []
      for (column, cell) in row.cells.enumerated() {
        switch cell.content {
        case .continuation: continue
        case .blank: characters.append(" ")
        case .character(let character): characters.append(character)
        }
        columns.append(column)
      }
      guard characters.count >= wanted.count else { continue }
      for start in 0...characters.count - wanted.count
      where characters[start..<start + wanted.count].elementsEqual(wanted) { return (index, columns[start]) }
    }
    return nil
  }
}
