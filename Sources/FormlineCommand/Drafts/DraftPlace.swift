import Glibc
import TerminalDriver

/// A file for a draft that is this run's alone, by a lock beside it.
nonisolated struct DraftPlace {
  let path: String
  private let lock: FileLock

  /// The file at a path. What a run that was killed has left beside it is removed.
  init(path: String) throws(FileLock.Refusal) {
    self.path = path
    let lockPath = path + ".lock"
    let wasAbandoned = access(lockPath, F_OK) == 0
    lock = try FileLock(lockPath)
    if wasAbandoned { AtomicFile.removeLeftovers(of: path) }
  }

  /// More runs of one form at the same time keep no draft.
  static let limit = 16

  /// The first place of a form that has a draft and no run, else the first that is free: runs at the same time have a
  /// file each, `NAME.json`, `NAME.2.json`, …, and what each has left is offered by later ones.
  /// - Parameters:
  ///   - folder: It is made if it is missing.
  ///   - isReadable: Whether the draft at a path can be gone on with; others are left as they are.
  /// - Returns: Nil where nothing can be kept.
  static func first(_ name: String, in folder: String, isReadable: (_ path: String) -> Bool) -> DraftPlace? {
    guard Folder.make(folder) else { return nil }
    var free: DraftPlace?
    for number in 1...limit {
      let path = "\(folder)/\(name)\(number == 1 ? "" : ".\(number)").json"
      let hasDraft = access(path, F_OK) == 0
      guard hasDraft || free == nil, let place = try? DraftPlace(path: path) else { continue }
      guard hasDraft else {
        free = place
        continue
      }
      guard isReadable(path) else {
        place.release()
        continue
      }
      free?.release()
      return place
    }
    return free
  }

  /// Leaves the place to other runs.
  func release() { lock.release() }
}
