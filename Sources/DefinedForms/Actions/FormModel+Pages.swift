import FormDefinitions
import Formline
import LineEditing

/// Forms of pages: a section at a time.
extension FormModel {
  /// Sections with a field that exists, by index.
  var pages: [Int] { definition.sections.indices.filter(sectionExists) }

  private func sectionExists(_ index: Int) -> Bool { sections[index].contains { $0.exists.value } }

  /// True for a section on the screen: it exists and, with pages, is the present one.
  func showsSection(_ index: Int) -> Bool {
    guard sectionExists(index) else { return false }
    guard definition.layout == .pages else { return true }
    // A page that is gone gives way to the first.
    return index == page.value || (!sectionExists(page.value) && index == pages.first)
  }

  /// The section of a field, be it in the rows of a list.
  func sectionIndex(of place: String) -> Int? {
    let id = place.prefix { $0 != "[" }
    return definition.sections.firstIndex { $0.fields.contains { $0.id == id } }
  }

  /// What a page is called: by its title, else by its place.
  func pageTitle(_ section: Int) -> String {
    if let title = definition.sections[section].title { return title }
    let pages = pages
    return words(.step((pages.firstIndex(of: section) ?? section) + 1, of: pages.count))
  }

  /// Turns to the page of a field.
  func showPage(of place: String) {
    guard definition.layout == .pages, let section = sectionIndex(of: place), page.current != section else { return }
    page.value = section
  }

  func turnPage(by count: Int) {
    guard definition.layout == .pages, !isReviewing.current else { return }
    let pages = host.graph.untracked { self.pages }
    guard let place = pages.firstIndex(of: page.current), pages.indices.contains(place + count) else { return }
    page.value = pages[place + count]
    let shown = definition.sections[page.current].fields.compactMap { field($0.id) }.filter(\.exists.current)
    aim(at: host.graph.untracked { Self.withRows(shown) }.first(where: \.isAskable)?.id)
  }

  /// What keys that move through the form do beyond what the session knows of: the submit button is no field, and of a
  /// form of pages the fields of one are shown.
  /// - Returns: Whether the command was one of them.
  func performFieldCommand(_ command: EditorCommand) -> Bool {
    guard !isReviewing.current else { return false }
    switch command.name {
    case "form-first-field": aim(at: reachable.first?.id)
    case "form-last-field": aim(at: reachable.last?.id)
    default: return definition.layout == .pages && performPageCommand(command)
    }
    return true
  }

  private var isInErrorList: Bool {
    let place = host.graph.untracked { focusedPlace }
    return place == Self.firstError || place == nil && session?.focus.focused != nil
  }

  private func performPageCommand(_ command: EditorCommand) -> Bool {
    let count = command.count == 0 ? 1 : command.count
    switch command.name {
    // In the list of errors these move from one to the next.
    case _ where isInErrorList && !command.name.hasPrefix("form-page"): return false
    case "form-next-field", "form-down": moveFocus(by: count)
    case "form-previous-field", "form-up": moveFocus(by: -count)
    case "form-page-down": turnPage(by: count)
    case "form-page-up": turnPage(by: -count)
    default: return false
    }
    return true
  }
}
