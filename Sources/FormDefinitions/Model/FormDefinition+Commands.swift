extension FormDefinition {
  /// The first field, in the rows of lists too, that has a command run: for its options, its suggestions or its check.
  package var firstFieldWithCommand: FieldDefinition? { Self.firstWithCommand(in: fields) }

  private static func firstWithCommand(in fields: [FieldDefinition]) -> FieldDefinition? {
    for field in fields {
      if field.hasCommand { return field }
      if let inner = field.list.flatMap({ firstWithCommand(in: $0.fields) }) { return inner }
    }
    return nil
  }
}

extension FieldDefinition {
  private var hasCommandForChoices: Bool {
    if case .command? = text?.suggestions { return true }
    if case .command? = choice?.options { return true }
    return false
  }

  fileprivate var hasCommand: Bool { text?.check != nil || hasCommandForChoices }
}
