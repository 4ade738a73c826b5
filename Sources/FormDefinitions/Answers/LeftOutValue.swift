/// A given value that is in no answer.
package struct LeftOutValue {
  /// The name of the answer; `guests[0].name` in the row of a list.
  package let name: String
  /// True if the form computes another value in its place.
  package let isComputed: Bool

  /// Why it is in no answer, a phrase.
  package var reason: String {
    isComputed ? "the form computes it" : "the field does not exist with the other answers"
  }
}

extension FieldDefinition {
  /// The given values that are not in the field's answer.
  /// - Parameter answer: Nil if the field does not exist.
  package func leftOut(of given: AnswerValue, besides answer: AnswerValue?, at name: String) -> [LeftOutValue] {
    guard !given.isEmpty else { return [] }
    guard let answer else { return [LeftOutValue(name: name, isComputed: false)] }
    if type == .computed {
      // Some formats write numbers as texts.
      let isSame = given.isSame(as: answer) || given.text == answer.text
      return isSame ? [] : [LeftOutValue(name: name, isComputed: true)]
    }
    guard let list, !list.holdsSingles else { return [] }
    func leftOut(of row: AnswerValue, besides answered: AnswerValue, at name: String) -> [LeftOutValue] {
      let (row, answered) = (row.members, answered.members)
      return list.fields.flatMap { field in
        field.leftOut(
          of: row.first { $0.name == field.id }?.value ?? .null,
          besides: answered.first { $0.name == field.id }?.value, at: "\(name).\(field.answerName)")
      }
    }
    if case .object(let entries) = given {
      let (answered, places) = (answer.members, LookUpTable<[String: Int]>())
      return entries.enumerated().flatMap { index, entry in
        answered.member(entry.name, places).map {
          leftOut(of: entry.value, besides: $0.value, at: "\(name)[\(index)]")
        } ?? []
      }
    }
    return zip(given.items ?? [], answer.items ?? []).enumerated().flatMap { index, pair in
      leftOut(of: pair.0, besides: pair.1, at: "\(name)[\(index)]")
    }
  }
}
