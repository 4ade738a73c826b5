import Glibc

/// What was read from a terminal at once. The room is used again for every burst, so that a key allocates nothing, and
/// never grows, so that nothing of what may have been a password is left behind.
final class InputBuffer {
  /// The largest number of bytes handed over at once.
  static let limit = 64 * 1024
  private static let pieceSize = 4096

  /// What the last `fill(from:)` has read.
  private(set) var bytes: [UInt8] = []
  // Nobody else has it when it goes.
  private nonisolated(unsafe) let piece: UnsafeMutableRawBufferPointer

  init() {
    piece = .allocate(byteCount: Self.pieceSize, alignment: 1)
    bytes.reserveCapacity(Self.limit)
  }

  deinit { piece.deallocate() }

  /// Reads all that is there, at most 64 KiB; nothing when the terminal hung up.
  ///
  /// The kernel holds 4 KiB of input and fetches the rest when there is room. So a large piece means that a paste or a
  /// burst is under way, and the rest is waited for a moment: it is one change and should be drawn once.
  func fill(from terminal: Terminal) {
    wipe()
    guard readPiece(from: terminal) >= Self.pieceSize / 2 else { return }
    while bytes.count <= Self.limit - Self.pieceSize, !PendingSignals.areWaiting, terminal.hasMoreInput {
      guard readPiece(from: terminal) > 0 else { return }
    }
  }

  /// Overwrites the bytes that were read, but for copies that a caller still holds.
  func wipe() {
    bytes.withUnsafeMutableBytes { buffer in
      if let start = buffer.baseAddress { explicit_bzero(start, buffer.count) }
    }
    bytes.removeAll(keepingCapacity: true)
  }

  private func readPiece(from terminal: Terminal) -> Int {
    let count = terminal.read(into: piece)
    let read = UnsafeMutableRawBufferPointer(rebasing: piece[..<count])
    bytes += read
    if let start = read.baseAddress { explicit_bzero(start, count) }
    return count
  }
}

extension Terminal {
  /// Whether more input arrives within the time a writer needs to fill the kernel's buffer again.
  fileprivate var hasMoreInput: Bool {
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
