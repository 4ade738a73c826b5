package import FormDefinitions
import TerminalDriver

/// Why a command of the service ends without having done what it was asked for.
nonisolated package struct SiteFailure: Error {
  /// What the process exits with; the numbers between 64 and 78 are those of `sysexits.h`.
  package enum Status: Int32, Sendable {
    /// Cancelled by the person; a check or a verification found something.
    case failure = 1
    /// Answers are missing or wrong.
    case incomplete = 2
    case usage = 64
    /// A site, a form or answers are malformed.
    case wrongInput = 65
    /// There is no such site, form, draft or submission, or none that one may see.
    case notFound = 66
    /// There is no terminal, or a limit was reached.
    case unavailable = 69
    /// It could not be stored, or written out.
    case unwritable = 74
    case timedOut = 124
    case hungUp = 129
    case interrupted = 130
  }

  package let status: Int32
  /// What standard error is told.
  package let problems: [ReportedProblem]

  init(_ status: Status, problems: [ReportedProblem]) {
    self.status = status.rawValue
    self.problems = problems
  }

  /// Sentences, each behind the command's name.
  init(_ status: Status, _ sentences: String...) {
    self.init(status, problems: sentences.map { ReportedProblem(saying: $0) })
  }

  /// Ended by a signal.
  init(signal: Int32) {
    status = 128 + signal
    problems = []
  }

  /// The store did not do it.
  init(_ error: StoreError) { self.init(.unwritable, error.report) }

  /// A file that could not be read.
  init(reading error: FileError) { self.init(.notFound, "\(error)") }
}

/// Does something with the store, whose errors end the command.
nonisolated func stored<Result>(_ body: () throws(StoreError) -> Result) throws(SiteFailure) -> Result {
  do throws(StoreError) { return try body() } catch { throw SiteFailure(error) }
}
