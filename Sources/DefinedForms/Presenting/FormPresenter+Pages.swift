import FormDefinitions
import FormModels
import Formline
import LineEditing

/// Paged forms, which show one section at a time.
extension FormPresenter {
  /// The indices of the sections that have an existing field.
  var pages: [Int] { definition.sections.indices.filter(sectionExists) }

  private func sectionExists(_ index: Int) -> Bool { model.sections[index].contains { $0.exists.value } }

  /// True for a section on the screen: it exists and, in a paged form, is the current one.
  func showsSection(_ index: Int) -> Bool {
    guard sectionExists(index) else { return false }
    return definition.layout == .pages ? index == shownPage : true
  }

  /// The page on the screen: if the current one no longer exists, the first.
  private var shownPage: Int? { sectionExists(page.value) ? page.value : pages.first }

  /// True on a page with nothing to fill in that is not the last: its button leads on, since nobody has seen the rest.
  var buttonTurnsPage: Bool {
    guard hasPages, !isReviewing.value, let shown = shownPage, shown != pages.last else { return false }
    return !model.sections[shown].contains { $0.definition.type.isEditable && $0.exists.value }
  }

  /// The section of a field, including fields in rows.
  func sectionIndex(of place: String) -> Int? {
    let id = place.prefix { $0 != "[" }
    return definition.sections.firstIndex { $0.fields.contains { $0.id == id } }
  }

  /// The title of a page, or its number if it has none.
  func pageTitle(_ section: Int) -> String {
    if let title = definition.sections[section].title { return title }
    let pages = pages
    return words(.formStep(step: (pages.firstIndex(of: section) ?? section) + 1, count: pages.count))
  }

  func showPage(of place: String) {
    guard definition.layout == .pages, let section = sectionIndex(of: place), page.current != section else { return }
    page.value = section
  }

  /// Shows an earlier or a later page; false if there is none.
  @discardableResult
  func turnPage(by count: Int) -> Bool {
    guard definition.layout == .pages, !isReviewing.current else { return false }
    takeTyped()
    let pages = model.graph.untracked { self.pages }
    guard let place = pages.firstIndex(of: page.current), pages.indices.contains(place + count) else { return false }
    page.value = pages[place + count]
    aim(at: model.firstReachable(in: page.current)?.id)
    return true
  }

  /// Handles commands that move through the form, where the session does not know enough: the submit button is no
  /// field, and a paged form shows the fields of one page.
  /// - Returns: False for other commands.
  func performFieldCommand(_ command: EditorCommand) -> Bool {
    guard !isReviewing.current else { return false }
    switch command.name {
    case .firstField: aim(atEnd: \.firstReachable)
    case .lastField: aim(atEnd: \.lastReachable)
    default: return definition.layout == .pages && performPageCommand(command)
    }
    return true
  }

  private var isInErrorList: Bool {
    let place = model.graph.untracked { focusedPlace }
    return place == Self.firstError || place == nil && session?.focus.focused != nil
  }

  private func performPageCommand(_ command: EditorCommand) -> Bool {
    let count = command.steps
    switch command.name {
    // In the error list, these move between its entries.
    case _ where isInErrorList && command.name != .pageDown && command.name != .pageUp: return false
    case .nextField, .down: moveFocus(by: count)
    case .previousField, .up: moveFocus(by: -count)
    // A description that does not fit scrolls first.
    case .pageDown: if session?.scrollText(.down) != true { turnPage(by: count) }
    case .pageUp: return turnPage(by: -count)
    default: return false
    }
    return true
  }
}
