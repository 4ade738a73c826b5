extension Parser {
  /// An operand followed by selections, subscripts and calls.
  mutating func member() -> SyntaxNode.ID {
    let start = current.range.lowerBound
    return suffixes(of: primary(), from: start)
  }

  mutating func suffixes(of operand: SyntaxNode.ID, from start: Int) -> SyntaxNode.ID {
    var operand = operand
    while true {
      if take(.dot) {
        if library == .kubernetes, take(.question) {
          operand = optionalSelection(of: operand, from: start)
        } else {
          operand = selection(of: operand, from: start)
        }
      } else if take(.openBracket) {
        if library == .kubernetes, take(.question) {
          let key = expression()
          close(.closeBracket, opening: "[")
          operand = add(.libraryCall(.optionalSelect, [operand, key]), range(from: start), over: [operand, key])
          continue
        }
        let key = expression()
        close(.closeBracket, opening: "[")
        operand = add(.index(operand, key: key), range(from: start), over: [operand, key])
      } else {
        return operand
      }
    }
  }

  /// Parses after `.?`: a field that may be absent.
  private mutating func optionalSelection(of operand: SyntaxNode.ID, from start: Int) -> SyntaxNode.ID {
    let place = current.range
    switch current.kind {
    case .identifier(let word), .reserved(let word), .quotedIdentifier(let word):
      position += 1
      let name = add(.constant(.string(word)), place)
      return add(.libraryCall(.optionalSelect, [operand, name]), range(from: start), over: [operand, name])
    default:
      report(.missingFieldName(found, at: place))
      return add(.invalid, range(from: start))
    }
  }

  /// Parses after a dot: a field, a method call or a macro.
  private mutating func selection(of operand: SyntaxNode.ID, from start: Int) -> SyntaxNode.ID {
    let nameRange = current.range
    let name: String
    switch current.kind {
    case .identifier(let word), .reserved(let word), .quotedIdentifier(let word): name = word
    // After a dot, keywords of literals are names.
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

  /// `google.protobuf.Timestamp` and `google.protobuf.Duration` are names of types, not fields of a variable.
  private mutating func qualifiedType(_ operand: SyntaxNode.ID, _ name: String) -> ExpressionKind? {
    guard name == "Timestamp" || name == "Duration", case .select(let package, "protobuf") = nodes[operand],
      case .variable = nodes[package], source.text(in: ranges[package]) == "google"
    else { return nil }
    removeUse(package)
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

  /// `.name`: a name in the outermost scope, ignoring variables of macros.
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

  /// Comma-separated expressions up to and including the closing bracket; a trailing comma is allowed.
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

extension Parser {
  /// A call, starting at its opening parenthesis: a macro, or a function with its arguments.
  mutating func call(_ name: String, at nameRange: Range<Int>, receiver: SyntaxNode.ID?, from start: Int)
    -> SyntaxNode.ID
  {
    position += 1
    if name == "has", receiver == nil { return has(at: nameRange, from: start) }
    if let receiver, let node = comprehension(name, at: nameRange, over: receiver, from: start) { return node }
    let operands = (receiver.map { [$0] } ?? []) + expressions(upTo: .closeParenthesis, opening: "(")
    if library == .kubernetes, let node = libraryCall(name, operands, receiver, from: start) {
      nameRanges[node] = nameRange
      return node
    }
    let isMethod = receiver != nil
    var call = SyntaxNode.unknownCall(name, operands, isMethod: isMethod)
    if let function = Function(rawValue: name), function.allows(isMethod ? .method : .function) {
      call = literalPattern(function, operands) ?? .call(function, operands, isMethod: isMethod)
    }
    let node = add(call, range(from: start), over: operands)
    nameRanges[node] = nameRange
    return node
  }

  /// `has(a.b)`.
  private mutating func has(at nameRange: Range<Int>, from start: Int) -> SyntaxNode.ID {
    let arguments = expressions(upTo: .closeParenthesis, opening: "(")
    let whole = range(from: start)
    guard arguments.count == 1, case .select(let operand, let field) = nodes[arguments[0]] else {
      let isInvalid = arguments.contains { if case .invalid = nodes[$0] { true } else { false } }
      if !isInvalid {
        let name: String? =
          if arguments.count == 1, case .variable = nodes[arguments[0]] { source.text(in: ranges[arguments[0]]) } else {
            nil
          }
        diagnostics.append(.hasArgument(variable: name, at: arguments.first.map { ranges[$0] } ?? whole))
      }
      return add(.invalid, whole)
    }
    let node = add(.hasField(operand, field: field), whole, over: [operand])
    nameRanges[node] = nameRange
    return node
  }

  /// `list.all(x, …)` and similar macros, after the opening parenthesis; nil, consuming nothing, for all others.
  private mutating func comprehension(
    _ name: String, at nameRange: Range<Int>, over list: SyntaxNode.ID, from start: Int
  ) -> SyntaxNode.ID? {
    guard let called = Comprehension.Macro(rawValue: name) else { return nil }
    var names = macroVariables
    guard let macro = macro(called, variables: &names) else { return nil }
    guard !names.isEmpty else {
      diagnostics.append(.macroArguments(macro, at: nameRange))
      _ = expressions(upTo: .closeParenthesis, opening: "(")
      return add(.invalid, range(from: start))
    }
    position += 2 * names.count
    let local = locals.count
    locals += names
    localCount = max(localCount, locals.count)
    let bodies = expressions(upTo: .closeParenthesis, opening: "(")
    locals.removeLast(names.count)
    guard let last = bodies.last, bodies.count == 1 || bodies.count == 2 && macro.mayFilter else {
      let isStandard = names.count == 1 && Comprehension.Macro.standard.contains(macro)
      diagnostics.append(.macroArguments(isStandard ? macro : .map, at: nameRange))
      return add(.invalid, range(from: start))
    }
    let loop = Comprehension(
      macro: macro, range: list, local: local, hasTwoVariables: names.count == 2,
      predicate: macro.transforms && bodies.count == 1 ? nil : bodies[0], transform: macro.transforms ? last : nil)
    let node = add(.comprehension(loop), range(from: start), over: [list] + bodies)
    nameRanges[node] = nameRange
    return node
  }

  /// The first names of the arguments, two at most, each with a comma behind it.
  private var macroVariables: [String] {
    stride(from: position, to: min(position + 4, tokens.count - 1), by: 2).lazy.map { [tokens] place -> String? in
      guard case .identifier(let name) = tokens[place].kind else { return nil }
      return tokens[place + 1].kind == .symbol(.comma) ? name : nil
    }.prefix { $0 != nil }.compactMap(\.self)
  }

  /// The macro that is called, by the names before its bodies, of which it takes one or two; nil for none.
  private func macro(_ macro: Comprehension.Macro, variables names: inout [String]) -> Comprehension.Macro? {
    let isOfLibrary = library == .kubernetes
    switch macro {
    case .all, .exists, .existsOne:
      if isOfLibrary, names.count == 2 { return macro == .existsOne ? .existsOneEntry : macro }
    case .existsOneEntry, .transformList, .transformMap: return isOfLibrary && names.count == 2 ? macro : nil
    case .sortBy, .optMap, .optFlatMap: if !isOfLibrary || names.isEmpty { return nil }
    case .filter, .map: break
    }
    names = Array(names.prefix(1))
    return macro
  }

  /// Compiles the literal pattern of `matches`, reporting mistakes at their positions inside the literal.
  private mutating func literalPattern(_ function: Function, _ operands: [SyntaxNode.ID]) -> SyntaxNode? {
    guard function == .matches, operands.count == 2, case .constant(.string(let source)) = nodes[operands[1]] else {
      return nil
    }
    let last = operands[1]
    do throws(PatternError) {
      return .match(operands[0], try Pattern(parsing: source))
    } catch {
      let literal = tokens.last { $0.range == ranges[last] }
      var place = ranges[last]
      if case .string(let literal) = literal?.kind { place = literal.sourceRange(of: error.range) }
      diagnostics.append(.pattern(error, at: place))
      return .invalid
    }
  }
}
