import FormDefinitions
import Values

/// The versions of a form, in the order of publication.
nonisolated struct FormHistory {
  private let versions: [(version: FormVersion, definition: FormDefinition)]

  init(_ versions: [(FormVersion, FormDefinition)]) {
    precondition(!versions.isEmpty, "a form that has submissions has a version")
    self.versions = versions.map { (version: $0.0, definition: $0.1) }
  }

  var current: FormDefinition { versions[versions.count - 1].definition }

  /// The answers of a submission, converted to the current version; nil if they were purged.
  func answers(of submission: Submission) -> [AnswerValue.Member]? {
    guard let text = submission.answers, case .object(let members)? = AnswerValue(parsing: Array(text.utf8)) else {
      return nil
    }
    return later(than: submission.version).reduce(members) { $1.taking(former: $0) }
  }

  /// These answers as JSON.
  func answerText(of submission: Submission) -> String {
    guard let text = submission.answers else { return "null" }
    // Most answers were given to the current version and need no conversion.
    guard later(than: submission.version).contains(where: { $0.former != nil }), let answers = answers(of: submission)
    else { return text }
    return AnswerValue.object(answers).json.text(.compact)
  }

  /// The definitions published after the last publication of a version.
  private func later(than hash: String) -> [FormDefinition] {
    guard let last = versions.lastIndex(where: { $0.version.hash == hash }) else { return [] }
    return versions[(last + 1)...].map(\.definition)
  }

  func followed(by version: FormVersion, _ definition: FormDefinition) -> FormHistory {
    FormHistory(versions.map { ($0.version, $0.definition) } + [(version, definition)])
  }

  /// All answer names: those of the current version in form order, then those that only older versions have.
  var columns: [String] {
    var names: [String] = []
    for (version, definition) in versions.reversed() {
      let own = definition.fields.filter { $0.hasAnswer && !$0.isSecret }.map(\.answerName)
      let present = later(than: version.hash).reduce(own) { $1.taking(former: $0) }
      for name in present where !names.contains(name) { names.append(name) }
    }
    return names
  }
}
