import ViewTree

/// The ghost after the text, and the list below it.
extension TextControl {
  /// The rest of the suggestion after the text, if point is at its end: that of the highlighted entry of an open list,
  /// or else of the best suggestion.
  package var ghost: Substring {
    // A secret is shown only in the open list.
    guard !isSecure, offered != nil, host.graph.untracked({ isFocused }), buffer.point == agreed.utf8.count else {
      return ""
    }
    guard let list, list.meant == nil || list.current != nil else {
      return dismissedGhost == agreed || isWholeChoice ? "" : offered?.ghost(for: agreed) ?? ""
    }
    guard let entry = list.current, entry.text.lowercased().hasPrefix(agreed.lowercased()) else { return "" }
    return entry.text.dropFirst(agreed.count)
  }

  package var hasGhost: Bool { !ghost.isEmpty }

  /// The whole text after the visible suggestion is accepted; nil if none is visible.
  package var suggestion: String? {
    if let list, list.meant == nil || list.current != nil { return list.current?.text }
    return ghost.isEmpty ? nil : offered?.acceptance(of: agreed)
  }

  /// All suggestions for the typed text, the best first.
  package func matchingSuggestions() -> [PopupEntry] {
    let entries = offered?.entries(for: agreed).filter { !$0.isEnabled || $0.text != agreed } ?? []
    // Headings alone do not make a list.
    return entries.contains(where: \.isEnabled) ? entries : []
  }

  /// Accepts the suggestion. False if there is none.
  @discardableResult
  package func acceptSuggestion() -> Bool {
    guard let accepted = suggestion else { return false }
    if list != nil { popup = nil }
    replaceText(accepted)
    return true
  }

  /// Accepts the next words of the suggestion, as far as `forward-word` moves. False if there is none.
  func acceptSuggestedWords(_ count: Int) -> Bool {
    let rest = ghost
    guard let accepted = suggestion, !rest.isEmpty else { return false }
    let words = rest.endOfWords(count)
    // If letters differ in case, those of the suggestion are used.
    replaceText(String(accepted.prefix(accepted.count - rest.count)) + rest[..<words])
    return true
  }

  /// Opens the list of all suggestions for the typed text.
  package func openSuggestions() {
    requestClipboard()
    showSuggestions()
  }

  /// Opens the list during typing of a value that is chosen from a list, such as a country, unless the text is a
  /// complete entry.
  func offerChoices() {
    guard popup == nil, !choices.isEmpty else { return }
    showSuggestions()
    guard let list else { return }
    list.refill = { [unowned self] in $0.show(choices) }
    list.meant = { [unowned self] entries in
      if let chosen = contentType?.chosen(agreed) { return entries.firstIndex { $0.text == chosen } }
      return entries.count == 1 ? 0 : nil
    }
  }

  private var choices: [PopupEntry] { agreed.isEmpty || isWholeChoice ? [] : matchingSuggestions() }

  /// True if the text is a complete entry, even if it is also the beginning of another.
  private var isWholeChoice: Bool { offersChoices && contentType?.chosen(agreed)?.folded == agreed.folded }

  func showSuggestions() {
    let entries = matchingSuggestions()
    guard !entries.isEmpty else { return }
    let best = suggestion
    let list = PopupList(
      entries, highlighting: entries.firstIndex { $0.isEnabled && $0.text == best }, below: self,
      returnKey: returnKeyInList
    ) { [unowned self] _, entry in replaceText(entry.text) }
    list.refill = { [unowned self] in $0.show(matchingSuggestions()) }
    list.onHighlight = { [unowned self] in screenDidChange() }
    popup = list
    screenDidChange()
  }

  /// Every completion of the typed text, for readline's own completion.
  package func completions() -> [String] { offered?.completions(of: agreed) ?? [] }

  /// True if there is something to complete; otherwise a Tab bound to completion goes to the next field.
  package var canComplete: Bool {
    guard let completed = completedHere else { return false }
    return completed != agreed || (completions().count > 1 && list == nil)
  }

  /// What Tab makes of the text. What was there when focus came is the answer, even if a longer one begins with it.
  private var completedHere: String? {
    let isOwn = isEditedSinceFocus || agreed.isEmpty
    return isOwn && buffer.point == agreed.utf8.count ? offered?.completed(agreed) : nil
  }

  /// Handles Tab like a shell: completes what is unambiguous, then lists the choices, then goes to the next field.
  func complete() -> Bool {
    guard let completed = completedHere else { return false }
    if completed != agreed {
      replaceText(completed)
      return true
    }
    guard listed != agreed, matchingSuggestions().count > 1 else { return false }
    listed = agreed
    openSuggestions()
    return true
  }

  /// The open list of suggestions.
  private var list: PopupList? { popup as? PopupList }

  /// Called when the suggestions have changed.
  func suggestionsDidChange() {
    list?.textDidChange()
    screenDidChange()
  }
}

extension Substring {
  /// The position at which `forward-word` stops: after `count` runs of letters and digits.
  fileprivate func endOfWords(_ count: Int) -> Index {
    var end = startIndex
    for _ in 0..<Swift.max(1, count) {
      end = self[end...].firstIndex { $0.isLetter || $0.isNumber } ?? endIndex
      end = self[end...].firstIndex { !$0.isLetter && !$0.isNumber } ?? endIndex
    }
    return end
  }
}

/// The contents of the other fields of a form, by content type.
enum FormContentTypes {
  /// The texts of all other fields with a content type. Walks the tree: for focus and blur, not for keys.
  static func texts(around control: TextControl) -> [TextContentType: String] {
    var texts: [TextContentType: String] = [:]
    for case let other as TextControl in control.host.root.controls where other !== control {
      if let type = other.contentType { texts[type] = other.agreed }
    }
    return texts
  }
}

extension TextControl {
  /// The library's suggestions: the entries of `textInputSuggestions`, or else those from the content type's sources.
  func ownSuggestions() -> (any SuggestionList)? {
    if let authored { return authored }
    guard let contentType, !isSecure || contentType == .newPassword else { return nil }
    let query = SuggestionQuery(
      contentType: contentType, otherFields: FormContentTypes.texts(around: self),
      facts: environment.facts.facts, hasSeveralLines: buffer.kind == .text)
    return EngineSuggestions(query: query, for: self)
  }

  /// Updates the problem that the content type finds in the text, where the app asks for it. Forms from files do so
  /// themselves.
  func lookForProblem() {
    // Without a content type the environment is not read: the view may be gone already.
    guard let contentType else { return foundProblem = nil }
    let environment = environment
    guard environment.textInput.validatesContent, environment.textInput.followsContentType
    else { return foundProblem = nil }
    let context = ValidationContext(
      facts: environment.facts.facts, otherFields: FormContentTypes.texts(around: self),
      language: environment.language)
    foundProblem = contentType.problem(in: agreed, context: context)
  }
}
