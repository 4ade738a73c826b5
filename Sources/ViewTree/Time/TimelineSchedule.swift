/// The times at which a `TimelineView` is evaluated again.
public protocol TimelineSchedule {
  /// The next time; nil when there is none any more.
  /// - Parameter elapsed: The time since the view appeared, and so are the answers.
  func next(after elapsed: Duration) -> Duration?
}

/// At equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let interval: Duration

  public func next(after elapsed: Duration) -> Duration? {
    guard interval > .zero else { return nil }
    return interval * (Int(elapsed / interval) + 1)
  }
}

/// At times that are given.
public struct ExplicitTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let times: [Duration]

  public func next(after elapsed: Duration) -> Duration? { times.filter { $0 > elapsed }.min() }
}

/// As often as the screen is drawn while something moves.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let minimumInterval: Duration
  let isPaused: Bool

  public func next(after elapsed: Duration) -> Duration? {
    isPaused ? nil : PeriodicTimelineSchedule(interval: max(minimumInterval, FrameRate.interval)).next(after: elapsed)
  }
}

/// How often moving things are drawn.
enum FrameRate {
  /// Thirty times a second: as much as terminals show, over slow lines too.
  static let interval = Duration.nanoseconds(33_333_334)
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal intervals. Without an interval, never.
  public static func periodic(by interval: Duration) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(interval: interval)
  }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At the given times since the view appeared.
  public static func explicit(_ times: [Duration]) -> ExplicitTimelineSchedule {
    ExplicitTimelineSchedule(times: times)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Thirty times a second.
  public static var animation: AnimationTimelineSchedule { animation() }

  /// Thirty times a second, or less often. While paused, never.
  public static func animation(
    minimumInterval: Duration = .zero, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, isPaused: paused)
  }
}
