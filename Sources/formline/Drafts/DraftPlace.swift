import Glibc
import TerminalDriver

/// A file for a draft that is this run's alone, by a lock beside it.
nonisolated struct DraftPlace {
  let path: String
  private let lock: FileLock

  /// The file at a path that the user chose.
  init(path: String) throws(FileLock.Refusal) {
    self.path = path
    lock = try FileLock(path + ".lock")
  }

  /// More runs of one form at the same time keep no draft.
  static let limit = 16

  /// The first place of a form that has a draft and no run, else the first that is free: runs at the same time have a
  /// file each, `NAME.json`, `NAME.2.json`, …, and what each has left is offered by later ones.
  /// - Parameter folder: It is made if it is missing.
  /// - Returns: Nil where nothing can be kept.
  static func first(_ name: String, in folder: String) -> DraftPlace? {
    guard Folder.make(folder) else { return nil }
    var free: DraftPlace?
    for number in 1...limit {
      let path = "\(folder)/\(name)\(number == 1 ? "" : ".\(number)").json"
      let hasDraft = access(path, F_OK) == 0
      guard hasDraft || free == nil, let place = try? DraftPlace(path: path) else { continue }
      if hasDraft {
        free?.release()
        return place
      }
      free = place
    }
    return free
  }

  /// Leaves the place to other runs.
  func release() { lock.release() }
}
