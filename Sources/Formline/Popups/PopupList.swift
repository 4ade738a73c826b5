package import LineEditing
package import ViewTree
import Wording

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
