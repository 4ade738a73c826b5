import FormDefinitions
import TerminalDriver
import TerminalModel

/// Why a command ends without having done what it was asked for.
nonisolated struct CommandFailure: Error {
  let status: ExitStatus
  /// What standard error is told; empty when all was said already.
  let problems: [ReportedProblem]

  /// An ending that needs no words.
  init(_ status: ExitStatus) { self.init(status, problems: []) }

  /// Problems that say themselves where they come from.
  init(_ status: ExitStatus, problems: [ReportedProblem]) {
    self.status = status
    self.problems = problems
  }

  /// Sentences for people, each behind the command's name.
  init(_ status: ExitStatus, _ sentences: String...) {
    self.init(status, problems: sentences.map { ReportedProblem(saying: $0) })
  }

  /// The same ending with one more sentence.
  func adding(_ sentence: String) -> CommandFailure {
    CommandFailure(status, problems: problems + [ReportedProblem(saying: sentence)])
  }

  /// An input that could not be read.
  init(reading error: FileError) {
    var problem = ReportedProblem(saying: "\(error)")
    if case .file(let path) = error.subject { problem.path = path }
    // What is too large could be read, but is no definition, script or answers file.
    if case .tooLarge = error.reason {
      self.init(.wrongInput, problems: [problem])
    } else {
      self.init(.unreadable, problems: [problem])
    }
  }
}

nonisolated extension ReportedProblem {
  /// Something that does not keep the command from going on.
  static func warning(_ sentence: String) -> ReportedProblem {
    var problem = ReportedProblem(sentence, text: "formline: warning: \(DisplayText.visible(sentence))")
    problem.severity = .warning
    return problem
  }

  /// What nobody has to know.
  static func note(_ sentence: String) -> ReportedProblem {
    var problem = warning(sentence)
    problem.text = "formline: note: \(DisplayText.visible(sentence))"
    return problem
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
