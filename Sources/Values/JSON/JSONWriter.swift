extension JSONValue: CustomStringConvertible {
  /// The white space in a JSON text.
  package enum Layout {
    /// No white space at all.
    case compact
    /// One line, with a space after commas and colons.
    case spaced
    /// Several lines, indented by two spaces; empty arrays and objects, and arrays of scalars, are on one line.
    case indented
  }

  /// The characters that are escaped beyond those that must be.
  package enum Escapes {
    /// Control characters, and the line separators that JavaScript does not allow in strings.
    case standard
    /// Also invisible characters and those that reorder text, except for the joiners of emoji.
    case invisible

    fileprivate func include(_ scalar: Unicode.Scalar) -> Bool {
      switch (self, scalar.value) {
      case (_, 0x20...0x7E): false
      case (_, 0..<0x20), (_, 0x7F...0x9F), (_, 0x2028...0x2029): true
      case (.standard, 0xFEFF), (.standard, 0xFFFE...0xFFFF): true
      case (.standard, _), (.invisible, 0x200D), (.invisible, 0xFE0E...0xFE0F): false
      case (.invisible, 0xFFF9...0xFFFB): true
      case (.invisible, _): scalar.properties.isDefaultIgnorableCodePoint
      }
    }
  }

  /// The value as JSON (RFC 8259).
  package func text(_ layout: Layout, escaping escapes: Escapes = .standard) -> String {
    var writer = JSONWriter(layout: layout, escapes: escapes)
    writer.write(self)
    return writer.text
  }

  /// The value as JSON on one line, safe to print: characters that would affect a terminal are escaped.
  public var description: String { text(.spaced, escaping: .invisible) }
}

private struct JSONWriter {
  let layout: JSONValue.Layout
  let escapes: JSONValue.Escapes
  var text = ""
  private var depth = 0

  init(layout: JSONValue.Layout, escapes: JSONValue.Escapes) {
    self.layout = layout
    self.escapes = escapes
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let value): write(value)
    case .array(let elements):
      let isOnOneLine = elements.allSatisfy { !$0.isCollection }
      write(elements, between: ("[", "]"), isOnOneLine: isOnOneLine) { $0.write($1) }
    case .object(let members):
      write(members, between: ("{", "}"), isOnOneLine: members.isEmpty) { writer, member in
        writer.write(member.name)
        writer.text += writer.layout == .compact ? ":" : ": "
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], between brackets: (String, String), isOnOneLine: Bool,
    _ writeItem: (inout JSONWriter, Item) -> Void
  ) {
    let isIndented = layout == .indented && !isOnOneLine
    text += brackets.0
    depth += 1
    for (index, item) in items.enumerated() {
      if index > 0 { text += layout == .spaced || (layout == .indented && isOnOneLine) ? ", " : "," }
      if isIndented { beginLine() }
      writeItem(&self, item)
    }
    depth -= 1
    if isIndented { beginLine() }
    text += brackets.1
  }

  private mutating func beginLine() { text += "\n" + String(repeating: "  ", count: depth) }

  private mutating func write(_ string: String) {
    // Most texts need no escapes.
    if string.utf8.allSatisfy({ 0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
      text += "\""
      text += string
      text += "\""
      return
    }
    let escaped = string.escaped { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\u{8}": "\\b"
      case "\u{C}": "\\f"
      // Beyond U+FFFF, as a surrogate pair.
      case _ where escapes.include(scalar):
        UTF16.encode(scalar)?.map { "\\u" + String($0, radix: 16).padded(to: 4) }.joined()
      default: nil
      }
    }
    text += "\"\(escaped)\""
  }
}

extension JSONValue {
  /// True for an array or an object.
  package var isCollection: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}
