/// A part of an expression that makes one value of the elements of a list, each of which counts by itself:
/// `items.map(i, i.price).sum()`, `items.filter(i, i.done).size()`, `items.all(i, i.price > 0)`.
///
/// With the parts of the other elements at hand, a change of one evaluates only that; see `Expression.evaluate(knowing:)`.
package struct ListAggregate: Sendable {
  /// By the name of the function or the macro.
  package enum Kind: String, Sendable {
    case sum, min, max, size
    case all, exists
    case existsOne = "exists_one"
  }

  /// The node whose value it is.
  package let node: SyntaxNode.ID
  package let kind: Kind
  package let list: String
  /// The other names that are read for the elements.
  package let others: Set<String>
  /// What is done to an element, in order.
  fileprivate let stages: [Comprehension]

  /// True if it is the number of elements.
  package var countsRows: Bool { kind == .size && stages.isEmpty }

  /// What `sum` multiplies decimals with to add them as whole numbers: exact as long as those are below 2^53 and come to
  /// the decimals again.
  package static let scaleOfDecimals = Evaluation.scaleOfDecimals

  package enum Part {
    /// Nothing: a filter has left it out.
    case dropped
    case value(ExpressionValue)
    case failed(EvaluationError)
  }
}

extension Expression {
  /// The aggregates outside of macros. Linear in the expression.
  package var aggregates: [ListAggregate] {
    let inner = tree.nodesInMacros
    return tree.nodes.indices.compactMap { inner.contains($0) ? nil : tree.aggregate(at: $0) }
  }

  /// What an element contributes to an aggregate.
  package func part(
    of element: ExpressionValue, in aggregate: ListAggregate, _ lookup: (String) -> ExpressionValue?
  ) -> ListAggregate.Part {
    let tree = tree
    var evaluation = Evaluation(tree, steps: Self.defaultStepLimit, bytes: Self.defaultByteLimit)
    let read: Evaluation.Reader = { lookup(tree.variables[$0].name) }
    var element = element
    do throws(EvaluationError) {
      for stage in aggregate.stages {
        evaluation.locals[stage.local] = element
        if let predicate = stage.predicate {
          let holds = try evaluation.condition(predicate, stage.macro.rawValue, read)
          switch stage.macro {
          case .all, .exists: return .value(.bool(holds))
          default: if !holds { return .dropped }
          }
        }
        if let transform = stage.transform { element = try evaluation.value(of: transform, read) }
      }
      return .value(element)
    } catch {
      return .failed(error)
    }
  }
}

extension SyntaxTree {
  /// The nodes that are evaluated once for each element of something.
  fileprivate var nodesInMacros: Set<SyntaxNode.ID> {
    var found: Set<SyntaxNode.ID> = []
    for node in nodes {
      guard case .comprehension(let loop) = node else { continue }
      if loop.isOfLibrary { return Set(nodes.indices) }
      for body in loop.bodies { insert(body, in: &found) }
    }
    return found
  }

  private func insert(_ node: SyntaxNode.ID, in found: inout Set<SyntaxNode.ID>) {
    guard found.insert(node).inserted else { return }
    for operand in nodes[node].parts { insert(operand, in: &found) }
  }

  fileprivate func aggregate(at node: SyntaxNode.ID) -> ListAggregate? {
    switch nodes[node] {
    case .call(let function, let operands, _):
      guard operands.count == 1, let kind = ListAggregate.Kind(rawValue: function.rawValue),
        let (list, stages) = stages(of: operands[0])
      else { return nil }
      return aggregate(node, kind, list, stages)
    case .comprehension(let loop):
      guard let kind = ListAggregate.Kind(rawValue: loop.macro.rawValue), let (list, stages) = stages(of: loop.range)
      else { return nil }
      return aggregate(node, kind, list, stages + [loop])
    default: return nil
    }
  }

  /// The list whose elements become those of a value, and what is done to each.
  private func stages(of node: SyntaxNode.ID) -> (list: Int, stages: [Comprehension])? {
    switch nodes[node] {
    case .variable(let slot): return variables[slot].type == nil ? (slot, []) : nil
    case .comprehension(let loop) where loop.macro == .map || loop.macro == .filter:
      guard let (list, stages) = stages(of: loop.range) else { return nil }
      return (list, stages + [loop])
    default: return nil
    }
  }

  private func aggregate(
    _ node: SyntaxNode.ID, _ kind: ListAggregate.Kind, _ list: Int, _ stages: [Comprehension]
  ) -> ListAggregate? {
    var read: Set<SyntaxNode.ID> = []
    for stage in stages {
      for body in stage.bodies { insert(body, in: &read) }
    }
    var others: Set<String> = []
    for part in read {
      if case .variable(let slot) = nodes[part] { others.insert(variables[slot].name) }
      if case .libraryCall = nodes[part] { return nil }
    }
    return ListAggregate(node: node, kind: kind, list: variables[list].name, others: others, stages: stages)
  }
}
