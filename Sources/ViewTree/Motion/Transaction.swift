package import AttributeGraph

/// The context of a state change. It applies to the update that the change causes; everything else written before that
/// update shares it.
@MainActor
public struct Transaction {
  /// nil if nothing is set, as for everything that keys write: transactions are copied several times for each key.
  private var box: Box?

  private struct Contents {
    var animation: Animation?
    var disablesAnimations = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
  }

  private final class Box {
    let contents: Contents
    init(_ contents: Contents) { self.contents = contents }
  }

  private var contents: Contents {
    get { box?.contents ?? Contents() }
    set {
      let isPlain =
        newValue.animation == nil && !newValue.disablesAnimations && newValue.values.isEmpty
        && newValue.completions.isEmpty
      box = isPlain ? nil : Box(newValue)
    }
  }

  /// A transaction with an animation, or with nothing set.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The animation with which interpolatable values reach their new values; without one they jump.
  public var animation: Animation? {
    get { contents.animation }
    set { contents.animation = newValue }
  }

  /// True to ignore animations of this change, including those set by inner views.
  public var disablesAnimations: Bool {
    get { contents.disablesAnimations }
    set { contents.disablesAnimations = newValue }
  }

  /// The completions that wait for the animations of this change.
  var completions: [AnimationCompletion] {
    get { contents.completions }
    set { contents.completions = newValue }
  }

  /// A custom value that accompanies the change.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { contents.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { contents.values[ObjectIdentifier(key)] = newValue }
  }

  var isPlain: Bool { box == nil }

  /// The transaction of the current `withTransaction`.
  package static var current = Transaction()

  /// Called when a value of a tree was written: accompanies the tree's next evaluation if the write `isChange`.
  func accompany(_ graph: Graph, where isChange: Bool = true) {
    guard !isPlain else { return }
    let host = ViewHost.of(graph)
    for completion in completions { completion.belongs(to: host) }
    if isChange { host?.turn.accompany(with: self) }
  }

  func joined(by later: Transaction) -> Transaction {
    var joined = self
    joined.animation = later.animation ?? animation
    joined.disablesAnimations = later.disablesAnimations || disablesAnimations
    joined.contents.values.merge(later.contents.values) { _, new in new }
    let known = completions.map(ObjectIdentifier.init)
    joined.completions += later.completions.filter { !known.contains(ObjectIdentifier($0)) }
    return joined
  }
}

/// A key of a transaction, with the value that applies if none was set.
@MainActor
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none was set.
  static var defaultValue: Value { get }
}

/// Runs a closure with a transaction for its writes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Runs a closure with one more value in the transaction for its writes.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs a closure; interpolatable values are animated to what it writes.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(\.animation, animation, body)
}

/// The changes that modifiers make to the transactions of a part of a tree, applied from the outermost to the
/// innermost.
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
  /// The same inputs, with transactions changed.
  func changingTransactions(_ change: @escaping (inout Transaction) -> Void) -> ViewInputs {
    deriving { TransactionChain(outer: $0, change: change) }
  }
}

/// Changes the transactions of the content.
package struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    return content(
      inputs.changingTransactions { transaction in
        if graph.isValid(modifier.id) { graph.peek(modifier).transform(&transaction) }
      })
  }
}

/// Animates changes of the content that occur together with a change of a value.
package struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let turn = inputs.host.turn
    var last: Self?
    // The evaluation in which the value last changed.
    var change = 0
    inputs.graph.makeOutput { [unowned turn] graph in
      let modifier = graph.value(modifier)
      if let last, !ValueEquality.areEqual(last.value, modifier.value) { change = turn.number }
      last = modifier
    }
    return content(
      inputs.changingTransactions { [unowned turn] transaction in
        if change == turn.number { transaction.animation = last?.animation }
      })
  }
}

extension View {
  /// Changes the transactions of this view: `transaction { $0.animation = nil }` prevents its animation.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Animates changes of this view that occur together with a change of a value; a nil animation prevents them.
  public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
