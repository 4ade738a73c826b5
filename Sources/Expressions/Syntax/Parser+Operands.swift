extension Parser {
  /// An operand with the selections, subscripts and calls that follow it.
  mutating func member() -> SyntaxNode.ID {
    let start = current.range.lowerBound
    return suffixes(of: primary(), from: start)
  }

  mutating func suffixes(of operand: SyntaxNode.ID, from start: Int) -> SyntaxNode.ID {
    var operand = operand
    while true {
      if take(.dot) {
        operand = selection(of: operand, from: start)
      } else if take(.openBracket) {
        let key = expression()
        close(.closeBracket, opening: "[")
        operand = add(.index(operand, key: key), range(from: start), over: [operand, key])
      } else {
        return operand
      }
    }
  }

  /// What follows a dot: a field, a method call or a macro.
  private mutating func selection(of operand: SyntaxNode.ID, from start: Int) -> SyntaxNode.ID {
    let nameRange = current.range
    let name: String
    switch current.kind {
    case .identifier(let word), .reserved(let word), .quotedIdentifier(let word): name = word
    // Literal words are names after a dot.
    case .literal(.bool), .literal(.null), .symbol(.in): name = found
    default:
      report(.missingFieldName(found, at: current.range))
      return add(.invalid, range(from: start))
    }
    position += 1
    if isAt(.openParenthesis) { return call(name, at: nameRange, receiver: operand, from: start) }
    if let type = qualifiedType(operand, name) { return add(.constant(.type(type)), range(from: start)) }
    let node = add(.select(operand, field: name), range(from: start), over: [operand])
    nameRanges[node] = nameRange
    return node
  }

  /// `google.protobuf.Timestamp` and `google.protobuf.Duration` are names, not fields of a variable.
  private mutating func qualifiedType(_ operand: SyntaxNode.ID, _ name: String) -> ExpressionKind? {
    guard name == "Timestamp" || name == "Duration", case .select(let package, "protobuf") = nodes[operand],
      case .variable = nodes[package], source.text(in: ranges[package]) == "google"
    else { return nil }
    removeUse(at: ranges[package])
    return ExpressionKind(rawValue: "google.protobuf." + name)
  }

  private mutating func primary() -> SyntaxNode.ID {
    let token = current
    switch token.kind {
    case .identifier(let name):
      position += 1
      if isAt(.openParenthesis) { return call(name, at: token.range, receiver: nil, from: token.range.lowerBound) }
      return addName(name, at: token.range)
    case .literal(let value):
      position += 1
      return add(.constant(value), token.range)
    case .string(let literal):
      position += 1
      return add(.constant(.string(literal.text)), token.range)
    case .integer(let magnitude):
      position += 1
      guard let value = Int64(exactly: magnitude) else {
        diagnostics.append(.numberOutOfRange(source.text(in: token.range), .int, at: token.range))
        return add(.invalid, token.range)
      }
      return add(.constant(.int(value)), token.range)
    case .symbol(.openParenthesis):
      position += 1
      let inner = expression()
      close(.closeParenthesis, opening: "(")
      return inner
    case .symbol(.openBracket): return list()
    case .symbol(.openBrace): return map()
    case .symbol(.dot): return rootedName()
    case .invalid:
      position += 1
      return add(.invalid, token.range)
    case .reserved(let word):
      report(.reservedWord(word, at: token.range))
      position += 1
      if isAt(.openParenthesis) { recover() }
      return add(.invalid, token.range)
    case .quotedIdentifier, .symbol, .end:
      report(.missingOperand(found, after: previous, at: token.range))
      if case .quotedIdentifier = token.kind { position += 1 }
      return add(.invalid, token.range)
    }
  }

  /// `.name`: a name of the outermost scope, past the variables of macros.
  private mutating func rootedName() -> SyntaxNode.ID {
    let start = current.range.lowerBound
    position += 1
    guard case .identifier(let name) = current.kind else {
      report(.missingFieldName(found, at: current.range))
      return add(.invalid, range(from: start))
    }
    let nameRange = current.range
    position += 1
    if isAt(.openParenthesis) { return call(name, at: nameRange, receiver: nil, from: start) }
    let scope = locals
    locals = []
    defer { locals = scope }
    return addName(name, at: nameRange)
  }

  private mutating func list() -> SyntaxNode.ID {
    let start = current.range.lowerBound
    position += 1
    let elements = expressions(upTo: .closeBracket, opening: "[")
    return add(.list(elements), range(from: start), over: elements)
  }

  private mutating func map() -> SyntaxNode.ID {
    let start = current.range.lowerBound
    position += 1
    var keys: [SyntaxNode.ID] = []
    var values: [SyntaxNode.ID] = []
    while !isAt(.closeBrace), current.kind != .end {
      let entry = position
      keys.append(expression())
      if take(.colon) {
        values.append(expression())
      } else {
        report(.missingMapColon(found, at: current.range))
        recover()
        values.append(add(.invalid, current.range))
      }
      guard take(.comma), position > entry else { break }
    }
    close(.closeBrace, opening: "{")
    return add(.map(keys: keys, values: values), range(from: start), over: keys + values)
  }

  /// Expressions between commas up to a closing bracket, which is taken; a comma may follow the last.
  mutating func expressions(upTo closing: Token.Symbol, opening: String) -> [SyntaxNode.ID] {
    var elements: [SyntaxNode.ID] = []
    while !isAt(closing), current.kind != .end {
      let element = position
      elements.append(expression())
      guard take(.comma), position > element else { break }
    }
    close(closing, opening: opening)
    return elements
  }

  mutating func close(_ symbol: Token.Symbol, opening: String) {
    if take(symbol) { return }
    report(.missingClosing(symbol, opening: opening, found: found, at: current.range))
    repeat {
      if isAt(.comma) || isAt(.colon) || isAt(.question) || isAt(.and) || isAt(.or) { position += 1 }
      recover()
    } while isAt(.comma) || isAt(.colon) || isAt(.question) || isAt(.and) || isAt(.or)
    _ = take(symbol)
  }
}
