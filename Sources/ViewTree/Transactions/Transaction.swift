import AttributeGraph

/// What accompanies a change of state on its way to the views.
///
/// It holds for the update that the change causes and is gone afterwards. What else is written before that update
/// shares it.
public struct Transaction {
  /// How values that can be interpolated get to where they change to; at once if nil.
  public var animation: Animation?
  /// Whether animations are left out of this change, whatever is said further inside.
  public var disablesAnimations = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// What waits for the animations of this change.
  var completions: [AnimationCompletion] = []

  /// A transaction with an animation, or without anything special.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// A value of one's own that accompanies the change.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  private var isPlain: Bool { animation == nil && !disablesAnimations && values.isEmpty && completions.isEmpty }

  // From a write to the update that it causes.

  /// That of the `withTransaction` going on.
  package static var current = Transaction()
  private static var pending: [ObjectIdentifier: Transaction] = [:]

  /// Accompanies the next update of the tree in which a value was written.
  func accompany(_ graph: Graph) {
    guard !isPlain else { return }
    let known = Self.pending[ObjectIdentifier(graph)] ?? Transaction()
    Self.pending[ObjectIdentifier(graph)] = known.joined(by: self)
  }

  /// What accompanies the update that a tree begins now.
  static func take(for graph: Graph) -> Transaction {
    guard !pending.isEmpty else { return Transaction() }
    return pending.removeValue(forKey: ObjectIdentifier(graph)) ?? Transaction()
  }

  private func joined(by later: Transaction) -> Transaction {
    var joined = self
    joined.animation = later.animation ?? animation
    joined.disablesAnimations = later.disablesAnimations || disablesAnimations
    joined.values.merge(later.values) { _, new in new }
    let known = completions.map(ObjectIdentifier.init)
    joined.completions += later.completions.filter { !known.contains(ObjectIdentifier($0)) }
    return joined
  }
}

/// A key of a transaction with the value that holds where nothing else was set.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Runs a closure; a transaction accompanies what it writes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs a closure; the transaction of what it writes has one value more.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure; values that can be interpolated take their time to get to what it writes.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}
