extension PatternParser {
  /// `[a-z\d]`, `[^…]`, `[[:alpha:]]`; a closing bracket right after the opening one is literal.
  mutating func bracketExpression() throws(PatternError) -> PatternNode {
    let start = position
    position += 1
    var set = ScalarSet()
    set.isNegated = take("^")
    var isFirst = true
    while true {
      guard let scalar = next else { throw .unclosedBracket(at: range(from: start, to: start + 1)) }
      if scalar == "]" && !isFirst { break }
      isFirst = false
      try bracketItem(into: &set)
    }
    position += 1
    return node(for: set)
  }

  private mutating func bracketItem(into set: inout ScalarSet) throws(PatternError) {
    let start = position
    if let named = try posixClass() {
      set.insert(named)
      return
    }
    if take("\\") {
      if let shorthand = try setEscape(from: start) {
        set.insert(shorthand)
        return
      }
      position = start
    }
    let low = try bracketScalar()
    guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
      set.insert(low...low)
      return
    }
    position += 1
    let high = try bracketScalar()
    if high < low { throw .rangeOrder(at: range(from: start, to: position)) }
    set.insert(low...high)
  }

  private mutating func bracketScalar() throws(PatternError) -> UInt32 {
    let start = position
    guard let scalar = next else { throw .unclosedBracket(at: range(from: start, to: start)) }
    position += 1
    if scalar != "\\" { return scalar.value }
    if take("b") { return 8 }
    if let shorthand = next, "dDwWsSpP".unicodeScalars.contains(shorthand) {
      throw .rangeOfSet(at: range(from: start, to: position + 1))
    }
    return try scalarEscape(from: start)
  }

  private mutating func posixClass() throws(PatternError) -> ScalarSet? {
    guard looking(at: "[:") else { return nil }
    let start = position
    var end = position + 2
    while end < scalars.count, scalars[end] != ":" && scalars[end] != "]" { end += 1 }
    guard end + 1 < scalars.count, scalars[end] == ":", scalars[end + 1] == "]" else { return nil }
    var name = String(String.UnicodeScalarView(scalars[(start + 2)..<end]))
    position = end + 2
    let isNegated = name.hasPrefix("^")
    if isNegated { name.removeFirst() }
    guard var set = ScalarSet.posix(name) else {
      throw .unknownPosixClass(name, at: range(from: start, to: position))
    }
    set.isNegated = isNegated
    return set
  }
}
