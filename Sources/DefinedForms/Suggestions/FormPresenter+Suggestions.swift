import ContentTypes
import FormDefinitions
import FormModels
import Formline

extension FormPresenter {
  func suggestionProvider(for field: FieldModel) -> SuggestionProvider? {
    if field.definition.text?.suggestions == nil, let completion = field.pathCompletion {
      let isAlone = appearance.isQuestion
      return SuggestionProvider { _ in PathSuggestions(completion, isAlone: isAlone) }
    }
    guard let traits = field.definition.text, traits.contentType != nil || traits.suggestions != nil else { return nil }
    return SuggestionProvider { [unowned self] control in offer(for: field, traits: traits, in: control) }
  }

  private func offer(for field: FieldModel, traits: TextTraits, in control: TextControl) -> SuggestionList {
    var sources = SuggestionEngine.standardSources
    switch traits.suggestions {
    case .list(let texts): sources.insert(AuthorSource(texts), at: 0)
    case .lines(let lines): sources.insert(AuthorSource(Array(lines)), at: 0)
    case .live:
      field.askForSuggestions()
      if let options = field.liveList?.options.current {
        sources.insert(AuthorSource(options.map(\.value.text)), at: 0)
      }
    case .history, nil: break
    }
    let history = Array(field.history.reversed())
    if !history.isEmpty {
      let optedIn = Set([traits.contentType].compactMap(\.self))
      sources += [HistorySource(history, scope: .field, optedIn: optedIn)]
      sources += [HistorySource(history, scope: .contentType, optedIn: optedIn)]
    }
    var others: [TextContentType: String] = [:]
    // Values of the same row come before those of the rest of the form.
    let beside = field.row?.fields.filter(\.exists.current) ?? []
    for other in model.existing + beside where other !== field {
      if let type = other.definition.text?.contentType { others[type] = other.text.current }
    }
    return EngineSuggestions(
      sources: sources,
      query: SuggestionQuery(
        contentType: traits.contentType, otherFields: others, facts: model.inputs.facts,
        form: model.memory.name, field: field.name, hasSeveralLines: field.definition.type == .textarea),
      history: history,
      completesWithTab: traits.suggestions != nil, for: control)
  }
}
