import Platform

/// Writes files completely or not at all.
nonisolated package enum AtomicFile {
  /// Replaces the contents of the file at `path`: writes a new file in the same directory, flushes it and renames it; a
  /// failure before that changes nothing. The new file has exactly `mode`.
  ///
  /// Nothing is created, changed or read through a symbolic link unless `links` says so.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o600, links: Links = .replaced, flushing: Flushing = .now
  ) throws(FileError) {
    var calls = FileCalls.system
    if flushing == .later { calls.flush = { _ in 0 } }
    try write(bytes, to: path, mode: mode, links: links, calls: calls)
  }

  /// Writes bytes behind the contents of an existing regular file. A failure may leave some of them. Flushing also
  /// flushes what was written there before.
  package static func append(
    _ bytes: [UInt8], to path: String, links: Links, flushing: Flushing = .now
  ) throws(FileError) {
    var target = path
    if links == .followed {
      guard case .file(let file) = WriteTarget(path: path) else {
        throw FileError(.write, .file(path), .notRegularFile)
      }
      target = file
    }
    let descriptor = open(target, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FileError(.write, .file(path), .system(.current)) }
    var failure = FileCalls.system.writeWhole(bytes, to: descriptor)
    if flushing == .now, failure == nil, platform_flush_contents(descriptor) != 0 { failure = .current }
    if close(descriptor) != 0, failure == nil { failure = .current }
    if let failure { throw FileError(.write, .file(path), .system(failure)) }
  }

  /// What happens to an entry at the path that is not a regular file.
  package enum Links: Sendable {
    /// A link, pipe or device is replaced by the file. For every name that does not come from the person who started the
    /// program: a script, definition or archive may come with a link of that name to any file of the user.
    case replaced
    /// Follows a link, even to a missing file. Pipes, devices and named descriptors such as `/dev/stdout` are written to
    /// directly. For a path that the person typed.
    case followed
    /// Whatever is there stays, and the write fails with EEXIST. For what must not be replaced, however long ago it was
    /// looked for.
    case kept
  }

  /// True if what is written to a path that the person typed goes to a terminal, as with `/dev/tty` or `/dev/stdout`.
  package static func isTerminal(_ path: String) -> Bool {
    switch WriteTarget(path: path) {
    case .descriptor(let descriptor): return isatty(descriptor) == 1
    case .stream(let path) where !Folder.isPipe(path):
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      return isatty(descriptor) == 1
    default: return false
    }
  }

  package static func remove(_ path: String) { unlink(path) }

  /// Checks in advance, as far as possible, that `write` could write to `path`. Does not create anything.
  package static func checkWritable(_ path: String) throws(FileError) {
    let isWritable: Bool
    switch WriteTarget(path: path) {
    case .descriptor: return
    case .directory: throw FileError(.write, .file(path), .directory)
    case .failure(let error): throw FileError(.write, .file(path), .system(error))
    case .stream(let path): isWritable = access(path, W_OK) == 0
    case .file(let path):
      // The file would be replaced by a new one, but a read-only file is meant to stay.
      isWritable =
        access(WriteTarget.split(path).directory + ".", W_OK | X_OK) == 0
        && (access(path, W_OK) == 0 || errno == ENOENT)
    }
    guard isWritable else { throw FileError(.write, .file(path), .system(.current)) }
  }

  /// When written data reaches the disk.
  package enum Flushing: Sendable {
    /// Before the file is put in place: it survives a crash of the machine.
    case now
    /// At the system's leisure, for expendable data.
    case later
  }

  static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32, links: Links, calls: FileCalls
  ) throws(FileError) {
    ProcessSignals.catchFailedWriting()
    let failure: FileError.Reason?
    switch links == .followed ? WriteTarget(path: path) : .file(path) {
    case .descriptor(let descriptor): failure = calls.writeWhole(bytes, to: descriptor).map { .system($0) }
    case .stream(let path): failure = writeDirectly(bytes, to: path, calls: calls)
    case .directory: failure = .directory
    case .failure(let error): failure = .system(error)
    case .file(let path):
      failure = put(bytes, at: path, mode: mode, keeping: links == .kept, calls: calls).map { .system($0) }
    }
    if let failure { throw FileError(.write, .file(path), failure) }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String, calls: FileCalls) -> FileError.Reason? {
    let descriptor: Int32
    switch openStream(path, calls: calls) {
    case .success(let opened): descriptor = opened
    case .failure(let error):
      return error.number == ENXIO && Folder.isPipe(path) ? .noReader : .system(error)
    }
    if let failure = calls.writeWhole(bytes, to: descriptor) {
      _ = calls.close(descriptor)
      return .system(failure)
    }
    return calls.close(descriptor) == 0 ? nil : .system(.current)
  }

  /// Opens a pipe or device. Without O_NONBLOCK, a named pipe that nobody reads would hold the program up for ever.
  private static func openStream(_ path: String, calls: FileCalls) -> Result<Int32, SystemError> {
    var pauses = 0
    while true {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
      if descriptor >= 0 { return .success(descriptor) }
      let error = SystemError.current
      guard error.number == ENXIO, pauses < 100, Folder.isPipe(path) else { return .failure(error) }
      pauses += 1
      calls.pause(10)
    }
  }

  private static func put(
    _ bytes: [UInt8], at path: String, mode: UInt32, keeping: Bool, calls: FileCalls
  ) -> SystemError? {
    let temporary: (path: String, descriptor: Int32)
    switch makeTemporary(beside: path, calls: calls) {
    case .success(let made): temporary = made
    case .failure(let error): return error
    }
    if let failure = fill(temporary.descriptor, with: bytes, mode: mode, calls: calls) {
      _ = calls.close(temporary.descriptor)
      _ = calls.remove(temporary.path)
      return failure
    }
    let isClosed = calls.close(temporary.descriptor) == 0
    guard isClosed, keeping ? move(temporary.path, to: path, calls) : calls.rename(temporary.path, path) == 0 else {
      let failure = SystemError.current
      _ = calls.remove(temporary.path)
      return failure
    }
    flushDirectory(of: path)
    return nil
  }

  /// Moves a file to where nothing is, which a link does and a rename does not. Where there are no links, the name is
  /// claimed first.
  private static func move(_ temporary: String, to path: String, _ calls: FileCalls) -> Bool {
    if calls.link(temporary, path) == 0 { return calls.remove(temporary) == 0 }
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(errno) else { return false }
    let claim = calls.openNew(path, 0o600)
    return claim >= 0 && calls.close(claim) == 0 && calls.rename(temporary, path) == 0
  }

  /// Creates a new file, named after the target in case the machine crashes.
  private static func makeTemporary(
    beside path: String, calls: FileCalls
  ) -> Result<(path: String, descriptor: Int32), SystemError> {
    let (directory, name) = WriteTarget.split(path)
    let prefix = directory + temporaryPrefix(for: name)
    for _ in 0..<100 {
      let candidate = prefix + String(UInt32.random(in: .min ... .max))
      let descriptor = calls.openNew(candidate, S_IRUSR | S_IWUSR)
      if descriptor >= 0 { return .success((candidate, descriptor)) }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    return .failure(.current)
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: UInt32, calls: FileCalls) -> SystemError? {
    if let failure = calls.writeWhole(bytes, to: descriptor) { return failure }
    guard calls.setMode(descriptor, mode_t(mode)) == 0, calls.flush(descriptor) == 0 else { return .current }
    return nil
  }

  /// Makes the renaming durable. The file is already in place, so it is no failure if the file system cannot do this.
  private static func flushDirectory(of path: String) {
    let directory = open(WriteTarget.split(path).directory + ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }
}

nonisolated extension AtomicFile {
  /// Removes files left next to `path` by killed writers. There must be no concurrent writer. Costs reading the
  /// directory.
  package static func removeLeftovers(of path: String) {
    let (directory, name) = WriteTarget.split(path)
    let prefix = temporaryPrefix(for: name)
    for leftover in Folder.names(in: directory + ".") where leftover.hasPrefix(prefix) {
      let number = leftover.utf8.dropFirst(prefix.utf8.count)
      guard !number.isEmpty, number.allSatisfy({ (0x30...0x39).contains($0) }) else { continue }
      unlink(directory + leftover)
    }
  }

  /// The prefix of temporary files that will replace the file `name`; a number follows.
  static func temporaryPrefix(for name: String) -> String {
    // The decorated name must fit wherever the name fits.
    ".\(String(decoding: name.utf8.prefix(200), as: UTF8.self))."
  }
}

nonisolated enum WriteTarget: Equatable {
  /// A regular file, existing or not, with links of the last component resolved.
  case file(String)
  /// A pipe or a device.
  case stream(String)
  case descriptor(Int32)
  case directory
  case failure(SystemError)

  /// Examines the current entry at `path`.
  init(path: String) {
    if let descriptor = Self.namedDescriptor(path) {
      self = .descriptor(descriptor)
      return
    }
    var status = stat()
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG: self = Self.followingLinks(path)
      case S_IFDIR: self = .directory
      default: self = .stream(path)
      }
    } else {
      self = errno == ENOENT ? Self.followingLinks(path) : .failure(.current)
    }
  }

  /// The directory with a trailing slash (empty for the current one), and the last component.
  static func split(_ path: String) -> (directory: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let after = path.utf8.index(after: slash)
    return (String(path[..<after]), String(path[after...]))
  }

  /// Like the kernel, stops after a chain of 40 links.
  private static func followingLinks(_ start: String) -> WriteTarget {
    var path = start
    for _ in 0..<40 {
      guard let target = link(at: path) else { return .file(path) }
      path = target.utf8.first == UInt8(ascii: "/") ? target : split(path).directory + target
      if let descriptor = namedDescriptor(path) { return .descriptor(descriptor) }
    }
    return .failure(SystemError(number: ELOOP))
  }

  private static func link(at path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &target, target.count)
    return length < 0 ? nil : String(decoding: target.prefix(length).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// `/dev/stdout` may be a file that others append to, and replacing that file would not reach them.
  private static func namedDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default: break
    }
    for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
      return Int32(path.dropFirst(prefix.count))
    }
    return nil
  }
}
