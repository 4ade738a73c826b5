/// The clock of a tree's host; a tree has no other source of time.
package protocol HostClock: AnyObject {
  /// Nanoseconds; constant during an event.
  var now: UInt64 { get }
  /// Runs an action once after some nanoseconds; the result identifies it for `cancelTimer`.
  @discardableResult func after(nanoseconds: UInt64, _ action: @escaping () -> Void) -> Int
  /// Cancels an action that has not run yet.
  func cancelTimer(_ id: Int)
}

/// How often animations are drawn.
package enum FrameRate {
  /// Thirty times a second: as much as terminals show, even over slow lines.
  package static let interval = Duration.nanoseconds(33_333_334)
}
