import Glibc

/// A moment of the wall clock, with what the user's calendar and clock show then.
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

  /// The present moment in the user's time zone.
  package static var now: LocalTime {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return LocalTime(
      secondsSinceEpoch: Int64(seconds), utcOffset: local.tm_gmtoff / 60, year: Int(local.tm_year) + 1900,
      month: Int(local.tm_mon) + 1, day: Int(local.tm_mday), hour: Int(local.tm_hour), minute: Int(local.tm_min))
  }
}
