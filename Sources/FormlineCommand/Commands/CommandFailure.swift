import FormDefinitions
import TerminalDriver
import TerminalModel

/// Why a command ends without success.
nonisolated struct CommandFailure: Error {
  let status: ExitStatus
  /// The messages for standard error; empty if nothing is left to say.
  let problems: [ReportedProblem]
  /// True for an end of the lines that answer: the problems name what is unanswered.
  var namesUnanswered = false

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

  /// Wrong usage.
  /// - Parameter explanation: What is wrong, the usage, and where there is more: each from a line of its own on.
  init(usage explanation: String) {
    let text = explanation.prefix(1).lowercased() + explanation.dropFirst()
    let lines = text.split(separator: "\n")
    var problem = ReportedProblem(saying: text)
    problem.message = lines.prefix { !$0.hasPrefix("Help:") && !$0.hasPrefix("Usage:") }.joined(separator: "\n")
    if problem.message.hasSuffix(".") { problem.message.removeLast() }
    if let last = lines.dropFirst().last { problem.hint = String(last.drop { $0 == " " }) }
    self.init(.usage, problems: [problem])
  }

  /// The end of a time limit.
  static var timeIsUp: CommandFailure { CommandFailure(.timedOut, "time is up") }

  func adding(_ sentence: String) -> CommandFailure {
    var failure = CommandFailure(status, problems: problems + [ReportedProblem(saying: sentence)])
    failure.namesUnanswered = namesUnanswered
    return failure
  }

  /// How a check of several files ends, whose messages were reported: by what is worst; nil if nothing is wrong.
  init?(checked diagnostics: [Diagnostic], _ unreadable: [ReportedProblem]) {
    let errors = diagnostics.filter { $0.severity == .error }
    if !unreadable.isEmpty {
      self.init(.unreadable)
    } else if !errors.isEmpty {
      self.init(errors.allSatisfy(\.isRefusal) ? .usage : .failure)
    } else {
      return nil
    }
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

  static func reading<Value>(
    _ value: @autoclosure () throws(FileError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(FileError) { return try value() } catch { throw CommandFailure(reading: error) }
  }

  static func writing(_ write: @autoclosure () throws(FileError) -> Void) throws(CommandFailure) {
    do throws(FileError) { try write() } catch { throw CommandFailure(.unwritable, "\(error)") }
  }
}

nonisolated extension ReportedProblem {
  /// A note, shown only on request.
  static func note(_ sentence: String) -> ReportedProblem {
    var problem = warning(sentence)
    problem.text = "formline: note: \(DisplayText.visible(sentence))"
    return problem
  }
}

/// The exit status of the command; the numbers from 64 to 78 are those of `sysexits.h`.
nonisolated struct ExitStatus: Equatable {
  let code: Int32
  /// True for Ctrl-C in a form, which every process in the foreground of the terminal shall get.
  var wasTyped = false

  /// Submitted, or all checks passed.
  static let success = ExitStatus(code: 0)
  /// Cancelled by the person, or a check or test failed.
  static let failure = ExitStatus(code: 1)
  /// Nobody is asked, and answers are missing or wrong.
  static let incomplete = ExitStatus(code: 2)
  /// Wrong usage of the command.
  static let usage = ExitStatus(code: 64)
  /// The definition, script or answers file is wrong.
  static let wrongInput = ExitStatus(code: 65)
  /// An input file cannot be read.
  static let unreadable = ExitStatus(code: 66)
  static let noTerminal = ExitStatus(code: 69)
  /// The answers could not be written.
  static let unwritable = ExitStatus(code: 74)
  /// `--timeout` ran out.
  static let timedOut = ExitStatus(code: 124)
  static func signal(_ number: Int32) -> ExitStatus { ExitStatus(code: 128 + number) }
  /// Ctrl-C in a form.
  static let interrupted = ExitStatus(code: 130, wasTyped: true)

  var signal: Int32? { code > 128 ? code - 128 : nil }

  static func == (left: ExitStatus, right: ExitStatus) -> Bool { left.code == right.code }
}
