import ArgumentParser

/// Options that give answers before anybody is asked.
struct AnswerOptions: ParsableArguments {
  @Option(
    name: .customLong("answers"),
    help: ArgumentHelp(
      "Prefill from a JSON or YAML object; '-' is standard input. May repeat, later files win.", valueName: "file"),
    completion: .file(extensions: ["json", "yaml", "yml"]))
  var files: [String] = []

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Prefill one field; wins over --answers. May repeat.", valueName: "id=value"))
  var assignments: [String] = []

  /// Whether any answer is given.
  var isEmpty: Bool { files.isEmpty && assignments.isEmpty }

  func validate() throws {
    for assignment in assignments where !assignment.contains("=") {
      throw ValidationError("The value '\(assignment)' for '--set' is not of the form ID=VALUE.")
    }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once: '--answers -' is given twice.")
    }
  }
}
