import Glibc

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

  /// True where there is no such file.
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
    case .file(let path): "'\(path)'"
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
    if bytes >= mebibyte, bytes.isMultiple(of: mebibyte) {
      return "\(bytes / mebibyte) MiB"
    }
    return bytes >= 1024 && bytes.isMultiple(of: 1024) ? "\(bytes / 1024) KiB" : "\(bytes) bytes"
  }
}
