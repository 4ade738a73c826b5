public import AttributeGraph
public import FormDefinitions
public import Formline
import LineEditing
import TerminalDriver
public import ViewTree
import Values

extension FormDefinition {
  /// Runs the form on the controlling terminal until it is submitted or cancelled. The terminal is then as it was.
  ///
  ///     if case .submitted(let answers) = try signup.run() { print(answers["email"]) }
  ///
  /// Everything else is as for a view: see `View.run()`. No draft is kept of a form that is cancelled.
  ///
  /// - Parameter answers: Answers to begin with.
  /// - Throws: What is wrong with these answers.
  @discardableResult @MainActor
  public func run(
    _ placement: FormPlacement = .inline, answers: FormAnswers = [:]
  ) throws(FormDefinitionError) -> RunOutcome<FormAnswers> {
    let (prefilled, mistakes) = values(of: answers)
    guard mistakes.isEmpty else { throw FormDefinitionError(diagnostics: mistakes) }
    guard sources.isEmpty || WorkQueue.isServable else {
      throw FormDefinitionError(diagnostics: [
        "the form runs commands, which cannot answer after an 'await' in an asynchronous main: call run() before it"
      ])
    }
    var configuration = FormConfiguration(of: .now, environment: ProcessEnvironment.variables)
    configuration.prefilled = prefilled
    configuration.take(grants)
    return TerminalRunner.run(placement) { terminal, capabilities, diagnostics in
      let size = terminal.size
      let form = RunningForm(
        self, configuration: configuration, columns: size.columns, rows: size.rows, placement: placement.frame,
        capabilities: capabilities)
      diagnostics.listen(to: form.session.host)
      var run = TerminalRunner.Form(
        session: form.session,
        answer: {
          defer { form.wipeSecrets() }
          return FormAnswers(form.answers, of: self)
        }, finish: { form.stopCommands() })
      run.summary = { form.submissionSummary }
      return run
    }
  }

  /// The same with the answers as a value of a type whose properties have their names, such as the one that
  /// `formline swift` prints.
  /// - Throws: What is wrong with the answers to begin with; `DecodingError` where one that was given is not of the
  /// property's type.
  @MainActor
  public func run<Answers: Decodable>(
    _ placement: FormPlacement = .inline, answers: FormAnswers = [:], as type: Answers.Type
  ) throws -> RunOutcome<Answers> {
    switch try run(placement, answers: answers) {
    case .submitted(let answers): .submitted(try answers.decode(as: type))
    case .cancelled: .cancelled
    case .noTerminal(let reason): .noTerminal(reason: reason)
    }
  }

  /// Answers as its fields have them, and a sentence for each that is none. Answers of computed fields are passed over.
  fileprivate func values(of answers: FormAnswers) -> (values: [String: AnswerValue], mistakes: [String]) {
    let text = Array(answers.json.description.utf8)
    let (values, diagnostics) = AnswersReader.read(text, path: "answers", for: self, in: .system)
    return (values, diagnostics.filter { $0.severity == .error }.map { $0.rendered(color: false) })
  }
}

/// A form from a definition as a view among others.
///
///     @State private var answers: FormAnswers = [:]
///     @FocusState private var focus: Signup.Field?
///
///     var body: some View {
///       Text("Welcome")
///       DefinedForm(signup, answers: $answers, focus: $focus)
///     }
///
/// The answers are those of the fields that exist, and change with every key; setting one changes its field. The focus
/// state names the field that has focus, by its id; a list has one for all its rows. Setting it moves focus there,
/// turning the page if need be.
///
/// Return in the last field, the form's button and F10 submit it: where an answer is missing or wrong, the form says so
/// and stays. Else the view's action is called, which by default dismisses the form that the view stands in. Return in
/// another field goes to the next one, unless the definition says otherwise.
///
/// The view is made once for its identity; another definition needs another `id(_:)`.
public struct DefinedForm: PrimitiveView {
  fileprivate let definition: FormDefinition
  fileprivate let answers: Binding<FormAnswers>
  fileprivate let focus: FocusLink?
  fileprivate let action: ((FormAnswers) -> Void)?

  /// A form whose focus is bound to an enum of its fields, such as the one that `formline swift` prints.
  /// - Parameter action: What is done with the answers when the form is submitted.
  public init<Field: RawRepresentable & Hashable>(
    _ definition: FormDefinition, answers: Binding<FormAnswers>, focus: FocusState<Field?>.Binding,
    onSubmit action: ((FormAnswers) -> Void)? = nil
  ) where Field.RawValue == String {
    self.definition = definition
    self.answers = answers
    self.focus = FocusLink(focus, value: { Field(rawValue: $0) }, name: { $0?.rawValue })
    self.action = action
  }

  /// A form whose focus is bound to the ids of its fields.
  /// - Parameter action: What is done with the answers when the form is submitted.
  public init(
    _ definition: FormDefinition, answers: Binding<FormAnswers>, focus: FocusState<String?>.Binding,
    onSubmit action: ((FormAnswers) -> Void)? = nil
  ) {
    self.definition = definition
    self.answers = answers
    self.focus = FocusLink(focus, value: { $0 }, name: { $0 })
    self.action = action
  }

  /// A form whose focus does not matter.
  /// - Parameter action: What is done with the answers when the form is submitted.
  public init(
    _ definition: FormDefinition, answers: Binding<FormAnswers>, onSubmit action: ((FormAnswers) -> Void)? = nil
  ) {
    self.definition = definition
    self.answers = answers
    focus = nil
    self.action = action
  }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let embedded = EmbeddedForm(view, inputs: inputs)
    graph.onRemoval { embedded.end() }
    inputs.follow(graph.makeProjection(view) { $0.answers }) { embedded.answersWereSet($0) }
    // Its fields are given their first answers, which an evaluation may not do.
    inputs.host.afterUpdate { embedded.start() }
    return EmbeddedFormView._makeView(graph.makeSource(EmbeddedFormView(model: embedded.shown)), inputs: inputs)
  }
}

/// The views of a form that stands among others, with what they inherit set as for a form of its own.
private struct EmbeddedFormView: View {
  let model: Tracked<FormModel?>

  var body: some View {
    if let form = model.value {
      DefinedFormView(form: form)
        .modifier(FieldScopeModifier(scope: form))
        .environment({ $1(&$0.language) }, form.definition.language)
        .environment({ $1(&$0.textInput.checksContentType) }, false)
    }
  }
}

/// The state of a form that is a view among others, and what ties it to them.
private final class EmbeddedForm {
  /// The form, once it has begun.
  let shown: Tracked<FormModel?>
  private let view: Attribute<DefinedForm>
  private let inputs: ViewInputs
  private let lifetime: Subgraph
  /// The answers as both sides last knew them.
  private var known: FormAnswers

  init(_ view: Attribute<DefinedForm>, inputs: ViewInputs) {
    self.view = view
    self.inputs = inputs
    lifetime = inputs.graph.currentSubgraph
    shown = Tracked(nil, host: inputs.host, in: lifetime)
    known = inputs.graph.untracked { [graph = inputs.graph] in graph.peek(view).answers.wrappedValue }
  }

  private var graph: Graph { inputs.graph }
  private var host: ViewHost { inputs.host }

  /// The view stands in the tree.
  func start() {
    guard lifetime.isValid else { return }
    let form = graph.peek(view)
    let environment = graph.peek(inputs.environment)
    var configuration = FormConfiguration(of: environment.facts.facts)
    configuration.theme = environment.theme
    configuration.take(form.definition.grants)
    configuration.prefilled = values(of: known, for: form.definition)
    let model = FormModel(form.definition, configuration: configuration, host: host, in: lifetime)
    model.session = SessionChrome.of(host)?.session
    model.focusLink = form.focus
    model.whenSubmitted = { [unowned self] in wasSubmitted(dismiss: environment.dismiss) }
    graph.withSubgraph(lifetime) {
      form.focus?.beforeMove(in: graph) { [unowned model] in model.showPage(of: $0) }
    }
    Watch.start(host: host, in: lifetime, since: known) { [unowned model] in
      FormAnswers(model.answers, of: model.definition)
    } changed: { [unowned self] _, new in
      answersDidChange(to: new)
    }
    shown.value = model
  }

  /// The view is gone. What this very update still has to tell its fields finds them.
  func end() {
    shown.current?.stopCommands()
    host.afterUpdate { withExtendedLifetime(self) {} }
  }

  private func wasSubmitted(dismiss: DismissAction) {
    guard let model = shown.current else { return }
    let answers = graph.untracked { FormAnswers(model.answers, of: model.definition) }
    answersDidChange(to: answers)
    if let action = graph.peek(view).action { action(answers) } else { dismiss() }
  }

  private func answersDidChange(to answers: FormAnswers) {
    guard answers != known else { return }
    known = answers
    graph.peek(view).answers.wrappedValue = answers
  }

  /// The views around the form have given it answers: only those are taken that are others than before.
  func answersWereSet(_ answers: FormAnswers) {
    guard answers != known else { return }
    let before = known
    known = answers
    host.afterUpdate { [unowned self] in take(answers, since: before) }
  }

  private func take(_ answers: FormAnswers, since before: FormAnswers) {
    guard let model = shown.current else { return }
    let values = values(of: answers, for: model.definition)
    for field in model.fields where field.definition.type.isEditable {
      let name = field.definition.answerName
      guard answers[name] != before[name] else { continue }
      if let value = values[field.id] { field.edit(value) } else if answers[name] == .null { field.edit(.null) }
    }
  }

  /// Answers as the fields have them; what is none is told to the programmer.
  private func values(of answers: FormAnswers, for definition: FormDefinition) -> [String: AnswerValue] {
    let (values, mistakes) = definition.values(of: answers)
    for mistake in mistakes { host.report(mistake) }
    return values
  }
}
