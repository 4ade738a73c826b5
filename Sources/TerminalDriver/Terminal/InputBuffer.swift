import Platform

/// A buffer for available terminal input. Reused, so that a key allocates nothing, and of fixed size, so that growing
/// leaves no copy of a password behind.
final class InputBuffer {
  /// The maximum number of bytes per event.
  static let limit = 64 * 1024
  private static let pieceSize = 4096

  /// The input read by the last `fill(from:)`.
  private(set) var bytes: [UInt8] = []
  // Only accessed by this object.
  private nonisolated(unsafe) let piece: UnsafeMutableRawBufferPointer

  init() {
    piece = .allocate(byteCount: Self.pieceSize, alignment: 1)
    bytes.reserveCapacity(Self.limit)
  }

  deinit { piece.deallocate() }

  /// Reads all input, at most 64 KiB; nothing after a hang-up.
  ///
  /// The kernel buffers 4 KiB. A large piece means a paste or a burst; the rest is awaited briefly, to draw only once.
  func fill(from terminal: Terminal) {
    wipe()
    guard readPiece(from: terminal) >= Self.pieceSize / 2 else { return }
    // A writer needs as long to refill the kernel's buffer.
    while bytes.count <= Self.limit - Self.pieceSize, !PendingSignals.areWaiting,
      Descriptor.wait(for: terminal.descriptor, milliseconds: 2)
    {
      guard readPiece(from: terminal) > 0 else { return }
    }
  }

  /// Overwrites the bytes, except in copies that a caller still holds.
  func wipe() {
    bytes.wipe(keepingCapacity: true)
  }

  private func readPiece(from terminal: Terminal) -> Int {
    let count = terminal.read(into: piece)
    let read = UnsafeMutableRawBufferPointer(rebasing: piece[..<count])
    bytes += read
    if let start = read.baseAddress { platform_wipe(start, count) }
    return count
  }
}

nonisolated extension [UInt8] {
  /// Overwrites the elements in place, if this is the only reference, and empties the array.
  mutating func wipe(keepingCapacity: Bool = false) {
    withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      platform_wipe(start, buffer.count)
    }
    removeAll(keepingCapacity: keepingCapacity)
  }
}
