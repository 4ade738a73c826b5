/// Number forms of the core schema of YAML 1.2.2 (section 10.3.2).
enum YAMLNumber {
  /// A number if `text` has one of the forms, else the text itself.
  static func resolve(_ text: String) -> YAMLScalar.Resolved {
    if let value = integer(text) { return .integer(value) }
    if let value = number(text) { return .number(value) }
    return .string(text)
  }

  /// `[-+]?[0-9]+`, `0o[0-7]+` or `0x[0-9a-fA-F]+` within 64 bits.
  static func integer(_ text: String) -> Int64? {
    if text.hasPrefix("0x") { return digits(text.dropFirst(2), radix: 16) }
    if text.hasPrefix("0o") { return digits(text.dropFirst(2), radix: 8) }
    return Int64(text)
  }

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, `.inf`, `.nan`; larger integers than 64 bits
  /// are rounded.
  static func number(_ text: String) -> Double? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    case ".nan", ".NaN", ".NAN": return .nan
    default: break
    }
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = dropDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      fraction = dropDigits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
      guard dropDigits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    return Double(text)
  }

  private static func digits(_ text: Substring, radix: Int) -> Int64? {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else { return nil }
    return Int64(text, radix: radix)
  }

  private static func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
    var count = 0
    while let byte = rest.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      rest = rest.dropFirst()
      count += 1
    }
    return count
  }
}
