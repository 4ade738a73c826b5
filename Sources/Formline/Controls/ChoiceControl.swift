package import LineEditing
package import ViewTree

/// The behaviour of a list to choose from: Up and Down move, typing filters, Space or Return chooses.
package final class ChoiceControl: Control {
  /// Rows of the open list at most.
  static let visibleRows = 7

  var options: any OptionProvider = OptionList([]) {
    didSet { if options !== oldValue { optionsDidChange() } }
  }
  var allowsSeveral = false
  var isSelected: (Int) -> Bool = { _ in false }
  var select: (Int) -> Void = { _ in }
  /// Entries that match the filter, by index.
  private(set) var matches: [Int] = []
  /// The place among the matches that Up and Down move.
  private(set) var highlighted = 0
  private(set) var firstRow = 0
  private(set) var filter = ""
  private let revision: StateLocation<Int>

  package required init(inputs: ViewInputs) {
    revision = StateLocation(0, in: inputs.graph)
    super.init(inputs: inputs)
  }

  package override func makeBuffer() -> LineBuffer { LineBuffer(text: "", kind: .line) }
  package override var submitTrigger: SubmitTriggers? { .text }

  /// Changes whenever the list looks different. Read in a body, it becomes a dependency.
  var look: Int { revision.get() }

  private func lookChanged() {
    revision.set(host.graph.untracked { revision.get() } &+ 1, transaction: Transaction())
  }

  /// The entries themselves are others.
  package func optionsDidChange() {
    matches = matching(filter)
    highlighted = matches.firstIndex(where: isSelected) ?? 0
    keepInSight()
  }

  package override func focusDidEnter() {
    matches = matching("")
    highlighted = matches.firstIndex(where: isSelected) ?? matches.firstIndex(where: options.isEnabled) ?? 0
    keepInSight()
  }

  package override func focusDidLeave() { setFilter("") }

  // Moving.

  package override func perform(_ command: EditorCommand) -> Bool {
    let count = max(1, command.count)
    switch command.name {
    case "form-up": move(by: -count)
    case "form-down": move(by: count)
    case "form-page-up": move(by: -Self.visibleRows)
    case "form-page-down": move(by: Self.visibleRows)
    case "form-submit":
      chooseIfNothingIs()
      setFilter("")
      return false
    default: return false
    }
    return true
  }

  private func move(by count: Int) {
    guard !matches.isEmpty else { return }
    var target = min(max(0, highlighted + count), matches.count - 1)
    let step = count > 0 ? 1 : -1
    while matches.indices.contains(target), !options.isEnabled(at: matches[target]) { target += step }
    guard matches.indices.contains(target) else { return }
    highlight(target)
  }

  private func highlight(_ target: Int) {
    highlighted = target
    keepInSight()
    if !allowsSeveral { choose(matches[target]) }
    lookChanged()
  }

  private func keepInSight() {
    if highlighted < firstRow { firstRow = highlighted }
    if highlighted >= firstRow + Self.visibleRows { firstRow = highlighted - Self.visibleRows + 1 }
    firstRow = max(0, min(firstRow, max(0, matches.count - Self.visibleRows)))
  }

  // Choosing.

  private func choose(_ index: Int) {
    guard options.isEnabled(at: index), allowsSeveral || !isSelected(index) else { return }
    select(index)
  }

  /// Space: turns the highlighted entry on or off, or chooses it.
  private func toggleHighlighted() {
    guard matches.indices.contains(highlighted) else { return }
    choose(matches[highlighted])
    lookChanged()
  }

  private func chooseIfNothingIs() {
    guard !allowsSeveral, matches.indices.contains(highlighted), !matches.contains(where: isSelected) else { return }
    choose(matches[highlighted])
  }

  package override func click(at point: Point) {
    let row = Int(point.y) - (showsFilter ? 1 : 0)
    guard row >= 0, matches.indices.contains(firstRow + row) else { return }
    let target = firstRow + row
    guard options.isEnabled(at: matches[target]) else { return }
    highlighted = target
    choose(matches[target])
    lookChanged()
  }

  // Filtering.

  /// Whether a row for the filter stands above the entries.
  var showsFilter: Bool { !filter.isEmpty || options.count > Self.visibleRows }

  package override func bufferDidChange() {
    let typed = buffer.text
    guard typed != filter else { return }
    // Space chooses, unless it belongs to the words of a filter.
    if typed.hasSuffix(" "), allowsSeveral || filter.isEmpty {
      buffer.replace(text: filter, undoable: false, point: nil)
      toggleHighlighted()
      return
    }
    filter = typed
    matches = matching(typed)
    highlighted = matches.firstIndex(where: options.isEnabled) ?? 0
    firstRow = 0
    if !typed.isEmpty, !allowsSeveral, matches.indices.contains(highlighted) { choose(matches[highlighted]) }
    lookChanged()
  }

  private func setFilter(_ text: String) {
    guard filter != text || !buffer.text.isEmpty else { return }
    buffer.replace(text: text, undoable: false, point: nil)
    filter = text
    matches = matching(text)
    highlighted = matches.firstIndex(where: isSelected) ?? 0
    keepInSight()
    lookChanged()
  }

  package override func closeOverlay() -> Bool {
    guard !filter.isEmpty else { return false }
    setFilter("")
    return true
  }

  /// Entries whose label contains every word of the filter; those that begin with it come first.
  private func matching(_ filter: String) -> [Int] {
    guard !filter.isEmpty else { return Array(0..<options.count) }
    let words = filter.lowercased().split(separator: " ")
    var beginning: [Int] = []
    var containing: [Int] = []
    for index in 0..<options.count {
      let label = options.label(at: index).lowercased()
      guard words.allSatisfy({ label.contains($0) }) else { continue }
      if let first = words.first, label.hasPrefix(first) { beginning.append(index) } else { containing.append(index) }
    }
    return beginning + containing
  }

  package override var cursor: Point? {
    filter.isEmpty ? nil : Point(x: Double(2 + filter.count), y: 0)
  }
}
