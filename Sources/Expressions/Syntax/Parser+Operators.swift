extension Parser {
  /// A whole expression: `condition ? a : b`, or what is above it in precedence.
  mutating func expression() -> SyntaxNode.ID {
    nested { $0.conditional() }
  }

  /// A chain of `a ? b : c ? d : e`, read without recursion: its length is no nesting.
  private mutating func conditional() -> SyntaxNode.ID {
    var branches: [(condition: SyntaxNode.ID, then: SyntaxNode.ID)] = []
    var last = disjunction()
    while isAt(.question) {
      let question = current.range
      position += 1
      let then = expression()
      branches.append((last, then))
      guard take(.colon) else {
        report(.missingColon(found, question: question, at: current.range))
        recover()
        last = add(.invalid, current.range)
        break
      }
      last = disjunction()
    }
    for (condition, then) in branches.reversed() {
      let range = ranges[condition].lowerBound..<max(ranges[last].upperBound, ranges[then].upperBound)
      last = add(.conditional(condition, then: then, otherwise: last), range, over: [condition, then, last])
    }
    return last
  }

  private mutating func disjunction() -> SyntaxNode.ID {
    let first = conjunction()
    guard isAt(.or) else { return first }
    var operands = [first]
    while take(.or) { operands.append(conjunction()) }
    return add(.or(operands), range(from: ranges[first].lowerBound), over: operands)
  }

  private mutating func conjunction() -> SyntaxNode.ID {
    let first = binary(weakest: 1)
    guard isAt(.and) else { return first }
    var operands = [first]
    while take(.and) { operands.append(binary(weakest: 1)) }
    return add(.and(operands), range(from: ranges[first].lowerBound), over: operands)
  }

  /// Relations (1), sums (2) and products (3), all grouping to the left.
  private mutating func binary(weakest: Int) -> SyntaxNode.ID {
    var left = unary()
    while let (operation, strength) = binaryOperator, strength >= weakest {
      position += 1
      let right = strength == 3 ? unary() : binary(weakest: strength + 1)
      left = add(.binary(operation, left, right), range(from: ranges[left].lowerBound), over: [left, right])
    }
    return left
  }

  private var binaryOperator: (BinaryOperator, strength: Int)? {
    guard case .symbol(let symbol) = current.kind, let operation = BinaryOperator(rawValue: symbol.rawValue) else {
      return nil
    }
    switch operation {
    case .add, .subtract: return (operation, 2)
    case .multiply, .divide, .remainder: return (operation, 3)
    default: return (operation, 1)
    }
  }

  private mutating func unary() -> SyntaxNode.ID {
    let start = current.range.lowerBound
    if take(.not) {
      return nested { parser in
        let operand = parser.unary()
        return parser.add(.not(operand), parser.range(from: start), over: [operand])
      }
    }
    guard isAt(.minus) else { return member() }
    position += 1
    if case .integer(let magnitude) = current.kind, magnitude == Int64.min.magnitude {
      position += 1
      return suffixes(of: add(.constant(.int(.min)), range(from: start)), from: start)
    }
    return nested { parser in
      let operand = parser.unary()
      let range = parser.range(from: start)
      switch parser.nodes[operand] {
      case .constant(.int(let value)) where value != .min: return parser.add(.constant(.int(-value)), range)
      case .constant(.double(let value)): return parser.add(.constant(.double(-value)), range)
      default: return parser.add(.negate(operand), range, over: [operand])
      }
    }
  }

  /// Skips to where reading can go on: a comma, a closing bracket or the end, brackets in between being balanced.
  mutating func recover() {
    var open = 0
    while true {
      switch current.kind {
      case .end: return
      case .symbol(.openParenthesis), .symbol(.openBracket), .symbol(.openBrace): open += 1
      case .symbol(.closeParenthesis), .symbol(.closeBracket), .symbol(.closeBrace):
        if open == 0 { return }
        open -= 1
      case .symbol(.comma), .symbol(.colon), .symbol(.and), .symbol(.or), .symbol(.question):
        if open == 0 { return }
      default: break
      }
      position += 1
    }
  }
}
