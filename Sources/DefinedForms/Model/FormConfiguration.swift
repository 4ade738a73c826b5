package import ContentTypes
package import FormDefinitions
package import Formline
import TerminalDriver
package import TerminalModel
package import Values

/// What a form is given beside its definition.
package struct FormConfiguration {
  /// Answers to start with, by field id, already of the fields' types.
  package var prefilled: [String: AnswerValue] = [:]
  /// Facts about the user and the machine, for suggestions and granted expressions.
  package var facts = SystemFacts()
  /// What the definition may reach.
  package var grants = Grants()
  /// `now` of expressions, in seconds since 1970 UTC.
  package var secondsSinceEpoch: Int64 = 0
  /// Minutes east of UTC on the person's clock now.
  package var utcOffset = 0
  /// The person's clock, for dates and times that name no offset; asked for when the first is read or shown.
  package var zone: () -> ZoneRules = { .utc }
  package var theme = Theme.standard
  /// When every answer is shown before the form is submitted.
  package var reviews = Review.asDefined
  /// Where unfinished answers are kept; nil keeps none.
  package var drafts: (any DraftStore)?
  /// What was answered in earlier forms; nil where nothing is remembered.
  package var history: (any AnswerHistory)?
  /// Identifies the form in the history, such as by its file's path; nil for a form without a name.
  package var name: String?
  /// True to fill in an earlier run's draft without asking.
  package var resumesDraft = false
  /// Runs the commands of the definition; nil where they must not run.
  package var runCommand: CommandRunner?
  /// What is asked before the first command runs; nil where nothing is.
  package var commandQuestion: CommandQuestion?

  /// Asks the program that has the form shown; nil where there is none.
  package var askHost: HostAsker?

  /// Decides about the answers of a form in which nothing is wrong; nil accepts them all.
  package var judge: (@MainActor (_ answers: [AnswerValue.Member]) async -> SubmissionVerdict)?
  /// What the whole of the answers must hold besides what the definition says, by field; nil for no field in particular.
  package var judgeWhole: ((_ answers: [(id: String, value: AnswerValue)]) -> [(id: String?, message: String)])?
  /// Told of a field that has another value.
  package var fieldDidChange: ((FieldModel) -> Void)?
  /// Told of the field that has focus now.
  package var focusDidMove: ((FieldModel?) -> Void)?

  /// True for a form of one question: only the question and its problems are shown.
  package var isQuestion = false
  /// What options come from that arrive while the form runs; nil where none do.
  package var arriving: ArrivingOptions?

  /// Items at the end of the toolbar that the definition does not have.
  package var toolbarItems: [HostedItem] = []

  /// The files that fields for paths may name; nil where nothing is known of any.
  package var files: PathNames?

  package init() {}
}

/// When a page with every answer stands before submission.
nonisolated package enum Review: Sendable {
  /// Where the definition asks for it.
  case asDefined
  /// Also where a part of the form is out of sight.
  case unlessAllIsInSight
  case always
}

/// An item of the toolbar that whoever runs the form adds to those of the definition.
package struct HostedItem {
  package let label: String
  package let key: Key
  /// What is typed for it where questions are asked on lines.
  package let word: String
  package let action: (Session) -> Void

  package init(label: String, key: Key, word: String, action: @escaping (Session) -> Void) {
    self.label = label
    self.key = key
    self.word = word
    self.action = action
  }
}

/// What somebody else says to the answers of a form.
nonisolated package enum SubmissionVerdict: Equatable, Sendable {
  case accepted
  /// What is wrong, by field; what names no field is told of at the first.
  case refused([(id: String, message: String)])

  package static func == (first: SubmissionVerdict, second: SubmissionVerdict) -> Bool {
    switch (first, second) {
    case (.accepted, .accepted): true
    case (.refused(let first), .refused(let second)): first.elementsEqual(second, by: ==)
    default: false
    }
  }
}

/// What came of a command of a definition. Its output is data, and nothing more.
package enum CommandOutcome: Equatable, Sendable {
  /// It ran to its end.
  /// - Parameter message: What it wrote to standard error, on one line.
  case exited(status: Int32, output: [UInt8], message: String = "")
  /// It was ended because it took longer than the definition allows.
  case timedOut
  /// It did not run to its end; why, as part of a sentence.
  case failed(reason: String)
}

/// Runs a command with input. Its task is cancelled when the result is no longer needed.
package typealias CommandRunner = @MainActor (_ command: CommandDefinition, _ input: [UInt8]) async -> CommandOutcome

/// What fields for paths know of the file system: names, and what they lead to. Nothing is read of any file.
package struct PathNames {
  /// What a path leads to, links followed.
  package enum Kind: Sendable {
    case file, directory
    /// A device, a socket, a pipe.
    case other
  }

  /// What is at a path, relative to where the form runs; nil if nothing is.
  package var kind: (_ path: String) -> Kind?
  /// The names in a directory, unordered, without `.` and `..`; none if it cannot be read.
  package var names: (_ directory: String) -> [String]
  /// True if a path leads into a directory, links followed.
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
  /// The clock that the value of `TZ` names: a zone such as `Asia/Tokyo`, or a rule that is written out. Without one,
  /// that of the machine; UTC where there is none, as for a name that means nothing.
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
