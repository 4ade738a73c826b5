package import FormDefinitions
internal import Values
internal import Wording

/// A form that asks for a subcommand.
package struct ToolChoice: Sendable {
  package let reading: DefinitionReading
  /// The form as definition text.
  package let definitionText: String
  private let subcommands: [ToolDescription]

  /// - Parameter commands: The command, followed by the subcommands chosen so far.
  package init(
    _ commands: [ToolDescription], in file: ForeignFile, at root: DefinitionNode, options: ReadingOptions
  ) {
    let command = commands[commands.count - 1]
    subcommands = command.subcommands
    let language = options.language.flatMap(DisplayLanguage.init) ?? .english
    let choices = subcommands.map { inner in
      root.object([
        "value": root.text(inner.name), "label": root.text(DefinitionText.literal(inner.name)),
        "description": inner.summary.isEmpty ? nil : root.text(DefinitionText.literal(inner.summary)),
      ])
    }
    let field = root.object([
      "id": root.text("command"), "type": root.text("select"),
      "label": root.text(ToolPhrase.command.text(in: language)), "options": root.list(choices),
      "default": command.defaultSubcommand.map { root.text($0) }, "required": root.flag(true),
    ])
    let tree = root.object([
      "formline": root.number(1),
      "title": root.text(DefinitionText.literal(commands.map(\.name).joined(separator: " "))),
      "description": command.summary.isEmpty ? nil : root.text(DefinitionText.literal(command.summary)),
      "fields": root.list([field]),
    ])
    reading = file.reading(of: tree, options: options)
    definitionText = tree.definitionText
  }

  package func subcommand(of answers: [(id: String, value: AnswerValue)]) -> ToolDescription? {
    let name = answers.first { $0.id == "command" }?.value.text
    return subcommands.first { $0.name == name }
  }
}
