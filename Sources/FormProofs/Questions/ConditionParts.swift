internal import Expressions

/// A part of a condition, with what must hold for it to matter.
struct ConditionPart {
  var part: PlacedExpression
  /// Parts before it, and how they must have turned out for it to be evaluated.
  var context: [(part: PlacedExpression, outcome: Goal.Outcome)]
}

extension PlacedExpression {
  /// The operands of `&&` and `||`, at any depth, but not those that only test whether there is an answer.
  var parts: [ConditionPart] {
    var parts: [ConditionPart] = []
    collect(expression.tree.root, context: [], into: &parts)
    return parts
  }

  private func collect(
    _ node: SyntaxNode.ID, context: [(part: PlacedExpression, outcome: Goal.Outcome)], into parts: inout [ConditionPart]
  ) {
    switch expression.tree.nodes[node] {
    case .and(let operands), .or(let operands):
      let isConjunction = if case .and = expression.tree.nodes[node] { true } else { false }
      var context = context
      for operand in operands {
        if !isGuard(operand) {
          parts.append(ConditionPart(part: part(operand), context: context))
        }
        collect(operand, context: context, into: &parts)
        context.append((part(operand), isConjunction ? .yes : .no))
      }
    case .conditional(let condition, let then, let otherwise):
      collect(then, context: context + [(part(condition), .yes)], into: &parts)
      collect(otherwise, context: context + [(part(condition), .no)], into: &parts)
    default: break
    }
  }

  /// True for a test whether there is an answer, which may be made where there always is one, and for a chain, whose
  /// operands are looked at by themselves.
  private func isGuard(_ node: SyntaxNode.ID) -> Bool {
    let nodes = expression.tree.nodes
    switch nodes[node] {
    case .and, .or, .hasField, .constant: return true
    case .not(let operand): return isGuard(operand)
    case .binary(_, let left, let right):
      func isEmptiness(_ node: SyntaxNode.ID) -> Bool {
        switch nodes[node] {
        case .constant(.null), .constant(.int(0)), .constant(.string("")): true
        default: false
        }
      }
      return isEmptiness(left) || isEmptiness(right)
    default: return false
    }
  }
}
