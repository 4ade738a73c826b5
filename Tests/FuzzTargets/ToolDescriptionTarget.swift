import FormDefinitions
import FormImports

extension FuzzTarget {
  /// How a command may describe itself, or a spec describe it.
  package static let toolDescription = FuzzTarget(
    "tool-description", usual: 400,
    dictionary: [
      "name: ", "flags:\n", "persistentflags:\n", "commands:\n  - ", "completion:\n", "  positional: [[a, b]]\n",
      "  --to=: Where\n", "  -v, --verbose*: More\n", "  --level?: How\n", "  --token=: Secret\n",
      "  --token-stdin: Read it\n",
      "description: ", "$files", "$directories", "\"serializationVersion\":0", "\"commandName\":\"a\"",
      "\"arguments\":[",
      "\"kind\":\"option\"", "\"isOptional\":true", "\"defaultValue\":\"-1\"", "{", "}", "[", "]", "\u{0}",
      "\u{1B}[31m",
    ]
  ) { input in
    let file = ForeignFile(input, path: "deploy.yaml")
    guard let description = ToolDescription(file), let root = file.root, !file.hasErrors else {
      return file.diagnostics.isEmpty ? "it was refused without a word" : nil
    }
    var commands = [description]
    while let next = commands[commands.count - 1].subcommands.first { commands.append(next) }
    for isRun in [true, false] {
      let form = ToolForm(commands, given: [], in: file, at: root, options: ReadingOptions(), isRun: isRun)
      let line = form.commandLine(["deploy"], answers: [])
      guard line.words.first?.text == "deploy" else { return "the command is another" }
      guard line.variables.isEmpty, line.input == nil else { return "something is passed on that nobody answered" }
      guard form.reading.isUsable else { continue }
      let again = DefinitionReader.read(Array(form.definitionText.utf8), path: "f.yaml") { _ in
        .failure(ResourceError(reason: "no such file"))
      }
      if let mistake = again.diagnostics.first(where: { $0.severity == .error }) {
        return "its form cannot be read again: \(mistake.message)"
      }
    }
    return nil
  }
}
