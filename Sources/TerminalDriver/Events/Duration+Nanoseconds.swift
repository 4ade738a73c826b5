extension Duration {
  /// Whole nanoseconds, at most some 146 years of them.
  nonisolated package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    return min(max(0, seconds), 1 << 32) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
