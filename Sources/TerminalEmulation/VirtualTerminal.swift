/// A terminal without a window: receives the bytes sent to a terminal, and holds the resulting screen.
///
///     var terminal = VirtualTerminal(columns: 20, rows: 3)
///     terminal.feed("\u{1b}[1mName\u{1b}[m: Ada")
///     terminal.line(0)            // "Name: Ada"
///     terminal.style(row: 0, column: 0).attributes.contains(.bold)
///
/// It supports common output: ECMA-48 with the widely used extensions of xterm, and text by grapheme clusters. Where
/// terminals differ it behaves like tmux, with which it is compared in tests. Rows and columns count from 0. It does no
/// I/O, so it cannot fail; unknown sequences are listed in `unsupported`.
package struct VirtualTerminal: Sendable {
  package internal(set) var columns: Int
  package internal(set) var rows: Int
  package internal(set) var modes = PrivateMode.atStart
  /// The window's title, last set by OSC 0 or 2.
  package internal(set) var title = ""
  /// The clipboard contents last set by OSC 52, in base64.
  package internal(set) var clipboard: String?
  /// The cursor's shape by its DECSCUSR number; 0 is the default.
  package internal(set) var cursorShape = 0
  /// The stack of flags of the kitty keyboard protocol on the current screen; the last ones apply.
  package internal(set) var keyboardFlags: [Int] = []
  /// The number of BEL characters.
  package internal(set) var bells = 0
  /// Rows that scrolled off the top of the main screen, oldest first; at most 10,000.
  package internal(set) var scrollback: [ScreenRow] = []
  /// Unsupported sequences in readable form: the first 100.
  package internal(set) var unsupported: [String] = []

  package internal(set) var screen: [ScreenRow]
  /// `column` may be one past the last, in which case the next character wraps.
  var position = Position()
  var style = ScreenStyle()
  var saved = SavedCursor()
  /// The scrolling region, including both ends.
  var margins: ClosedRange<Int>
  var tabStops: Set<Int>
  /// The main screen while the alternate one is shown.
  var mainScreen: MainScreen?
  /// The cursor when mode 1049 was last set.
  var cursorBeforeAlternate: SavedCursor?
  /// The position of the cluster to which a following scalar may belong.
  var lastCluster: Position?
  var replies: [UInt8] = []
  private var parser = EscapeSequenceParser()

  static let maximumScrollback = 10_000

  struct Position: Equatable, Sendable {
    var row = 0
    var column = 0
  }

  /// The state saved by DECSC.
  struct SavedCursor: Sendable {
    var position = Position()
    var style = ScreenStyle()
  }

  /// The state hidden by the alternate screen; the position reflows with the text on resizing.
  struct MainScreen: Sendable {
    var screen: [ScreenRow]
    var position: Position
    /// Each screen has its own keyboard flags.
    var keyboardFlags: [Int]
  }

  /// Creates an empty terminal. Both numbers must be at least 1.
  package init(columns: Int, rows: Int) {
    precondition(columns > 0 && rows > 0, "a terminal has at least one cell")
    self.columns = columns
    self.rows = rows
    screen = Array(repeating: ScreenRow(columns: columns), count: rows)
    margins = 0...rows - 1
    tabStops = VirtualTerminal.standardTabStops(columns)
  }

  /// Interprets `bytes`; sequences may be split between calls.
  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    var parser = parser
    for byte in bytes {
      parser.consume(byte) { perform($0) }
    }
    self.parser = parser
  }

  package mutating func feed(_ text: String) { feed(text.utf8) }

  /// The replies to queries (cursor position, attributes, modes) since the last call.
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
    }
  }
}

/// Reading the screen.
extension VirtualTerminal {
  /// The text of every row without trailing blanks.
  package var lines: [String] { screen.map(\.text) }

  /// The text of `row` without trailing blanks.
  package func line(_ row: Int) -> String { screen[row].text }

  package func cells(inRow row: Int) -> [ScreenCell] { screen[row].cells }

  package func style(row: Int, column: Int) -> ScreenStyle { screen[row].cells[column].style }

  /// The position of the cursor. In the last column, wrapping may be pending.
  package var cursor: (row: Int, column: Int) { (position.row, min(position.column, columns - 1)) }

  package var cursorVisible: Bool { modes.contains(.cursorVisible) }

  /// The texts of the scrollback, oldest first.
  package var scrollbackLines: [String] { scrollback.map(\.text) }

  /// The position of the first occurrence of `label` within a row, for a click; nil if there is none. Linear in the
  /// size of the screen.
  package func find(_ label: String) -> (row: Int, column: Int)? {
    let wanted = Array(label)
    guard !wanted.isEmpty else { return nil }
    for (index, row) in screen.enumerated() {
      // Continuations are skipped, so that a wide cluster counts as one character.
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
