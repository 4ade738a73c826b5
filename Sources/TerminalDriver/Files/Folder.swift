import CTerminal
import Platform

/// Directories and their entries.
nonisolated package enum Folder {
  /// True if there is a directory at `path`, after following links.
  package static func exists(at path: String) -> Bool {
    entry(at: path) == .directory
  }

  package enum Entry: Sendable { case file, directory, other }

  /// The type of the entry at `path`, after following links; nil if there is none.
  package static func entry(at path: String) -> Entry? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }

  /// True if there is a named pipe at `path`, after following links.
  static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Creates the directory at `path` and missing parents, for the user alone; false if that fails.
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

  /// The paths of all regular files below the directory at `path`, prefixed with it. Skips hidden files, linked
  /// directories, links that lead out of it, and pipes and devices, which would be waited for. A file whose name is not
  /// UTF-8 is among them under a name by which it cannot be read. Throws if the directory cannot be read.
  package static func files(below path: String) throws(FileError) -> [String] {
    guard let directory = opendir(path) else { throw FileError(.read, .file(path), .system(.current)) }
    closedir(directory)
    return entries(below: path).filter { entry, type in
      type == S_IFREG
        || type == S_IFLNK && self.entry(at: entry) == .file && InputFile.isBelow(entry, folder: path)
    }.map(\.path)
  }

  /// The paths of all directories below `path`, except hidden and linked ones.
  package static func folders(below path: String) -> [String] {
    entries(below: path).filter { $0.type == S_IFDIR }.map(\.path)
  }

  /// Everything below a directory, except hidden entries; linked directories are not entered.
  private static func entries(below path: String) -> [(path: String, type: mode_t)] {
    var found: [(path: String, type: mode_t)] = []
    var folders = [path]
    while let folder = folders.popLast() {
      let prefix = folder.hasSuffix("/") ? folder : folder + "/"
      for name in names(in: folder) where !name.hasPrefix(".") {
        var status = stat()
        if lstat(prefix + name, &status) != 0 {
          guard name.unicodeScalars.contains("\u{FFFD}") else { continue }
          status.st_mode = S_IFREG
        }
        found.append((prefix + name, status.st_mode & S_IFMT))
        if status.st_mode & S_IFMT == S_IFDIR { folders.append(prefix + name) }
      }
    }
    return found
  }
}

/// A folder for temporary files, for this user alone.
nonisolated package struct ScratchFolder: Sendable {
  package let path: String

  /// Creates a folder in `TMPDIR`, or `/tmp`, whose name begins with `name`.
  package init(named name: String) throws(FileError) {
    try self.init(
      named: name, in: ProcessEnvironment.variable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp")
  }

  /// Creates a folder in another one.
  init(named name: String, in parent: String) throws(FileError) {
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(.write, .file(parent), .system(.current)) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder and everything in it.
  package func remove() { Folder.remove(path) }
}

nonisolated extension Folder {
  /// Removes the directory at `path` and its contents, as far as permitted; links are removed, not followed.
  package static func remove(_ path: String) {
    // A directory without write permission cannot be emptied.
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

/// Watches for changes of files in folders (inotify) from its creation on. Waiting is free.
package final class FolderWatch {
  package enum Ending: Equatable {
    /// Files have changed; their distinct paths, sorted.
    case changed([String])
    /// A signal requested the end of the process.
    case signal(Int32)
  }

  private let watch: OpaquePointer
  private var folders: [Int32: String] = [:]

  /// The quiet time before a change is reported, in milliseconds, since editors write a file in several steps.
  private static let pause: Int64 = 50

  /// Watches folders, not their subfolders; skips those that cannot be watched.
  package init(_ paths: [String]) throws(SystemError) {
    guard let watch = platform_folder_watch_make() else { throw .current }
    self.watch = watch
    for path in paths {
      let folder = platform_folder_watch_add(watch, path)
      if folder >= 0 { folders[folder] = path }
    }
  }

  isolated deinit { platform_folder_watch_free(watch) }

  /// Waits for a change of a file whose name is accepted.
  package func wait(where isOfInterest: (_ name: String) -> Bool) -> Ending {
    var changed: Set<String> = []
    while true {
      var descriptors = [
        pollfd(fd: platform_folder_watch_descriptor(watch), events: Int16(POLLIN), revents: 0),
        pollfd(fd: terminal_signals_descriptor(), events: Int16(POLLIN), revents: 0),
      ]
      let count = platform_poll(&descriptors, 2, changed.isEmpty ? -1 : Self.pause * 1_000_000)
      if descriptors[1].revents != 0, let signal = PendingSignals.take().ending { return .signal(signal) }
      if count == 0 { return .changed(changed.sorted()) }
      if descriptors[0].revents != 0 { read { if isOfInterest($1) { changed.insert("\($0)/\($1)") } } }
    }
  }

  private func read(_ take: (_ folder: String, _ name: String) -> Void) {
    var folder: Int32 = 0
    while let name = platform_folder_watch_next(watch, &folder) {
      if let path = folders[folder] { take(path, String(cString: name)) }
    }
  }
}
