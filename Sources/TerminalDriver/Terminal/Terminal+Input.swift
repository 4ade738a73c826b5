import Glibc

extension Terminal {
  /// The largest number of bytes handed over at once.
  static let inputLimit = 64 * 1024

  /// Reads all that is there, at most 64 KiB; nothing when the terminal hung up.
  ///
  /// The kernel holds 4 KiB of input and fetches the rest when there is room. So a large piece means that a paste or a
  /// burst is under way, and the rest is waited for a moment: it is one change and should be drawn once.
  func readAvailable() -> [UInt8] {
    var bytes = readPiece()
    guard bytes.count >= Self.pieceSize / 2 else { return bytes }
    var burst: [UInt8] = []
    burst.reserveCapacity(Self.inputLimit)
    burst += bytes
    while burst.count <= Self.inputLimit - Self.pieceSize, !PendingSignals.areWaiting, hasMoreInput {
      bytes.wipe()
      bytes = readPiece()
      guard !bytes.isEmpty else { break }
      burst += bytes
    }
    bytes.wipe()
    return burst
  }

  private static let pieceSize = 4096

  private func readPiece() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      count = read(into: UnsafeMutableRawBufferPointer(buffer))
    }
  }

  /// Whether more input arrives within the time a writer needs to fill the kernel's buffer again.
  private var hasMoreInput: Bool {
    var terminal = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&terminal, 1, 2) > 0
  }
}

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
