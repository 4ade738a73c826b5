import DefinedForms
import FormDefinitions
import FormModels
import TerminalDriver

/// Answers prefilled by a script, a test or a pipeline: `FORMLINE_ANSWERS` names a file or contains a JSON object. Each
/// question takes the answers with its ids.
nonisolated struct AnswersToAsk {
  private static let variable = "FORMLINE_ANSWERS"

  /// By id.
  let answers: [String: AnswerValue]

  /// - Throws: An unreadable file or one without an object; an answer that does not fit its question.
  init(_ asked: AskedForm) throws(CommandFailure) {
    guard !asked.ids.isEmpty, let given = ProcessEnvironment.variable(Self.variable), !given.isEmpty else {
      answers = [:]
      return
    }
    let isText = given.drop { $0.isWhitespace }.first == "{"
    let bytes = isText ? Array(given.utf8) : try FormFile.bytes(of: given)
    let path = isText ? Self.variable : given
    let read = AnswersReader.given(bytes, path: path, for: asked.definition, in: .system, names: asked.ids)
    guard read.diagnostics.isEmpty else {
      throw CommandFailure(
        AnswersReader.isObject(bytes) ? .incomplete : .wrongInput,
        problems: read.diagnostics.map { diagnostic in
          let problem = diagnostic.reported
          return diagnostic.field.flatMap { asked.names[$0] }.map(problem.named) ?? problem
        })
    }
    StandardError.report(read.withoutControls.map { .withoutControls($0, in: path) })
    // Null is no answer. Nor is an empty text to a question that takes yes or no; elsewhere it leaves the field empty.
    answers = read.answers.filter { id, value in
      value != .null || !read.nulls.contains(id) && asked.definition.field(id)?.type != .boolean
    }
    if isText, let secret = asked.definition.fields.first(where: { $0.holdsSecrets && answers[$0.id] != nil }) {
      let sentence = "a secret is not taken from the environment; put it into a file and name that in \(Self.variable)"
      throw CommandFailure(.incomplete, problems: [ReportedProblem(of: asked.name(of: secret), sentence)])
    }
  }

  /// The questions that are left to ask.
  @MainActor func open(in definition: FormDefinition, of run: FormRun) throws(CommandFailure) -> [FieldDefinition] {
    let open = definition.fields.filter { $0.hasAnswer && answers[$0.id] == nil }
    // Which of those with a condition are asked, only the form knows.
    if open.allSatisfy({ if case .always = $0.when { true } else { false } }) { return open }
    var inputs = try run.configuration(prefilled: answers).inputs
    (inputs.sources.run, inputs.sources.arriving) = (nil, nil)
    let form = UndrawnForm(definition, inputs: inputs)
    return open.filter { form.exists($0.id) }
  }
}
