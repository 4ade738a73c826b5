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

    package func include(_ scalar: Unicode.Scalar) -> Bool {
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
    String(decoding: bytes(layout, escaping: escapes), as: UTF8.self)
  }

  /// The value as JSON in UTF-8.
  package func bytes(_ layout: Layout, escaping escapes: Escapes = .standard) -> [UInt8] {
    var writer = JSONWriter(layout: layout, escaping: escapes)
    writer.write(self)
    return writer.bytes
  }

  /// The value as JSON on one line, safe to print: characters that would affect a terminal are escaped.
  public var description: String { text(.spaced, escaping: .invisible) }
}

/// Writes JSON (RFC 8259) in UTF-8.
package struct JSONWriter {
  private let layout: JSONValue.Layout
  private let escapes: JSONValue.Escapes
  package private(set) var bytes: [UInt8] = []
  private var depth = 0

  package init(layout: JSONValue.Layout, escaping escapes: JSONValue.Escapes = .standard) {
    self.layout = layout
    self.escapes = escapes
    bytes.reserveCapacity(512)
  }

  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .bool(let value): add(value ? "true" : "false")
    case .number(let number): add(number.text)
    case .string(let value): write(value)
    case .array(let elements):
      let isOnOneLine = elements.allSatisfy { !$0.isCollection }
      write(elements.count, between: ("[", "]"), isOnOneLine: isOnOneLine) { $0.write(elements[$1]) }
    case .object(let members):
      write(members.count, between: ("{", "}"), isOnOneLine: members.isEmpty) { writer, index in
        writer.write(members[index].name)
        writer.bytes.append(UInt8(ascii: ":"))
        if writer.layout != .compact { writer.bytes.append(UInt8(ascii: " ")) }
        writer.write(members[index].value)
      }
    }
  }

  package mutating func write(_ number: Int64) { add(String(number)) }

  /// Writes an array of scalars, each with a call of `writeItem`.
  package mutating func writeArray(count: Int, _ writeItem: (inout JSONWriter, Int) -> Void) {
    write(count, between: ("[", "]"), isOnOneLine: true, writeItem)
  }

  private mutating func write(
    _ count: Int, between brackets: (Unicode.Scalar, Unicode.Scalar), isOnOneLine: Bool,
    _ writeItem: (inout JSONWriter, Int) -> Void
  ) {
    let isIndented = layout == .indented && !isOnOneLine
    bytes.append(UInt8(ascii: brackets.0))
    depth += 1
    for index in 0..<count {
      if index > 0 {
        bytes.append(UInt8(ascii: ","))
        if layout == .spaced || (layout == .indented && isOnOneLine) { bytes.append(UInt8(ascii: " ")) }
      }
      if isIndented { beginLine() }
      writeItem(&self, index)
    }
    depth -= 1
    if isIndented { beginLine() }
    bytes.append(UInt8(ascii: brackets.1))
  }

  private mutating func beginLine() { add("\n" + String(repeating: "  ", count: depth)) }

  package mutating func write(_ string: String) {
    var string = string
    let isPlain = string.withUTF8 { bytes in
      bytes.allSatisfy { 0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
    bytes.append(UInt8(ascii: "\""))
    add(isPlain ? string : escaped(string))
    bytes.append(UInt8(ascii: "\""))
  }

  private func escaped(_ string: String) -> String {
    string.escaped { scalar in
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
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
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
