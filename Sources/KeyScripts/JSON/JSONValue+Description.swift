import FormDefinitions

nonisolated extension JSONValue: CustomStringConvertible {
  /// The value on one line, as JSON: `{"name": "Ada", "seats": 3}`. Characters that a terminal would act on are
  /// written as `\u` escapes.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let value): JSONText.writeQuoted(value, to: &text, isPlain: VisibleText.isPlain)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += ", " }
        JSONText.writeQuoted(member.name, to: &text, isPlain: VisibleText.isPlain)
        text += ": "
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}
