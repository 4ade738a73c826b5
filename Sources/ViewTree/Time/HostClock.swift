/// The time of a tree's host, which nothing in a tree could read by itself.
package protocol HostClock: AnyObject {
  /// Nanoseconds; goes on only between events.
  var now: UInt64 { get }
  /// Runs an action once so many nanoseconds from now; the answer names it for `cancelTimer`.
  func after(nanoseconds: UInt64, _ action: @escaping () -> Void) -> Int
  /// Forgets an action that has not run.
  func cancelTimer(_ id: Int)
}
