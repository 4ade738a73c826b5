public import AttributeGraph
public import FormDefinitions
import FormModels
public import Formline
import LineEditing
import TerminalDriver
public import ViewTree
import Values

extension FormDefinition {
  /// Runs the form on the controlling terminal until it is submitted or cancelled, then restores the terminal.
  ///
  ///     if case .submitted(let answers) = try signup.run() { print(answers["email"]) }
  ///
  /// See `View.run()` for everything else. No draft is kept of a cancelled form.
  ///
  /// - Parameter answers: Initial answers.
  /// - Throws: The problems of the initial answers.
  @preconcurrency @discardableResult @MainActor
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
    var configuration = FormConfiguration(FormInputs(of: .now, environment: ProcessEnvironment.variables))
    configuration.inputs.prefilled = prefilled
    configuration.inputs.take(grants)
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

  /// Runs the form as `run` does, with the answers as a value of a type whose properties have their names, such as the
  /// one that `formline swift` prints.
  /// - Throws: The problems of the initial answers; `DecodingError` if an answer is not of its property's type.
  @preconcurrency @MainActor
  public func run<Answers: Decodable>(
    _ placement: FormPlacement = .inline, answers: FormAnswers = [:], as type: Answers.Type
  ) throws -> RunOutcome<Answers> {
    switch try run(placement, answers: answers) {
    case .submitted(let answers): .submitted(try answers.decode(as: type))
    case .cancelled: .cancelled
    case .noTerminal(let reason): .noTerminal(reason: reason)
    }
  }

  /// Answers converted for their fields, and a sentence for each that cannot be. Computed fields are skipped.
  fileprivate func values(of answers: FormAnswers) -> (values: [String: AnswerValue], mistakes: [String]) {
    let text = Array(answers.json.description.utf8)
    let (values, diagnostics) = AnswersReader.read(text, path: "answers", for: self, in: .system)
    return (values, diagnostics.filter { $0.severity == .error }.map { $0.rendered(color: false) })
  }
}

/// A form from a definition, embedded among other views.
///
///     @State private var answers: FormAnswers = [:]
///     @FocusState private var focus: Signup.Field?
///
///     var body: some View {
///       Text("Welcome")
///       DefinedForm(signup, answers: $answers, focus: $focus)
///     }
///
/// The answers are those of the existing fields, and change with every key; setting one changes its field. The focus
/// state holds the id of the focused field; a list has one id for all its rows. Setting it moves focus there, turning
/// the page if need be.
///
/// Return in the last field, the submit button and F10 submit the form. If an answer is missing or wrong, the form
/// shows that and stays open; otherwise it calls the view's action, which by default dismisses the enclosing form.
/// Return in another field goes to the next one, unless the definition says otherwise.
///
/// The view keeps its definition for as long as its identity; to show another one, change its `id(_:)`.
public struct DefinedForm: PrimitiveView {
  fileprivate let definition: FormDefinition
  fileprivate let answers: Binding<FormAnswers>
  fileprivate let focus: FocusLink?
  fileprivate let action: ((FormAnswers) -> Void)?

  /// A form whose focus is bound to an enum of its fields, such as the one that `formline swift` prints.
  /// - Parameter action: Called with the answers when the form is submitted.
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
  /// - Parameter action: Called with the answers when the form is submitted.
  public init(
    _ definition: FormDefinition, answers: Binding<FormAnswers>, focus: FocusState<String?>.Binding,
    onSubmit action: ((FormAnswers) -> Void)? = nil
  ) {
    self.definition = definition
    self.answers = answers
    self.focus = FocusLink(focus, value: { $0 }, name: { $0 })
    self.action = action
  }

  /// A form whose focus is not observed.
  /// - Parameter action: Called with the answers when the form is submitted.
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
    // Starting writes the initial answers, which is not allowed during evaluation.
    inputs.host.afterUpdate { embedded.start() }
    return EmbeddedFormView._makeView(graph.makeSource(EmbeddedFormView(model: embedded.shown)), inputs: inputs)
  }
}

/// The embedded form's views, with the inherited environment reset as for a form of its own.
private struct EmbeddedFormView: View {
  let model: Tracked<FormPresenter?>

  var body: some View {
    if let form = model.value {
      DefinedFormView(form: form)
        .fieldScope(form)
        .environment({ $1(&$0.language) }, form.definition.language)
        .environment({ $1(&$0.textInput.followsContentType) }, false)
    }
  }
}

/// The state of an embedded form and its connection to the enclosing views.
private final class EmbeddedForm {
  /// The form, once started.
  let shown: Tracked<FormPresenter?>
  private let view: Attribute<DefinedForm>
  private let inputs: ViewInputs
  private let lifetime: Subgraph
  /// The answers last exchanged, equal on both sides.
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

  /// Called once the view is part of the tree.
  func start() {
    guard lifetime.isValid else { return }
    let form = graph.peek(view)
    let environment = graph.peek(inputs.environment)
    var configuration = FormConfiguration(FormInputs(of: environment.facts.facts))
    configuration.appearance.theme = environment.theme
    configuration.inputs.take(form.definition.grants)
    configuration.inputs.prefilled = values(of: known, for: form.definition)
    let presenter = FormPresenter(form.definition, configuration: configuration, host: host, in: lifetime)
    presenter.session = SessionChrome.of(host)?.session
    presenter.focusLink = form.focus
    presenter.whenSubmitted = { [unowned self] in wasSubmitted(dismiss: environment.dismiss) }
    graph.withSubgraph(lifetime) {
      form.focus?.beforeMove(graph) { [unowned presenter] in presenter.showPage(of: $0) }
    }
    let model = presenter.model
    var last: (answers: [(id: String, value: AnswerValue)], made: FormAnswers) = ([], [:])
    Watch.start(host: host, in: lifetime, since: known) { [unowned model] in
      let answers = model.answers
      last = (answers, FormAnswers(answers, of: model.definition, since: last))
      return last.made
    } changed: { [unowned self] _, new in
      answersDidChange(to: new)
    }
    shown.value = presenter
  }

  /// Called when the view is removed. Retains the model until this update, which may notify its fields, has ended.
  func end() {
    shown.current?.stopCommands()
    host.afterUpdate { withExtendedLifetime(self) {} }
  }

  private func wasSubmitted(dismiss: DismissAction) {
    guard let model = shown.current?.model else { return }
    let answers = graph.untracked { FormAnswers(model.answers, of: model.definition) }
    answersDidChange(to: answers)
    if let action = graph.peek(view).action { action(answers) } else { dismiss() }
  }

  private func answersDidChange(to answers: FormAnswers) {
    guard answers != known else { return }
    known = answers
    graph.peek(view).answers.wrappedValue = answers
  }

  /// Called when the enclosing views have set the answers: takes those that differ from the known ones.
  func answersWereSet(_ answers: FormAnswers) {
    guard answers != known else { return }
    let before = known
    known = answers
    host.afterUpdate { [unowned self] in take(answers, since: before) }
  }

  private func take(_ answers: FormAnswers, since before: FormAnswers) {
    guard let model = shown.current?.model else { return }
    let values = values(of: answers, for: model.definition)
    for field in model.fields where field.definition.type.isEditable {
      let name = field.definition.answerName
      guard answers[name] != before[name] else { continue }
      if let value = values[field.id] { field.edit(value) } else if answers[name] == .null { field.edit(.null) }
    }
  }

  /// Answers converted for their fields; those that cannot be are reported to the programmer.
  private func values(of answers: FormAnswers, for definition: FormDefinition) -> [String: AnswerValue] {
    let (values, mistakes) = definition.values(of: answers)
    for mistake in mistakes { host.report(mistake) }
    return values
  }
}
