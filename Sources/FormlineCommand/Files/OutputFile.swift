import Platform
import TerminalDriver
import TerminalModel

nonisolated extension StandardOutput {
  enum Content { case text, terminalSequences }

  /// Writes text to standard output. A terminal gets pictures of the controls in a text, such as `␛`, except for newlines
  /// and tabs: answers and definitions may contain any.
  static func print(_ text: String, _ content: Content = .text) throws(CommandFailure) {
    let shown = content == .text && isTerminal ? DisplayText.visible(text, keeping: "\t") : text
    try CommandFailure.writing(write(Array(shown.utf8)))
  }
}

/// Files that a command writes: each completely, or not at all. `-` is standard output.
nonisolated enum OutputFile {
  static let standardOutput = "-"

  /// - Parameter links: The default is for a path that the person typed.
  static func write(
    _ text: String, to path: String, mode: UInt32 = 0o644, links: AtomicFile.Links = .followed
  ) throws(CommandFailure) {
    if path == standardOutput { return try StandardOutput.print(text) }
    let shown = links == .followed && AtomicFile.isTerminal(path) ? DisplayText.visible(text, keeping: "\t") : text
    try CommandFailure.writing(AtomicFile.write(Array(shown.utf8), to: path, mode: mode, links: links))
  }

  /// Checks that a file can be created or replaced at a path.
  static func checkWritable(_ path: String) throws(CommandFailure) {
    if path == standardOutput { return try checkStandardOutput() }
    try CommandFailure.writing(AtomicFile.checkWritable(path))
  }

  /// Checks that an output replaces nothing that was read.
  /// - Parameters:
  ///   - others: Further files that must stay.
  ///   - updated: Files that were read, and may be replaced.
  static func check(
    _ path: String?, by option: String, besides others: [String] = [], except updated: [String] = []
  ) throws(CommandFailure) {
    func isAmong(_ files: [String]) -> Bool { files.contains { isSame($0, path ?? "") } }
    guard let path, path != standardOutput, isAmong(others) || InputFile.wasRead(path) && !isAmong(updated) else {
      return
    }
    throw CommandFailure(.usage, "'\(option) \(path)' is a file that is read: name another one")
  }

  /// True if two paths lead to one file, which is no device.
  private static func isSame(_ path: String, _ other: String) -> Bool {
    var (one, two) = (stat(), stat())
    return stat(path, &one) == 0 && stat(other, &two) == 0 && one.st_dev == two.st_dev && one.st_ino == two.st_ino
      && one.st_mode & S_IFMT == S_IFREG
  }

  /// A closed stream was replaced by one that is not writable.
  private static func checkStandardOutput() throws(CommandFailure) {
    let flags = fcntl(STDOUT_FILENO, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
      throw CommandFailure(.unwritable, "cannot write standard output: \(SystemError(number: EBADF).sentence)")
    }
  }
}
