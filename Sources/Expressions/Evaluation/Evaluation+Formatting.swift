internal import Values

extension Evaluation {
  /// `'%s has %d'.format([name, count])` of the strings extension: `%s`, `%d`, `%f` with a precision, `%x`,
  /// `%X`, `%o`, `%b`, `%%`. Nil when the values are no text and list.
  mutating func formatting(
    _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard values.count == 2, case .string(let template) = values[0], case .list(let arguments) = values[1] else {
      return nil
    }
    var formatted = ""
    var remaining = arguments[...]
    var scalars = template.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar != "%" {
        formatted.unicodeScalars.append(scalar)
        continue
      }
      let precision = precision(&scalars)
      guard let verb = scalars.popFirst() else { throw error(.formatting("'%' at the end of the format"), node) }
      if verb == "%" {
        formatted += "%"
        continue
      }
      guard let argument = remaining.popFirst() else {
        throw error(.formatting("the format asks for more values than the list has"), node)
      }
      guard let text = text(of: argument, verb, precision) else {
        try charge(0, node)
        throw error(.formatting("'%\(verb)' does not format \(argument.kind.shortName)"), node)
      }
      try charge(1 + text.utf8.count / Evaluation.bytesPerStep, node)
      formatted += text
    }
    try charge(formatted.utf8.count / Evaluation.bytesPerStep, node)
    return .string(formatted)
  }

  /// `.2`, at most 30 digits.
  private func precision(_ scalars: inout Substring.UnicodeScalarView) -> Int? {
    guard scalars.first == "." else { return nil }
    scalars.removeFirst()
    var digits = 0
    while let digit = scalars.first, ("0"..."9").contains(digit) {
      digits = min(digits * 10 + Int(digit.value) - 48, 30)
      scalars.removeFirst()
    }
    return digits
  }

  private mutating func text(of value: ExpressionValue, _ verb: Unicode.Scalar, _ precision: Int?) -> String? {
    switch (verb, value) {
    case ("s", _): plainText(value)
    case ("d", .int(let number)): String(number)
    case ("d", .uint(let number)): String(number)
    case ("f", .double(let number)): number.fixedText(digits: precision ?? 6)
    case ("f", .int(let number)): Double(number).fixedText(digits: precision ?? 6)
    case ("f", .uint(let number)): Double(number).fixedText(digits: precision ?? 6)
    case ("x", .int(let number)): String(number, radix: 16)
    case ("x", .uint(let number)): String(number, radix: 16)
    case ("X", .int(let number)): String(number, radix: 16, uppercase: true)
    case ("X", .uint(let number)): String(number, radix: 16, uppercase: true)
    case ("o", .int(let number)): String(number, radix: 8)
    case ("o", .uint(let number)): String(number, radix: 8)
    case ("b", .int(let number)): String(number, radix: 2)
    case ("b", .uint(let number)): String(number, radix: 2)
    case ("b", .bool(let holds)): holds ? "1" : "0"
    default: nil
    }
  }

  /// Any value as `%s` writes it.
  private mutating func plainText(_ value: ExpressionValue) -> String? {
    steps -= 1
    if steps < 0 { return nil }
    switch value {
    case .null: return "null"
    case .bool(let holds): return holds ? "true" : "false"
    case .int(let number): return String(number)
    case .uint(let number): return String(number)
    case .double(let number): return number.shortText
    case .string(let text): return text
    case .bytes(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .timestamp(let instant): return instant.description
    case .duration(let span): return span.secondsText
    case .type(let kind): return kind.rawValue
    case .list(let elements):
      var parts: [String] = []
      for element in elements {
        guard let part = plainText(element) else { return nil }
        parts.append(part)
      }
      return "[\(parts.joined(separator: ", "))]"
    case .map(let map):
      var parts: [String] = []
      for (key, value) in zip(map.keys, map.values) {
        guard let name = plainText(key), let part = plainText(value) else { return nil }
        parts.append("\(name): \(part)")
      }
      return "{\(parts.joined(separator: ", "))}"
    }
  }
}
