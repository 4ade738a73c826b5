import AttributeGraph

/// Where a value is that takes the time of an animation to get to where it is changed to. A rule that asks depends on
/// the time of the frame only while the value moves, so nothing wakes up for one that is still.
struct Interpolation<Value: Animatable> {
  /// A way from one value to another.
  private struct Motion {
    let from: Value.AnimatableData
    let way: Value.AnimatableData
    let animation: Animation
    let start: UInt64
    /// Held until the motion is over.
    let completions: [AnimationCompletion]

    /// Where it is; nil at the end.
    func position(at time: UInt64) -> Value.AnimatableData? {
      guard let progress = animation.progress(after: Double(time - start) / 1e9) else { return nil }
      var part = way
      part.scale(by: progress)
      return from + part
    }
  }

  /// Where the way ends.
  private var target: Value.AnimatableData
  private var shown: Value.AnimatableData
  private var motion: Motion?

  /// A value that is still.
  init(at value: Value) {
    target = value.animatableData
    shown = target
  }

  var isMoving: Bool { motion != nil }

  /// What is shown now of a value to be shown in the end.
  mutating func step(to value: Value, in graph: Graph, inputs: ViewInputs) -> Value {
    let wanted = value.animatableData
    if target != wanted { motion = motion(to: wanted, in: graph, inputs) }
    target = wanted
    shown = wanted
    if let motion {
      if let position = motion.position(at: max(motion.start, graph.value(inputs.host.frameTime))) {
        shown = position
        inputs.host.requestFrame()
      } else {
        self.motion = nil
      }
    }
    var value = value
    value.animatableData = shown
    return value
  }

  private func motion(to wanted: Value.AnimatableData, in graph: Graph, _ inputs: ViewInputs) -> Motion? {
    let transaction = inputs.transaction
    guard let animation = transaction.animation, !transaction.disablesAnimations, let clock = inputs.host.clock,
      !graph.peek(inputs.environment).accessibilityReduceMotion
    else { return nil }
    return Motion(
      from: shown, way: wanted - shown, animation: animation, start: clock.now, completions: transaction.completions)
  }
}
