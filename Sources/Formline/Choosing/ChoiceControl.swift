package import LineEditing
package import TerminalModel
package import ViewTree
import Wording

/// A list to choose from: Up and Down move, and lead out of it at its ends; typing filters; Space or Return chooses.
///
/// With several choices, Space toggles entries and Return goes on; where none is needed, Space takes a choice back.
package final class ChoiceControl: Control {
  var options: any OptionProvider {
    didSet {
      if options !== oldValue { optionsDidChange() } else if options.count > knownCount { optionsDidGrow() }
    }
  }
  /// How many entries there were when the matches were found.
  private var knownCount = 0
  var allowsSeveral = false
  /// How many are to be chosen at least and at most, where several can be.
  var limits: (least: Int, most: Int?) = (0, nil)
  /// Turns several entries on or off at once.
  var selectSeveral: (([Int]) -> Void)?
  /// True where a single choice can be taken back.
  var allowsNone = false
  var isSelected: (Int) -> Bool = { _ in false }
  /// The chosen entries by index, in order.
  var selected: () -> [Int] = { [] }
  var select: (Int) -> Void = { _ in }
  var isSecret = false
  /// True while the choice of a secret is visible: while it is being made, and when it is revealed.
  private(set) var showsChoice = false
  @Anchored var list: ChoiceNode?
  /// Entries that match the filter, by index.
  private(set) var matches: [Int] = []
  private var window = ListWindow()
  private(set) var filter = ""
  private var index: OptionIndex?
  /// True once somebody has moved or typed here since focus came: then Return chooses.
  private var isTouched = false

  package required init(inputs: ViewInputs) {
    let tags = PickerTags()
    options = tags
    super.init(inputs: inputs)
    tags.reader = self
  }

  package override func makeBuffer() -> LineBuffer { LineBuffer(text: "", kind: .line) }
  package override var submitTrigger: SubmitTriggers? { .text }
  package override var isList: Bool { true }

  private var visibleRows: Int { list?.visibleEntries ?? ListWindow.mostRows }
  /// The place among the matches that Up and Down move.
  var highlighted: Int { window.highlighted ?? 0 }
  var firstRow: Int { window.firstRow }

  private func highlight(_ place: Int, margin: Int = 1) {
    window.highlight(place, count: matches.count, rows: visibleRows, margin: margin)
  }

  /// The entries have changed.
  package func optionsDidChange() {
    index = nil
    knownLayout = nil
    find(filter)
    show(filter, highlighting: hidesChoice ? nil : selectedPlace)
  }

  /// The place of the first chosen entry among the matches.
  private var selectedPlace: Int? {
    let selected = selected()
    return selected.isEmpty ? nil : filter.isEmpty ? selected.first : matches.firstIndex(where: isSelected)
  }

  /// Called when entries were appended: highlight and choices stay.
  private func optionsDidGrow() {
    let highlightedEntry = matches.indices.contains(highlighted) ? matches[highlighted] : nil
    let old = knownCount
    knownLayout = nil
    if filter.isEmpty {
      matches.append(contentsOf: old..<options.count)
      knownCount = options.count
    } else {
      if options.typedCount > 0 { index = nil }
      var index = index ?? OptionIndex(options)
      self.index = nil
      index.extend(options)
      self.index = index
      find(filter)
      highlight(highlightedEntry.flatMap { entry in matches.firstIndex(of: entry) } ?? 0)
    }
    list?.listDidChange()
  }

  package override func focusDidEnter() {
    isTouched = false
    show("", highlighting: hidesChoice ? nil : selected().first)
  }

  package override func focusDidLeave() {
    index = nil
    showsChoice = false
    clearFilter()
  }

  /// The columns of the widest label; 0 where there are too many entries to look at.
  var labelColumns: Int { layout.labels }

  /// The column at which the remarks behind labels begin, counted from the labels; 0 where there are too many entries to
  /// look at, or none has a remark: then each follows its label.
  var remarkColumn: Int { layout.remarks }

  private var layout: (labels: Int, remarks: Int) {
    if let knownLayout { return knownLayout }
    var layout = (labels: 0, remarks: 0)
    if options.count <= Self.alignedEntries {
      for index in 0..<options.count {
        let label = DisplayText.visible(options.label(at: index), lines: .single)
        layout.labels = max(layout.labels, TextWidth.columns(of: label))
      }
      if (0..<options.count).contains(where: { !options.detail(at: $0).isEmpty }) { layout.remarks = layout.labels + 2 }
    }
    knownLayout = layout
    return layout
  }

  private var knownLayout: (labels: Int, remarks: Int)?
  private static let alignedEntries = 60

  /// Shows the entries that match, a place among them highlighted: the first that can be chosen if there is none.
  private func show(_ filter: String, highlighting place: Int?) {
    let isChanged = self.filter != filter
    self.filter = filter
    find(filter)
    if isChanged { options.filterDidChange(filter) }
    window.scrollToTop()
    highlight(place ?? matches.firstIndex { options.isEnabled(at: $0) } ?? 0)
    list?.listDidChange()
  }

  // Secrets.

  /// True if the choice is drawn as dots.
  var hidesChoice: Bool { isSecret && !showsSecret }

  package override func toggleReveal() {
    guard isSecret else { return }
    showsChoice.toggle()
    list?.listDidChange()
  }

  package override var showsSecret: Bool { isSecret && showsChoice && !focus.keepsSecretsHidden }

  /// The choice was changed from outside: the list goes there.
  package func showChoice() {
    showsChoice = true
    show(filter, highlighting: selectedPlace)
  }

  // Moving.

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    // At the ends the keys are the form's.
    case "form-up": return move(by: -command.count)
    case "form-down": return move(by: command.count)
    // A list that is shown whole has no pages: the keys are the form's.
    case "form-page-up" where matches.count > visibleRows: move(by: -visibleRows)
    case "form-page-down" where matches.count > visibleRows: move(by: visibleRows)
    case "form-reveal" where isSecret: toggleReveal()
    case "form-select-all" where allowsSeveral: chooseMatches(true)
    case "form-select-none" where allowsSeveral: chooseMatches(false)
    // What was typed is no entry: it is not passed over in silence.
    case "form-submit" where matches.isEmpty && !filter.isEmpty: break
    case "form-submit":
      if !allowsSeveral, isTouched || !allowsNone && selected().isEmpty { choose(atPlace: highlighted) }
      clearFilter()
      return false
    default: return false
    }
    return true
  }

  /// Chooses every entry that the filter shows, unless readline has the key for a command of ours; `noneKey` gives them
  /// up.
  package static let allKey = Key(.character("a"), .alt)
  package static let noneKey = Key(.character("n"), .alt)

  /// Home and End, as long as they have no text to move in; the keys for every entry.
  package override func press(_ key: Key) -> Bool {
    if allowsSeveral, key == Self.allKey || key == Self.noneKey {
      guard LineEditor.shared.isBound(keySequence: key.bytes)?.hasPrefix("form-") != true else { return false }
      chooseMatches(key == Self.allKey)
      return true
    }
    guard matches.count > 0, filter.isEmpty, key.modifiers.isEmpty else { return false }
    switch key.base {
    case .home: move(by: -matches.count)
    case .end: move(by: matches.count)
    default: return false
    }
    return true
  }

  /// Moves the highlight. False where it stands at that end already.
  @discardableResult
  private func move(by count: Int) -> Bool {
    guard matches.indices.contains(highlighted),
      let target = window.place(movedBy: count, count: matches.count, isEnabled: isEnabled), target != highlighted
    else { return false }
    isTouched = true
    highlight(target)
    list?.listDidChange()
    return true
  }

  private func isEnabled(_ place: Int) -> Bool { options.isEnabled(at: matches[place]) }

  // Choosing.

  /// Chooses an entry by its place among the matches.
  /// - Parameter takesBack: True if an entry that is chosen already is given up, where none need be chosen.
  private func choose(atPlace place: Int, takesBack: Bool = false) {
    guard matches.indices.contains(place), isEnabled(place) else { return }
    showsChoice = true
    let index = matches[place]
    guard allowsSeveral || takesBack && allowsNone || !isSelected(index) else { return }
    select(index)
  }

  /// Turns on, or off, every entry that the filter shows.
  private func chooseMatches(_ isChosen: Bool) {
    // A text that is none of the entries yet stands behind them.
    let entries = matches.filter { $0 < options.count && options.isEnabled(at: $0) && isSelected($0) != isChosen }
    guard !entries.isEmpty, let selectSeveral else { return }
    if isChosen, let most = limits.most, selected().count + entries.count > most {
      SessionChrome.of(host)?.notice.value = ProblemPhrase.tooMany(most).text(in: language)
      return
    }
    showsChoice = true
    selectSeveral(entries)
    list?.listDidChange()
  }

  package override func click(at point: Point) {
    guard let place = list?.entry(atRow: Int(point.y)), matches.indices.contains(place), isEnabled(place) else {
      return
    }
    isTouched = true
    // Nothing moves below the mouse.
    highlight(place, margin: 0)
    choose(atPlace: place)
    list?.listDidChange()
  }

  // Filtering.

  /// True if a row for the filter stands above the entries.
  var showsFilter: Bool { !filter.isEmpty || options.count > visibleRows }

  /// How many are chosen of how many, where several can be and it is no secret.
  var tally: String? {
    guard allowsSeveral, !isSecret else { return nil }
    return Phrase.chosen(selected().count, least: limits.least, most: limits.most).text(in: language)
  }

  package override func bufferDidChange() {
    let typed = buffer.text
    guard typed != filter else { return }
    // Space chooses, unless it belongs to the words of a filter.
    if typed.last == " ", typed.dropLast() == filter, allowsSeveral || filter.isEmpty || matches.count == 1 {
      buffer.replace(text: filter, undoable: false, point: nil)
      return chooseHighlighted()
    }
    isTouched = true
    show(typed, highlighting: nil)
  }

  package override func typed(_ text: String) { if text == " " { chooseHighlighted() } }

  private func chooseHighlighted() {
    choose(atPlace: highlighted, takesBack: filter.isEmpty)
    // Return now only goes on: it would choose what was just given up.
    isTouched = false
    list?.listDidChange()
  }

  private func clearFilter() {
    guard !filter.isEmpty || !buffer.isEmpty else { return }
    buffer.replace(text: "", undoable: false, point: nil)
    // Without a filter, entries stand at their own places.
    let entry = matches.indices.contains(highlighted) ? matches[highlighted] : selected().first
    show("", highlighting: entry)
  }

  package override func closeOverlay() -> Bool {
    guard !filter.isEmpty else { return false }
    clearFilter()
    return true
  }

  private func find(_ filter: String) {
    knownCount = options.count
    guard !filter.isEmpty else {
      matches.removeAll(keepingCapacity: true)
      return matches.append(contentsOf: 0..<options.count)
    }
    var index = index ?? OptionIndex(options)
    // Not two owners while it changes.
    self.index = nil
    index.find(filter, in: &matches)
    self.index = index
    if let other = options.offer(filter) { matches.append(other) }
  }

  package override var cursor: Point? {
    guard filter.isEmpty else {
      let before = Substring(filter.utf8.prefix(buffer.point))
      return Point(x: Double(2 + TextWidth.columns(of: DisplayText.visible(before, lines: .single))), y: 0)
    }
    return Point(x: 0, y: Double(list?.row(ofEntry: highlighted) ?? 0))
  }
}
