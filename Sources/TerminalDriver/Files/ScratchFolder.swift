import Glibc

/// A folder for files that nobody needs afterwards, for this user alone.
nonisolated package struct ScratchFolder: Sendable {
  package let path: String

  /// Makes a new folder below `TMPDIR`, or `/tmp`, whose name begins with `name`.
  package init(named name: String) throws(FileError) {
    let parent = ProcessEnvironment.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(.write, .file(parent), .system(.current)) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder and everything in it.
  package func remove() { Folder.remove(path) }
}

nonisolated extension Folder {
  /// Removes the directory at `path` and everything in it, as far as that is allowed; links are removed, not followed.
  package static func remove(_ path: String) {
    // A directory that its owner may not write to cannot be emptied.
    chmod(path, 0o700)
    for name in names(in: path) {
      let entry = path + "/" + name
      var status = stat()
      guard lstat(entry, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR { remove(entry) } else { unlink(entry) }
    }
    rmdir(path)
  }
}
