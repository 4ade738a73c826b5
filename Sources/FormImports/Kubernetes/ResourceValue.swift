internal import Expressions
internal import FormDefinitions
internal import TerminalModel
internal import Values

/// A value of a custom resource as rules see it (kubernetes/apiserver, `pkg/cel/common`).
enum ResourceValue {
  static func expression(_ value: AnswerValue, _ schema: StructuralSchema?, isRoot: Bool = false) -> ExpressionValue {
    guard let schema else { return value.expressionValue }
    switch value {
    case .object(let members):
      var entries: [(key: ExpressionValue, value: ExpressionValue)] = []
      for member in members {
        // Null is absent to `has`.
        if member.value == .null { continue }
        if let inner = schema.property(member.name) {
          guard let name = escaped(member.name) else { continue }
          if isRoot, member.name == "metadata" {
            let visible = (member.value.members ?? []).filter { ["name", "generateName"].contains($0.name) }
            let object = AnswerValue.object(visible.map { AnswerValue.Member($0.name, $0.value) })
            entries.append((.string(name), object.expressionValue))
          } else {
            entries.append((.string(name), expression(member.value, inner)))
          }
        } else if let inner = schema.additional {
          entries.append((.string(member.name), expression(member.value, inner)))
        } else if schema.type == nil || (schema.properties.isEmpty && schema.preservesUnknown) {
          // Where nothing is declared, what is preserved is a value of any type.
          entries.append((.string(member.name), member.value.expressionValue))
        }
      }
      return .map(ExpressionMap(entries))
    case .list(let items):
      let items = items.map { expression($0, schema.items) }
      guard let keys = schema.identifyingKeys else { return .list(items) }
      return .library(.list(AssociativeList(items, keys: keys.isEmpty ? nil : keys)))
    case .string(let text): return self.text(text, schema.node["format"]?.text)
    case .integer(let number) where schema.type == "number": return .double(Double(number))
    default: return value.expressionValue
    }
  }

  private static func text(_ text: String, _ format: String?) -> ExpressionValue {
    switch format {
    case "date", "date-time", "datetime":
      (Instant(rfc3339: text) ?? Instant(rfc3339: text + "T00:00:00Z")).map { .timestamp($0) } ?? .string(text)
    case "duration": Duration(parsing: text).map { .duration($0) } ?? .string(text)
    case "byte": bytes(ofBase64: text).map { .bytes($0) } ?? .string(text)
    default: .string(text)
    }
  }

  /// The bytes of a text in base64 (RFC 4648, section 4); nil for anything else.
  static func bytes(ofBase64 text: String) -> [UInt8]? {
    let padding = UInt8(ascii: "=")
    var digits = Array(text.utf8.filter { $0 != 0x0A && $0 != 0x0D })
    guard digits.count.isMultiple(of: 4) else { return nil }
    while digits.last == padding, digits.count % 4 != 2 { digits.removeLast() }
    return digits.contains(padding) ? nil : Base64.decoded(digits[...])
  }

  /// The type of the values of a schema (kubernetes/apiserver, `pkg/cel/common/schemas.go`); any where it may differ.
  static func type(
    of node: DefinitionNode, properties: [(name: String, schema: StructuralSchema)], items: StructuralSchema?,
    additional: StructuralSchema?, isRoot: Bool
  ) -> ExpressionType {
    switch node["type"]?.text {
    case "object" where properties.isEmpty:
      return additional.map { .map(key: .string, value: $0.expressionType) } ?? .any
    case "object":
      var fields: [String: ExpressionType] = [:]
      for (name, schema) in properties { escaped(name).map { fields[$0] = schema.expressionType } }
      if isRoot { fields["metadata"] = .record(["name": .string, "generateName": .string]) }
      return .record(fields)
    case "array": return .list(of: items?.expressionType ?? .any)
    case "string":
      return ["date", "date-time", "datetime", "duration", "byte"].contains(node["format"]?.text) ? .any : .string
    case "integer": return .int
    case "number": return .double
    case "boolean": return .bool
    default: return .any
    }
  }

  /// The words that are reserved in expressions.
  private static let reserved: Set = [
    "true", "false", "null", "in", "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let",
    "loop", "package", "namespace", "return", "var", "void", "while",
  ]

  /// A property's name as rules write it; nil for one that they cannot reach.
  static func escaped(_ name: String) -> String? {
    if reserved.contains(name) { return "__\(name)__" }
    // What most names are made of; a definition has thousands.
    let (letters, digits) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"))
    let isPlain = name.utf8.allSatisfy { letters ~= $0 | 0x20 || digits ~= $0 }
    if isPlain, let first = name.utf8.first, !(digits ~= first) { return name }
    var escaped = ""
    var rest = name[...]
    while let first = rest.first {
      if rest.hasPrefix("__") {
        escaped += "__underscores__"
        rest = rest.dropFirst(2)
        continue
      }
      switch first {
      case ".": escaped += "__dot__"
      case "-": escaped += "__dash__"
      case "/": escaped += "__slash__"
      case "_": escaped += "_"
      default:
        guard first.isASCII, first.isLetter || first.isNumber else { return nil }
        escaped.append(first)
      }
      rest = rest.dropFirst()
    }
    return escaped.first.map { $0.isNumber } ?? true ? nil : escaped
  }
}

/// The formats of texts that a server checks (kubernetes/kube-openapi, `pkg/validation/strfmt`).
enum ResourceFormat {
  /// True for a text of a format, and for formats that are not checked.
  @Sendable static func accepts(_ text: String, _ format: String) -> Bool {
    switch format {
    case "date": (try? CalendarDate(parsing: text)) != nil
    case "date-time", "datetime": Instant(rfc3339: text) != nil
    case "duration": Duration(parsing: text) != nil
    case "byte": ResourceValue.bytes(ofBase64: text) != nil
    case "ipv4", "ipv6", "uuid", "email", "hostname": TextFormat(rawValue: format)?.accepts(text) ?? true
    case "uri": text.hasPrefix("/") || TextFormat.uri.accepts(text)
    case "cidr": isCIDR(text)
    case "mac": (try? Pattern(parsing: "^([0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}$"))?.matchesAnywhere(in: text) ?? false
    default: true
    }
  }

  private static func isCIDR(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let bits = Int(parts[1]), "\(bits)" == parts[1] else { return false }
    return TextFormat.ipv4.accepts(parts[0]) && (0...32).contains(bits)
      || TextFormat.ipv6.accepts(parts[0]) && (0...128).contains(bits)
  }
}
