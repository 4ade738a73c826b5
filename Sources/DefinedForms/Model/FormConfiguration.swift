package import ContentTypes
package import FormDefinitions
package import Formline

/// What a form is given beside its definition.
package struct FormConfiguration {
  /// Answers to start with, by field id, already of the fields' types.
  package var prefilled: [String: AnswerValue] = [:]
  /// What is known of the user and the machine; suggestions and expressions read it.
  package var facts = SystemFacts()
  /// `now` of expressions, in seconds since 1970 UTC.
  package var secondsSinceEpoch: Int64 = 0
  /// Minutes east of UTC, for dates and times that name no offset.
  package var utcOffset = 0
  package var theme = Theme.standard
  /// Where unfinished answers are kept; nil keeps none.
  package var drafts: (any DraftStore)?
  /// What was answered in earlier forms; nil where nothing is remembered.
  package var history: (any AnswerHistory)?
  /// What tells this form from others in the history, such as its file's path; nil for one that has no name.
  package var name: String?
  /// Whether what an earlier run has left is filled in without asking.
  package var resumesDraft = false
  /// Runs the commands of the definition; nil where they must not run.
  package var runCommand: CommandRunner?

  /// The files that fields for paths may name; nil where nothing is known of any.
  package var files: PathNames?

  package init() {}
}
