/// Calls of the functions that Kubernetes adds.
extension Parser {
  /// A function of the library; nil for all others.
  /// - Parameter receiver: The receiver of a method, which may be the name of a namespace.
  mutating func libraryCall(
    _ name: String, _ operands: [SyntaxNode.ID], _ receiver: SyntaxNode.ID?, from start: Int
  ) -> SyntaxNode.ID? {
    if let receiver, case .variable = nodes[receiver],
      LibraryFunction.namespaces.contains(source.text(in: ranges[receiver]))
    {
      let namespace = source.text(in: ranges[receiver])
      let arguments = Array(operands.dropFirst())
      if let function = LibraryFunction(rawValue: "\(namespace).\(name)"), function.counts.contains(arguments.count) {
        removeUse(receiver)
        return add(.libraryCall(function, arguments), range(from: start), over: arguments)
      }
      if namespace == "format", NamedFormat(rawValue: name) != nil, arguments.isEmpty {
        removeUse(receiver)
        let constant = add(.constant(.string(name)), range(from: start))
        return add(.libraryCall(.format, [constant]), range(from: start), over: [constant])
      }
    }
    guard let function = LibraryFunction(rawValue: name), function.allows(isMethod: receiver != nil),
      function.counts.contains(operands.count)
    else { return nil }
    return add(.libraryCall(function, operands), range(from: start), over: operands)
  }

  /// A macro of the library, or one with two variables, after the opening parenthesis; nil for all others.
  mutating func libraryMacro(
    _ name: String, at nameRange: Range<Int>, over list: SyntaxNode.ID, from start: Int
  ) -> SyntaxNode.ID? {
    let word = name == "exists_one" ? "existsOne" : name
    guard let macro = LibraryComprehension.Macro(rawValue: word), case .identifier(let first) = current.kind,
      tokens[position + 1].kind == .symbol(.comma)
    else { return nil }
    var names = [first]
    if tokens.indices.contains(position + 3), case .identifier(let second) = tokens[position + 2].kind,
      tokens[position + 3].kind == .symbol(.comma)
    {
      names.append(second)
    }
    let takesOne = [.sortBy, .optMap, .optFlatMap].contains(macro)
    if takesOne { names = [first] }
    // With one variable, the standard macros are the language's own.
    guard takesOne || names.count == 2 else { return nil }
    position += 2 * names.count
    let local = locals.count
    locals += names
    localCount = max(localCount, locals.count)
    let bodies = expressions(upTo: .closeParenthesis, opening: "(")
    locals.removeLast(names.count)
    let isTest = [.all, .exists, .existsOne].contains(macro)
    guard bodies.count == 1 || (bodies.count == 2 && (macro == .transformList || macro == .transformMap)) else {
      diagnostics.append(.macroArguments(.map, at: nameRange))
      return add(.invalid, range(from: start))
    }
    let loop = LibraryComprehension(
      macro: macro, range: list, first: local, second: names.count == 2 ? local + 1 : nil,
      predicate: isTest || bodies.count == 2 ? bodies[0] : nil, transform: isTest ? nil : bodies[bodies.count - 1])
    let node = add(.libraryComprehension(loop), range(from: start), over: [list] + bodies)
    nameRanges[node] = nameRange
    return node
  }
}
