import AttributeGraph

/// The state of an animated value. A rule that reads it depends on the frame time only while the value moves, so a
/// value at rest causes no work.
private final class Interpolation<Value: Animatable> {
  /// A movement from one value to another.
  private struct Way {
    let from: Value.AnimatableData
    let distance: Value.AnimatableData
    let animation: Animation
    let start: UInt64
    /// Retained until the movement ends.
    let completions: [AnimationCompletion]

    /// The interpolated value; nil at the end.
    func position(at time: UInt64) -> Value.AnimatableData? {
      guard let progress = animation.progress(after: Double(time - start) / 1e9) else { return nil }
      var part = distance
      part.scale(by: progress)
      return from + part
    }
  }

  /// The value at the end of the movement.
  private var target: Value.AnimatableData
  private var shown: Value.AnimatableData
  private var way: Way?

  /// Makes a value at rest.
  init(at value: Value) {
    target = value.animatableData
    shown = target
  }

  var isMoving: Bool { way != nil }

  /// The value shown now for a target value.
  func step(to value: Value, in graph: Graph, at place: MotionSurroundings) -> Value {
    let wanted = value.animatableData
    if target != wanted { way = way(to: wanted, in: graph, at: place) }
    target = wanted
    shown = wanted
    if let way {
      if let position = way.position(at: max(way.start, graph.value(place.host.frameTime))) {
        shown = position
        place.host.requestFrame()
      } else {
        self.way = nil
      }
    }
    var value = value
    value.animatableData = shown
    return value
  }

  private func way(to wanted: Value.AnimatableData, in graph: Graph, at place: MotionSurroundings) -> Way? {
    let transaction = place.transaction
    guard let animation = transaction.animation, !transaction.disablesAnimations, let clock = place.host.clock,
      !graph.peek(place.environment).accessibilityReduceMotion
    else { return nil }
    return Way(
      from: shown, distance: wanted - shown, animation: animation, start: clock.now,
      completions: transaction.completions)
  }
}

/// An interpolation that exists only during an animation.
struct MovingValue<Value: Animatable> {
  private var interpolation: Interpolation<Value>?

  /// The value shown now for a target value: a different one only during an animation.
  /// - Parameters:
  ///   - last: The last value shown; nil initially.
  ///   - isPossible: True if values can be interpolated in this environment.
  mutating func step(
    from last: Value?, to target: Value, in graph: Graph, at place: MotionSurroundings,
    where isPossible: (EnvironmentValues) -> Bool = { _ in true }
  ) -> Value {
    guard let last, interpolation != nil || (place.mayAnimate && isPossible(graph.peek(place.environment)))
    else { return target }
    let interpolation = interpolation ?? Interpolation(at: last)
    let shown = interpolation.step(to: target, in: graph, at: place)
    self.interpolation = interpolation.isMoving ? interpolation : nil
    return shown
  }
}

/// Determines whether and how a value is animated at a place of the tree.
struct MotionSurroundings {
  unowned let host: ViewHost
  let environment: Attribute<EnvironmentValues>
  fileprivate let chain: TransactionChain?

  /// The transaction of the current update, as it applies here.
  var transaction: Transaction {
    var transaction = host.turn.transaction
    chain?.apply(to: &transaction)
    return transaction
  }

  /// False if the transaction here has no animation; cheaper than reading the transaction.
  var mayAnimate: Bool { host.turn.transaction.animation != nil || chain != nil }

  /// The transaction of the current update, if it animates something here.
  var animatedTransaction: Transaction? {
    guard mayAnimate, host.clock != nil else { return nil }
    let transaction = transaction
    return transaction.animation == nil ? nil : transaction
  }
}

extension ViewInputs {
  var surroundings: MotionSurroundings {
    MotionSurroundings(host: host, environment: environment, chain: trait(TransactionChain.self))
  }
}
