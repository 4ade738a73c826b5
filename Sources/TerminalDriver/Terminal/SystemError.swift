import Glibc

/// An error number of the system.
nonisolated package struct SystemError: Error, Equatable {
  /// The value of `errno`.
  package let number: Int32

  /// Wraps an error number.
  package init(number: Int32) {
    self.number = number
  }

  /// The error of the system call that failed last in this thread.
  static var current: SystemError { SystemError(number: errno) }

  /// The system's own sentence for it, such as `No space left on device`.
  package var sentence: String {
    // POSIX strerror_r and GNU's differ in type under one name; the table behind strerror is constant for known numbers.
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
