import Platform

/// Reads whole files.
nonisolated package enum InputFile {
  /// The types of files that may be read.
  package enum Kinds: Sendable {
    /// Only regular files, so that reading always ends.
    case regularFiles
    /// Also pipes and devices, waiting for their writers as other commands do.
    case anything
  }

  /// A regular file, whatever it is called.
  private struct Identity: Hashable {
    let device: UInt64
    let number: UInt64

    /// Nil for a pipe, a device or a folder.
    init?(_ status: stat) {
      guard status.st_mode & S_IFMT == S_IFREG else { return nil }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private static let filesRead = Guarded<Set<Identity>>([])

  /// True if this process has read the regular file at a path, by whatever name.
  package static func wasRead(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0, let file = Identity(status) else { return false }
    return filesRead.withLock { $0.contains(file) }
  }

  /// The contents of `path`; `-` is standard input if streams are allowed. A file over the limit is refused before
  /// reading, a stream after `limit` bytes.
  /// - Parameter followsLink: False refuses a symbolic link at the path.
  package static func read(
    _ path: String, limit: Int, kinds: Kinds = .anything, followsLink: Bool = true
  ) throws(FileError) -> [UInt8] {
    if path == "-", kinds == .anything {
      return try content(of: STDIN_FILENO, limit: limit, kinds: kinds, subject: .standardInput)
    }
    let subject = FileError.Subject.file(path)
    // Without O_NONBLOCK, opening a named pipe would wait for a writer before its type could be checked.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followsLink ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else {
      let error = SystemError.current
      throw FileError(.read, subject, error.number == ELOOP && !followsLink ? .link : .system(error))
    }
    defer { close(descriptor) }
    return try content(of: descriptor, limit: limit, kinds: kinds, subject: subject)
  }

  /// True if there is anything at `path`, even a dangling link.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// True for a file that can be read again, or a link to one.
  package static func isRegular(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// The modification time of a file, in seconds since 1970 UTC; nil if it does not exist.
  package static func modificationTime(of path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(platform_modified(&status).tv_sec) : nil
  }

  /// The contents of a file in or below `folder` (the working directory if empty). Throws `outsideFolder` if links lead
  /// elsewhere.
  /// - Parameter name: The file's path relative to `folder`.
  package static func read(_ name: String, below folder: String, limit: Int) throws(FileError) -> [UInt8] {
    let path = folder + name
    guard let root = resolved(folder.isEmpty ? "." : folder), let file = resolved(path) else {
      throw FileError(.read, .file(path), .system(.current))
    }
    guard contains(root, file), file != root else { throw FileError(.read, .file(path), .outsideFolder) }
    return try read(file, limit: limit, kinds: .regularFiles)
  }

  /// True if a path leads to or into `folder` (the working directory if empty), after following links.
  package static func isBelow(_ path: String, folder: String) -> Bool {
    guard let root = resolved(folder.isEmpty ? "." : folder), let file = resolved(path.isEmpty ? "." : path) else {
      return false
    }
    return contains(root, file)
  }

  private static func contains(_ root: String, _ path: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// The absolute path with links, `.` and `..` resolved; nil if nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  private static func content(
    of descriptor: Int32, limit: Int, kinds: Kinds, subject: FileError.Subject
  ) throws(FileError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.read, subject, .system(.current)) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileError(.read, subject, .directory) }
    if kind != S_IFREG, kinds == .regularFiles { throw FileError(.read, subject, .notRegularFile) }
    if let file = Identity(status) { filesRead.withLock { _ = $0.insert(file) } }
    let size = kind == S_IFREG ? Int(status.st_size) : 0
    guard size <= limit else { throw FileError(.read, subject, .tooLarge(limit: limit)) }
    if kind == S_IFIFO {
      // A named pipe without a writer appears to be at its end, so wait for one.
      Descriptor.wait(for: descriptor)
    }
    return try drain(descriptor, expected: size, limit: limit, subject: subject)
  }

  private static func drain(
    _ descriptor: Int32, expected: Int, limit: Int, subject: FileError.Subject
  ) throws(FileError) -> [UInt8] {
    var content: [UInt8] = []
    // One byte more than the size detects the end without another allocation; some files report a wrong size of 0.
    var room = max(expected + 1, 4096)
    while true {
      switch Descriptor.read(descriptor, most: room) {
      case .bytes(let bytes) where content.isEmpty: content = bytes
      case .bytes(let bytes): content += bytes
      case .end: return content
      case .nothingYet: Descriptor.wait(for: descriptor)
      case .failure(let error): throw FileError(.read, subject, .system(error))
      }
      guard content.count <= limit else { throw FileError(.read, subject, .tooLarge(limit: limit)) }
      room = max(4096, min(content.count, 1 << 20))
    }
  }
}
