import FormDefinitions
import FormImports
import FormModels
import TestSupport
import Testing
import Values

/// Forms of random schemas that are given random values: what the schema accepts is taken and comes out as it was
/// given, what it refuses is refused. The validator decides, whose own verdicts `SchemaVerdictTests` check.
@MainActor struct RandomSchemaTests {
  @Test(arguments: 0..<(150 * FuzzEffort.factor))
  func `a form takes what its schema accepts, as it is given`(seed: Int) throws {
    var random = RandomSchema(seed: seed)
    let schema = random.schema
    let text = schema.text(.compact)
    var options = ImportOptions()
    options.kind = .jsonSchema
    let read = ImportedForm.read(Array(text.utf8), path: "s.json", options: options, reading: ReadingOptions())
    let form = try #require(read)
    // Some cannot be asked: the same property is another thing in each alternative.
    guard form.reading.isUsable else { return }
    let validator = SchemaValidator(document: try Self.answer(schema))
    for _ in 0..<5 {
      let given = random.value()
      let isAccepted = validator.problems(of: try Self.answer(given)).isEmpty
      let place = "schema: \(text)\ngiven: \(given.text(.compact))"
      switch try Self.outcome(of: given, in: form) {
      case .refused(let message): #expect(!isAccepted, "\(place)\nrefused: \(message)")
      case .written(let written):
        let added = given.additions(in: written)
        #expect(validator.problems(of: try Self.answer(written)).isEmpty, "\(place)")
        if isAccepted {
          #expect(added != nil, "\(place)\nwritten: \(written.text(.compact))")
          // What was not given is a default or a constant.
          #expect(added?.allSatisfy { $0.isMade(of: text) } ?? true, "\(place)")
        } else {
          // A default may make it valid, and so may null where it is no answer.
          #expect(added != [], "\(place)")
        }
      }
    }
  }

  enum Outcome {
    case written(JSONValue)
    case refused(String)
  }

  /// What becomes of a given value where nobody is asked.
  static func outcome(of given: JSONValue, in form: ImportedForm) throws -> Outcome {
    let definition = try #require(form.reading.definition)
    var read = AnswersReader.given(
      Array(given.text(.compact).utf8), path: "a.json", for: definition, in: nil, verdict: form.verdict)
    if let diagnostic = read.diagnostics.first { return .refused(diagnostic.message) }
    form.schema?.settle(&read.answers, &read.verbatim, in: definition)
    var inputs = FormInputs()
    inputs.prefilled = read.answers
    inputs.verbatim = read.verbatim
    inputs.judges.whole = form.judge()
    let filled = UndrawnForm(definition, inputs: inputs)
    if let problem = filled.problems(besides: []).first { return .refused(problem.message) }
    let written = form.written(filled.answers, verbatim: filled.verbatim)
    return .written(.object(written.map { .init(name: $0.id, value: $0.value.json) }))
  }

  private static func answer(_ value: JSONValue) throws -> AnswerValue {
    try #require(AnswerValue(parsing: Array(value.text(.compact).utf8)))
  }
}

extension JSONValue {
  /// True if every value in it is in a text, as is a list or object in which there is none.
  fileprivate func isMade(of text: String) -> Bool {
    switch self {
    case .array(let items) where !items.isEmpty: items.allSatisfy { $0.isMade(of: text) }
    case .object(let members) where !members.isEmpty: members.allSatisfy { $0.value.isMade(of: text) }
    default: text.contains(self.text(.compact))
    }
  }

  /// The values that are only in another value, which is this one otherwise; nil if it is not.
  fileprivate func additions(in other: JSONValue) -> [JSONValue]? {
    switch (self, other) {
    case (.object(let own), .object(let others)):
      var added = others.filter { member in !own.contains { $0.name == member.name } }.map(\.value)
      for member in own {
        guard let value = other[member.name], let inner = member.value.additions(in: value)
        else { return nil }
        added += inner
      }
      return added
    case (.array(let own), .array(let others)):
      guard own.count == others.count else { return nil }
      let inner = zip(own, others).map { $0.additions(in: $1) }
      return inner.contains { $0 == nil } ? nil : inner.flatMap { $0 ?? [] }
    default: return self == other ? [] : nil
    }
  }
}
