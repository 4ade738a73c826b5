nonisolated extension JSONValue {
  /// Whether `found` is what a script states here: equal, or, for a text that is just `$NAME`, equal to the content of
  /// that variable. Scripts state secret answers so.
  package func matches(_ found: JSONValue, environment: (String) -> String?) -> Bool {
    if self == found { return true }
    switch (self, found) {
    case (.string(let text), .string(let content)):
      guard text.first == "$", let value = environment(String(text.dropFirst())) else { return false }
      return value.utf8.elementsEqual(content.utf8)
    case (.string(let text), .number), (.string(let text), .bool):
      return text.first == "$" && environment(String(text.dropFirst())) == "\(found)"
    case (.array(let expected), .array(let elements)):
      return expected.count == elements.count
        && zip(expected, elements).allSatisfy { $0.matches($1, environment: environment) }
    case (.object(let expected), .object(let members)):
      return expected.count == members.count
        && expected.allSatisfy { member in
          found[member.name].map { member.value.matches($0, environment: environment) } ?? false
        }
    default: return false
    }
  }
}
