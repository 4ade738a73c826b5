/// Runs an action when nothing moves any more because of a change: every motion holds it, and so does the change on its
/// way to the views.
@MainActor final class AnimationCompletion {
  private let action: () -> Void
  /// The tree in which something moves or was changed.
  weak var host: ViewHost?

  init(_ action: @escaping () -> Void) { self.action = action }

  isolated deinit {
    if let host { host.afterUpdate(action) } else { action() }
  }
}

extension Transaction {
  /// Runs an action once what this transaction animates has come to rest: at once where nothing moves.
  public mutating func addAnimationCompletion(_ completion: @escaping () -> Void) {
    completions.append(AnimationCompletion(completion))
  }
}

/// Runs a closure like `withAnimation(_:_:)`, and another one when what moves because of it has come to rest; at once
/// where nothing moves.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(completion)
  return try withTransaction(transaction, body)
}
