internal import Values

/// The functions of the strings extension that create text.
extension Evaluation {
  mutating func rewriting(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .string(let text) = values.first else { return nil }
    // Charges for a result of the same length; splitting and replacing charge for what they add.
    try make(text.utf8.count, node)
    switch (function, values.count) {
    case (.lowerAscii, 1): return .string(text.mappingASCII(UInt8(ascii: "A")...UInt8(ascii: "Z")))
    case (.upperAscii, 1): return .string(text.mappingASCII(UInt8(ascii: "a")...UInt8(ascii: "z")))
    case (.trim, 1): return .string(String(text.unicodeScalars.trimming(while: \.properties.isWhitespace)))
    case (.reverse, 1): return .string(String(String.UnicodeScalarView(text.unicodeScalars.reversed())))
    case (.split, 2...3): return try splitting(text, values, node)
    case (.replace, 3...4): return try replacing(text, values, node)
    default: return nil
    }
  }

  private mutating func splitting(
    _ text: String, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .string(let separator) = values[1], let limit = limit(values, at: 2) else { return nil }
    if limit == 0 { return .list([]) }
    let search = try textSearch(for: separator, in: text, node)
    let ends = separator.isEmpty ? Array(search.boundaries.dropFirst().dropLast()) : []
    var parts: [ExpressionValue] = []
    var start = 0
    // An empty separator splits the text into scalars.
    var cuts = ends.makeIterator()
    while parts.count < limit - 1, let cut = separator.isEmpty ? cuts.next() : search.next(from: start) {
      try charge(1, node)
      try make(elements: 1, node)
      parts.append(.string(search.string(start..<cut)))
      start = cut + search.part.count
    }
    if !separator.isEmpty || !text.isEmpty { parts.append(.string(search.string(start..<search.text.count))) }
    return .list(parts)
  }

  private mutating func replacing(
    _ text: String, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .string(let old) = values[1], case .string(let new) = values[2], let limit = limit(values, at: 3) else {
      return nil
    }
    let search = try textSearch(for: old, in: text, node)
    let boundaries = old.isEmpty ? search.boundaries : []
    var replaced: [UInt8] = []
    var start = 0
    var count = 0
    while count < limit, let place = old.isEmpty ? boundaries.element(count) : search.next(from: start) {
      try charge(1, node)
      try make(new.utf8.count, node)
      replaced += search.text[start..<place]
      replaced += new.utf8
      start = place + search.part.count
      count += 1
    }
    replaced += search.text[start...]
    return .string(String(decoding: replaced, as: UTF8.self))
  }

  mutating func joining(
    _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .list(let elements) = values.first, values.count <= 2 else { return nil }
    var separator = ""
    if values.count == 2 {
      guard case .string(let given) = values[1] else { return nil }
      separator = given
    }
    var joined = ""
    for (position, element) in elements.enumerated() {
      guard case .string(let text) = element else { return nil }
      try charge(1, node)
      try make(text.utf8.count + separator.utf8.count, node)
      if position > 0 { joined += separator }
      joined += text
    }
    return .string(joined)
  }

  /// An optional count: no limit if it is missing or negative. nil if the value is no int.
  private func limit(_ values: [ExpressionValue], at position: Int) -> Int? {
    guard values.count > position else { return .max }
    guard case .int(let limit) = values[position] else { return nil }
    return limit < 0 ? .max : Int(limit)
  }
}

extension Array {
  fileprivate func element(_ position: Int) -> Element? { position < count ? self[position] : nil }
}

extension String {
  /// Flips the case of the ASCII letters in a range.
  fileprivate func mappingASCII(_ letters: ClosedRange<UInt8>) -> String {
    String(decoding: utf8.map { letters.contains($0) ? $0 ^ 32 : $0 }, as: UTF8.self)
  }
}

extension Evaluation {
  /// `'%s has %d'.format([name, count])` of the strings extension: `%s`, `%d`, `%f` with a precision, `%x`, `%X`, `%o`,
  /// `%b`, `%%`. Nil if the values are not a text and a list.
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
      guard let text = try text(of: argument, verb, precision, node) else {
        throw error(.formatting("'%\(verb)' does not format \(argument.kind.shortName)"), node)
      }
      try charge(1, node)
      try make(text.utf8.count, node)
      formatted += text
    }
    try make(template.utf8.count, node)
    return .string(formatted)
  }

  /// Parses `.2`, at most 30 digits.
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

  private mutating func text(
    of value: ExpressionValue, _ verb: Unicode.Scalar, _ precision: Int?, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> String? {
    switch (verb, value) {
    case ("s", _): try plainText(value, node)
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

  /// Any value as formatted by `%s`; each text is charged for at every level that copies it.
  private mutating func plainText(
    _ value: ExpressionValue, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> String {
    try charge(1, node)
    switch value {
    case .null: return "null"
    case .string(let text): return text
    case .bytes(let bytes):
      try make(bytes.count, node)
      return String(decoding: bytes, as: UTF8.self)
    case .type(let kind): return kind.rawValue
    case .library(.list(let list)): return try plainText(.list(list.items), node)
    case .optional, .library: return value.kind.shortName
    case .bool, .int, .uint, .double, .timestamp, .duration: return value.plainText ?? ""
    case .list(let elements):
      var text = "["
      for element in elements { try append(plainText(element, node), to: &text, node) }
      return text + "]"
    case .map(let map):
      var text = "{"
      for (key, value) in zip(map.keys, map.values) {
        try append(plainText(key, node), to: &text, node)
        text += ": "
        let value = try plainText(value, node)
        try make(value.utf8.count, node)
        text += value
      }
      return text + "}"
    }
  }

  /// Appends an element and the separator before it.
  private mutating func append(
    _ element: String, to text: inout String, _ node: SyntaxNode.ID
  ) throws(EvaluationError) {
    try make(element.utf8.count + 4, node)
    if text.utf8.count > 1 { text += ", " }
    text += element
  }
}
