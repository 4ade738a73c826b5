import Platform

/// Work that may block, off the main thread.
package nonisolated enum BackgroundWork {
  /// Runs work on its own thread and passes the result to the main actor. Work that hangs blocks only its thread.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then deliver: @escaping @MainActor (Result) -> Void = { _ in }
  ) {
    WaitingThread.start {
      let result = work()
      Task { @MainActor in deliver(result) }
    }
  }

  /// The result of work on its own thread: blocking would occupy one of the task pool.
  package static func result<Result: Sendable>(of work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      WaitingThread.start { continuation.resume(returning: work()) }
    }
  }
}

/// A thread for one task that mostly waits. Not from libdispatch's pool, whose timer would wake an idle process every
/// second.
package nonisolated enum WaitingThread {
  private final class Work {
    let perform: @Sendable () -> Void
    init(_ perform: @escaping @Sendable () -> Void) { self.perform = perform }
  }

  /// Runs `perform` on a new thread, or on this one if none can be created.
  package static func start(_ perform: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(perform))
    let failure = platform_thread_start(
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().perform() }
      }, work.toOpaque())
    if failure != 0 { work.takeRetainedValue().perform() }
  }
}
