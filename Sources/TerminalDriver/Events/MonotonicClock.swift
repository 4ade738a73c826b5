import Glibc

/// The clock that only moves forward; it stands still while the machine sleeps.
nonisolated package enum MonotonicClock {
  /// Nanoseconds since an arbitrary start.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
