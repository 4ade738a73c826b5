import Glibc

/// Directories and what is in them.
nonisolated package enum Folder {
  /// Whether a directory is at `path`, links followed.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// What a path leads to.
  package enum Entry: Sendable {
    case file, directory, other
  }

  /// What is at `path`, links followed; nil if nothing is.
  package static func entry(at path: String) -> Entry? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// Makes the directory at `path` and those above it that are missing, for the user alone; false if it cannot be made.
  package static func make(_ path: String) -> Bool {
    if exists(at: path) || mkdir(path, 0o700) == 0 { return true }
    guard errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else {
      return exists(at: path)
    }
    return make(String(path[..<slash])) && (mkdir(path, 0o700) == 0 || exists(at: path))
  }

  /// The names in the directory at `path`, unordered, without `.` and `..`; empty if it cannot be read.
  package static func names(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The paths of all files below the directory at `path`, each beginning with it; what is hidden, and directories
  /// behind links, are left out. Throws when the directory itself cannot be read.
  package static func files(below path: String) throws(FileError) -> [String] {
    guard let directory = opendir(path) else { throw FileError(.read, .file(path), .system(.current)) }
    closedir(directory)
    var files: [String] = []
    var folders = [path]
    while let folder = folders.popLast() {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      for name in names(in: folder) where !name.hasPrefix(".") {
        let path = prefix + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(path) } else { files.append(path) }
      }
    }
    return files
  }

  /// The paths of all directories below the one at `path`, but for what is hidden or behind links.
  package static func folders(below path: String) -> [String] {
    var found: [String] = []
    var folders = [path]
    while let folder = folders.popLast() {
      for name in names(in: folder) where !name.hasPrefix(".") {
        let entry = (folder.hasSuffix("/") ? folder : folder + "/") + name
        var status = stat()
        guard lstat(entry, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
        found.append(entry)
        folders.append(entry)
      }
    }
    return found
  }
}
