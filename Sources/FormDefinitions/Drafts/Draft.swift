/// What was answered in a form that was not submitted: what the person changed, never a secret, nothing computed.
package struct Draft: Sendable, Equatable {
  /// By field id. Null is an answer that was taken away. The rows of a list are its answer.
  package var answers: [String: AnswerValue] = [:]
  /// Text that is no value of its field yet, such as half a date, by field id; in rows, by place: `guests[0].age`.
  package var typed: [String: String] = [:]
  /// The field that had focus.
  package var focus: String?

  package init() {}

  /// Whether nothing was answered.
  package var isEmpty: Bool { answers.isEmpty && typed.isEmpty }

  /// What `field` may leave in a draft of its value: rows of a list go without their secret and computed fields.
  package static func kept(_ value: AnswerValue, of field: FieldDefinition) -> AnswerValue {
    guard let fields = field.list?.fields, case .list(let rows) = value else { return value }
    return .list(
      rows.map { row in
        guard case .object(let members) = row else { return row }
        return .object(
          members.compactMap { member in
            guard let field = fields.first(where: { $0.id == member.name }), field.isKeptInDrafts else { return nil }
            return .init(member.name, kept(member.value, of: field))
          })
      })
  }

  /// This draft with what a later one says of the fields in it.
  package func merging(_ later: Draft) -> Draft {
    var merged = self
    for id in later.answers.keys {
      for place in merged.typed.keys where place == id || place.hasPrefix(id + "[") { merged.typed[place] = nil }
    }
    for id in later.typed.keys { merged.answers[id] = nil }
    merged.answers.merge(later.answers) { $1 }
    merged.typed.merge(later.typed) { $1 }
    merged.focus = later.focus ?? focus
    return merged
  }
}

extension FieldDefinition {
  /// Whether drafts hold what is answered here.
  package var isKeptInDrafts: Bool { hasAnswer && type != .computed && !isSecret }

  /// Whether drafts hold text that is no value of the field.
  package var keepsTypedText: Bool { isKeptInDrafts && type != .list }
}
