extension Evaluation {
  /// Calls a function; a method's receiver is the first of the values.
  mutating func call(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID, _ operands: [SyntaxNode.ID]
  ) throws(EvaluationError) -> ExpressionValue {
    let result: ExpressionValue? =
      switch function {
      case .size where values.count == 1: try size(values[0], node)
      case .startsWith, .endsWith, .contains: try comparison(function, values, node)
      case .matches: try dynamicMatch(values, node)
      case .int, .uint, .double, .string, .bool, .bytes, .timestamp, .duration:
        values.count == 1 ? try conversion(function, values[0], node) : nil
      case .dyn where values.count == 1: values[0]
      case .type where values.count == 1: .type(values[0].kind)
      case .getFullYear, .getMonth, .getDate, .getDayOfMonth, .getDayOfWeek, .getDayOfYear, .getHours, .getMinutes,
        .getSeconds, .getMilliseconds:
        try timeComponent(function, values, node)
      case .split, .join, .lowerAscii, .upperAscii, .trim, .replace, .reverse: try rewriting(function, values, node)
      case .substring, .indexOf, .lastIndexOf, .charAt: try position(function, values, node)
      case .format: try formatting(values, node)
      case .size, .dyn, .type: nil
      }
    guard let result else { throw failure(node, function.rawValue, operands, values) }
    return result
  }

  mutating func match(
    _ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ value: ExpressionValue, _ pattern: Pattern
  ) throws(EvaluationError) -> ExpressionValue {
    guard case .string(let text) = value else { throw failure(node, "matches", [operand], [value]) }
    try charge(cost(of: pattern, in: text), node)
    return .bool(pattern.matchesAnywhere(in: text))
  }

  private mutating func dynamicMatch(
    _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard values.count == 2, case .string(let text) = values[0], case .string(let source) = values[1] else {
      return nil
    }
    try charge(1 + source.utf8.count, node)
    do throws(PatternError) {
      let pattern = try Pattern(parsing: source)
      try? charge(cost(of: pattern, in: text), node)
      if steps < 0 { throw PatternError("", at: 0..<0) }
      return .bool(pattern.matchesAnywhere(in: text))
    } catch {
      throw self.error(steps < 0 ? .tooManySteps : .invalidPattern, node)
    }
  }

  private func cost(of pattern: Pattern, in text: String) -> Int {
    1 + (pattern.program.count + 4) * text.utf8.count / Evaluation.bytesPerStep
  }

  private mutating func size(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError)
    -> ExpressionValue?
  {
    switch value {
    case .string(let text):
      try charge(text.utf8.count / Evaluation.bytesPerStep, node)
      return .int(Int64(text.unicodeScalars.count))
    case .bytes(let bytes): return .int(Int64(bytes.count))
    case .list(let list): return .int(Int64(list.count))
    case .map(let map): return .int(Int64(map.count))
    default: return nil
    }
  }

  private mutating func comparison(
    _ function: Function, _ values: [ExpressionValue], _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> ExpressionValue? {
    guard values.count == 2, case .string(let text) = values[0], case .string(let part) = values[1] else { return nil }
    try charge(part.utf8.count / Evaluation.bytesPerStep, node)
    switch function {
    case .startsWith: return .bool(text.utf8.starts(with: part.utf8))
    case .endsWith: return .bool(text.utf8.reversed().starts(with: part.utf8.reversed()))
    default:
      let search = try textSearch(for: part, in: text, node)
      return .bool(search.next(from: 0) != nil)
    }
  }

  /// A search whose cost is paid: no more than the product of both lengths, far less as a rule.
  mutating func textSearch(
    for part: String, in text: String, _ node: SyntaxNode.ID
  ) throws(EvaluationError) -> TextSearch {
    let search = TextSearch(for: part, in: text)
    let partCost = min(part.utf8.count, text.utf8.count) / 16 + 1
    try charge(1 + text.utf8.count * partCost / Evaluation.bytesPerStep, node)
    return search
  }
}
