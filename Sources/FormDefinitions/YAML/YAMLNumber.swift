/// The number formats of the core schema of YAML 1.2.2 (section 10.3.2).
enum YAMLNumber {
  /// The number that `text` represents, else the text itself.
  static func resolve(_ text: String) -> AnswerValue {
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

  /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`, `.inf`, `.nan`; integers beyond 64 bits are
  /// rounded.
  static func number(_ text: String) -> Double? {
    switch text {
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
    case "-.inf", "-.Inf", "-.INF": return -.infinity
    case ".nan", ".NaN", ".NAN": return .nan
    default: break
    }
    // `Double` itself also takes words and hexadecimal digits.
    return text.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) } ? Double(text) : nil
  }

  private static func digits(_ text: Substring, radix: Int) -> Int64? {
    guard let first = text.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "+") else { return nil }
    return Int64(text, radix: radix)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

/// Plain scalars that YAML 1.1 resolves differently from 1.2 (type repository: "bool", "int", "float").
enum YAMLVersion11 {
  /// nil if both versions agree.
  static func resolve(_ text: String) -> AnswerValue? {
    switch text {
    case "yes", "Yes", "YES", "on", "On", "ON": return .bool(true)
    case "no", "No", "NO", "off", "Off", "OFF": return .bool(false)
    default: break
    }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    var rest = text.utf8[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard let first = rest.first, digits.contains(first), rest.count > 1 else { return nil }
    // Octal starts with a bare 0 in version 1.1; the `0o` of version 1.2 is text.
    if rest.starts(with: "0o".utf8) { return .string(text) }
    let plain = rest.filter { $0 != UInt8(ascii: "_") }
    let body = String(decoding: plain, as: UTF8.self)
    func number(_ digits: some StringProtocol, radix: Int) -> AnswerValue? {
      Int64((isNegative ? "-" : "") + digits, radix: radix).map { .integer($0) }
    }
    if body.hasPrefix("0b") { return number(body.dropFirst(2), radix: 2) }
    if body.hasPrefix("0x") { return number(body.dropFirst(2), radix: 16) }
    if body.contains(":") { return sixties(body).map { isNegative ? .integer(-$0) : .integer($0) } }
    if first == UInt8(ascii: "0"), plain.allSatisfy(digits.contains) { return number(body, radix: 8) ?? .string(text) }
    guard plain.count < rest.count else { return nil }
    return YAMLNumber.resolve((isNegative ? "-" : "") + body)
  }

  /// Sexagesimal integers such as `1:30` and `190:20:30`: the first part has no leading zero, the others are below 60.
  private static func sixties(_ text: String) -> Int64? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].first != "0" else { return nil }
    var value: Int64 = 0
    for (index, part) in parts.enumerated() {
      guard part.utf8.count <= (index == 0 ? 9 : 2), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int64(part), index == 0 || number < 60
      else { return nil }
      let (product, overflow) = value.multipliedReportingOverflow(by: 60)
      guard !overflow else { return nil }
      value = product + number
    }
    return value
  }
}
