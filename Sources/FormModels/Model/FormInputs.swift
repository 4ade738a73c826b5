package import ContentTypes
package import FormDefinitions
package import Values

/// What a form is given besides its definition.
package struct FormInputs {
  /// Initial answers by field id, already of the fields' types.
  package var prefilled: [String: AnswerValue] = [:]
  /// Given answers that are written as they were given unless somebody changes them.
  package var verbatim: [VerbatimAnswer] = []
  /// Facts about the user and the machine, for suggestions and granted expressions.
  package var facts = SystemFacts()
  /// What the definition may access.
  package var grants = Grants()
  package var clock = FormClock()
  /// The files that path fields may name; nil if the file system is not known.
  package var files: PathNames?
  package var sources = FormSources()
  package var judges = FormJudges()
  /// What the person may open of a form of which only a part is asked; nil for forms that ask for everything.
  package var parts: OptionalParts?
  /// Called with a field whose value has changed.
  package var fieldDidChange: ((FieldModel) -> Void)?

  package init() {}
}

/// The person's time at the start of a form.
package struct FormClock {
  /// The value of `now` in expressions, in seconds since 1970 UTC.
  package var secondsSinceEpoch: Int64
  /// The offset from UTC then, in minutes east.
  package var utcOffset: Int
  /// The time zone, for dates and times without an offset; called when the first is read or shown.
  package var zone: () -> ZoneRules

  package init(secondsSinceEpoch: Int64 = 0, utcOffset: Int = 0, zone: @escaping () -> ZoneRules = { .utc }) {
    self.secondsSinceEpoch = secondsSinceEpoch
    self.utcOffset = utcOffset
    self.zone = zone
  }
}

/// Where options, suggestions and verdicts come from that the definition does not contain.
package struct FormSources {
  /// Runs the definition's commands; nil if they must not run.
  package var run: CommandRunner?
  /// Asks the hosting program; nil if there is none.
  package var ask: HostAsker?
  /// Options that arrive while the form runs; nil if there are none.
  package var arriving: ArrivingOptions?
}

/// Who decides about the answers of a form besides its definition.
package struct FormJudges {
  package var whole: WholeJudge?
  /// Judges answers in which nothing else is wrong; nil accepts them all.
  package var last: (@MainActor (_ answers: [AnswerValue.Member]) async -> SubmissionVerdict)?
}

/// What is kept of a form between runs.
package struct FormMemory {
  /// Where unfinished answers are saved; nil to save none.
  package var drafts: (any DraftStore)?
  /// True to fill in an earlier run's draft without asking.
  package var resumesDraft = false
  /// The answers given in earlier forms; nil if none are remembered.
  package var history: (any AnswerHistory)?
  /// The form's name in the history, such as its file's path; nil for an unnamed form.
  package var name: String?
  /// The paths that the person has opened, of a form of which only a part is asked at first.
  package var opened: [String] = []

  package init() {}
}

/// A judge's decision about the answers of a form.
nonisolated package enum SubmissionVerdict: Equatable, Sendable {
  case accepted
  /// The problems, by field; a problem without a field is shown at the first.
  case refused([(id: String, message: String)])
  /// Nothing is wrong with the answers, but they could not be taken: a sentence above the form.
  case failed(String)

  package static func == (first: SubmissionVerdict, second: SubmissionVerdict) -> Bool {
    switch (first, second) {
    case (.accepted, .accepted): true
    case (.refused(let first), .refused(let second)): first.elementsEqual(second, by: ==)
    case (.failed(let first), .failed(let second)): first == second
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
