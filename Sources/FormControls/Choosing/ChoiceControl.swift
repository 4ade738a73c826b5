package import LineEditing
package import TerminalModel
package import ViewTree
import Wording

/// A list to choose from: Up and Down move, and leave it at its ends; typing filters; Space or Return chooses.
///
/// With several choices, Space toggles entries and Return goes on; if no choice is required, Space takes it back.
package final class ChoiceControl: Control, Listing, Concealing {
  var choice: Choice {
    didSet {
      if options !== oldValue.options { optionsDidChange() } else if options.count > knownCount { optionsDidGrow() }
    }
  }
  var options: any OptionProvider { choice.options }
  /// The number of entries when the matches were found.
  private var knownCount = 0
  /// True while a secret choice is visible: while it is being made, and when it is revealed.
  private(set) var showsChoice = false
  /// True while what was typed in place of a secret option is visible, too.
  private var isRevealed = false
  @Anchored var list: ChoiceNode?
  /// The indices of the entries that match the filter.
  private(set) var matches: [Int] = []
  private var window = ListWindow()
  private(set) var filter = ""
  private var index: OptionIndex?
  /// True once the user has moved or typed since focus came: then Return chooses.
  private var isTouched = false
  /// True once the user has moved since typing: the cursor then stands on the entry, where readers follow it.
  private(set) var isOnEntry = false
  /// True while the list was left, or Return was pressed, with a search that names no single option.
  private var hasUnsettledSearch = false
  /// True once something was chosen with the current search text: it has then done its work.
  private var isSearchUsed = false
  /// The Spaces behind the current search text, and the entry that they have chosen or taken back, if there is one.
  private var spaces = 0, chosenBySpace: Int?
  /// True if that is no option, but the search text itself; and if it was chosen before.
  private var hasAddedBySpace = false, wasChosen = false

  package required init(inputs: ViewInputs) {
    let tags = PickerTags()
    choice = Choice(options: tags)
    super.init(inputs: inputs)
    tags.reader = self
    // No option is that long: a paste costs its bytes, and no more.
    buffer.pastePolicy.limit(to: 0)
  }

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([([.up, .down], .helpOptionAboveBelow)])
      + [
        contents.entry(Key(.space), choice.allowsSeveral ? .helpChooseOrNot : .helpChoose),
        contents.entry(.helpLetters, .helpFilter),
      ] + chooseAllKeys(contents)
      + contents.entries([([.beginningOfLine, .endOfLine], .helpStartEnd), ([.submit], .helpSubmitField)])
  }

  /// The keys bound in readline, or else those of the list.
  private func chooseAllKeys(_ contents: HelpContents) -> [HelpEntry] {
    guard choice.allowsSeveral, choice.selectSeveral != nil else { return [] }
    let bound = contents.entries([([.selectAll, .selectNone], .helpChooseAllOrNone)])
    guard bound.isEmpty else { return bound }
    return [
      contents.entry(
        KeyNames.joined(
          [Self.allKey, Self.noneKey].map { $0.shownName(in: contents.language) }, in: contents.language),
        .helpChooseAllOrNone)
    ]
  }

  package override func makeBuffer() -> LineBuffer { LineBuffer(text: "", kind: .search) }
  package override var submitTrigger: SubmitTriggers? { .text }
  package override var viewName: String { "Picker" }
  package override var listing: (any Listing)? { self }
  package override var concealing: (any Concealing)? { self }
  package var opensWhenPressed: Bool { true }
  package override var contents: ControlContents {
    let names = choice.selected().map { options.label(at: $0) }
    return ControlContents(
      value: names.joined(separator: ", "), options: (0..<options.count).map { options.label(at: $0) })
  }

  private var visibleRows: Int { list?.visibleEntries ?? ListWindow.mostRows }
  /// The index among the matches that Up and Down move.
  var highlighted: Int { window.highlighted ?? 0 }
  var firstRow: Int { window.firstRow }

  private func highlight(_ place: Int, margin: Int = 1) {
    window.highlight(place, count: matches.count, rows: visibleRows, margin: margin)
  }

  package func optionsDidChange() {
    index = nil
    knownLayout = nil
    find(filter)
    show(filter, highlighting: hidesChoice ? nil : selectedPlace)
    guard hasUnsettledSearch else { return }
    // Among the new options, the text may name one.
    host.afterUpdate { [weak self] in if self?.hasUnsettledSearch == true { self?.takeTyped() } }
  }

  /// The index of the first chosen entry among the matches.
  private var selectedPlace: Int? {
    let selected = choice.selected()
    return selected.isEmpty ? nil : filter.isEmpty ? selected.first : matches.firstIndex(where: choice.isSelected)
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
    isTouched = !filter.isEmpty
    guard filter.isEmpty else { return show(filter, highlighting: nil) }
    show("", highlighting: hidesChoice ? nil : choice.selected().first ?? choice.start)
  }

  package override func focusDidLeave() {
    takeTyped()
    index = nil
    showsChoice = false
    isRevealed = false
    list?.listDidChange()
  }

  /// The width of the widest label; 0 if there are too many entries to measure.
  var labelColumns: Int { layout.labels }

  /// The column of the remarks, counted from that of the labels; 0 if there are too many entries to measure, or none
  /// has a remark: each remark then follows its label.
  var remarkColumn: Int { layout.remarks }

  private var layout: (labels: Int, remarks: Int) {
    if let knownLayout { return knownLayout }
    var layout = (labels: 0, remarks: 0)
    if options.count <= Self.alignedEntries {
      for index in 0..<options.count {
        layout.labels = max(layout.labels, TextWidth.columns(of: shownLabel(at: index)))
      }
      if (0..<options.count).contains(where: { !options.detail(at: $0).isEmpty }) { layout.remarks = layout.labels + 2 }
    }
    knownLayout = layout
    return layout
  }

  private var knownLayout: (labels: Int, remarks: Int)?
  private static let alignedEntries = 60

  /// Filters the entries and highlights one by its index among the matches; if nil, the first enabled one.
  private func show(_ filter: String, highlighting place: Int?) {
    let isChanged = self.filter != filter
    self.filter = filter
    find(filter)
    if isChanged {
      options.filterDidChange(filter)
      choice.searchDidChange?(filter, nil)
    }
    window.scrollToTop()
    highlight(place ?? matches.firstIndex { options.isEnabled(at: $0) } ?? 0)
    list?.listDidChange()
  }

  // Secrets.

  /// True if the choice is drawn as dots.
  var hidesChoice: Bool { choice.isSecret && !showsSecret }

  package func toggleReveal() {
    guard choice.isSecret else { return }
    // What was typed is still to be shown where the choice already is.
    showsChoice = !showsChoice || hidesTyped && (options.typedCount > 0 || !filter.isEmpty)
    isRevealed = showsChoice
    secrecyDidChange()
  }

  package func secrecyDidChange() { list?.listDidChange() }

  /// True if what was typed in place of an option is drawn as dots: while it is made, a secret choice is seen among
  /// options that everybody sees, but nobody else has seen this.
  var hidesTyped: Bool { choice.isSecret && options.takesTyped && (!isRevealed || focus.keepsSecretsHidden) }

  /// The text of a search as it is drawn.
  var shownFilter: String {
    hidesTyped ? String(repeating: "•", count: filter.count) : DisplayText.visible(filter, lines: .single)
  }

  /// The label of an entry as it is drawn.
  func shownLabel(at index: Int) -> String {
    if hidesTyped, index >= options.count - options.typedCount { return "••••••" }
    return DisplayText.visible(options.label(at: index), lines: .single)
  }

  package var showsSecret: Bool { choice.isSecret && showsChoice && !focus.keepsSecretsHidden }

  /// Called when the choice was changed from outside: scrolls to it.
  package func showChoice() {
    showsChoice = true
    show(filter, highlighting: selectedPlace)
  }

  // Moving.

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    // At the ends, the form handles the keys.
    case .up: return move(by: -command.count)
    case .down: return move(by: command.count)
    // A list that is fully visible has no pages: the form handles the keys.
    case .pageUp where matches.count > visibleRows: move(by: -visibleRows)
    case .pageDown where matches.count > visibleRows: move(by: visibleRows)
    case .reveal where choice.isSecret: toggleReveal()
    case .selectAll where choice.allowsSeveral: chooseMatches(true)
    case .selectNone where choice.allowsSeveral: chooseMatches(false)
    case .submit:
      // Of several matches, Return takes the highlighted one, where one is all that can be chosen.
      if !choice.allowsSeveral, matches.indices.contains(highlighted), isEnabled(highlighted),
        isTouched || !choice.allowsNone && choice.selected().isEmpty
      {
        choose(atPlace: highlighted)
        clearFilter()
        return false
      }
      return !takeTyped()
    default: return false
    }
    return true
  }

  /// Chooses every visible entry, unless readline binds the key to one of our commands; `noneKey` deselects them.
  package static let allKey = Key(.character("a"), .alt)
  package static let noneKey = Key(.character("n"), .alt)

  /// Handles Home and End if there is no filter text to move in, and the keys for all entries.
  package override func press(_ key: Key) -> Bool {
    if choice.allowsSeveral, key == Self.allKey || key == Self.noneKey {
      guard LineEditor.shared.command(of: key.bytes)?.isOwn != true else { return false }
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

  /// Moves the highlight. False if it is at that end already.
  @discardableResult
  private func move(by count: Int) -> Bool {
    guard matches.indices.contains(highlighted),
      let target = window.place(movedBy: count, count: matches.count, isEnabled: isEnabled), target != highlighted
    else { return false }
    isTouched = true
    isOnEntry = true
    highlight(target)
    list?.listDidChange()
    return true
  }

  private func isEnabled(_ place: Int) -> Bool { options.isEnabled(at: matches[place]) }

  // Choosing.

  /// Chooses an entry by its index among the matches.
  /// - Parameter takesBack: True to deselect an entry that is already chosen, if no choice is required.
  /// - Returns: False if that changes nothing.
  @discardableResult
  private func choose(atPlace place: Int, takesBack: Bool = false) -> Bool {
    guard matches.indices.contains(place), isEnabled(place) else { return false }
    showsChoice = true
    isSearchUsed = true
    let index = matches[place]
    guard choice.allowsSeveral || takesBack && choice.allowsNone || !choice.isSelected(index) else { return false }
    if choice.allowsSeveral, !choice.isSelected(index), !hasRoom(for: 1) { return false }
    choice.select(index)
    return true
  }

  /// False, with a notice, if more entries would be chosen than are allowed.
  private func hasRoom(for count: Int) -> Bool {
    guard let most = choice.limits.most, choice.selected().count + count > most else { return true }
    show(notice: language(.problemTooMany(maximum: most)))
    return false
  }

  /// Selects, or deselects, every entry that matches the filter.
  private func chooseMatches(_ isChosen: Bool) {
    // An offered text that is not an entry yet has an index after the entries.
    let entries = matches.filter {
      $0 < options.count && options.isEnabled(at: $0) && choice.isSelected($0) != isChosen
    }
    // Deselecting everything also removes chosen values that are entries no longer.
    let clearsAll = !isChosen && filter.isEmpty
    guard !entries.isEmpty || clearsAll, let selectSeveral = choice.selectSeveral else { return }
    if isChosen, !hasRoom(for: entries.count) { return }
    showsChoice = true
    isSearchUsed = true
    selectSeveral(entries)
    list?.listDidChange()
  }

  package override func click(at point: Point) {
    guard let place = list?.entry(atRow: Int(point.y)), matches.indices.contains(place), isEnabled(place) else {
      return
    }
    isTouched = true
    // Keep the entries in place under the mouse pointer.
    highlight(place, margin: 0)
    choose(atPlace: place)
    list?.listDidChange()
  }

  // Filtering.

  /// True if there is a row for the filter above the entries.
  var showsFilter: Bool { !filter.isEmpty || options.count > visibleRows }

  /// How many of how many are chosen, if several are allowed and the choice is not secret.
  var tally: String? {
    guard choice.allowsSeveral, !choice.isSecret else { return nil }
    let (least, most) = choice.limits
    return Phrase.chosen(choice.selected().count, least: least, most: most).text(in: language)
  }

  package override func bufferDidChange() {
    _ = leaveOutControls(since: filter)
    var typed = buffer.text
    isOnEntry = false
    guard typed != filter else { return list?.cursorDidMove() ?? () }
    if typed.last == " ", typed.dropLast() == filter, spaceChooses {
      buffer.replace(text: filter, undoable: false, point: nil)
      let entry = matches.indices.contains(highlighted) ? matches[highlighted] : nil
      if spaces == 0 {
        chosenBySpace = nil
        hasAddedBySpace = entry.map { $0 >= options.count } ?? false
        wasChosen = entry.map(choice.isSelected) ?? false
      }
      // Further blanks behind a text that is no option belong to it.
      if chosenBySpace == nil || !hasAddedBySpace, chooseHighlighted() { chosenBySpace = entry }
      if !filter.isEmpty { spaces += 1 }
      return
    }
    if let goneOn = searchGoneOn(typed) {
      typed = goneOn
      buffer.replace(text: goneOn, undoable: false, point: nil)
    }
    // Whoever erases a search has chosen nothing by it.
    isTouched = !typed.isEmpty
    isSearchUsed = false
    spaces = 0
    settleSearch(nil)
    show(typed, highlighting: nil)
  }

  package override func typed(_ text: String) { if text == " " { chooseHighlighted() } }

  /// True if Space chooses the highlighted entry, rather than that it belongs to a search of several words.
  private var spaceChooses: Bool {
    // What a list only finds has many words.
    filter.isEmpty
      || !choice.isSearch && (choice.allowsSeveral || matches.count == 1) && matches.indices.contains(highlighted)
  }

  /// The search text once more was typed behind Spaces that have chosen. They belong to it, and their choice is taken
  /// back, if a name goes on with them, as in `costa rica`, or a text that may be added; otherwise a new search begins.
  private func searchGoneOn(_ typed: String) -> String? {
    guard spaces > 0, typed.hasPrefix(filter) else { return nil }
    let added = String(typed.dropFirst(filter.count))
    let whole = filter + String(repeating: " ", count: spaces) + added
    var goesOn = index?.hasName(with: whole, among: matches) ?? false
    if let chosenBySpace {
      goesOn = goesOn || options.offer(whole) != nil
      // A choice is taken back when it is chosen again.
      let isTakenBack = choice.allowsSeveral || hasAddedBySpace
      if goesOn, isTakenBack, choice.isSelected(chosenBySpace) != wasChosen { choice.select(chosenBySpace) }
      if goesOn, hasAddedBySpace {
        options.withdraw(chosenBySpace)
        index = nil
      }
    }
    return goesOn || chosenBySpace == nil ? whole : added
  }

  @discardableResult
  private func chooseHighlighted() -> Bool {
    let isChanged = choose(atPlace: highlighted, takesBack: filter.isEmpty)
    // Now Return only goes on: it must not choose what was just deselected.
    isTouched = false
    list?.listDidChange()
    return isChanged
  }

  private func clearFilter() {
    spaces = 0
    settleSearch(nil)
    guard !filter.isEmpty || !buffer.isEmpty else { return }
    buffer.replace(text: "", undoable: false, point: nil)
    // Without a filter, the index among the matches is that of the entry.
    let entry = matches.indices.contains(highlighted) ? matches[highlighted] : choice.selected().first
    show("", highlighting: entry)
  }

  /// Goes on with a search text of an earlier run, unless there is one.
  package func resume(search: String) {
    guard filter.isEmpty else { return }
    buffer.replace(text: search, undoable: false, point: nil)
    isTouched = true
    // It is no news: what is said of it stays until it is changed.
    hasUnsettledSearch = choice.unsettledText != nil
    filter = search
    options.filterDidChange(search)
    show(search, highlighting: nil)
  }

  // What was typed, when the list is left.

  /// Takes the option that the search text names, and clears it; adds it where several can be chosen.
  /// - Returns: False if the text names none or several, which the field then says; the text is kept.
  @discardableResult
  package func takeTyped() -> Bool {
    guard !filter.isEmpty, !isSearchUsed, !choice.isSearch else {
      clearFilter()
      return true
    }
    let typed = TypedOption(filter, among: matches, of: options)
    guard case .one(let index) = typed, options.isEnabled(at: index) else {
      if isEnumeration(filter) { return takeEach() }
      settleSearch(reason(typed, of: filter))
      return false
    }
    guard choice.isSelected(index) || !choice.allowsSeveral || hasRoom(for: 1) else { return keepBeyondLimit() }
    if !choice.isSelected(index) { choice.select(index) }
    clearFilter()
    return true
  }

  /// True of several choices, such as `red, blue`.
  private func isEnumeration(_ text: String) -> Bool { choice.allowsSeveral && text.listedParts != [text[...]] }

  /// Adds the option that each part of an enumeration names, or none of them.
  /// - Returns: False if a part names none or several.
  private func takeEach() -> Bool {
    var named: Set<Int> = []
    var others: [String] = []
    for part in filter.listedParts.map({ String($0.trimmed) }) where !part.isEmpty {
      find(part)
      let typed = TypedOption(part, among: matches, of: options)
      guard case .one(let index) = typed, options.isEnabled(at: index) else {
        find(filter)
        settleSearch(reason(typed, of: part))
        return false
      }
      if index >= options.count { others.append(part) } else if !choice.isSelected(index) { named.insert(index) }
    }
    find(filter)
    guard hasRoom(for: named.count + Set(others).count) else { return keepBeyondLimit() }
    // The choice is turned as a whole: what is chosen is told again only after an update.
    let turned = named.union(others.compactMap(options.add)).sorted()
    if !turned.isEmpty { choice.selectSeveral?(turned) }
    clearFilter()
    return true
  }

  private func keepBeyondLimit() -> Bool {
    settleSearch(choice.limits.most.map { language(.problemTooMany(maximum: $0)) })
    return false
  }

  /// Why the search text, or a part of it, is no choice.
  private func reason(_ typed: TypedOption, of text: String) -> String {
    guard !choice.isSecret else { return language(.problemNotAnOption) }
    let shown = language.quoted(String(DisplayText.visible(text, lines: .single)))
    return switch typed {
    case .one(let index): language(.problemDisabledOption(label: options.label(at: index)))
    case .several(let indices):
      language(.fitsSeveral(shown: shown, indices.map { DisplayText.visible(options.label(at: $0), lines: .single) }))
    case .none: language(.problemTypedNotOption(shown: shown))
    }
  }

  /// Shows why the search is no choice, or that it is settled.
  private func settleSearch(_ reason: String?) {
    guard reason != nil || hasUnsettledSearch else { return }
    hasUnsettledSearch = reason != nil
    if let searchDidChange = choice.searchDidChange { searchDidChange(filter, reason) } else { foundProblem = reason }
  }

  package override var wouldBeMissed: Bool { hasUnsettledSearch }

  /// The search text of a list that was left with it; nil if it is settled.
  var unsettledText: String? { hasUnsettledSearch ? filter : filter.isEmpty ? choice.unsettledText : nil }

  // The mouse wheel.

  /// Scrolls the entries without moving the highlight; false if all of them are in sight.
  package func scroll(by rows: Int) -> Bool {
    guard list?.isOpen ?? false, matches.count > visibleRows else { return false }
    window.scroll(by: rows, count: matches.count, rows: visibleRows)
    list?.listDidChange()
    return true
  }

  package override func closeOverlay() -> Bool {
    guard !filter.isEmpty, !choice.isSearch else { return false }
    clearFilter()
    isTouched = false
    return true
  }

  private func find(_ filter: String) {
    // A text that was typed has become an entry.
    if options.typedCount > 0, knownCount != options.count { index = nil }
    knownCount = options.count
    guard !filter.isEmpty else {
      matches.removeAll(keepingCapacity: true)
      return matches.append(contentsOf: 0..<options.count)
    }
    var index = index ?? OptionIndex(options)
    // Avoid a second reference during the change.
    self.index = nil
    index.find(String(filter.trimmed), in: &matches)
    self.index = index
    let isASCII = filter.utf8.count == filter.utf16.count
    if matches.isEmpty, !isASCII { findEquivalent(filter.trimmed.folded) }
    if !isEnumeration(filter), let other = options.offer(filter) { matches.append(other) }
  }

  /// Finds names that begin with the same letters, composed in another way: what is pasted may be decomposed.
  private func findEquivalent(_ text: String) {
    matches += (0..<options.count).filter { index in
      options.names(at: index).contains { $0.folded.hasPrefix(text) }
    }
  }

  package override var cursor: Point? {
    // The highlighted entry may have been scrolled away.
    if filter.isEmpty || isOnEntry, window.shows(highlighted, rows: visibleRows) {
      return Point(x: Double(inset), y: Double(list?.row(ofEntry: highlighted) ?? 0))
    }
    guard !filter.isEmpty else { return nil }
    let column = columnsBeforePoint
    return Point(x: Double(max(0, inset + column - (list?.hiddenColumns(beforeCursorAt: column) ?? 0))), y: 0)
  }

  /// The columns of the search text on the screen at the left of the cursor.
  var columnsBeforePoint: Int {
    let typed = Substring(filter.utf8.prefix(buffer.point))
    if hidesTyped { return typed.count }
    let before = DisplayText.visible(typed, lines: .single)
    let order = VisualLine(shownFilter[...], list?.textOrder ?? .asWritten)
    return order?.column(at: before.utf8.count) ?? TextWidth.columns(of: before)
  }

  private var inset: Int { list?.inset ?? 0 }
}
