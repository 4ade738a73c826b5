package import FormDefinitions
package import TerminalDriver

/// Why a command of the service ends without success.
nonisolated package struct SiteFailure: Error {
  /// The exit status of the process; the numbers from 64 to 78 are those of `sysexits.h`.
  package enum Status: Int32, Sendable {
    /// Cancelled by the person; a check or verification has findings.
    case failure = 1
    /// Answers are missing or wrong.
    case incomplete = 2
    case usage = 64
    /// A site, a form or answers are malformed.
    case wrongInput = 65
    /// There is no such site, form, draft or submission, or it is not visible.
    case notFound = 66
    /// There is no terminal, the store cannot be reached, or a quota was reached.
    case unavailable = 69
    /// Something could not be stored or written.
    case unwritable = 74
    case timedOut = 124
    case hungUp = 129
    case interrupted = 130
  }

  package let status: Int32
  /// The messages for standard error.
  package let problems: [ReportedProblem]

  /// True if another try may succeed once the store is back.
  private(set) var isStoreAway = false

  init(_ status: Status, problems: [ReportedProblem]) {
    self.status = status.rawValue
    self.problems = problems
  }

  /// A failure with sentences, each prefixed with the command's name.
  init(_ status: Status, _ sentences: String...) {
    self.init(status, problems: sentences.map { ReportedProblem(saying: $0) })
  }

  init(signal: Int32, problems: [ReportedProblem]) {
    status = 128 + signal
    self.problems = problems
  }

  /// - Parameter isForOwner: True to include the database's own message.
  init(_ error: StoreError, isForOwner: Bool) { self.init(error, saying: isForOwner ? error.report : error.sentence) }

  init(_ error: StoreError, saying sentence: String) {
    let status: Status =
      switch error.kind {
      case .malformed: .wrongInput
      case .unavailable, .outdated, .wrongHost: .unavailable
      default: .unwritable
      }
    self.init(status, sentence)
    isStoreAway = error.isAway
  }

  package init(reading error: FileError) { self.init(.notFound, "\(error)") }

  /// Writes a text to standard output.
  package static func print(_ text: String) throws(SiteFailure) {
    do throws(FileError) {
      try StandardOutput.write(Array(text.utf8))
    } catch {
      throw SiteFailure(.unwritable, "\(error)")
    }
  }

  package static func reading<Value>(
    _ value: @autoclosure () throws(FileError) -> Value
  ) throws(SiteFailure) -> Value {
    do throws(FileError) { return try value() } catch { throw SiteFailure(reading: error) }
  }
}
