import ArgumentParser
import DefinedForms
import FormModels
import FormDefinitions
import FormImports
import Formline
import KeyScripts
import TerminalDriver
import TerminalModel

/// `formline record FILE --to SCRIPT.keys`
struct RecordCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run a form and write down the keystrokes as a script.",
    discussion: """
      The form sees what it sees when the script is played: a fixed user and time, no answers of this machine, none \
      of your key bindings, and of the environment only what --allow-env names. What is typed into a secret field is \
      written as a variable, never in clear. To record a run as it is, use 'formline run --record'.
      """)

  var file = FileOptions()
  var script = ""

  static var rows: [CommandRow<Self>] {
    FileOptions.rows("The form's definition.") { $1(&$0.file) }
    [
      .option("to", "The script to write.", value: "script", isRequired: true, completion: .file(extensions: ["keys"]))
      { $0.script = $1 }
    ]
  }

  func checkOptions() throws { try FormFile.checkHasName(file.path) }

  /// Records the form; writes the script also if the form is cancelled.
  @MainActor func perform() throws(CommandFailure) {
    let (definition, imported) = try file.file().form()
    try OutputFile.check(script, by: "--to")
    try OutputFile.checkWritable(script)
    CommandLineSecrets.protect(for: definition)
    let grants = file.granted.grants
    let variables = ProcessEnvironment.variables.filter { grants.variables.contains($0.key) }
    let environment = ScriptEnvironment(adding: variables.map { (name: $0.key, value: $0.value) })
    var configuration = environment.configuration
    configuration.inputs.files = PathNames.system.beside(file.path)
    configuration.inputs.sources.run = grants.commandRunner
    configuration.inputs.judges.whole = imported?.judge()
    let terminal: Terminal
    do throws(CommandFailure) {
      terminal = try .controlling(help: "use 'formline run --no-input' to take the defaults")
    } catch {
      throw error.namingUnanswered(of: definition, configuration.inputs, help: "")
    }
    let world = RecordedWorld(
      of: definition, at: nil, zone: nil, grants, environment: environment.variables, chosenLanguage: nil)
    let recording = Recording(
      of: definition, at: file.path, kind: file.source.kind, to: script, size: terminal.size, world: world,
      runCommand: configuration.inputs.sources.run
    ) { _ in definition }
    let drawn = DrawnForm(
      definition: definition, configuration: configuration, terminal: terminal, placement: .inline,
      capabilities: .from(environment: ProcessEnvironment.variables), inputrc: .none)
    let (form, complaint) = try recording.follow { () throws(CommandFailure) in
      try drawn.run(onStart: recording.start)
    }
    StandardError.report(form.warningsOfFailures)
    if let complaint { throw CommandFailure(.failure, complaint) }
  }
}
