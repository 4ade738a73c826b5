import Glibc

/// Files that are there whole, or not at all.
nonisolated package enum AtomicFile {
  /// Makes `bytes` the content of the file at `path`.
  ///
  /// They are written to a new file in the same directory, flushed, and renamed; a failure before that leaves what was
  /// there, and nothing else. The new file has exactly `mode`.
  ///
  /// A symbolic link stays and the file it leads to is replaced, also when that does not exist yet. What cannot be
  /// replaced, a pipe or a device, is written to directly; so is a descriptor that has a name, such as `/dev/stdout`.
  package static func write(
    _ bytes: [UInt8], to path: String, mode: UInt32 = 0o600, flushing: Flushing = .now
  ) throws(FileError) {
    var calls = FileCalls.system
    if flushing == .later { calls.flush = { _ in 0 } }
    try write(bytes, to: path, mode: mode, calls: calls)
  }

  /// When what was written reaches the disk.
  package enum Flushing: Sendable {
    /// Before the file is put in place: it survives the machine.
    case now
    /// Whenever the system gets round to it; for what is not worth waiting for.
    case later
  }

  static func write(_ bytes: [UInt8], to path: String, mode: UInt32, calls: FileCalls) throws(FileError) {
    ProcessSignals.catchFailedWriting()
    let failure: FileError.Reason?
    switch WriteTarget(path: path) {
    case .descriptor(let descriptor): failure = calls.writeWhole(bytes, to: descriptor).map { .system($0) }
    case .stream(let path): failure = writeDirectly(bytes, to: path, calls: calls).map { .system($0) }
    case .directory: failure = .directory
    case .failure(let error): failure = .system(error)
    case .file(let path): failure = replace(path, with: bytes, mode: mode, calls: calls).map { .system($0) }
    }
    if let failure {
      throw FileError(.write, .file(path), failure)
    }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String, calls: FileCalls) -> SystemError? {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return .current }
    if let failure = calls.writeWhole(bytes, to: descriptor) {
      _ = calls.close(descriptor)
      return failure
    }
    return calls.close(descriptor) == 0 ? nil : .current
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: UInt32, calls: FileCalls) -> SystemError? {
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
    guard calls.close(temporary.descriptor) == 0, calls.rename(temporary.path, path) == 0 else {
      let failure = SystemError.current
      _ = calls.remove(temporary.path)
      return failure
    }
    flushDirectory(of: path)
    return nil
  }

  /// A new file whose name says what it is for, should the machine fail while it exists.
  private static func makeTemporary(
    beside path: String, calls: FileCalls
  ) -> Result<(path: String, descriptor: Int32), SystemError> {
    let (directory, name) = WriteTarget.split(path)
    let prefix = directory + temporaryPrefix(for: name)
    for _ in 0..<100 {
      let candidate = prefix + String(UInt32.random(in: .min ... .max))
      let descriptor = calls.openNew(candidate, S_IRUSR | S_IWUSR)
      if descriptor >= 0 {
        return .success((candidate, descriptor))
      }
      guard errno == EEXIST || errno == EINTR else { break }
    }
    return .failure(.current)
  }

  private static func fill(_ descriptor: Int32, with bytes: [UInt8], mode: UInt32, calls: FileCalls) -> SystemError? {
    if let failure = calls.writeWhole(bytes, to: descriptor) {
      return failure
    }
    guard calls.setMode(descriptor, mode_t(mode)) == 0, calls.flush(descriptor) == 0 else { return .current }
    return nil
  }

  /// Makes the renaming itself last. The file is in place by now, so a file system that cannot do this is no failure.
  private static func flushDirectory(of path: String) {
    let directory = open(WriteTarget.split(path).directory + ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }
}
