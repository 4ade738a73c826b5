internal import Values
import ViewTree

/// Stored values as readable text, in a simple subset of TOML 1.0 with one value on each line; other lines are kept, and
/// so is a comment behind a value.
///
///     name = "Ada"
///     seats = 5
nonisolated struct SettingsText {
  private enum Line {
    /// The tail is a comment with the blanks before it, or empty.
    case value(key: String, StoredValue, tail: String)
    case other(String)
  }

  private var lines: [Line] = []

  init(_ text: String = "") {
    var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if rows.last == "" { rows.removeLast() }
    lines = rows.map { row in
      var scanner = SettingsScanner(row)
      return scanner.scanLine().map { .value(key: $0.key, $0.value, tail: $0.tail) } ?? .other(row)
    }
  }

  /// The value of a key; if there are several, the last.
  subscript(key: String) -> StoredValue? {
    get {
      for case .value(key, let value, _) in lines.reversed() { return value }
      return nil
    }
    set {
      let place = lines.firstIndex { if case .value(key, _, _) = $0 { true } else { false } }
      let tail = if let place, case .value(_, _, let tail) = lines[place] { tail } else { "" }
      lines.removeAll { if case .value(key, _, _) = $0 { true } else { false } }
      guard let newValue else { return }
      lines.insert(.value(key: key, newValue, tail: tail), at: place ?? lines.endIndex)
    }
  }

  var text: String {
    lines.map { line in
      switch line {
      case .value(let key, let value, let tail): "\(Self.text(ofKey: key)) = \(Self.text(of: value))\(tail)\n"
      case .other(let row): row + "\n"
      }
    }.joined()
  }

  private static func text(ofKey key: String) -> String {
    let isBare = !key.isEmpty && key.utf8.allSatisfy(SettingsScanner.isBareKeyByte)
    return isBare ? key : quoted(key)
  }

  private static func text(of value: StoredValue) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): value.isNaN ? "nan" : value.isInfinite ? (value < 0 ? "-inf" : "inf") : "\(value)"
    case .text(let value): quoted(value)
    }
  }

  /// A basic string; invisible characters are escaped.
  private static func quoted(_ text: String) -> String {
    let escaped = text.escaped { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": "\\u" + String(scalar.value, radix: 16).padded(to: 4)
      default: nil
      }
    }
    return "\"\(escaped)\""
  }
}

/// Reads one line of settings.
nonisolated struct SettingsScanner {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) { rest = line.unicodeScalars[...] }

  static func isBareKeyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The key, the value, and a comment with the blanks before it; nil for a line without a value.
  mutating func scanLine() -> (key: String, value: StoredValue, tail: String)? {
    skipBlanks()
    guard let key = scanKey() else { return nil }
    skipBlanks()
    guard take("=") else { return nil }
    skipBlanks()
    guard let value = scanValue() else { return nil }
    let tail = String(rest)
    skipBlanks()
    return rest.isEmpty ? (key, value, "") : rest.first == "#" ? (key, value, tail) : nil
  }

  private mutating func scanKey() -> String? {
    if rest.first == "\"" { return scanQuoted() }
    let key = takeWhile { $0.isASCII && Self.isBareKeyByte(UInt8($0.value)) }
    return key.isEmpty ? nil : key
  }

  private mutating func scanValue() -> StoredValue? {
    if rest.first == "\"" { return scanQuoted().map { .text($0) } }
    let word = takeWhile { $0 != " " && $0 != "\t" && $0 != "#" }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let integer = Int(word) { return .integer(integer) }
    return word.isEmpty ? nil : Double(word).map { .number($0) }
  }

  private mutating func scanQuoted() -> String? {
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = scanEscape() else { return nil }
        text.append(escaped)
      default: text.append(scalar)
      }
    }
    return nil
  }

  private mutating func scanEscape() -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "\"": return "\""
    case "\\": return "\\"
    case "u": return scanHexadecimal(digits: 4)
    case "U": return scanHexadecimal(digits: 8)
    default: return nil
    }
  }

  private mutating func scanHexadecimal(digits: Int) -> Unicode.Scalar? {
    let text = String(rest.prefix(digits))
    guard text.unicodeScalars.count == digits, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else {
      return nil
    }
    rest.removeFirst(digits)
    return Unicode.Scalar(value)
  }

  private mutating func skipBlanks() { _ = takeWhile { $0 == " " || $0 == "\t" } }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeWhile(_ condition: (Unicode.Scalar) -> Bool) -> String {
    let taken = rest.prefix(while: condition)
    rest = rest[taken.endIndex...]
    return String(taken)
  }
}
