import FormDefinitions
import TerminalDriver
import TerminalModel

/// Why a command ends without success.
nonisolated struct CommandFailure: Error {
  let status: ExitStatus
  /// The messages for standard error; empty if nothing is left to say.
  let problems: [ReportedProblem]

  /// A failure without a message.
  init(_ status: ExitStatus) { self.init(status, problems: []) }

  /// A failure with complete messages.
  init(_ status: ExitStatus, problems: [ReportedProblem]) {
    self.status = status
    self.problems = problems
  }

  /// A failure with sentences, each prefixed with the command's name.
  init(_ status: ExitStatus, _ sentences: String...) {
    self.init(status, problems: sentences.map { ReportedProblem(saying: $0) })
  }

  /// This failure with another sentence.
  func adding(_ sentence: String) -> CommandFailure {
    CommandFailure(status, problems: problems + [ReportedProblem(saying: sentence)])
  }

  /// An input that could not be read.
  init(reading error: FileError) {
    var problem = ReportedProblem(saying: "\(error)")
    if case .file(let path) = error.subject { problem.path = path }
    // A file that is too large is readable, but not a valid input.
    if case .tooLarge = error.reason {
      self.init(.wrongInput, problems: [problem])
    } else {
      self.init(.unreadable, problems: [problem])
    }
  }
}

nonisolated extension ReportedProblem {
  /// A warning; the command continues.
  static func warning(_ sentence: String) -> ReportedProblem {
    var problem = ReportedProblem(sentence, text: "formline: warning: \(DisplayText.visible(sentence))")
    problem.severity = .warning
    return problem
  }

  /// A note, shown only on request.
  static func note(_ sentence: String) -> ReportedProblem {
    var problem = warning(sentence)
    problem.text = "formline: note: \(DisplayText.visible(sentence))"
    return problem
  }
}

/// The exit status of the command; the numbers from 64 to 78 are those of `sysexits.h`.
nonisolated enum ExitStatus: Equatable {
  /// Submitted, or all checks passed.
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
