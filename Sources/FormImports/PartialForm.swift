package import FormDefinitions
internal import Values

/// A form of which only a part is asked: what is required, and what was opened. Schemas of infrastructure have
/// thousands of optional values, of which a person needs few.
package struct PartialForm: Sendable {
  /// The part that is asked besides what is required.
  package struct Opening: Sendable {
    /// The paths that are opened, each with the values directly in it.
    package var paths: [[String]] = []
    /// True if `paths` replaces what is opened without being asked for.
    package var isOnly = false
    /// True to ask for everything.
    package var isAll = false
    /// The values that are there already; each is asked for.
    package var given: [AnswerValue] = []
    /// The resource, or the values, that are edited.
    package var old: AnswerValue?

    package init() {}
  }

  /// Every path that can be opened, as `a.b.c`, with its description.
  package let candidates: @Sendable () -> [(path: String, description: String)]
  /// The form with a part of it opened.
  package let opened: @Sendable (Opening) -> ImportedForm
  /// A value of the format as answers of the form.
  package let encoded: @Sendable (AnswerValue) -> AnswerValue
  /// The value of the format that answers of the form stand for, and its problems by path.
  package let finished: @Sendable ([(id: String, value: AnswerValue)]) -> Outcome
  /// True if answers without a field are kept.
  package var takesOthers = false
  /// Warnings about the given values, such as parts that are left out.
  package var warnings: [String] = []

  /// A finished value.
  package struct Outcome: Sendable {
    package var value: AnswerValue
    package var problems: [(path: [String], message: String)] = []
    /// What could not be decided.
    package var remarks: [String] = []
  }
}

extension AnswerValue {
  /// The paths of all values in nested objects; of an empty object its own.
  var leafPaths: [[String]] {
    guard case .object(let members) = self, !members.isEmpty else { return [[]] }
    return members.flatMap { member in member.value.leafPaths.map { [member.name] + $0 } }
  }

  /// The value at a path through objects; nil if there is none.
  func value(at path: some Sequence<String>) -> AnswerValue? {
    var value = self
    for name in path {
      guard let next = value[name] else { return nil }
      value = next
    }
    return value
  }

  /// The object with a member added or replaced.
  func setting(_ name: String, _ value: AnswerValue) -> AnswerValue {
    guard case .object(var members) = self else { return .object([Member(name, value)]) }
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
    } else {
      members.append(Member(name, value))
    }
    return .object(members)
  }
}
