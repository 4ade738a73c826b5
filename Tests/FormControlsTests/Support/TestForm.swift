import LineEditing
import TerminalModel
import TestSupport
import ViewTree
import Wording

@testable import FormControls

/// A view in a session without a terminal: keys go in as bytes, and what is on the screen can be read.
final class TestForm {
  let session: Session
  /// The bytes of the latest frame.
  private(set) var lastFrame: [UInt8] = []
  /// What the library had to say about the view.
  private(set) var issues: [String] = []
  private var now: UInt64 = 0

  init<Root: View>(
    columns: Int = 60, rows: Int = 20, placement: FrameEncoder.Placement = .inline, inputrc: InputrcSource = .none,
    colorDepth: ColorDepth = .none, ordersText: Bool = false, language: DisplayLanguage? = nil,
    @ViewBuilder _ view: () -> Root
  ) {
    LineEditor.shared.start(inputrc: inputrc)
    var capabilities = TerminalCapabilities(colorDepth: colorDepth)
    capabilities.ordersText = ordersText
    var environment = EnvironmentValues()
    environment.useLanguage(language)
    let root = view()
    session = Session(
      columns: columns, rows: rows, placement: placement, capabilities: capabilities, environment: environment
    ) { _ in root }
    session.host.reportIssue = { [unowned self] in issues.append($0) }
    draw()
  }

  // What a person does.

  /// Presses keys by their names, each with a frame of its own.
  func press(_ names: String...) {
    for name in names {
      guard let key = Key(parsing: name) else { preconditionFailure("'\(name)' is the name of no key") }
      send(key.bytes)
    }
  }

  /// Types a text, a frame for each character.
  func type(_ text: String) {
    for character in text { send(Array(String(character).utf8)) }
  }

  func paste(_ text: String) { send(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)) }

  /// What a terminal sends at once, and one frame for all of it.
  func send(_ bytes: [UInt8]) {
    session.receive(bytes, at: now)
    // A lone Esc ends when nothing follows.
    while let deadline = session.sequenceDeadline {
      now = deadline
      session.advance(to: now)
    }
    draw()
  }

  /// Presses the left button where a text begins on the screen.
  func click(_ text: String, offset: Int = 0) {
    for (row, line) in session.lines.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      session.click(column: TextWidth.columns(of: line[..<range.lowerBound]) + offset, row: row)
      return draw()
    }
    preconditionFailure("'\(text)' is not on the screen:\n\(screen)")
  }

  func scroll(by rows: Int) {
    session.scroll(by: rows, column: 1, row: 1)
    draw()
  }

  func resize(columns: Int, rows: Int) {
    _ = session.resize(columns: columns, rows: rows)
    draw()
  }

  func draw() { lastFrame = session.frame() }

  // What a person sees.

  /// The rows of the screen without trailing blank ones.
  var lines: [String] {
    var lines = session.lines
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  var screen: String { session.lines.joined(separator: "\n") }

  /// The screen with `▏` before the cell in which the cursor stands.
  var linesWithCursor: [String] {
    guard let cursor = session.cursor else { return lines }
    var lines = session.lines
    var before = ""
    var rest = Substring(lines[cursor.row])
    while TextWidth.columns(of: before) < cursor.column { before.append(rest.popFirst() ?? " ") }
    lines[cursor.row] = before + "▏" + rest
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The label of the row that is marked; nil if none is.
  var markedRow: String? {
    session.lines.first { $0.hasPrefix("▌ ") }.map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
  }

  var updates: Int { session.updates }

  /// How a cell is drawn.
  func style(column: Int, row: Int) -> Style { session.grid.style(row: row, column: column) }
}

extension StringProtocol {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(text) ? start..<self.index(start, offsetBy: text.count) : nil
    }.first
  }
}

/// The fields of most test forms.
enum Field: Hashable { case name, email, missing }

func shown(_ field: Field?) -> String { field.map { "\($0)" } ?? "nil" }

/// Suggestions from a fixed list, the first that fits as the ghost.
final class Texts: SuggestionList {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  func ghost(for text: String) -> Substring? { acceptance(of: text)?.dropFirst(text.count) }
  func acceptance(of text: String) -> String? { matches(for: text).first }
  func entries(for text: String) -> [PopupEntry] { matches(for: text).map { PopupEntry($0, source: "list") } }
  private func matches(for text: String) -> [String] { texts.filter { $0.hasPrefix(text) && $0 != text } }
}

typealias Log = TestSupport.Log

/// A value outside of every view.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
