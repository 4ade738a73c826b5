import TerminalDriver

/// Why a command ends without having done what it was asked for.
nonisolated struct CommandFailure: Error {
  let status: ExitStatus
  /// What standard error is told, line by line; empty when all was said already.
  let lines: [String]

  /// An ending that needs no words.
  init(_ status: ExitStatus) {
    self.status = status
    lines = []
  }

  /// Sentences for people, each behind the command's name.
  init(_ status: ExitStatus, _ sentences: String...) {
    self.init(status, sentences: sentences)
  }

  init(_ status: ExitStatus, sentences: [String]) {
    self.status = status
    lines = sentences.map { "formline: \($0)" }
  }

  /// The same ending with one more sentence.
  func adding(_ sentence: String) -> CommandFailure {
    CommandFailure(status, report: lines + ["formline: \(sentence)"])
  }

  /// Text that says itself where it comes from, such as diagnostics.
  init(_ status: ExitStatus, report: [String]) {
    self.status = status
    lines = report
  }

  /// An input that could not be read.
  init(reading error: FileError) {
    // What is too large could be read, but is no definition, script or answers file.
    if case .tooLarge = error.reason { self.init(.wrongInput, "\(error)") } else { self.init(.unreadable, "\(error)") }
  }
}
