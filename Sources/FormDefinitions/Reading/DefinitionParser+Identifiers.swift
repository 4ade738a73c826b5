/// Ids.
extension DefinitionParser {
  /// Names that mean something else in an expression: variables of our own, literals, operators and macros (CEL
  /// specification, "Syntax" and "Macros").
  static let reservedIDs: Set<String> = [
    "self", "focus", "env", "today", "now", "true", "false", "null", "in", "as", "break", "const", "continue", "else",
    "for", "function", "if", "import", "let", "loop", "package", "namespace", "return", "var", "void", "while",
  ]

  /// An id: ASCII letters, digits and `_`, not beginning with a digit.
  mutating func parseID(_ pair: YAMLPair) -> String? {
    guard let id = text(pair) else { return nil }
    guard !id.isEmpty else { return nil }
    let isWord = id.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isWord, let first = id.utf8.first, first > UInt8(ascii: "9") else {
      report(.badID(id), at: pair.value.range)
      return nil
    }
    guard !Self.reservedIDs.contains(id) else {
      report(.reservedID(id), at: pair.value.range)
      return id
    }
    return id
  }
}
