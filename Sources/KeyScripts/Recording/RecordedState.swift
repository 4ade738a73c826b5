package import DefinedForms
import FormDefinitions
package import Formline

/// How a form stands between two things that a person does: what a recording must bring about when it is played.
nonisolated package struct RecordedState: Equatable, Sendable {
  /// The field that has focus.
  package var focused: Field?
  /// What stands now in the field that had focus before; nil where it is gone.
  package var left: String?
  /// A digest of the answers of all other fields, but secret ones; of this process only.
  package var others = 0
  /// Whether the form asks a question of its own.
  package var isAsking = false
  /// How the form ended.
  package var outcome: Session.Outcome?

  nonisolated package struct Field: Equatable, Sendable {
    /// Its id, or its place in the rows of a list: `guests[0].code`.
    package var place: String
    /// What was typed into it; of a choice, the answer.
    package var content: String
    package var kind: Kind
    package var isSecret: Bool

    package init(_ place: String, content: String, kind: Kind = .typed, isSecret: Bool = false) {
      self.place = place
      self.content = content
      self.kind = kind
      self.isSecret = isSecret
    }
  }

  nonisolated package enum Kind: Sendable {
    case typed
    /// It is answered with arrows and clicks, which then say as much as letters.
    case chosen
  }

  package init(focused: Field? = nil, left: String? = nil) {
    self.focused = focused
    self.left = left
  }
}

extension RecordedState {
  /// Looks at a form; takes time in proportion to its fields.
  package init(of form: DefinedForm, after previous: RecordedState?) {
    outcome = form.session.outcome
    isAsking = form.isAskingToCancel
    left = (previous?.focused?.place).flatMap(form.content)
    focused = form.focusedField.flatMap { place in
      guard let definition = form.model.field(place)?.definition, let content = form.content(of: place) else {
        return nil
      }
      let isChosen = [.boolean, .select, .multiselect].contains(definition.type)
      // Adding rows to a secret list is no secret.
      return Field(
        place, content: content, kind: isChosen ? .chosen : .typed,
        isSecret: definition.isSecret && definition.type != .list)
    }
    var hasher = Hasher()
    for field in form.model.existingInRows where !field.definition.isSecret && field.definition.type != .list {
      let id = field.id
      guard id != focused?.place, field.definition.hasAnswer else { continue }
      hasher.combine(id)
      hasher.combine(form.content(of: id))
    }
    others = hasher.finalize()
  }

  /// Whether a form that stands so goes on as the other one does.
  func isSame(as other: RecordedState, comparingOthers: Bool) -> Bool {
    guard outcome == nil, other.outcome == nil else { return outcome == other.outcome }
    return focused == other.focused && isAsking == other.isAsking && left == other.left
      && (!comparingOthers || others == other.others)
  }
}
