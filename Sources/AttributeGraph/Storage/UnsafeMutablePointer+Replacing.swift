nonisolated extension UnsafeMutablePointer {
  /// Puts another value in the place of one. The old value goes last: its deinitializer may read the attribute.
  /// - Parameter isPlain: Whether nothing has to be done for a value that goes.
  func replace(with value: Pointee, isPlain: Bool) {
    guard !isPlain else { return initialize(to: value) }
    let old = move()
    initialize(to: value)
    _ = consume old
  }
}
