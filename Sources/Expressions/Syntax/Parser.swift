/// Parses tokens into a tree by precedence climbing, reporting every mistake once and continuing.
struct Parser {
  let source: String
  let tokens: [Token]
  var position = 0
  var diagnostics: [ExpressionDiagnostic]
  private(set) var nodes: [SyntaxNode] = []
  private(set) var ranges: [Range<Int>] = []
  var nameRanges: [SyntaxNode.ID: Range<Int>] = [:]
  /// The height of each node's subtree.
  private var heights: [Int] = []
  private var variables: [SyntaxTree.Variable] = []
  private var placesOfVariables: [String: Int] = [:]
  private var nesting = 0
  /// Names of the macro variables in scope, outermost first.
  var locals: [String] = []
  var localCount = 0
  /// The token of the last report; further mistakes there are likely consequences.
  private var lastReported = -1

  static let deepestNesting = 64

  /// The functions beyond the standard ones.
  let library: ExpressionLibrary

  init(_ source: String, _ library: ExpressionLibrary = .standard) {
    self.source = source
    self.library = library
    var lexer = Lexer(source)
    tokens = lexer.tokens()
    diagnostics = lexer.diagnostics
  }

  mutating func parse() -> (SyntaxTree, [ExpressionDiagnostic]) {
    let root = expression()
    while current.kind != .end {
      report(.unexpected(found, after: previous, at: current.range))
      position += 1
      if current.kind != .end { _ = expression() }
    }
    let tree = SyntaxTree(
      source: source, nodes: nodes, ranges: ranges, nameRanges: nameRanges, root: root, variables: variables,
      localCount: localCount)
    return (tree, diagnostics.inSourceOrder)
  }

  var current: Token { tokens[position] }

  /// The source text of the current token; empty at the end.
  var found: String { source.text(in: current.range) }

  var previous: String? { position > 0 ? source.text(in: tokens[position - 1].range) : nil }

  func isAt(_ symbol: Token.Symbol) -> Bool { current.kind == .symbol(symbol) }

  mutating func take(_ symbol: Token.Symbol) -> Bool {
    guard isAt(symbol) else { return false }
    position += 1
    return true
  }

  mutating func report(_ diagnostic: ExpressionDiagnostic) {
    // The lexer has reported the invalid token, and this mistake may be its consequence.
    let isAfterInvalid = position > 0 && tokens[position - 1].kind == .invalid
    if lastReported == position || current.kind == .invalid || isAfterInvalid { return }
    lastReported = position
    diagnostics.append(diagnostic)
  }

  mutating func add(_ node: SyntaxNode, _ range: Range<Int>, over parts: [SyntaxNode.ID] = []) -> SyntaxNode.ID {
    var height = 1
    for part in parts { height = max(height, heights[part] + 1) }
    if height > SyntaxTree.deepest {
      report(.chainTooLong(at: range))
      return add(.invalid, range)
    }
    nodes.append(node)
    ranges.append(range)
    heights.append(height)
    return nodes.count - 1
  }

  mutating func addName(_ name: String, at range: Range<Int>) -> SyntaxNode.ID {
    if let local = locals.lastIndex(of: name) { return add(.local(local), range) }
    if let known = placesOfVariables[name] { return add(.variable(known), range) }
    placesOfVariables[name] = variables.count
    variables.append(SyntaxTree.Variable(name: name, type: ExpressionKind(named: name)))
    return add(.variable(variables.count - 1), range)
  }

  /// Removes the last use of a name that is part of a longer one.
  mutating func removeUse(_ node: SyntaxNode.ID) {
    nodes[node] = .invalid
    let last = variables.count - 1
    let isUsed = nodes.contains { if case .variable(last) = $0 { true } else { false } }
    if !isUsed { placesOfVariables[variables.removeLast().name] = nil }
  }

  func range(from start: Int) -> Range<Int> {
    let end = position > 0 ? tokens[position - 1].range.upperBound : 0
    return start..<max(start, end)
  }

  /// Runs `read` one nesting level deeper; at the limit, reports that and skips to the end.
  mutating func nested(_ read: (inout Parser) -> SyntaxNode.ID) -> SyntaxNode.ID {
    nesting += 1
    defer { nesting -= 1 }
    if nesting <= Parser.deepestNesting { return read(&self) }
    report(.nestedTooDeeply(at: current.range))
    let place = current.range
    position = tokens.count - 1
    lastReported = position
    return add(.invalid, place)
  }
}

extension Parser {
  /// A whole expression: `condition ? a : b`, or an operator of higher precedence.
  mutating func expression() -> SyntaxNode.ID { nested { $0.conditional() } }

  /// A chain of `a ? b : c ? d : e`, parsed without recursion, so that its length is not limited by the depth.
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

  /// Relations (1), sums (2) and products (3), all left-associative.
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

  /// Skips to a comma, a closing bracket or the end, skipping balanced brackets.
  mutating func recover() {
    var open = 0
    while true {
      switch current.kind {
      case .end: return
      case .symbol(.openParenthesis), .symbol(.openBracket), .symbol(.openBrace): open += 1
      case .symbol(.closeParenthesis), .symbol(.closeBracket), .symbol(.closeBrace):
        if open == 0 { return }
        open -= 1
      case .symbol(.comma), .symbol(.colon), .symbol(.and), .symbol(.or), .symbol(.question): if open == 0 { return }
      default: break
      }
      position += 1
    }
  }
}
