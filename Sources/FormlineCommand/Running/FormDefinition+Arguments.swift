import FormDefinitions

extension FormDefinition {
  /// Every command that a field has run for its check, suggestions or options, in form order: its name and arguments.
  var commandLines: [[String]] {
    fields.flatMap { [$0] + ($0.list?.fields ?? []) }.flatMap { field in
      var commands: [CommandDefinition] = []
      if let check = field.text?.check { commands.append(check.command) }
      if case .command(let command)? = field.text?.suggestions { commands.append(command) }
      if case .command(let command)? = field.choice?.options { commands.append(command) }
      return commands.map(\.arguments)
    }
  }
}
