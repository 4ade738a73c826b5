import TerminalDriver
import Values

/// A draft file reserved for this run by a lock file beside it.
nonisolated struct DraftPlace {
  let path: String
  private let lock: FileLock

  /// Locks the file at a path, and removes a temporary file left by a killed run.
  init(path: String) throws(FileLock.Refusal) {
    self.path = path
    let lockPath = path + ".lock"
    let wasAbandoned = InputFile.exists(at: lockPath)
    lock = try FileLock(lockPath)
    if wasAbandoned { AtomicFile.removeLeftovers(of: path) }
  }

  /// The maximum number of simultaneous runs of one form that save drafts.
  static let limit = 16

  /// The first file of a form with a readable draft and no running form, else the first free one. Simultaneous runs use
  /// `NAME.json`, `NAME.2.json`, …, and their drafts are offered later.
  /// - Parameters:
  ///   - folder: Created if missing.
  ///   - isReadable: False for drafts to skip.
  /// - Returns: nil if nothing can be saved.
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

  func release() { lock.release() }
}

/// The file name of a form's draft: readable, and unique for each definition.
///
///     signup-8c5dd1a9fd5ec4e2       for /home/ada/forms/signup.yaml
nonisolated package enum DraftName {
  /// - Parameter path: The absolute path of the definition.
  package static func name(for path: String) -> String {
    let file = path.fileName
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let readable = stem.utf8.prefix(40).map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): Character(UnicodeScalar(byte))
      default: Character("-")
      }
    }
    // A draft also stores its form's path, so that equal hashes do not mix up two forms.
    let digits = String(path.stableHash, radix: 16)
    return String(readable) + "-" + digits.padded(to: 16)
  }
}
