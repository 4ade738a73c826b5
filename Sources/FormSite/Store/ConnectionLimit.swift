import CRemote
import Platform

/// The limit of connections to a database that the processes of a machine share, on a file in the site's folder.
nonisolated final class ConnectionLimit: Sendable {
  let count: Int32
  private let file: Int32

  /// Nil if the file can neither be opened nor created.
  init?(path: String, count: Int) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    self.count = Int32(count)
    guard file >= 0 else { return nil }
  }

  deinit { close(file) }

  /// Takes a slot, and waits for one if all are taken.
  func take() throws(StoreError) -> Int32 {
    let free = slot_take(file, count)
    if free >= 0 { return free }
    slot_wait(file, true)
    defer { slot_wait(file, false) }
    let limit = SilenceLimit.current
    var pause: UInt32 = 1000
    while limit.left() > 0 {
      usleep(pause)
      pause = min(20_000, pause + 1000)
      let free = slot_take(file, count)
      if free >= 0 { return free }
    }
    throw StoreError(kind: .unavailable, detail: "all \(count) connections of this machine are in use")
  }

  func release(_ slot: Int32) { slot_release(file, slot) }

  /// True if another process waits for a slot.
  var isWanted: Bool { slot_is_wanted(file) }

  /// The number of slots that other processes hold.
  var taken: Int { Int(slot_count_taken(file, count)) }
}
