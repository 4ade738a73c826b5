package import Expressions
internal import Values
package import Wording

/// A form as read from its definition file and checked.
public struct FormDefinition: Sendable {
  /// How the form is laid out.
  package enum Layout: String, Sendable, CaseIterable {
    /// One long form.
    case scroll
    /// One section at a time.
    case pages
  }

  /// How much room fields take.
  package enum Density: String, Sendable, CaseIterable {
    /// Comfortable where the form fits the height.
    case auto
    /// A blank line after a field with a description, sections with a rule.
    case comfortable
    case compact
  }

  /// The format version (`formline:`); 1.
  package var version = 1
  package var title: String?
  package var description: String?
  /// The language of texts that the definition does not provide.
  package var language = DisplayLanguage.english
  /// Every language that the definition provides texts in.
  package var translations: Set<LanguageTag> = []
  /// The distinct environment variables that its expressions name, granted or not, in file order.
  package var variables: [String] = []
  package var submitLabel = "Submit"
  package var layout = Layout.scroll
  package var density = Density.auto
  /// False if nothing of the person before is offered, and nothing is kept for the next one.
  package var history = true
  /// True if the review page is shown before submission.
  package var review = false
  package enum AnswerShape: String, Sendable, CaseIterable {
    /// One object with every field; null for no answer.
    case all
    /// One object without empty answers.
    case given
    /// Without empty answers, and with an object for each section.
    case nested
    /// Without empty answers, and with every value as text.
    case texts
  }

  package var answerShape = AnswerShape.all

  package enum LengthUnit: String, Sendable, CaseIterable {
    /// Grapheme clusters.
    case characters
    /// Unicode code points, as in JSON Schema.
    case codePoints
  }

  package var lengths = LengthUnit.characters
  /// The paths of objects that are written even if empty.
  package var objects: [[String]] = []
  /// In file order; a file with top-level `fields` has one section without id and title.
  package var sections: [SectionDefinition] = [] {
    didSet { (places, placesOfAnswers) = (LookUpTable(), LookUpTable()) }
  }
  private typealias Places = [String: (section: Int, field: Int)]
  /// Where the fields are, by their ids, and by the names of their answers.
  private var places = LookUpTable<Places>()
  private var placesOfAnswers = LookUpTable<Places>()
  /// nil for the default toolbar.
  package var toolbar: [ToolbarItemDefinition]?
  /// `validate`: cross-field rules.
  package var rules: [FormRule] = []
  /// The outermost `onSubmit`; runs before a section's and a field's.
  package var onSubmit: ActionDefinition?
  /// `from`: how answers of the previous version map to this one.
  package var former: FormerAnswers?
  /// What the reader was granted; it applies while the form runs, too.
  package var grants = Grants()

  package init() {}

  /// True if the definition or the program itself supports a language.
  package func speaks(_ language: LanguageTag) -> Bool {
    DisplayLanguage(language) != nil || language.best(among: translations) != nil
  }

  /// Every field in form order, without those in rows.
  package var fields: [FieldDefinition] { sections.flatMap(\.fields) }

  package var hasSecrets: Bool { sections.contains { $0.fields.contains(where: \.holdsSecrets) } }

  package func field(_ id: String) -> FieldDefinition? {
    field(with: id, \.id, in: places)
  }

  /// The field whose answer has a name or, if there is none, with that id.
  package func field(answering name: String) -> FieldDefinition? {
    field(with: name, \.answerName, in: placesOfAnswers) ?? field(name)
  }

  private func field(
    with name: String, _ own: (FieldDefinition) -> String, in table: LookUpTable<Places>
  ) -> FieldDefinition? {
    if let places = table.forSearch({ places(by: own) }) {
      return places[name].map { sections[$0.section].fields[$0.field] }
    }
    for section in sections {
      if let field = section.fields.first(where: { own($0) == name }) { return field }
    }
    return nil
  }

  private func places(by name: (FieldDefinition) -> String) -> Places {
    let all = sections.enumerated().flatMap { section, definition in
      definition.fields.enumerated().map { (name($1), (section, $0)) }
    }
    return Dictionary(firstOfEach: all)
  }

  package var answerNames: [String: String] { Dictionary(firstOfEach: fields.map { ($0.id, $0.answerName) }) }

  /// The answer name of the field with an id, or at a place such as `guests[0].name`. The single value of a row is the
  /// row: `tags[0]`.
  package func answerName(of place: String) -> String {
    if let field = field(place) { return field.answerName }
    let parts = place.split(separator: ".", omittingEmptySubsequences: false)
    func id(_ part: Substring) -> String { String(part.prefix { $0 != "[" }) }
    guard let first = parts.first, var field = field(id(first)) else { return place }
    var name = field.answerName + first.drop { $0 != "[" }
    for part in parts.dropFirst() {
      guard let list = field.list, let inner = list.field(id(part)) else { return place }
      field = inner
      if !list.holdsSingles || inner.id != list.fields.last?.id { name += "." + field.answerName }
      name += part.drop { $0 != "[" }
    }
    return name
  }

  /// The field at a place such as `guests[0].name`; the row index is ignored.
  package func field(at place: String) -> FieldDefinition? {
    var parts = place.split(separator: ".", omittingEmptySubsequences: false).map { $0.prefix { $0 != "[" } }
    guard var field = field(String(parts.removeFirst())) else { return nil }
    for part in parts {
      guard let inner = field.list?.field(String(part)) else { return nil }
      field = inner
    }
    return field
  }
}

/// A group of fields: a heading in a scrolling form, a page in a paged one.
package struct SectionDefinition: Sendable {
  package var id: String?
  /// The path of the object with its answers; if nil and the answers are nested, the id.
  package var path: [String]?
  /// True if its object is written even if empty.
  package var isRequired = false
  package var title: String?
  package var description: String?
  /// Decides whether the section exists; nil for always.
  package var when: DefinitionExpression?
  package var fields: [FieldDefinition] = []
  /// Runs after the form's `onSubmit` and before the field's own.
  package var onSubmit: ActionDefinition?
  /// True to skip the form's `onSubmit`.
  package var submitScope = false
  package var range = SourceRange.beginning
  var idRange = SourceRange.beginning

  package init() {}
}

/// A cross-field rule.
package struct FormRule: Sendable {
  /// Must evaluate to true.
  package var rule: DefinitionExpression
  /// The message if it does not.
  package var message: String
  /// The fields that show the error; by default those that the rule reads.
  package var fields: [String]
}

/// How answers to the previous version are converted to this one.
package struct FormerAnswers: Sendable {
  package var renamed: [(old: String, new: String)] = []
  package var dropped: [String] = []
  /// New answers by field; variables are the former answers, null if absent.
  package var computed: [(id: String, value: Expression)] = []

  package init() {}

  fileprivate var names: [String: String] { Dictionary(firstOfEach: renamed.map { ($0.old, $0.new) }) }
}

extension FormDefinition {
  /// Converts answers to the previous version: fields in form order, then answers without a field.
  package func taking(former answers: [AnswerValue.Member]) -> [AnswerValue.Member] {
    guard let former else { return answers }
    let (dropped, names) = (Set(former.dropped), former.names)
    var taken = answers.filter { !dropped.contains($0.name) }
    for index in taken.indices {
      if let new = names[taken[index].name] { taken[index].name = answerName(of: new) }
    }
    let given = Dictionary(firstOfEach: answers.map { ($0.name, $0.value) })
    var computed: [AnswerValue.Member] = []
    for (id, value) in former.computed {
      guard case .success(let value) = value.evaluate({ given[$0]?.expressionValue ?? .null }) else { continue }
      computed.append(AnswerValue.Member(answerName(of: id), AnswerValue(value)))
    }
    taken = (taken + computed).lastOfEachName
    let order = Dictionary(firstOfEach: fields.enumerated().map { ($1.answerName, $0) })
    return taken.enumerated().sorted { first, second in
      (order[first.element.name] ?? .max, first.offset) < (order[second.element.name] ?? .max, second.offset)
    }.map(\.element)
  }

  /// Converts names of answers to the previous version.
  package func taking(former names: [String]) -> [String] {
    guard let former else { return names }
    let (dropped, renamed) = (Set(former.dropped), former.names)
    return names.filter { !dropped.contains($0) }.map { name in renamed[name].map { answerName(of: $0) } ?? name }
  }
}

extension FormDefinition {
  /// The external sources of all checks, suggestions and options, in form order, including fields in rows.
  package var sources: [(field: FieldDefinition, source: LiveSource)] { Self.sources(of: fields) }

  package var commands: [(field: FieldDefinition, command: CommandDefinition)] {
    sources.compactMap { field, source in source.command.map { (field, $0) } }
  }

  /// The distinct names of hosts among the sources.
  package var hosts: [String] {
    var seen: Set<String> = []
    return sources.compactMap(\.source.host).filter { seen.insert($0).inserted }
  }

  package var firstFieldWithCommand: FieldDefinition? { commands.first?.field }

  private static func sources(of fields: [FieldDefinition]) -> [(field: FieldDefinition, source: LiveSource)] {
    fields.flatMap { field in field.sources.map { (field, $0) } + (field.list.map { sources(of: $0.fields) } ?? []) }
  }
}

extension FieldDefinition {
  package var sources: [LiveSource] {
    var sources: [LiveSource] = []
    if let check = text?.check { sources.append(check.source) }
    if case .live(let source)? = text?.suggestions { sources.append(source) }
    if case .live(let source)? = choice?.options { sources.append(source) }
    return sources
  }
}
