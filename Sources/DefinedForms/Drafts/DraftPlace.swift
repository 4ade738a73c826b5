import TerminalDriver
import Values

/// A file for a draft that is this run's alone, by a lock beside it.
nonisolated struct DraftPlace {
  let path: String
  private let lock: FileLock

  /// The file at a path. What a run that was killed has left beside it is removed.
  init(path: String) throws(FileLock.Refusal) {
    self.path = path
    let lockPath = path + ".lock"
    let wasAbandoned = InputFile.exists(at: lockPath)
    lock = try FileLock(lockPath)
    if wasAbandoned { AtomicFile.removeLeftovers(of: path) }
  }

  /// More runs of one form at the same time keep no draft.
  static let limit = 16

  /// The first file of a form with a draft and no running form, else the first free one: simultaneous runs have
  /// `NAME.json`, `NAME.2.json`, …, whose drafts are offered later.
  /// - Parameters:
  ///   - folder: Created if missing.
  ///   - isReadable: False for drafts to skip.
  /// - Returns: nil if nothing can be kept.
  static func first(_ name: String, in folder: String, isReadable: (_ path: String) -> Bool) -> DraftPlace? {
    guard Folder.make(folder) else { return nil }
    var free: DraftPlace?
    for number in 1...limit {
      let path = "\(folder)/\(name)\(number == 1 ? "" : ".\(number)").json"
      let hasDraft = InputFile.exists(at: path)
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

/// The file name of a form's draft: readable, and unique for each definition.
///
///     signup-8c5dd1a9fd5ec4e2       for /home/ada/forms/signup.yaml
nonisolated package enum DraftName {
  /// - Parameter path: The absolute path of the definition.
  package static func name(for path: String) -> String {
    let file = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let readable = stem.utf8.prefix(40).map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): Character(UnicodeScalar(byte))
      default: Character("-")
      }
    }
    let digits = String(hash(path), radix: 16)
    return String(readable) + "-" + digits.padded(to: 16)
  }

  /// FNV-1a with 64 bits. A draft names its form as well, so two paths with one hash do not share a draft.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
