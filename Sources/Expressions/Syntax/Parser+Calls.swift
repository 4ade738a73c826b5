extension Parser {
  /// A call, at its opening parenthesis: a macro, or a function with its arguments.
  mutating func call(_ name: String, at nameRange: Range<Int>, receiver: SyntaxNode.ID?, from start: Int)
    -> SyntaxNode.ID
  {
    position += 1
    if name == "has", receiver == nil { return has(at: nameRange, from: start) }
    if let receiver, let macro = Comprehension.Macro(rawValue: name) {
      return comprehension(macro, at: nameRange, over: receiver, from: start)
    }
    let arguments = expressions(upTo: .closeParenthesis, opening: "(")
    let parts = (receiver.map { [$0] } ?? []) + arguments
    let node: SyntaxNode.ID
    if let function = Function(rawValue: name), function.allows(receiver == nil ? .function : .method) {
      let pattern = literalPattern(function, receiver, arguments)
      node = add(pattern ?? .call(function, receiver: receiver, arguments: arguments), range(from: start), over: parts)
    } else {
      node = add(.unknownCall(name, receiver: receiver, arguments: arguments), range(from: start), over: parts)
    }
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

  /// `list.all(x, …)` and its relatives, after the opening parenthesis.
  private mutating func comprehension(
    _ macro: Comprehension.Macro, at nameRange: Range<Int>, over list: SyntaxNode.ID, from start: Int
  ) -> SyntaxNode.ID {
    guard case .identifier(let variable) = current.kind, tokens[position + 1].kind == .symbol(.comma) else {
      diagnostics.append(.macroArguments(macro, at: nameRange))
      _ = expressions(upTo: .closeParenthesis, opening: "(")
      return add(.invalid, range(from: start))
    }
    position += 2
    let local = locals.count
    locals.append(variable)
    localCount = max(localCount, locals.count)
    let bodies = expressions(upTo: .closeParenthesis, opening: "(")
    locals.removeLast()
    guard bodies.count == 1 || (macro == .map && bodies.count == 2) else {
      diagnostics.append(.macroArguments(macro, at: nameRange))
      return add(.invalid, range(from: start))
    }
    let isMap = macro == .map
    let node = add(
      .comprehension(
        Comprehension(
          macro: macro, range: list, local: local, variable: variable,
          predicate: isMap && bodies.count == 1 ? nil : bodies[0], transform: isMap ? bodies[bodies.count - 1] : nil)),
      range(from: start), over: [list] + bodies)
    nameRanges[node] = nameRange
    return node
  }

  /// `matches` with a literal pattern is compiled here, and its mistakes are placed inside the literal.
  private mutating func literalPattern(
    _ function: Function, _ receiver: SyntaxNode.ID?, _ arguments: [SyntaxNode.ID]
  ) -> SyntaxNode? {
    guard function == .matches, let text = receiver ?? arguments.first, let last = arguments.last,
      arguments.count == (receiver == nil ? 2 : 1), case .constant(.string(let source)) = nodes[last]
    else { return nil }
    do throws(PatternError) {
      return .match(text, try Pattern(parsing: source))
    } catch {
      let literal = tokens.last { $0.range == ranges[last] }
      var place = ranges[last]
      if case .string(let literal) = literal?.kind { place = literal.sourceRange(of: error.range) }
      diagnostics.append(.pattern(error, at: place))
      return .invalid
    }
  }
}
