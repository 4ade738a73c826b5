import Glibc

nonisolated extension [UInt8] {
  /// Overwrites the elements in place, if this is the only copy, and empties the array.
  mutating func wipe() {
    withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      explicit_bzero(start, buffer.count)
    }
    removeAll()
  }
}
