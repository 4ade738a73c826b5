/// Work that may take its time, or never end, beside the main thread.
package nonisolated enum BackgroundWork {
  /// Does work on a thread of its own and hands the result to the main actor. Work that hangs costs its thread and
  /// nothing else: it does not keep a place that other tasks wait for.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then deliver: @escaping @MainActor (Result) -> Void
  ) {
    WaitingThread.start {
      let result = work()
      Task { @MainActor in deliver(result) }
    }
  }
}
