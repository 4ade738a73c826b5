import ArgumentParser
import TerminalDriver

/// `formline fuzz FILE`
struct FuzzCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Type into a form at random, and write down what breaks it as scripts.",
    discussion: """
      What counts: the form crashes or does not come to rest; focus is on a field that does not exist; the screen is \
      not what a full redraw gives; submitted answers break the form's own rules. Each finding is cut to a short script \
      FORM-fuzz-SEED-N.keys, which 'formline test --strict' plays.

      Exit status: 0 nothing was found, 1 something was, 64 wrong usage, 65 the definition is wrong, 66 it cannot be read.
      """)

  @Argument(help: "The form's definition.", completion: .file(extensions: ["yaml", "yml", "json"]))
  var file: String

  @OptionGroup var reading: DefinitionOptions

  @Option(help: "How long to type.")
  var seconds = 30

  @Option(help: "Where the random numbers begin; by default another place every time.")
  var seed: UInt64?

  @Option(help: ArgumentHelp("End after so many scripts.", valueName: "n"))
  var scripts: Int?

  @Option(name: .customLong("to"), help: ArgumentHelp("The folder for scripts.", valueName: "folder"))
  var folder = "."

  @Flag(help: "Let the definition run the commands it names, in sandboxes.")
  var allowCommands = false

  @Option(help: ArgumentHelp("How many scripts are played at once; by default one on each processor.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("How long one script may take, such as 10s.", valueName: "duration"))
  var timeLimit = TimeLimit(.seconds(10))

  func validate() throws {
    if !(1...86_400).contains(seconds) { throw ValidationError("'--seconds' is from 1 to 86400.") }
    if let scripts, scripts < 1 { throw ValidationError("'--scripts' is at least 1.") }
    if let jobs, !(1...1000).contains(jobs) { throw ValidationError("'--jobs' is from 1 to 1000.") }
  }

  func run() throws {
    let definition = try FormFile(file, options: reading.reading).definition(colored: StandardError.isColored())
    let seed = seed ?? UInt64(bitPattern: MonotonicClock.now) % 1_000_000
    try MainActor.assumeIsolated { try FuzzRun(self, definition: definition, seed: seed).perform() }
  }
}
