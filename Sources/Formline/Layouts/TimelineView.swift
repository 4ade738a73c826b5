public import AttributeGraph
import TerminalDriver
public import ViewTree

/// The context from which a `TimelineView` makes its content.
public struct TimelineViewContext: Equatable {
  /// The time since the view appeared.
  public let elapsed: Duration
  /// The moment of the update, in seconds since 1970. Not counted from `elapsed`, whose clock stands still while the
  /// machine sleeps.
  package let moment = LocalTime.now.secondsSinceEpoch
}

/// A view that is evaluated again at the times of a schedule. Of the views inside, only those that read the time are.
///
///     TimelineView(.periodic(by: .seconds(1))) { context in
///       Text("\(context.elapsed.components.seconds) s")
///     }
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The context from which the content is made.
  public typealias Context = TimelineViewContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// A view that follows a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let timeline = Timeline<Schedule>(host: inputs.host)
    graph.makeOutput { [unowned host = inputs.host] graph in
      let schedule = graph.value(view).schedule
      host.afterUpdate { timeline.follow(schedule) }
    }
    graph.onRemoval { timeline.end() }
    let content = graph.makeRule { $0.value(view).content($0.value(timeline.context)) }
    return Content._makeView(content, inputs: inputs)
  }
}

/// Keeps the time of a `TimelineView` with a single timer, and none once the schedule has ended.
private final class Timeline<Schedule: TimelineSchedule> {
  let context: Attribute<TimelineViewContext>
  private unowned let host: ViewHost
  private var schedule: Schedule?
  private var start: UInt64?
  private var timer: Int?
  private var hasEnded = false

  init(host: ViewHost) {
    self.host = host
    context = host.graph.makeSource(TimelineViewContext(elapsed: .zero))
  }

  func follow(_ schedule: Schedule) {
    guard !hasEnded else { return }
    if let current = self.schedule, ValueEquality.areEqual(current, schedule) { return }
    self.schedule = schedule
    plan()
  }

  func end() {
    hasEnded = true
    cancel()
  }

  private func cancel() {
    if let timer { host.clock?.cancelTimer(timer) }
    timer = nil
  }

  private func plan() {
    cancel()
    guard let clock = host.clock, let schedule else { return }
    let start = start ?? clock.now
    self.start = start
    let elapsed = clock.now - start
    guard let next = schedule.next(after: .nanoseconds(elapsed))?.wholeNanoseconds, next > elapsed else { return }
    timer = clock.after(nanoseconds: next - elapsed) { [weak self] in self?.arrive(at: next) }
  }

  private func arrive(at elapsed: UInt64) {
    timer = nil
    guard host.graph.isValid(context.id) else { return }
    host.graph.setValue(context, TimelineViewContext(elapsed: .nanoseconds(elapsed)))
    plan()
  }
}

extension Duration {
  /// At most 292 years; 0 for negative spans.
  fileprivate var wholeNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return UInt64(min(seconds, 9_000_000_000)) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}

/// The times at which a `TimelineView` is evaluated again.
@MainActor
public protocol TimelineSchedule {
  /// The next time; nil after the last one.
  /// - Parameter elapsed: The time since the view appeared; the result counts from there, too.
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

/// At given times.
public struct ExplicitTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let times: [Duration]

  public func next(after elapsed: Duration) -> Duration? { times.filter { $0 > elapsed }.min() }
}

/// As often as animations draw the screen.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  let minimumInterval: Duration
  let isPaused: Bool

  public func next(after elapsed: Duration) -> Duration? {
    isPaused ? nil : PeriodicTimelineSchedule(interval: max(minimumInterval, FrameRate.interval)).next(after: elapsed)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At equal intervals; never if the interval is not positive.
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

  /// Thirty times a second, or less often; never while paused.
  public static func animation(minimumInterval: Duration = .zero, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, isPaused: paused)
  }
}

/// At the beginning of each minute of the wall clock.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  public func next(after elapsed: Duration) -> Duration? {
    // Rounded to whole seconds, so that it is never early.
    elapsed + .seconds(60 - LocalTime.now.secondsSinceEpoch % 60)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the beginning of each minute, for a clock without seconds.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
