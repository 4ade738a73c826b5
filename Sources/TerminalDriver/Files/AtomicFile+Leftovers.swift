import Glibc

nonisolated extension AtomicFile {
  /// Removes what writers of the file at `path` have left beside it who were killed while they wrote. Nobody may write
  /// it at the same time. Costs reading the directory.
  package static func removeLeftovers(of path: String) {
    let (directory, name) = WriteTarget.split(path)
    let prefix = temporaryPrefix(for: name)
    for leftover in Folder.names(in: directory + ".") where leftover.hasPrefix(prefix) {
      let number = leftover.utf8.dropFirst(prefix.utf8.count)
      guard !number.isEmpty, number.allSatisfy({ (0x30...0x39).contains($0) }) else { continue }
      unlink(directory + leftover)
    }
  }

  /// What the names of new files begin with that will replace the file `name`; a number follows.
  static func temporaryPrefix(for name: String) -> String {
    // The name with its frame must fit where the name fits.
    ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))."
  }
}
