import AttributeGraph

/// What decides whether, and how, a value moves at a place of the tree.
struct MotionSurroundings {
  unowned let host: ViewHost
  let environment: Attribute<EnvironmentValues>
  fileprivate let chain: TransactionChain?

  /// The transaction of the update going on, as it is here.
  var transaction: Transaction {
    var transaction = host.transaction
    chain?.apply(to: &transaction)
    return transaction
  }

  /// Whether the transaction here may have an animation: asking costs less than the transaction itself.
  var mayAnimate: Bool { host.transaction.animation != nil || chain != nil }
}

extension ViewInputs {
  var surroundings: MotionSurroundings {
    MotionSurroundings(host: host, environment: environment, chain: trait(TransactionChain.self))
  }

  /// The transaction of the update going on, as it is here.
  var transaction: Transaction { surroundings.transaction }

  /// Whether the transaction here may have an animation: asking costs less than the transaction itself.
  var mayAnimate: Bool { surroundings.mayAnimate }
}
