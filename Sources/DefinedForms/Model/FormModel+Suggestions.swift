import ContentTypes
import FormDefinitions
import Formline

extension FormModel {
  /// Where a field gets its suggestions from; nil for fields that have none.
  func suggestionProvider(for field: FieldModel) -> SuggestionProvider? {
    if field.definition.text?.suggestions == nil, let completion = field.pathCompletion {
      return { _ in PathSuggestions(completion) }
    }
    guard let traits = field.definition.text, traits.contentType != nil || traits.suggestions != nil else { return nil }
    return { [unowned self] _ in offer(for: field, traits: traits) }
  }

  private func offer(for field: FieldModel, traits: TextTraits) -> SuggestionList {
    var sources = SuggestionEngine.standardSources
    switch traits.suggestions {
    case .list(let texts): sources.insert(AuthorSource(texts), at: 0)
    case .lines(let file): sources.insert(AuthorSource(Array(file.lines)), at: 0)
    case .command:
      field.loadLines()
      if let lines = field.commandLines?.lines.current { sources.insert(AuthorSource(lines), at: 0) }
    case .history, nil: break
    }
    let history = Array(field.history.reversed())
    if !history.isEmpty {
      let optedIn = Set([traits.contentType].compactMap(\.self))
      sources += [HistorySource(history, scope: .field, optedIn: optedIn)]
      sources += [HistorySource(history, scope: .contentType, optedIn: optedIn)]
    }
    var others: [TextContentType: String] = [:]
    // What stands in the same row comes before what stands elsewhere in the form.
    let beside = field.row?.fields.filter(\.exists.current) ?? []
    for other in existing + beside where other !== field {
      if let type = other.definition.text?.contentType { others[type] = other.text.current }
    }
    var engine = SuggestionEngine(sources: sources)
    engine.begin(
      SuggestionQuery(
        contentType: traits.contentType, text: field.text.current, otherFields: others, facts: configuration.facts,
        form: configuration.name, field: field.name))
    return EngineSuggestions(engine: engine, history: history, completesWithTab: traits.suggestions != nil)
  }
}

/// The suggestions of one field while it has focus.
private final class EngineSuggestions: SuggestionList {
  private var engine: SuggestionEngine
  private let history: [HistorySource.Entry]
  /// Whether the definition names suggestions: of those that only follow from a content type Tab takes none.
  private let completesWithTab: Bool

  init(engine: SuggestionEngine, history: [HistorySource.Entry], completesWithTab: Bool) {
    self.engine = engine
    self.history = history
    self.completesWithTab = completesWithTab
  }

  func completions(of text: String) -> [String] { engine.completions(of: text) }

  func completed(_ text: String) -> String? {
    guard completesWithTab, !text.isEmpty else { return nil }
    let candidates = completions(of: text)
    guard var common = candidates.first else { return nil }
    // Where letters differ in case, the first has the say.
    for candidate in candidates.dropFirst() where common.count > text.count {
      common = String(zip(common, candidate).prefix { $0 == $1 || $0.lowercased() == $1.lowercased() }.map(\.0))
    }
    return common.count > text.count ? common : text
  }

  /// Every text once, where it was given last.
  var pastTexts: [String] {
    var seen: Set<String> = []
    return history.map(\.text).filter { seen.insert($0).inserted }.reversed()
  }

  func ghost(for text: String) -> String? { engine.ghost(for: text) }
  func acceptance(of text: String) -> String? { engine.best(for: text)?.text }
  func entries(for text: String) -> [PopupEntry] {
    engine.matches(prefix: text).map { PopupEntry($0.text, source: $0.source) }
  }
}
