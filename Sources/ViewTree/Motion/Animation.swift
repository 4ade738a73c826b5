/// The timing of a change from an old value to a new one.
nonisolated public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable {
    case linear, easeIn, easeOut, easeInOut
    /// A bounce of 0 does not overshoot.
    case spring(bounce: Double)
  }

  private let curve: Curve
  /// In seconds.
  private var duration: Double
  private var delay = 0.0

  private init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// Slow at both ends, for about a third of a second.
  public static var `default`: Animation { easeInOut }
  /// At constant speed.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// Slow at the beginning.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// At constant speed.
  /// - Parameter duration: The duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Slow at the beginning.
  /// - Parameter duration: The duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }

  /// Slow at the end.
  /// - Parameter duration: The duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }

  /// Slow at both ends.
  /// - Parameter duration: The duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }

  /// A spring that overshoots and swings back.
  /// - Parameters:
  ///   - duration: Seconds until it is at rest.
  ///   - bounce: How far it overshoots, from 0 (not at all) to 0.6; larger values count as 0.6.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring(bounce: min(max(bounce, 0), 0.6)), duration: duration)
  }

  /// A spring that does not overshoot.
  public static var spring: Animation { spring() }

  /// A spring with the older parameters.
  public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }

  /// A spring without overshoot.
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  /// A quick spring with a slight overshoot.
  public static var snappy: Animation { spring(duration: 0.4, bounce: 0.15) }
  /// A spring with overshoot.
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// The same animation, delayed by some seconds.
  public func delay(_ seconds: Double) -> Animation {
    var copy = self
    copy.delay += seconds.isFinite ? max(0, seconds) : 0
    return copy
  }

  /// The same animation, faster by a factor.
  public func speed(_ factor: Double) -> Animation {
    guard factor.isFinite, factor > 0 else { return self }
    var copy = self
    copy.duration /= factor
    copy.delay /= factor
    return copy
  }

  private static let standardDuration = 0.35

  /// The completed share, usually from 0 to 1; nil at the end.
  /// - Parameter seconds: The time since the change.
  package func progress(after seconds: Double) -> Double? {
    let elapsed = seconds - delay
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return nil }
    let time = elapsed / duration
    switch curve {
    case .linear: return time
    case .easeIn: return time * time
    case .easeOut: return time * (2 - time)
    case .easeInOut: return time * time * (3 - 2 * time)
    case .spring(let bounce): return Self.swing(at: time, bounce: bounce)
    }
  }

  /// A mass on a spring, released at 0 and pulled to 1, practically at rest at time 1.
  private static func swing(at time: Double, bounce: Double) -> Double {
    let frequency = 14.0
    let damping = 2 * (1 - bounce) * frequency
    let step = 0.001
    var (position, speed) = (0.0, 0.0)
    for _ in 0..<Int(time / step) {
      speed += ((1 - position) * frequency * frequency - speed * damping) * step
      position += speed * step
    }
    return position
  }
}

/// Runs an action when nothing is animated by a change any more: every interpolation retains this object, and so does
/// the change itself. The action runs in a turn, never in its `withAnimation`, which it may call again.
@MainActor final class AnimationCompletion {
  private let action: () -> Void
  /// The tree that was written to.
  @Anchored private var host: ViewHost?
  private var hasTree = false

  init(_ action: @escaping () -> Void) { self.action = action }

  func belongs(to host: ViewHost?) {
    hasTree = true
    self.host = host ?? self.host
  }

  isolated deinit {
    if let host { return host.turn.actions.append(of: .completions, action) }
    // If nothing was written, no turn will come to run it. If the tree has ended, its completion is dropped.
    if !hasTree { Task { [action] in action() } }
  }
}

extension Transaction {
  /// Runs an action when the animations of this transaction have finished: in the next turn in which none is running.
  public mutating func addAnimationCompletion(_ completion: @escaping () -> Void) {
    completions.append(AnimationCompletion(completion))
  }
}

/// Runs a closure like `withAnimation(_:_:)`, and a completion when everything that it animates is at rest; if nothing
/// is animated, soon after this call.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(completion)
  return try withTransaction(transaction, body)
}
