/// A scalar as written, resolved by the core schema of YAML 1.2.2 (section 10.3.2).
struct YAMLScalar: Sendable {
  enum Style: Sendable { case plain, singleQuoted, doubleQuoted, block }

  /// The content, unescaped and unfolded.
  var text: String
  var style: Style
  /// Null, a boolean, a number or a string.
  var resolved: AnswerValue

  /// Resolves a plain scalar; any other is a string.
  init(text: String, style: Style) {
    self.text = text
    self.style = style
    resolved = style == .plain ? Self.resolve(text) : .string(text)
  }

  /// A scalar with an explicit core tag (`!!str 5`); nil if the text does not fit the tag.
  init?(text: String, style: Style, tag: String) {
    let resolved = Self.resolve(text)
    switch (tag, resolved) {
    case ("!", _), ("tag:yaml.org,2002:str", _): self.resolved = .string(text)
    case ("tag:yaml.org,2002:null", .null), ("tag:yaml.org,2002:bool", .bool), ("tag:yaml.org,2002:int", .integer),
      ("tag:yaml.org,2002:float", .number):
      self.resolved = resolved
    case ("tag:yaml.org,2002:float", .integer(let value)): self.resolved = .number(Double(value))
    default: return nil
    }
    self.text = text
    self.style = style
  }

  /// The core schema, in which `no`, `on`, `1:20` and `2026-01-01` are strings.
  static func resolve(_ text: String) -> AnswerValue {
    guard let first = text.utf8.first else { return .null }
    switch first {
    case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "~"):
      if text == "null" || text == "~" || text == "Null" || text == "NULL" { return .null }
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      if text == "true" || text == "True" || text == "TRUE" { return .bool(true) }
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      if text == "false" || text == "False" || text == "FALSE" { return .bool(false) }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return YAMLNumber.resolve(text)
    default: break
    }
    return .string(text)
  }
}
