import ArgumentParser
import FormDefinitions
import FormTesting
import TerminalDriver

/// `formline record FILE --to SCRIPT.keys`
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Run a form and write down the keystrokes as a script.",
    discussion: """
      The form sees what it sees when the script is played: a fixed user and time, no answers of this machine, and \
      none of your key bindings. What is typed into a secret field is written as a variable, never in clear.
      """)

  @Argument(help: "The form's definition.", completion: .file(extensions: ["yaml", "yml", "json"]))
  var file: String

  @Option(
    name: .customLong("to"), help: ArgumentHelp("The script to write.", valueName: "script"),
    completion: .file(extensions: ["keys"]))
  var script: String

  @OptionGroup var reading: DefinitionOptions

  func run() throws {
    let definition = try FormFile(file, options: reading.reading).definition(colored: StandardError.isColored())
    try AnswerSink.checkWritable(script)
    try MainActor.assumeIsolated { try Recording(definition: definition, file: file, script: script).run() }
  }
}
