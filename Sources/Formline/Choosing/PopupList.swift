package import LineEditing
import TerminalModel
package import ViewTree
import Wording

/// One line of a list that opens below a control.
package struct PopupEntry: Hashable {
  /// What taking the entry gives.
  package let text: String
  /// What is shown.
  package let label: String
  /// Where the entry comes from, in a word; shown at its right.
  package let source: String
  /// Whether it can be taken. The others are only shown, such as headings.
  package let isEnabled: Bool

  /// - Parameter label: What is shown; the text itself if left out.
  package init(_ text: String, label: String? = nil, source: String = "", isEnabled: Bool = true) {
    self.text = text
    self.label = label ?? text
    self.source = source
    self.isEnabled = isEnabled
  }
}

/// A list below a control, to take one entry from: suggestions, completions, names of files.
///
///     control.popup = PopupList(entries, below: control) { entry in control.replaceText(entry.text) }
///
/// Up, Down and the keys of readline's history move in it; Tab and Return take the entry that is highlighted, and so
/// does a press of the mouse. Typing goes on in the control; `refill` then says what the list holds.
package final class PopupList: Popup {
  /// What Return does beside taking an entry.
  package enum ReturnKey {
    /// The field is submitted with the entry.
    case submits
    /// Nothing: there may be more to type.
    case stays
    /// Nothing, as it makes a new line elsewhere; other keys that submit do so with the entry.
    case staysForReturn
  }

  /// Entries in sight at most.
  static let visibleRows = 7

  package private(set) var entries: [PopupEntry]
  /// The place that Up and Down move; nil while no entry can be taken.
  package private(set) var highlighted: Int?
  private(set) var firstRow = 0
  /// Called when another entry is highlighted.
  package var onHighlight: (() -> Void)?
  /// Called when the text of the control has changed, to give the list other entries. Without it the list closes.
  package var refill: ((PopupList) -> Void)?
  private let returnKey: ReturnKey
  private let take: (PopupEntry) -> Void
  var theme: Theme
  let language: DisplayLanguage

  /// A list of entries.
  /// - Parameters:
  ///   - text: The entry that is highlighted; the first that can be taken if it is none of them.
  ///   - take: Takes an entry; the list is closed by then.
  package init(
    _ entries: [PopupEntry], highlighting text: String? = nil, below owner: any PopupOwner,
    returnKey: ReturnKey = .submits, take: @escaping (PopupEntry) -> Void
  ) {
    self.entries = entries
    self.returnKey = returnKey
    self.take = take
    theme = owner.theme
    language = owner.language
    super.init(host: owner.host)
    highlighted =
      entries.firstIndex { $0.isEnabled && $0.text == text } ?? entries.firstIndex(where: \.isEnabled)
    keepInSight()
  }

  /// The entry that is highlighted.
  package var current: PopupEntry? { highlighted.map { entries[$0] } }

  /// Other entries. The highlighted one stays so where it is still there; without entries the list closes.
  package func show(_ entries: [PopupEntry]) {
    guard !entries.isEmpty else { return close() }
    guard entries != self.entries else { return }
    let rows = rowCount
    let kept = current.flatMap { entries.firstIndex(of: $0) }
    self.entries = entries
    highlighted = kept ?? entries.firstIndex(where: \.isEnabled)
    firstRow = 0
    keepInSight()
    if rowCount != rows { setNeedsLayout() }
    setNeedsDisplay()
    onHighlight?()
  }

  /// Rows on the screen: the entries in sight, and below them the place in a list that is longer.
  var rowCount: Int { isLong ? Self.visibleRows + 1 : entries.count }
  var isLong: Bool { entries.count > Self.visibleRows }

  // Moving.

  /// Highlights the entry so many places on (back if negative), round the ends. Headings are passed over.
  package func move(by count: Int) {
    let places = entries.indices.filter { entries[$0].isEnabled }
    guard let highlighted, let place = places.firstIndex(of: highlighted) else { return }
    highlight(places[((place + count) % places.count + places.count) % places.count])
  }

  /// Moves without going round the ends.
  private func page(by count: Int) {
    let places = entries.indices.filter { entries[$0].isEnabled }
    guard let highlighted, let place = places.firstIndex(of: highlighted) else { return }
    highlight(places[min(max(0, place + count), places.count - 1)])
  }

  /// Highlights the first entry, after the present one and then from the start, that can be taken and fits.
  func highlight(where fits: (PopupEntry) -> Bool) {
    let start = (highlighted ?? -1) + 1
    let order = Array(entries.indices[start...]) + Array(entries.indices[..<start])
    if let place = order.first(where: { entries[$0].isEnabled && fits(entries[$0]) }) { highlight(place) }
  }

  private func highlight(_ place: Int) {
    guard place != highlighted else { return }
    highlighted = place
    keepInSight()
    setNeedsDisplay()
    onHighlight?()
  }

  private func keepInSight() {
    guard let highlighted else { return }
    firstRow = min(firstRow, highlighted)
    firstRow = max(firstRow, highlighted - Self.visibleRows + 1)
    firstRow = max(0, min(firstRow, entries.count - Self.visibleRows))
  }

  // Keys and the mouse.

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-up", "form-previous-suggestion": move(by: -command.count)
    case "form-down", "form-next-suggestion", "form-suggest": move(by: command.count)
    case "form-page-up": page(by: -Self.visibleRows)
    case "form-page-down": page(by: Self.visibleRows)
    case "form-next-field": return takeCurrent()
    case "form-submit": return takeCurrent() && stays(for: command.key)
    default: return false
    }
    return true
  }

  /// Return's byte is 13.
  private func stays(for key: Int) -> Bool { returnKey == .stays || (returnKey == .staysForReturn && key == 13) }

  /// Takes the highlighted entry; false if there is none.
  private func takeCurrent() -> Bool {
    guard let entry = current else { return false }
    close()
    take(entry)
    return true
  }

  package override func textDidChange() {
    guard let refill else { return close() }
    refill(self)
  }

  package override func click(at point: Point) {
    let place = firstRow + Int(point.y)
    guard point.y < Double(Self.visibleRows), entries.indices.contains(place), entries[place].isEnabled else { return }
    highlighted = place
    _ = takeCurrent()
  }

  package override func scroll(by rows: Int) -> Bool {
    guard isLong else { return false }
    page(by: rows)
    return true
  }

  // The screen.

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? idealWidth
    return Size(width: width, height: Double(rowCount))
  }

  package override func draw(in canvas: Canvas) { PopupListDrawing(list: self, width: size.width).draw(in: canvas) }
}

/// How an open list looks:
///
///     › ada@example.com   git
///       ada@work.example  environment
struct PopupListDrawing {
  let list: PopupList
  let width: Double

  private static let margin = 2
  private static let gap = 2

  func draw(in canvas: Canvas) {
    let room = cellCount(width)
    let visible = list.entries[list.firstRow...].prefix(PopupList.visibleRows)
    let widest = visible.map { TextWidth.columns(of: label(of: $0)) }.max() ?? 0
    // Sources stand in one column, and only where half of the room is left for the entries.
    let sources = visible.map { TextWidth.columns(of: source(of: $0)) }.max() ?? 0
    let sourceColumn = min(Self.margin + widest + Self.gap, room - sources)
    let showsSources = sources > 0 && sourceColumn - Self.gap >= min(Self.margin + widest, room / 2)
    for (row, entry) in visible.enumerated() {
      let y = Double(row)
      let isHighlighted = list.firstRow + row == list.highlighted
      if isHighlighted { canvas.write("›", at: Point(x: 0, y: y), style: list.theme.focusedLabel) }
      let style =
        !entry.isEnabled ? list.theme.hint : isHighlighted ? list.theme.selection : list.theme.value
      let end = showsSources ? sourceColumn - Self.gap : room
      write(label(of: entry), in: canvas, from: Self.margin, to: end, y: y, style: style)
      if showsSources {
        write(source(of: entry), in: canvas, from: sourceColumn, to: room, y: y, style: list.theme.hint)
      }
    }
    guard list.isLong else { return }
    let place = Phrase.place((list.highlighted ?? 0) + 1, of: list.entries.count).text(in: list.language)
    write(
      place, in: canvas, from: Self.margin, to: room, y: Double(PopupList.visibleRows), style: list.theme.hint)
  }

  private func label(of entry: PopupEntry) -> String { DisplayText.visible(entry.label, lines: .single) }
  private func source(of entry: PopupEntry) -> String { DisplayText.visible(entry.source, lines: .single) }

  private func write(_ text: String, in canvas: Canvas, from start: Int, to end: Int, y: Double, style: Style) {
    guard end > start else { return }
    var column = start
    for run in TextWrapping.truncated([StyledText(text, style: style)], columns: end - start) {
      column = canvas.write(run.text, at: Point(x: Double(column), y: y), style: run.style)
    }
  }
}

extension PopupList {
  /// The columns that show every entry whole.
  var idealWidth: Double {
    let label = entries.map { TextWidth.columns(of: $0.label) }.max() ?? 0
    let source = entries.map { TextWidth.columns(of: $0.source) }.max() ?? 0
    return Double(2 + label + (source > 0 ? 2 + source : 0))
  }
}
