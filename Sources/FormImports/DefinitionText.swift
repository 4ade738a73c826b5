/// Texts of others in a definition.
package enum DefinitionText {
  /// A text that is shown as it is, though definitions may emphasise parts of theirs.
  package static func literal(_ text: String) -> String {
    text.reduce(into: "") { literal, character in
      if character == "*" || character == "`" || character == "\\" { literal.append("\\") }
      literal.append(character)
    }
  }
}
