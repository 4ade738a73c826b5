internal import Values

/// The functions of the strings extension that make new texts.
extension Evaluation {
  mutating func rewriting(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    if function == .join { return try joining(values, node) }
    guard case .string(let text) = values.first else { return nil }
    try charge(text.utf8.count / Evaluation.bytesPerStep, node)
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
    // Without a separator the text falls into its scalars.
    var cuts = ends.makeIterator()
    while parts.count < limit - 1, let cut = separator.isEmpty ? cuts.next() : search.next(from: start) {
      try charge(1, node)
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
    let cost = 1 + new.utf8.count / Evaluation.bytesPerStep
    let boundaries = old.isEmpty ? search.boundaries : []
    var replaced: [UInt8] = []
    var start = 0
    var count = 0
    while count < limit, let place = old.isEmpty ? boundaries.element(count) : search.next(from: start) {
      try charge(cost, node)
      replaced += search.text[start..<place]
      replaced += new.utf8
      start = place + search.part.count
      count += 1
    }
    replaced += search.text[start...]
    return .string(String(decoding: replaced, as: UTF8.self))
  }

  private mutating func joining(
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
      try charge(1 + (text.utf8.count + separator.utf8.count) / Evaluation.bytesPerStep, node)
      if position > 0 { joined += separator }
      joined += text
    }
    return .string(joined)
  }

  /// An optional count: without it, or negative, there is no limit. Nil when the value is no int.
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
