extension PatternParser {
  /// Applies the quantifier that follows a part, if there is one.
  mutating func quantified(_ part: PatternNode, from start: Int) throws(PatternError) -> PatternNode {
    let quantifierStart = position
    guard let (minimum, maximum) = try quantifier() else { return part }
    _ = take("?")
    let following = position
    if try quantifier() != nil {
      throw .stackedQuantifiers(at: range(from: quantifierStart, to: position))
    }
    position = following
    let node = PatternNode.repeated(part, minimum: minimum, maximum: maximum)
    if node.size > PatternParser.largestProgram { throw .tooLarge(at: range(from: start, to: position)) }
    return node
  }

  private mutating func quantifier() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    return try repetitionCounts()
  }

  /// `{2}`, `{2,}` or `{2,5}`; anything else that begins with a brace is literal text, and nothing is read.
  mutating func repetitionCounts() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
    let start = position
    guard take("{"), let minimum = count() else {
      position = start
      return nil
    }
    var maximum: Int? = minimum
    if take(",") { maximum = count() }
    guard take("}") else {
      position = start
      return nil
    }
    let place = range(from: start, to: position)
    if max(minimum, maximum ?? 0) > PatternParser.mostRepetitions { throw .tooManyRepetitions(at: place) }
    if let maximum, maximum < minimum { throw .repetitionOrder(at: place) }
    return (minimum, maximum)
  }

  private mutating func count() -> Int? {
    var value: Int?
    while let digit = next.flatMap({ ("0"..."9").contains($0) ? Int($0.value) - 48 : nil }) {
      value = min((value ?? 0) * 10 + digit, 1_000_000)
      position += 1
    }
    return value
  }
}
