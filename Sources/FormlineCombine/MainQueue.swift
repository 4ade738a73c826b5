import Dispatch

/// Tells, for callbacks that may come anywhere, whether they run on the main actor already.
///
/// The queue is asked, not the thread: once the first thread has given itself to the dispatch library, as an
/// asynchronous `main` does on Linux, whichever worker is free runs the main queue.
enum MainQueue {
  private nonisolated static let key = DispatchSpecificKey<Void>()
  private nonisolated static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: ())

  /// To be called before the first callback can come.
  nonisolated static func mark() { marked }

  nonisolated static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }
}
