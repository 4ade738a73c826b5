import Platform
import TerminalModel

nonisolated package struct FileError: Error, Equatable {
  package enum Operation: Equatable, Sendable {
    case read
    case write
  }

  /// Why the operation failed.
  package enum Reason: Equatable, Sendable {
    case system(SystemError)
    case directory
    /// It is neither a regular file nor, where allowed, a stream.
    case notRegularFile
    /// It is a symbolic link where none may be followed.
    case link
    /// It is a named pipe that no process reads.
    case noReader
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
