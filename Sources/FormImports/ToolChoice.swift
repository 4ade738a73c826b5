package import FormDefinitions
internal import Values
internal import Wording

/// A form that asks for a subcommand.
package struct ToolChoice: Sendable {
  package let reading: DefinitionReading
  package let definitionText: String
  private let subcommands: [ToolDescription]

  /// - Parameter commands: The command, followed by the subcommands chosen so far.
  package init(
    _ commands: [ToolDescription], in file: ForeignFile, at root: DefinitionNode, options: ReadingOptions
  ) {
    let command = commands[commands.count - 1]
    subcommands = command.subcommands
    let choices = subcommands.map { inner in
      root.object([
        "value": inner.name, "label": DefinitionText.literal(inner.name),
        "description": inner.summary.isEmpty ? nil : DefinitionText.literal(inner.summary),
      ])
    }
    let field = root.object([
      "id": "command", "type": "select", "label": Message.toolCommand.text(in: options.displayLanguage),
      "options": choices, "default": command.defaultSubcommand, "required": true,
    ])
    let tree = root.object([
      "formline": 1, "title": DefinitionText.literal(commands.map(\.name).joined(separator: " ")),
      "description": command.summary.isEmpty ? nil : DefinitionText.literal(command.summary), "fields": [field],
    ])
    reading = file.reading(of: tree, options: options)
    definitionText = tree.definitionText
  }

  package func subcommand(of answers: FieldAnswers) -> ToolDescription? {
    let name = answers.first { $0.id == "command" }?.value.text
    return subcommands.first { $0.name == name }
  }
}
