@_exported public import struct Values.JSONNumber
@_exported public import enum Values.JSONValue
@_exported public import struct DefinedForms.FormDefinitionError
public import DefinedForms
import FormModels
import FormDefinitions
import Formline
package import KeyScripts
import LineEditing
import TerminalModel
public import Values
public import ViewTree

/// A form under test: a definition or any view, driven by keys and read back from a virtual terminal.
///
///     let form = try FormSession(
///       definition: """
///         formline: 1
///         fields:
///           - {id: name, required: true}
///           - {id: email, contentType: email}
///         """)
///     form.type("Ada")
///     form.press("Enter")
///     #expect(form.focus == "email")
///     form.type("ada@example.com")
///     form.press("Enter")
///     #expect(form.isSubmitted)
///     #expect(form.answers == ["name": "Ada", "email": "ada@example.com"])
///
/// Keys are processed like a person's: as terminal bytes, by GNU readline, by the form. Sessions are independent of the
/// machine: the user's inputrc is not read, the environment is `HOME=/home/user`, `USER=user` and `LANG=C.UTF-8`, the
/// clock starts at 2026-01-01T00:00:00Z and only `wait(_:)` advances it. Columns and rows count from 1.
///
/// `Field` identifies the focused field: by its id for definitions, by the type of their focus state for views.
///
/// Several sessions may exist at once. Since a process has a single readline, they share its kill ring; alternating
/// between sessions with different inputrc lines empties it and ends vi's command mode.
public final class FormSession<Field: Hashable> {
  package let host: VirtualHost
  /// The running definition; nil for a view.
  let form: RunningForm?
  let commands: CommandCounter
  /// Reads the answer of an `AnsweringView`; gives nil for other views.
  var readAnswer: () -> Any? = { nil }

  private init<Root: View>(root: Root, columns: Int, rows: Int, environment: [String: String], inputrc: String) {
    commands = CommandCounter()
    let world = ScriptEnvironment(adding: environment.map { (name: $0, value: $1) })
    let capabilities = TerminalCapabilities.from(environment: world.terminalVariables)
    var values = EnvironmentValues()
    @Anchored var session: Session?
    values.facts = FactsSource { world.configuration.inputs.facts }
    values.useLanguage(world.language.flatMap(DisplayLanguage.init))
    values.dismiss = DismissAction { session?.finish(.submitted) }
    host = VirtualHost(inputrc: inputrc.isEmpty ? .none : .text(inputrc), capabilities: capabilities) {
      let made = Session(columns: columns, rows: rows, capabilities: capabilities, environment: values) { _ in root }
      session = made
      made.settle()
      return made
    }
    form = nil
  }

  private init(
    _ definition: FormDefinition, answers: [String: AnswerValue], columns: Int, rows: Int,
    environment: [String: String], inputrc: String, files: [String: String], run: CommandRunner?
  ) {
    let counter = CommandCounter()
    commands = counter
    let world = ScriptEnvironment(adding: environment.map { (name: $0, value: $1) })
    var configuration = world.configuration
    configuration.inputs.prefilled = answers
    configuration.inputs.files = PathNames(of: Array(files.keys))
    configuration.inputs.sources.run = run.map { counter.counting($0) }
    (host, form) = VirtualHost.showing(
      definition, configuration, inputrc: inputrc.isEmpty ? .none : .text(inputrc), columns: columns, rows: rows,
      capabilities: .from(environment: world.terminalVariables))
  }

  isolated deinit { form?.stopCommands() }

  /// Creates a session for a view whose focus state has values of one type, such as the cases of an enum.
  ///
  ///     let form = FormSession(SignInForm(), focus: SignInForm.Field.self)
  ///     form.type("Ada")
  ///     form.press("Enter")
  ///     #expect(form.focus == .email)
  ///
  /// - Parameter environment: Variables added to the environment.
  public convenience init<Root: View>(
    _ root: Root, focus: Field.Type = Field.self, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], inputrc: String = ""
  ) { self.init(root: root, columns: columns, rows: rows, environment: environment, inputrc: inputrc) }

  /// Creates a session for a view with an answer, which `answer(as:)` reads.
  public convenience init<Root: AnsweringView>(
    _ root: Root, focus: Field.Type = Field.self, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], inputrc: String = ""
  ) {
    let reader = AnswerReader<Root.Answer>()
    self.init(
      root: Answering(content: root, reader: reader), columns: columns, rows: rows, environment: environment,
      inputrc: inputrc)
    readAnswer = { reader.read?() }
  }
}

extension FormSession where Field == Never {
  /// Creates a session for a view with an answer whose focus is not observed.
  public convenience init<Root: AnsweringView>(
    _ root: Root, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:], inputrc: String = ""
  ) { self.init(root, focus: Never.self, columns: columns, rows: rows, environment: environment, inputrc: inputrc) }

  /// Creates a session for a view whose focus is not observed.
  public convenience init<Root: View>(
    _ root: Root, columns: Int = 80, rows: Int = 24, environment: [String: String] = [:], inputrc: String = ""
  ) { self.init(root, focus: Never.self, columns: columns, rows: rows, environment: environment, inputrc: inputrc) }
}

extension FormSession where Field == String {
  /// Creates a session for the text of a definition, YAML or JSON.
  /// - Parameters:
  ///   - path: The definition's name in diagnostics.
  ///   - files: The texts of files next to the definition, by relative path; path fields see them, too.
  ///   - answers: Prefilled answers by field id.
  ///   - environment: Variables added to the environment.
  ///   - inputrc: Lines for readline's init file.
  ///   - commands: How the definition's commands run.
  /// - Throws: `FormDefinitionError` with every mistake in the definition or the answers.
  public convenience init(
    definition: String, path: String = "form.yaml", files: [String: String] = [:], answers: JSONValue = [:],
    columns: Int = 80, rows: Int = 24, environment: [String: String] = [:], inputrc: String = "",
    commands: FormCommands = .refused
  ) throws(FormDefinitionError) {
    let world = ScriptEnvironment(adding: environment.map { (name: $0, value: $1) })
    let options = ReadingOptions(grants: world.configuration.inputs.grants, language: world.language)
    let reading = DefinitionReader.read(Array(definition.utf8), path: path, options: options) { name in
      files[name].map { .success(Array($0.utf8)) } ?? .failure(ResourceError(reason: "no such file"))
    }
    guard let read = reading.definition, reading.isUsable else {
      throw FormDefinitionError(diagnostics: reading.diagnostics.map { $0.rendered(color: false) })
    }
    let prefilled = AnswersReader.read(Array(answers.description.utf8), path: "answers", for: read, in: world.reading)
    guard !prefilled.diagnostics.contains(where: { $0.severity == .error }) else {
      throw FormDefinitionError(diagnostics: prefilled.diagnostics.map { $0.rendered(color: false) })
    }
    self.init(
      read, answers: prefilled.answers, columns: columns, rows: rows, environment: environment, inputrc: inputrc,
      files: files, run: commands.run)
  }
}
