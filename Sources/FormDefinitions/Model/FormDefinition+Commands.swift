extension FormDefinition {
  /// The first field that has a command run for its check, options or suggestions.
  package var firstFieldWithCommand: FieldDefinition? {
    fields.lazy.flatMap { [$0] + ($0.list?.fields ?? []) }.first { field in
      if field.text?.check != nil { return true }
      if case .command? = field.text?.suggestions { return true }
      if case .command? = field.choice?.options { return true }
      return false
    }
  }
}
