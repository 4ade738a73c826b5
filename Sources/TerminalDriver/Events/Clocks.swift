import Platform

/// A clock that never goes back; it pauses while the machine sleeps.
nonisolated package enum MonotonicClock {
  /// Nanoseconds since an arbitrary start.
  package static var now: Int64 { platform_monotonic_nanoseconds() }
}

/// A time of the wall clock with its local date and time.
nonisolated package struct LocalTime: Sendable {
  /// Seconds since 1970 UTC.
  package let secondsSinceEpoch: Int64
  /// Minutes east of UTC.
  package let utcOffset: Int
  package let year: Int
  /// From 1.
  package let month: Int
  /// From 1.
  package let day: Int
  package let hour: Int
  package let minute: Int

  /// The current time in the user's time zone.
  package static var now: LocalTime {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return LocalTime(
      secondsSinceEpoch: Int64(seconds), utcOffset: local.tm_gmtoff / 60, year: Int(local.tm_year) + 1900,
      month: Int(local.tm_mon) + 1, day: Int(local.tm_mday), hour: Int(local.tm_hour), minute: Int(local.tm_min))
  }
}

extension Duration {
  /// The duration in whole nanoseconds, clamped to some 136 years.
  nonisolated package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return min(max(0, seconds), 1 << 32) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
