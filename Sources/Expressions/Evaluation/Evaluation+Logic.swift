extension Evaluation {
  /// `&&` and `||` (CEL specification, "Logical Operators"): the absorbing value decides, whatever errors stand beside
  /// it; otherwise the first error is the outcome.
  mutating func logic(
    _ node: SyntaxNode.ID, _ operands: [SyntaxNode.ID], absorbing: Bool, _ read: Reader
  ) throws(EvaluationError) -> Bool {
    var problem: EvaluationError?
    for operand in operands {
      do throws(EvaluationError) {
        if try condition(operand, absorbing ? "||" : "&&", read) == absorbing { return absorbing }
      } catch {
        if steps < 0 { throw error }
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return !absorbing
  }

  mutating func condition(
    _ node: SyntaxNode.ID, _ operation: String, _ read: Reader
  ) throws(EvaluationError) -> Bool {
    let value = try value(of: node, read)
    guard case .bool(let holds) = value else { throw failure(node, operation, [node], [value]) }
    return holds
  }

  /// A macro over the elements of a list or the keys of a map (CEL specification, "Macros").
  mutating func comprehension(
    _ node: SyntaxNode.ID, _ loop: Comprehension, _ read: Reader
  ) throws(EvaluationError) -> ExpressionValue {
    let range = try value(of: loop.range, read)
    let elements: [ExpressionValue]
    switch range {
    case .list(let list): elements = list
    case .map(let map): elements = map.keys
    default: throw failure(node, loop.macro.rawValue, [loop.range], [range])
    }
    let outer = locals[loop.local]
    defer { locals[loop.local] = outer }
    switch loop.macro {
    case .all: return .bool(try decide(loop, elements, absorbing: false, read))
    case .exists: return .bool(try decide(loop, elements, absorbing: true, read))
    case .existsOne: return .bool(try collect(loop, elements, read).count == 1)
    case .filter, .map: return .list(try collect(loop, elements, read))
    }
  }

  private mutating func decide(
    _ loop: Comprehension, _ elements: [ExpressionValue], absorbing: Bool, _ read: Reader
  ) throws(EvaluationError) -> Bool {
    guard let predicate = loop.predicate else { preconditionFailure("all and exists have a predicate") }
    var problem: EvaluationError?
    for element in elements {
      locals[loop.local] = element
      do throws(EvaluationError) {
        if try condition(predicate, loop.macro.rawValue, read) == absorbing { return absorbing }
      } catch {
        if steps < 0 { throw error }
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return !absorbing
  }

  /// The elements for which the predicate holds, transformed if there is a transform. Errors are not absorbed.
  private mutating func collect(
    _ loop: Comprehension, _ elements: [ExpressionValue], _ read: Reader
  ) throws(EvaluationError) -> [ExpressionValue] {
    var collected: [ExpressionValue] = []
    for element in elements {
      locals[loop.local] = element
      if let predicate = loop.predicate, try !condition(predicate, loop.macro.rawValue, read) { continue }
      if let transform = loop.transform {
        collected.append(try value(of: transform, read))
      } else {
        collected.append(element)
      }
    }
    return collected
  }
}
