import ArgumentParser
import FormDefinitions

/// Options that say how the answers are written, and where.
struct OutputOptions: ParsableArguments {
  @Option(name: .customLong("output"), help: "How the answers are written.")
  var format = AnswerFormat.json

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Write the answers to this file, readable only by you, instead of standard output.", valueName: "file"),
    completion: .file())
  var path: String?
}

nonisolated extension AnswerFormat: ExpressibleByArgument {}
