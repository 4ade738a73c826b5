/// Where a field's suggestions come from, beside those of its content type.
package enum SuggestionsSource: Sendable {
  case list([String])
  /// The lines of a file in the definition's folder, read at load.
  case lines(LinesFile)
  /// The lines a command prints; needs `--allow-commands`.
  case command(CommandDefinition)
  /// What was answered before.
  case history
}
