package import LineEditing
import TerminalModel
package import ViewTree
import Wording

/// An entry of a list that opens below a control.
package struct PopupEntry: Hashable {
  /// The text that the entry puts into a field.
  package let text: String
  /// The text in the list.
  package let label: String
  /// A word for the source of the entry; shown at its right.
  package let source: String
  /// False for entries that cannot be taken, such as headings.
  package let isEnabled: Bool

  /// - Parameter label: The text in the list; by default `text`.
  package init(_ text: String, label: String? = nil, source: String = "", isEnabled: Bool = true) {
    self.text = text
    self.label = label ?? text
    self.source = source
    self.isEnabled = isEnabled
  }
}

/// A list below a control from which one entry is taken: suggestions, completions, file names, the items of a menu.
///
///     control.popup = PopupList(entries, below: control) { _, entry in control.replaceText(entry.text) }
///
///     › ada@example.com   git
///       ada@work.example  environment
///
/// Up, Down and readline's history keys move in it; Tab and Return take the highlighted entry, and so does a press of
/// the mouse. Typing continues in the control; `refill` then updates the entries.
package final class PopupList: Popup {
  /// The effect of Return besides taking an entry.
  package enum ReturnKey {
    /// Submits the field with the entry.
    case submits
    /// No further effect: there may be more to type.
    case stays
    /// No further effect, since Return otherwise starts a new line; other keys that submit do so with the entry.
    case staysForReturn
  }

  package private(set) var entries: [PopupEntry]
  private var window = ListWindow()
  /// Called when another entry is highlighted.
  package var onHighlight: (() -> Void)?
  /// Called when the text of the control has changed, to update the entries. Without it the list closes.
  package var refill: ((PopupList) -> Void)?
  /// For a list that opened by itself: the index of the entry that the text denotes, if any. No other entry is
  /// highlighted automatically, so that Return and Tab work as without the list; Tab goes on to the next field.
  package var meant: (([PopupEntry]) -> Int?)? { didSet { highlightMeant() } }
  private let returnKey: ReturnKey
  private let take: (_ place: Int, PopupEntry) -> Void
  var theme: Theme
  let language: DisplayLanguage

  /// Makes a list of entries.
  /// - Parameters:
  ///   - place: The index of the highlighted entry; by default the first enabled one.
  ///   - take: Takes an entry, after the list has closed.
  package init(
    _ entries: [PopupEntry], highlighting place: Int? = nil, below owner: any PopupOwner,
    returnKey: ReturnKey = .submits, take: @escaping (_ place: Int, PopupEntry) -> Void
  ) {
    self.entries = entries
    self.returnKey = returnKey
    self.take = take
    theme = owner.theme
    language = owner.language
    super.init(host: owner.host)
    window.highlight(place ?? entries.firstIndex(where: \.isEnabled), count: entries.count)
  }

  /// The index that Up and Down move; nil if no entry can be taken.
  package var highlighted: Int? { window.highlighted }

  package var current: PopupEntry? { highlighted.map { entries[$0] } }

  package override var highlightedRow: Double? {
    highlighted.map { Double(min(max(0, $0 - window.firstRow), rowCount - 1)) }
  }

  /// Replaces the entries. The highlighted entry stays highlighted if it remains; without entries the list closes.
  package func show(_ entries: [PopupEntry]) {
    guard !entries.isEmpty else { return close() }
    guard entries != self.entries else { return }
    let rows = rowCount
    let kept = current.flatMap { entries.firstIndex(of: $0) } ?? entries.firstIndex(where: \.isEnabled)
    self.entries = entries
    window.scrollToTop()
    window.highlight(meant.map { $0(entries) } ?? kept, count: entries.count)
    if rowCount != rows { setNeedsLayout() }
    setNeedsDisplay()
    onHighlight?()
  }

  private func highlightMeant() {
    guard let meant else { return }
    window.scrollToTop()
    window.highlight(meant(entries), count: entries.count)
    setNeedsDisplay()
  }

  /// The rows on the screen: the visible entries, and for a longer list a row for the position.
  private var rowCount: Int { isLong ? ListWindow.mostRows + 1 : entries.count }
  private var isLong: Bool { entries.count > ListWindow.mostRows }

  // Moving.

  /// Highlights the entry `count` entries on (back if negative), wrapping around; headings are skipped.
  package func move(by count: Int) {
    highlight(window.place(cycledBy: count, count: entries.count) { entries[$0].isEnabled })
  }

  /// Moves without wrapping around.
  private func page(by count: Int) {
    highlight(window.place(movedBy: count, count: entries.count) { entries[$0].isEnabled })
  }

  /// Handles a character typed in a menu: Space takes the highlighted entry, others find the next one with that prefix.
  func choose(typing text: String) {
    guard text != " " else { return _ = takeCurrent() }
    let start = (highlighted ?? -1) + 1
    let order = Array(entries.indices[start...]) + Array(entries.indices[..<start])
    highlight(order.first { entries[$0].isEnabled && entries[$0].label.folded.hasPrefix(text.folded) })
  }

  private func highlight(_ place: Int?) {
    guard let place, place != highlighted else { return }
    window.highlight(place, count: entries.count)
    setNeedsDisplay()
    onHighlight?()
  }

  // Keys and the mouse.

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .up, .previousSuggestion: move(by: -command.count)
    case .down, .nextSuggestion, .suggest: move(by: command.count)
    case .pageUp: page(by: -ListWindow.mostRows)
    case .pageDown: page(by: ListWindow.mostRows)
    case .nextField: return takeCurrent() && meant == nil
    case .submit: return takeCurrent() && stays(for: command.key)
    default: return false
    }
    return true
  }

  /// Return has the byte 13.
  private func stays(for key: Int) -> Bool { returnKey == .stays || (returnKey == .staysForReturn && key == 13) }

  /// Takes the highlighted entry; false if there is none.
  private func takeCurrent() -> Bool {
    guard let place = highlighted else { return false }
    let entry = entries[place]
    close()
    take(place, entry)
    return true
  }

  package override func textDidChange() {
    guard let refill else { return close() }
    refill(self)
  }

  package override func click(at point: Point) {
    let place = window.firstRow + Int(point.y)
    guard point.y < Double(ListWindow.mostRows), entries.indices.contains(place), entries[place].isEnabled else {
      return
    }
    highlight(place)
    _ = takeCurrent()
  }

  package override func scroll(by rows: Int) -> Bool {
    guard isLong else { return false }
    page(by: rows)
    return true
  }

  // The screen.

  private static let margin = 2
  private static let gap = 2

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    Size(width: proposal.finiteWidth ?? Double(idealWidth), height: Double(rowCount))
  }

  /// The width at which every entry is shown in full.
  private var idealWidth: Int {
    let label = entries.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let source = entries.map { TextWidth.columns(of: $0.source) }.max() ?? 0
    return 2 * inset + Self.margin + label + (source > 0 ? Self.gap + source : 0)
  }

  package override func draw(in canvas: Canvas) {
    let start = inset
    let room = cellCount(size.width) - max(start, isLong ? 1 : 0)
    if theme.isPainted { canvas.fill(Rect(origin: .zero, size: size), style: theme.field) }
    let lines = entries[window.firstRow...].prefix(ListWindow.mostRows)
      .map { (entry: $0, label: visible($0.label), source: visible($0.source)) }
    let widest = lines.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    // Sources are aligned, and shown only if at least half of the width is left for the entries.
    let sources = lines.map { TextWidth.columns(of: $0.source) }.max() ?? 0
    let left = start + Self.margin
    let sourceColumn = min(left + widest + Self.gap, room - sources)
    let showsSources = sources > 0 && sourceColumn - Self.gap >= min(left + widest, room / 2)
    let thumb = ScrollThumb(of: entries.count, from: window.firstRow, rows: ListWindow.mostRows)
    for (row, line) in lines.enumerated() {
      let isHighlighted = window.firstRow + row == highlighted
      if isHighlighted {
        canvas.fill(row: row, from: 0, columns: size.width, style: theme.highlight)
        canvas.write("›", at: Point(x: Double(start), y: Double(row)), style: theme.highlight)
      }
      let style = theme.onPanel(line.entry.isEnabled ? theme.value : theme.hint)
      write(
        line.label, in: canvas, from: left, to: showsSources ? sourceColumn - Self.gap : room, row,
        isHighlighted ? theme.highlight : style)
      if showsSources {
        write(
          line.source, in: canvas, from: sourceColumn, to: room, row,
          isHighlighted ? theme.highlight : theme.onPanel(theme.hint))
      }
      if thumb.covers(row) {
        canvas.write(
          ScrollThumb.mark, at: Point(x: size.width - 1, y: Double(row)),
          style: isHighlighted ? theme.highlight : theme.onPanel(theme.hint))
      }
    }
    guard isLong else { return }
    let place = Message.formPlace(place: highlighted.map { $0 + 1 } ?? 0, count: entries.count).text(in: language)
    write(place, in: canvas, from: left, to: room, ListWindow.mostRows, theme.onPanel(theme.hint))
  }

  private func visible(_ text: String) -> String { DisplayText.visible(text, lines: .single) }

  private func write(_ text: String, in canvas: Canvas, from start: Int, to end: Int, _ row: Int, _ style: Style) {
    canvas.write(text, at: Point(x: Double(start), y: Double(row)), style: style, columns: end - start)
  }
}
