/// How a value gets from what it was to what it shall be.
nonisolated public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable {
    case linear, easeIn, easeOut, easeInOut
    /// A bounce of 0 ends without passing the end.
    case spring(bounce: Double)
  }

  private let curve: Curve
  /// Seconds.
  private var duration: Double
  private var delay = 0.0

  private init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// Slow, fast, slow, in a third of a second.
  public static var `default`: Animation { easeInOut }
  /// The same speed all the way.
  public static var linear: Animation { linear(duration: standardDuration) }
  /// Slow at the beginning.
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  /// Slow at the end.
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  /// Slow at both ends.
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

  /// The same speed all the way.
  /// - Parameter duration: Seconds.
  public static func linear(duration: Double) -> Animation { Animation(.linear, duration: duration) }

  /// Slow at the beginning.
  /// - Parameter duration: Seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(.easeIn, duration: duration) }

  /// Slow at the end.
  /// - Parameter duration: Seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(.easeOut, duration: duration) }

  /// Slow at both ends.
  /// - Parameter duration: Seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(.easeInOut, duration: duration) }

  /// A spring that swings over the end and back.
  /// - Parameters:
  ///   - duration: Seconds until it is still.
  ///   - bounce: How far it swings, from 0 (not at all) to 0.6, which what is more counts as.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(.spring(bounce: min(max(bounce, 0), 0.6)), duration: duration)
  }

  /// Like a spring, by the names it had before.
  public static func spring(response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation {
    spring(duration: response, bounce: 1 - dampingFraction)
  }

  /// Like a spring that does not swing.
  public static var smooth: Animation { spring(duration: 0.5, bounce: 0) }
  /// Like a spring that swings a little, and soon ends.
  public static var snappy: Animation { spring(duration: 0.4, bounce: 0.15) }
  /// Like a spring that swings.
  public static var bouncy: Animation { spring(duration: 0.5, bounce: 0.3) }

  /// The same animation after so many seconds of waiting.
  public func delay(_ seconds: Double) -> Animation {
    var copy = self
    copy.delay += seconds.isFinite ? max(0, seconds) : 0
    return copy
  }

  /// The same animation so many times as fast.
  public func speed(_ factor: Double) -> Animation {
    guard factor.isFinite, factor > 0 else { return self }
    var copy = self
    copy.duration /= factor
    copy.delay /= factor
    return copy
  }

  private static let standardDuration = 0.35

  /// The completed share, mostly from 0 to 1; nil at the end.
  /// - Parameter seconds: Since the value was changed.
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

/// Runs an action when nothing moves any more because of a change: every interpolation retains it, and so does the
/// change itself. The action runs in a turn, never in its `withAnimation`, which it may call again.
@MainActor final class AnimationCompletion {
  private let action: () -> Void
  /// The tree in which something was written.
  @Anchored private var host: ViewHost?
  private var hasTree = false

  init(_ action: @escaping () -> Void) { self.action = action }

  func belongs(to host: ViewHost?) {
    hasTree = true
    self.host = host ?? self.host
  }

  isolated deinit {
    if let host { return host.turn.actions.append(of: .completions, action) }
    // Nothing was written, so no turn comes for it. The completion of a tree that has ended is dropped with it.
    if !hasTree { Task { [action] in action() } }
  }
}

extension Transaction {
  /// Runs an action once what this transaction animates has come to rest: in the next turn where nothing moves.
  public mutating func addAnimationCompletion(_ completion: @escaping () -> Void) {
    completions.append(AnimationCompletion(completion))
  }
}

/// Runs a closure like `withAnimation(_:_:)`, and another one when everything it moved is at rest; if nothing moves,
/// soon after this call.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(completion)
  return try withTransaction(transaction, body)
}
