import Glibc
import TerminalModel

/// The system calls that write files, so that tests can make each of them fail.
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
  var remove: (_ path: String) -> Int32 = { unlink($0) }

  /// The calls of the system.
  static var system: FileCalls { FileCalls() }
}

nonisolated extension FileCalls {
  /// Writes all of `bytes`, waiting where the descriptor does not block by itself. Nil when done.
  func writeWhole(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
        if written >= 0 {
          done += written
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&output, 1, -1)
        default: return .current
        }
      }
      return nil
    }
  }
}

/// What went wrong with a file or a standard stream.
nonisolated package struct FileError: Error, Equatable {
  /// What was to be done.
  package enum Operation: Equatable, Sendable {
    case read
    case write
  }

  /// Why it was not done.
  package enum Reason: Equatable, Sendable {
    /// The system refused, in its own words.
    case system(SystemError)
    /// A directory.
    case directory
    /// Neither a regular file nor, where that is allowed, a stream.
    case notRegularFile
    /// Not in the folder in which it was to be.
    case outsideFolder
    /// More bytes than `limit`.
    case tooLarge(limit: Int)
  }

  /// What the error is about.
  package enum Subject: Equatable, Sendable {
    /// A file, by its path as the user gave it.
    case file(String)
    case standardInput
    case standardOutput
  }

  /// What was to be done.
  package let operation: Operation
  /// What it was to be done with.
  package let subject: Subject
  /// Why it was not done.
  package let reason: Reason

  /// True if there is no such file.
  package var isMissing: Bool { reason == .system(SystemError(number: ENOENT)) }

  init(_ operation: Operation, _ subject: Subject, _ reason: Reason) {
    self.operation = operation
    self.subject = subject
    self.reason = reason
  }
}

nonisolated extension FileError: CustomStringConvertible {
  /// One sentence without an end: `cannot read 'form.yaml': No such file or directory`.
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

/// An error number of the system.
nonisolated package struct SystemError: Error, Equatable {
  /// The value of `errno`.
  package let number: Int32

  /// Wraps an error number.
  package init(number: Int32) { self.number = number }

  /// The error of the system call that failed last in this thread.
  static var current: SystemError { SystemError(number: errno) }

  /// The system's own sentence for it, such as `No space left on device`.
  package var sentence: String {
    // POSIX strerror_r and GNU's differ in type under one name; the table behind strerror is constant for known numbers.
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
