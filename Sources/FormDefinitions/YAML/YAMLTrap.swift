/// Hints for scalars that YAML 1.1 resolved differently from YAML 1.2.
enum YAMLTrap {
  /// A hint if `scalar` looks like a YAML 1.1 boolean.
  static func booleanHint(_ scalar: YAMLScalar) -> String? {
    guard scalar.style == .plain else { return nil }
    switch scalar.text.lowercased() {
    case "yes", "on", "y": return "in YAML 1.2 '\(scalar.text)' is text; write true"
    case "no", "off", "n": return "in YAML 1.2 '\(scalar.text)' is text; write false"
    default: return nil
    }
  }

  /// A hint if `scalar` looks like a YAML 1.1 number.
  static func numberHint(_ scalar: YAMLScalar) -> String? {
    guard scalar.style == .plain, let first = scalar.text.utf8.first, YAMLNumber.isDigit(first) else { return nil }
    let text = scalar.text
    if text.utf8.allSatisfy({ YAMLNumber.isDigit($0) || $0 == UInt8(ascii: ":") }), text.contains(":") {
      return "in YAML 1.2 '\(text)' is text, not a number in base 60"
    }
    if text.utf8.allSatisfy({ YAMLNumber.isDigit($0) || $0 == UInt8(ascii: "_") }), text.contains("_") {
      return "in YAML 1.2 '\(text)' is text; write \(text.filter { $0 != "_" })"
    }
    if text.hasPrefix("0b"), text.utf8.count > 2, text.utf8.dropFirst(2).allSatisfy({ $0 == 0x30 || $0 == 0x31 }),
      let value = Int64(text.dropFirst(2), radix: 2)
    {
      return "YAML 1.2 has no binary numbers; write \(value)"
    }
    return nil
  }

  /// The decimal value of a plain scalar with a leading zero (`0777`), which YAML 1.1 read as octal.
  static func octalLookalike(_ scalar: YAMLScalar) -> Int64? {
    let text = scalar.text
    guard scalar.style == .plain, text.utf8.count > 1, text.utf8.first == UInt8(ascii: "0"),
      text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "7") }), let value = Int64(text), value > 7
    else { return nil }
    return value
  }

  /// A hint for a field's type, if `scalar` is such a value.
  static func hint(_ scalar: YAMLScalar, for type: FieldType) -> String? {
    switch type {
    case .boolean: booleanHint(scalar)
    case .integer, .number: numberHint(scalar)
    default: nil
    }
  }
}
