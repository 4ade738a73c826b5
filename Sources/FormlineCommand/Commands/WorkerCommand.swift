import ArgumentParser
import FormTesting

/// `formline script-worker FOLDER`: not for people; what `formline test` starts to play scripts.
struct WorkerCommand: ParsableCommand {
  static let name = "script-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Play the scripts that are named on standard input.", shouldDisplay: false)

  @Argument(help: "Where the sandboxes are made.")
  var folder: String

  @OptionGroup var reading: DefinitionOptions

  @Flag(help: "Write the screens of Snapshot lines anew.")
  var update = false

  @Flag(help: "Let the definitions run the commands they name.")
  var allowCommands = false

  @Flag(help: "Check what must hold of every form.")
  var strict = false

  @Flag(help: "Let a script be over when its form is.")
  var endWithForm = false

  func run() throws {
    try MainActor.assumeIsolated {
      try ScriptWorker(
        folder: folder, snapshotMode: update ? .update : .compare, allowsCommands: allowCommands,
        readable: reading.reading.files, isStrict: strict, endsWithForm: endWithForm
      ).run()
    }
  }
}
