package import Expressions
package import Wording

/// A form as its definition file says it, read and checked.
public struct FormDefinition: Sendable {
  /// How the form is laid out.
  package enum Layout: String, Sendable, CaseIterable {
    /// One long form.
    case scroll
    /// A section at a time.
    case pages
  }

  /// The format version (`formline:`); 1.
  package var version = 1
  package var title: String?
  package var description: String?
  /// The language of everything the form says that its definition does not.
  package var language = DisplayLanguage.english
  /// Every language that a text of the definition is given in.
  package var translations: Set<LanguageTag> = []
  /// The environment variables that its expressions name, granted or not, each once, in file order.
  package var variables: [String] = []
  /// What the submit button says.
  package var submitLabel = "Submit"
  package var layout = Layout.scroll
  /// Whether a page with every answer is shown before the form is submitted.
  package var review = false
  /// What the answers as a whole are.
  package enum AnswerShape: String, Sendable, CaseIterable {
    /// One object with every field, null where there is no answer.
    case all
    /// The same without what nobody answered.
    case given
    /// The same, with the answers of each section in an object of their own.
    case nested
  }

  package var answerShape = AnswerShape.all

  /// What the lengths of texts count.
  package enum LengthUnit: String, Sendable, CaseIterable {
    /// Grapheme clusters.
    case characters
    /// Unicode's code points, as JSON Schema has it.
    case codePoints
  }

  package var lengths = LengthUnit.characters
  /// The objects that are written though nothing in them is answered, by the names that lead to them.
  package var objects: [[String]] = []
  /// In file order; a file with `fields` at the top has one section without an id and a title.
  package var sections: [SectionDefinition] = []
  /// nil when the file leaves it out, so that the default toolbar stands.
  package var toolbar: [ToolbarItemDefinition]?
  /// `validate`: rules across fields.
  package var rules: [FormRule] = []
  /// The outermost `onSubmit`; runs before a section's and a field's.
  package var onSubmit: ActionDefinition?
  /// `from`: how answers of the version before map.
  package var former: FormerAnswers?
  /// What its reader was granted for it, which holds while it runs.
  package var grants = Grants()

  package init() {}

  /// True if the definition, or the program itself, has words in a language.
  package func speaks(_ language: LanguageTag) -> Bool {
    DisplayLanguage(language) != nil || language.best(among: translations) != nil
  }

  /// Every field in form order, without those inside lists.
  package var fields: [FieldDefinition] { sections.flatMap(\.fields) }

  /// True if the form asks for a secret.
  package var hasSecrets: Bool { sections.contains { $0.fields.contains(where: \.holdsSecrets) } }

  /// Has the lengths of all texts counted as JSON Schema counts them.
  mutating func countCodePoints() {
    for section in sections.indices { Self.countCodePoints(in: &sections[section].fields) }
  }

  private static func countCodePoints(in fields: inout [FieldDefinition]) {
    for index in fields.indices {
      switch fields[index].kind {
      case .text(var traits) where traits.minLength != nil || traits.maxLength != nil:
        traits.countsCodePoints = true
        fields[index].kind = .text(traits)
      case .list(var traits):
        countCodePoints(in: &traits.fields)
        fields[index].kind = .list(traits)
      default: break
      }
    }
  }

  /// The field with an id; costs a walk over the fields.
  package func field(_ id: String) -> FieldDefinition? {
    for section in sections {
      if let field = section.fields.first(where: { $0.id == id }) { return field }
    }
    return nil
  }

  /// What answers call each field, by its id.
  package var answerNames: [String: String] {
    Dictionary(fields.map { ($0.id, $0.answerName) }, uniquingKeysWith: { first, _ in first })
  }

  /// What answers call the field with an id.
  package func answerName(of id: String) -> String { field(id)?.answerName ?? id }

  /// The field at a place such as `guests[0].name`, whichever row it is in.
  package func field(at place: String) -> FieldDefinition? {
    var parts = place.split(separator: ".", omittingEmptySubsequences: false).map { $0.prefix { $0 != "[" } }
    guard var field = field(String(parts.removeFirst())) else { return nil }
    for part in parts {
      guard let inner = field.list?.fields.first(where: { $0.id == part }) else { return nil }
      field = inner
    }
    return field
  }
}

/// A group of fields: a heading in a scrolling form, a page in a paged one.
package struct SectionDefinition: Sendable {
  package var id: String?
  /// The names that lead to the object of its answers; the id where there are none, and the answers are nested.
  package var path: [String]?
  /// Whether its object is written though nothing in it is answered.
  package var isRequired = false
  package var title: String?
  package var description: String?
  /// Decides whether the section exists; nil means always.
  package var when: DefinitionExpression?
  package var fields: [FieldDefinition] = []
  /// Runs after the form's `onSubmit` and before the field's own.
  package var onSubmit: ActionDefinition?
  /// True to keep the form's `onSubmit` out.
  package var submitScope = false
  package var range = SourceRange.beginning
  /// Where the id stands.
  var idRange = SourceRange.beginning

  package init() {}
}

/// A rule across fields.
package struct FormRule: Sendable {
  /// Must come out true.
  package var rule: DefinitionExpression
  /// What the person is told when it does not.
  package var message: String
  /// The fields whose error it is; the fields that the rule reads when the file names none.
  package var fields: [String]
}

/// How answers that were given under the version before become answers of this one.
package struct FormerAnswers: Sendable {
  /// Names that have changed.
  package var renamed: [(old: String, new: String)] = []
  /// Names of answers that the form no longer has.
  package var dropped: [String] = []
  /// Answers that the form did not have, by field; variables are the former answers, null where there is none.
  package var computed: [(id: String, value: Expression)] = []

  package init() {}
}

extension FormDefinition {
  /// The answers of the version before as answers of this one: in the order of the fields, then what is no field's.
  package func taking(former answers: [AnswerValue.Member]) -> [AnswerValue.Member] {
    guard let former else { return answers }
    var taken = answers.filter { !former.dropped.contains($0.name) }
    for index in taken.indices {
      if let new = former.renamed.first(where: { $0.old == taken[index].name })?.new {
        taken[index].name = answerName(of: new)
      }
    }
    for (id, value) in former.computed {
      let result = value.evaluate { name in answers.first { $0.name == name }?.value.expressionValue ?? .null }
      guard case .success(let value) = result else { continue }
      let name = answerName(of: id)
      taken.removeAll { $0.name == name }
      taken.append(AnswerValue.Member(name, AnswerValue(value)))
    }
    let order = Dictionary(
      fields.enumerated().map { ($1.answerName, $0) }, uniquingKeysWith: { first, _ in first })
    return taken.enumerated().sorted { first, second in
      (order[first.element.name] ?? .max, first.offset) < (order[second.element.name] ?? .max, second.offset)
    }.map(\.element)
  }

  /// The same for the names of answers.
  package func taking(former names: [String]) -> [String] {
    guard let former else { return names }
    return names.filter { !former.dropped.contains($0) }.map { name in
      former.renamed.first { $0.old == name }.map { answerName(of: $0.new) } ?? name
    }
  }
}

extension FormDefinition {
  /// Every source outside that a field asks for its check, suggestions or options, in form order, those in the rows of
  /// lists too.
  package var sources: [(field: FieldDefinition, source: LiveSource)] { Self.sources(of: fields) }

  /// The commands among them.
  package var commands: [(field: FieldDefinition, command: CommandDefinition)] {
    sources.compactMap { field, source in source.command.map { (field, $0) } }
  }

  /// The names of the hosts among them, each once.
  package var hosts: [String] {
    var seen: Set<String> = []
    return sources.compactMap(\.source.host).filter { seen.insert($0).inserted }
  }

  /// The first field that has a command run.
  package var firstFieldWithCommand: FieldDefinition? { commands.first?.field }

  private static func sources(of fields: [FieldDefinition]) -> [(field: FieldDefinition, source: LiveSource)] {
    fields.flatMap { field in field.sources.map { (field, $0) } + (field.list.map { sources(of: $0.fields) } ?? []) }
  }
}

extension FieldDefinition {
  /// The sources outside that it asks.
  package var sources: [LiveSource] {
    var sources: [LiveSource] = []
    if let check = text?.check { sources.append(check.source) }
    if case .live(let source)? = text?.suggestions { sources.append(source) }
    if case .live(let source)? = choice?.options { sources.append(source) }
    return sources
  }
}
