import Glibc

/// Work that may take its time, or never end, beside the main thread.
package nonisolated enum BackgroundWork {
  /// Does work on a thread of its own and hands the result to the main actor. Work that hangs costs its thread and
  /// nothing else: it does not keep a place that other tasks wait for. Where the system gives no thread, nothing is
  /// done and nothing delivered.
  ///
  /// A plain thread: a pool of them is watched by a timer, which would wake an idle process once a second.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result, then deliver: @escaping @MainActor (Result) -> Void
  ) {
    let job = Unmanaged.passRetained(
      Job {
        let result = work()
        Task { @MainActor in deliver(result) }
      })
    if !startThread(with: job) { job.release() }
  }

  private final class Job: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func startThread(with job: Unmanaged<Job>) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // Signals are the main thread's, which waits for them.
    var all = sigset_t()
    var mask = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    var thread = pthread_t()
    return pthread_create(
      &thread, &attributes,
      { job in
        if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().run() }
        return nil
      }, job.toOpaque()) == 0
  }
}
