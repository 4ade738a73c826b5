/// The functions of the strings extension that count positions, in Unicode scalars.
extension Evaluation {
  mutating func position(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .string(let text) = values.first else { return nil }
    switch (function, values.count) {
    case (.charAt, 2): return try character(text, values[1], node)
    case (.substring, 2...3): return try substring(text, values, node)
    case (.indexOf, 2...3), (.lastIndexOf, 2...3): return try index(function, text, values, node)
    default: return nil
    }
  }

  private mutating func character(
    _ text: String, _ value: ExpressionValue, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .int(let position) = value else { return nil }
    try charge(text.utf8.count / Evaluation.bytesPerStep, node)
    let scalars = text.unicodeScalars
    guard position >= 0, position <= text.utf8.count,
      let index = scalars.index(scalars.startIndex, offsetBy: Int(position), limitedBy: scalars.endIndex)
    else { throw error(.position(function: "charAt"), node) }
    return .string(index == scalars.endIndex ? "" : String(scalars[index]))
  }

  private mutating func substring(
    _ text: String, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .int(let start) = values[1] else { return nil }
    try charge(text.utf8.count / Evaluation.bytesPerStep, node)
    let scalars = text.unicodeScalars
    let count = Int64(scalars.count)
    var end = count
    if values.count == 3 {
      guard case .int(let given) = values[2] else { return nil }
      end = given
    }
    guard 0 <= start, start <= end, end <= count else { throw error(.position(function: "substring"), node) }
    return .string(String(String.UnicodeScalarView(scalars.dropFirst(Int(start)).prefix(Int(end - start)))))
  }

  private mutating func index(
    _ function: Function, _ text: String, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard case .string(let part) = values[1] else { return nil }
    let search = try textSearch(for: part, in: text, node)
    let boundaries = search.boundaries
    var start: Int?
    if values.count == 3 {
      guard case .int(let given) = values[2] else { return nil }
      guard given >= 0, given < boundaries.count else { throw error(.position(function: function.rawValue), node) }
      start = boundaries[Int(given)]
    }
    let found = function == .indexOf ? search.next(from: start ?? 0) : search.last(from: start ?? .max)
    return .int(found.flatMap { offset in boundaries.firstIndex(of: offset) }.map(Int64.init) ?? -1)
  }
}
