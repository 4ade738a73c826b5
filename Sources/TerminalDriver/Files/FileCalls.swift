import Glibc
import TerminalModel

/// The system calls for writing files, replaceable so that tests can make each of them fail.
nonisolated struct FileCalls {
  var openNew: (_ path: String, _ mode: mode_t) -> Int32 = { path, mode in
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
  }
  var setMode: (_ descriptor: Int32, _ mode: mode_t) -> Int32 = { fchmod($0, $1) }
  var write: (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = {
    Glibc.write($0, $1.baseAddress, $1.count)
  }
  var flush: (_ descriptor: Int32) -> Int32 = { fsync($0) }
  var close: (_ descriptor: Int32) -> Int32 = { Glibc.close($0) }
  var rename: (_ from: String, _ to: String) -> Int32 = { Glibc.rename($0, $1) }
  var link: (_ from: String, _ to: String) -> Int32 = { Glibc.link($0, $1) }
  var remove: (_ path: String) -> Int32 = { unlink($0) }
  var pause: (_ milliseconds: Int32) -> Void = { poll(nil, 0, $0) }

  static var system: FileCalls { FileCalls() }
}

nonisolated extension FileCalls {
  /// Writes all of `bytes`, waiting if the descriptor is non-blocking. Nil on success.
  func writeWhole(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
        // Nothing written, and no reason: some files of the system would do that for ever.
        if written == 0 { return SystemError(number: EIO) }
        if written > 0 {
          done += written
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: Descriptor.wait(for: descriptor, POLLOUT)
        default: return .current
        }
      }
      return nil
    }
  }
}

/// Reading from a descriptor, and waiting for it.
nonisolated enum Descriptor {
  enum Reading {
    case bytes([UInt8])
    case end
    /// The descriptor does not block, and nothing is available.
    case nothingYet
    case failure(SystemError)
  }

  /// Reads what is available, at most `most` bytes.
  static func read(_ descriptor: Int32, most: Int = 1 << 16) -> Reading {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        let got = Glibc.read(descriptor, buffer.baseAddress, most)
        failure = got < 0 ? errno : 0
        count = max(0, got)
      }
      switch failure {
      case 0: return bytes.isEmpty ? .end : .bytes(bytes)
      case EINTR: continue
      case EAGAIN: return .nothingYet
      default: return .failure(SystemError(number: failure))
      }
    }
  }

  /// Waits until a descriptor can be read or, with `POLLOUT`, written; false if the time passes first.
  @discardableResult
  static func wait(for descriptor: Int32, _ event: Int32 = POLLIN, milliseconds: Int32 = -1) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let count = poll(&entry, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}

/// An error of a file or a standard stream.
nonisolated package struct FileError: Error, Equatable {
  /// The failed operation.
  package enum Operation: Equatable, Sendable {
    case read
    case write
  }

  /// Why the operation failed.
  package enum Reason: Equatable, Sendable {
    /// A system error.
    case system(SystemError)
    /// It is a directory.
    case directory
    /// It is neither a regular file nor, where allowed, a stream.
    case notRegularFile
    /// It is a symbolic link where none may be followed.
    case link
    /// It is a named pipe that no process reads.
    case noReader
    /// It is outside the required folder.
    case outsideFolder
    /// It has more bytes than `limit`.
    case tooLarge(limit: Int)
  }

  /// The object of the operation.
  package enum Subject: Equatable, Sendable {
    /// A file, with its path as given by the user.
    case file(String)
    case standardInput
    case standardOutput
  }

  package let operation: Operation
  package let subject: Subject
  package let reason: Reason

  /// True if the file does not exist.
  package var isMissing: Bool { reason == .system(SystemError(number: ENOENT)) }

  init(_ operation: Operation, _ subject: Subject, _ reason: Reason) {
    self.operation = operation
    self.subject = subject
    self.reason = reason
  }
}

nonisolated extension FileError: CustomStringConvertible {
  /// A sentence without a period: `cannot read 'form.yaml': No such file or directory`.
  package var description: String {
    "cannot \(operation == .read ? "read" : "write") \(subject.name): \(reason.sentence)"
  }
}

nonisolated extension FileError.Subject {
  fileprivate var name: String {
    switch self {
    case .file(let path): "'\(DisplayText.visible(path, lines: .single))'"
    case .standardInput: "standard input"
    case .standardOutput: "standard output"
    }
  }
}

nonisolated extension FileError.Reason {
  /// The reason alone, such as `No such file or directory`.
  package var sentence: String {
    switch self {
    case .system(let error): error.sentence
    case .directory: "Is a directory"
    case .notRegularFile: "Not a regular file"
    case .link: "Is a symbolic link"
    case .noReader: "No process reads from this pipe"
    case .outsideFolder: "Outside the folder"
    case .tooLarge(let limit): "Larger than \(Self.size(limit))"
    }
  }

  private static func size(_ bytes: Int) -> String {
    let mebibyte = 1024 * 1024
    if bytes >= mebibyte, bytes.isMultiple(of: mebibyte) { return "\(bytes / mebibyte) MiB" }
    return bytes >= 1024 && bytes.isMultiple(of: 1024) ? "\(bytes / 1024) KiB" : "\(bytes) bytes"
  }
}

/// A system error number.
nonisolated package struct SystemError: Error, Equatable {
  /// The value of `errno`.
  package let number: Int32

  package init(number: Int32) { self.number = number }

  /// The error of the last failed system call in this thread.
  static var current: SystemError { SystemError(number: errno) }

  /// The system's description, such as `No space left on device`.
  package var sentence: String {
    // strerror_r has different types in POSIX and GNU; strerror reads a constant table for known numbers.
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
