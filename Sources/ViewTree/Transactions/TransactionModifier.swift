public import AttributeGraph

/// What the transactions of a part of a tree are changed by on their way in; the innermost has the last word.
final class TransactionChain {
  private let outer: TransactionChain?
  private let change: (inout Transaction) -> Void

  init(outer: TransactionChain?, change: @escaping (inout Transaction) -> Void) {
    self.outer = outer
    self.change = change
  }

  func apply(to transaction: inout Transaction) {
    outer?.apply(to: &transaction)
    change(&transaction)
  }
}

extension ViewInputs {
  /// The same inputs where transactions are changed.
  func changingTransactions(_ change: @escaping (inout Transaction) -> Void) -> ViewInputs {
    deriving { TransactionChain(outer: $0, change: change) }
  }
}

/// Changes the transactions of the content.
public struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    return content(
      inputs.changingTransactions { transaction in
        if graph.isValid(modifier.id) { graph.peek(modifier).transform(&transaction) }
      })
  }
}

/// Animates changes of the content that come with a change of a value.
public struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let latest = Latest()
    _ = inputs.graph.makeOutput(Observe(modifier: modifier, host: inputs.host, latest: latest))
    let host = inputs.host
    return content(
      inputs.changingTransactions { [unowned host] transaction in
        if latest.change == host.updateNumber { transaction.animation = latest.animation }
      })
  }

  /// The update in which the value changed last, and the animation for it.
  private final class Latest {
    var change = 0
    var animation: Animation?
  }

  private struct Observe: Rule {
    let modifier: Attribute<AnimationModifier<Value>>
    unowned let host: ViewHost
    let latest: Latest
    var last: Value?

    mutating func evaluate(in graph: Graph) -> Int {
      let modifier = graph.value(modifier)
      latest.animation = modifier.animation
      if let last, !ValueEquality.areEqual(last, modifier.value) { latest.change = host.updateNumber }
      last = modifier.value
      return 0
    }
  }
}

extension View {
  /// Changes the transactions of this view: `transaction { $0.animation = nil }` keeps it from being animated.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> ModifiedContent<Self, TransactionModifier> {
    modifier(TransactionModifier(transform: transform))
  }

  /// Animates changes of this view that come with a change of a value; nil keeps them from being animated.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> ModifiedContent<Self, AnimationModifier<Value>> {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
