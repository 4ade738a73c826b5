import TerminalDriver
import TerminalModel

/// Why a command ends without having done what it was asked for.
nonisolated struct CommandFailure: Error {
  let status: ExitStatus
  /// What standard error is told, line by line, fit to be shown; empty when all was said already.
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
    lines = sentences.map { "formline: \(DisplayText.visible($0))" }
  }

  /// The same ending with one more sentence.
  func adding(_ sentence: String) -> CommandFailure {
    CommandFailure(status, report: lines + ["formline: \(DisplayText.visible(sentence))"])
  }

  /// Text that says itself where it comes from, such as diagnostics, with nothing in it that must not be shown.
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

/// What the command tells its caller by its exit status; the numbers between 64 and 78 are those of `sysexits.h`.
nonisolated enum ExitStatus: Equatable {
  /// Submitted, or everything that was checked is fine.
  case success
  /// Cancelled by the person, or a check or test failed.
  case failure
  /// `--no-input`: answers are missing or wrong.
  case incomplete
  /// Wrong usage of the command.
  case usage
  /// The definition, script or answers file is wrong.
  case wrongInput
  /// An input file cannot be read.
  case unreadable
  /// No terminal to ask on.
  case noTerminal
  /// The answers could not be written.
  case unwritable
  /// `--timeout` ran out.
  case timedOut
  /// Ended by a signal.
  case signal(Int32)

  /// The number that the process exits with.
  var code: Int32 {
    switch self {
    case .success: 0
    case .failure: 1
    case .incomplete: 2
    case .usage: 64
    case .wrongInput: 65
    case .unreadable: 66
    case .noTerminal: 69
    case .unwritable: 74
    case .timedOut: 124
    case .signal(let number): 128 + number
    }
  }
}
