package import ContentTypes
package import FormDefinitions
package import Formline
import TerminalDriver
package import TerminalModel
package import Values

/// The inputs of a form besides its definition.
package struct FormConfiguration {
  /// Initial answers by field id, already of the fields' types.
  package var prefilled: [String: AnswerValue] = [:]
  /// Facts about the user and the machine, for suggestions and granted expressions.
  package var facts = SystemFacts()
  /// What the definition may access.
  package var grants = Grants()
  /// The value of `now` in expressions, in seconds since 1970 UTC.
  package var secondsSinceEpoch: Int64 = 0
  /// The person's current offset from UTC, in minutes east.
  package var utcOffset = 0
  /// The person's time zone, for dates and times without an offset; called when the first is read or shown.
  package var zone: () -> ZoneRules = { .utc }
  package var theme = Theme.standard
  /// When the review page is shown before submission.
  package var reviews = Review.asDefined
  /// True to keep the title and a part of the description visible on a terminal with few rows.
  package var keepsHeader = false
  /// Where unfinished answers are saved; nil to save none.
  package var drafts: (any DraftStore)?
  /// The answers given in earlier forms; nil if none are remembered.
  package var history: (any AnswerHistory)?
  /// The form's name in the history, such as its file's path; nil for an unnamed form.
  package var name: String?
  /// True to fill in an earlier run's draft without asking.
  package var resumesDraft = false
  /// Runs the definition's commands; nil if they must not run.
  package var runCommand: CommandRunner?
  /// The question before the first command runs; nil for none.
  package var commandQuestion: CommandQuestion?

  /// Asks the hosting program; nil if there is none.
  package var askHost: HostAsker?

  /// Judges answers in which nothing else is wrong; nil accepts them all.
  package var judge: (@MainActor (_ answers: [AnswerValue.Member]) async -> SubmissionVerdict)?
  /// Checks the answers as a whole, besides the definition; returns problems, with nil for no field in particular.
  package var judgeWhole: ((_ answers: [(id: String, value: AnswerValue)]) -> [(id: String?, message: String)])?
  /// Called with a field whose value has changed.
  package var fieldDidChange: ((FieldModel) -> Void)?
  /// Called with the newly focused field.
  package var focusDidMove: ((FieldModel?) -> Void)?

  /// True for a form of one question: only the question and its problems are shown.
  package var isQuestion = false
  /// Options that arrive while the form runs; nil if there are none.
  package var arriving: ArrivingOptions?

  /// The host's items at the end of the toolbar.
  package var toolbarItems: [HostedItem] = []

  /// The files that path fields may name; nil if the file system is not known.
  package var files: PathNames?

  package init() {}
}

/// When the review page is shown before submission.
nonisolated package enum Review: Sendable {
  /// If the definition says so.
  case asDefined
  /// Also if part of the form is off-screen.
  case unlessAllIsInSight
  case always
}

/// A toolbar item that the host adds to those of the definition.
package struct HostedItem {
  package let label: String
  package let key: Key
  /// The word to type for it when questions are asked on lines.
  package let word: String
  package let action: (Session) -> Void

  package init(label: String, key: Key, word: String, action: @escaping (Session) -> Void) {
    self.label = label
    self.key = key
    self.word = word
    self.action = action
  }
}

/// A judge's decision about the answers of a form.
nonisolated package enum SubmissionVerdict: Equatable, Sendable {
  case accepted
  /// The problems, by field; a problem without a field is shown at the first.
  case refused([(id: String, message: String)])

  package static func == (first: SubmissionVerdict, second: SubmissionVerdict) -> Bool {
    switch (first, second) {
    case (.accepted, .accepted): true
    case (.refused(let first), .refused(let second)): first.elementsEqual(second, by: ==)
    default: false
    }
  }
}

/// The outcome of a definition's command. Its output is treated as data only.
package enum CommandOutcome: Equatable, Sendable {
  /// It exited.
  /// - Parameter message: What it wrote to standard error, on one line.
  case exited(status: Int32, output: [UInt8], message: String = "")
  /// It was terminated because it took longer than the definition allows.
  case timedOut
  /// It did not run to completion; the reason is a phrase within a sentence.
  case failed(reason: String)
}

/// Runs a command with input. Its task is cancelled when the result is no longer needed.
package typealias CommandRunner = @MainActor (_ command: CommandDefinition, _ input: [UInt8]) async -> CommandOutcome

/// What path fields know of the file system: names and file types, never contents.
package struct PathNames {
  /// The type of a path's target, after following links.
  package enum Kind: Sendable {
    case file, directory
    /// A device, a socket, a pipe.
    case other
  }

  /// The type of the file at a path, relative to where the form runs; nil if there is none.
  package var kind: (_ path: String) -> Kind?
  /// The names in a directory, unordered, without `.` and `..`; none if it cannot be read.
  package var names: (_ directory: String) -> [String]
  /// True if a path leads into a directory, after following links.
  package var isBelow: (_ path: String, _ directory: String) -> Bool

  package init(
    kind: @escaping (_ path: String) -> Kind?, names: @escaping (_ directory: String) -> [String],
    isBelow: @escaping (_ path: String, _ directory: String) -> Bool = { _, _ in true }
  ) {
    self.kind = kind
    self.names = names
    self.isBelow = isBelow
  }
}

extension ZoneRules {
  /// The time zone named by `TZ`: a zone such as `Asia/Tokyo` or a POSIX rule. Nil stands for the machine's zone; UTC
  /// is the fallback if there is none or the name is unknown.
  nonisolated package static func named(_ variable: String?) -> ZoneRules {
    guard let variable else { return read(at: "/etc/localtime") ?? .utc }
    let name = variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return .utc }
    let path = name.hasPrefix("/") ? name : "/usr/share/zoneinfo/" + name
    return read(at: path) ?? ZoneRules(posix: name) ?? .utc
  }

  nonisolated private static func read(at path: String) -> ZoneRules? {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20, kinds: .regularFiles) else { return nil }
    return ZoneRules(file: bytes)
  }
}
